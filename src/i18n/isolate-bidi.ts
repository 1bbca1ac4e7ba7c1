/** Hebrew, Arabic and their kin, and the signs that turn the direction of what follows. */
const TURNS = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * A foreign value in the middle of a sentence of ours: one that runs from right to left is put between isolating signs, so
 * that it does not turn the words around it. Where a value is an element of its own, `<bdi>` does the same.
 */
export function isolateBidi(text: string): string {
  return TURNS.test(text) ? `\u2068${text}\u2069` : text
}
