import type { FocusEvent } from 'react'

/**
 * Selects the text of a field of one line that gets the focus with a value in it: what is typed then takes its place. A field
 * that is searched in keeps its cursor behind what was typed.
 */
export function selectText({ target }: FocusEvent<HTMLInputElement>): void {
  if (target.type !== 'search' && target.value !== '') target.select()
}
