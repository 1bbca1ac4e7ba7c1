/** Joins class names and leaves out what is false, so that conditions stay readable. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
