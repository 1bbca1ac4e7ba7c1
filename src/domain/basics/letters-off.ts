/** How many letters of two words differ, are missing or too many (Levenshtein). */
export function lettersOff(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [column, another] of [...other].entries()) {
      const [left = 0, above = 0, across = 0] = [next[column], row[column + 1], row[column]]
      next.push(Math.min(left + 1, above + 1, across + (letter === another ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? other.length
}
