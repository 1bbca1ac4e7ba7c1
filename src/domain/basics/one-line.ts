const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** A text in one line: a blank in place of line breaks and control characters, which would begin another header of a mail. */
export const oneLine = (text: string): string => (text.search(BREAKS) < 0 ? text : text.replace(BREAKS, ' ').trim())
