/** A part of a typed line; what stood in quotation marks is a text, whatever it looks like. */
export interface LinePart {
  text: string
  isQuoted: boolean
}

/** Commas part a line, but not the digits of a number; in quotation marks nothing does. */
const PART = /\s*("(?:[^"]|"")*"|(?:[^,;"]|(?<=\d),(?=\d))*)\s*(?:[,;]|$)/y

/** The parts of a typed line, in order: `Lack, "rot, matt", 4,8 LDM` has three. */
export function lineParts(line: string): LinePart[] {
  const parts: LinePart[] = []
  for (let at = 0; at < line.length;) {
    PART.lastIndex = at
    const [whole = '', text = ''] = PART.exec(line) ?? []
    // What no comma follows, such as letters behind quotation marks, is read as it stands.
    if (whole === '') return [...parts, { text: line.slice(at).trim(), isQuoted: false }]
    const isQuoted = text.startsWith('"')
    parts.push({ text: isQuoted ? text.slice(1, -1).replaceAll('""', '"') : text.trim(), isQuoted })
    at += whole.length
  }
  return parts.filter(({ text, isQuoted }) => isQuoted || text !== '')
}

/** Whether a text is one part of a line as it stands. */
export function isOnePart(text: string): boolean {
  const [only, ...others] = lineParts(text)
  return others.length === 0 && only?.isQuoted === false && only.text === text && !text.includes('"')
}

/** A text as a part of a line; in quotation marks where it would be read as something else. */
export function quotedPart(text: string, isPlain: (text: string) => boolean): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return isOnePart(line) && isPlain(line) ? line : `"${line.replaceAll('"', '""')}"`
}
