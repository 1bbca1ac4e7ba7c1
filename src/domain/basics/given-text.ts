/** Whether nothing was given: undefined, null, or a text of blanks. */
export function isBlank(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** A text without surrounding blanks, empty where there is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
