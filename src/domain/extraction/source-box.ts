import type { PaperLine, Source } from './paper.ts'

/** Where a piece of a line stands on its page, in the units of its reader: its share of the letters is its share of the width. */
export function sourceBox({ text, box }: PaperLine, { from, to }: Source): PaperLine['box'] {
  if (box === undefined || text.length === 0) return box
  const { left, width, ...rest } = box
  const letter = width / text.length
  return { ...rest, left: left + from * letter, width: Math.max(1, Math.min(to, text.length) - from) * letter }
}
