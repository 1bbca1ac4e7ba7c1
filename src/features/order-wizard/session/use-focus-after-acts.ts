import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { WizardContext } from '#machines/wizard-session.ts'
import { firstErrorPath } from '#machines/wizard-transitions.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { shownAt } from '../wizard-issues.ts'
import type { Match, Price } from './wizard-ports.ts'

/** Moves the focus once an act has had its effect: to the first error, else to where the new step begins. */
export function useFocusAfterActs(
  root: RefObject<HTMLFormElement | null>,
  busy: boolean,
  context: WizardContext<Price, Match>,
  gap: string | undefined,
): () => void {
  const { active } = usePanelPlace()
  // Being opened counts as the first act.
  const [acts, setActs] = useState(1)
  const done = useRef(0)
  // In the drawing that takes the old step's fields away: the focus is at no time on nothing.
  useLayoutEffect(() => {
    const panel = root.current?.closest<HTMLElement>('[data-panel]')
    if (busy && active && document.activeElement === document.body) panel?.focus()
    if (busy || done.current === acts) return
    done.current = acts
    if (!active) return
    const path = firstErrorPath(context) ?? gap
    const field = path && panel?.querySelector<HTMLElement>(`[name="${CSS.escape(shownAt(path))}"]`)
    const target = field || panel?.querySelector<HTMLElement>('[data-autofocus]')
    target?.focus()
  })
  return () => setActs((count) => count + 1)
}
