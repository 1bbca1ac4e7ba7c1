/** First letters of the first and the last part of a name, `JP` of "Jana Petersen"; `?` without a letter. */
export function initialsOf(name: string): string {
  const parts = name.split(/[\s.]+/).filter((part) => /^\p{Letter}/u.test(part))
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts
  const letters = ends.map((part) => [...(part ?? '')][0] ?? '').join('')
  return letters.toLocaleUpperCase('de') || '?'
}
