/** A word of a typed line, and where it stands. */
export interface Token {
  text: string
  from: number
  to: number
  /** In quotation marks: a name as it is, never a word of the grammar. */
  quoted: boolean
}

const QUOTES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['„', '“”"'],
  ['“', '”"'],
])
const BLANK = /\s/
/** Signs that are a word by themselves wherever they stand. */
const SIGNS = /[>→]/

/** The words of a line; `"a ""b"""` is one, and a mark that is never closed reaches to the end. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < line.length) {
    const sign = line.charAt(at)
    if (BLANK.test(sign)) at += 1
    else {
      const token = SIGNS.test(sign) ? plain(line, at, at + 1) : (quotedAt(line, at) ?? wordAt(line, at))
      tokens.push(token)
      at = token.to
    }
  }
  return tokens
}

const plain = (line: string, from: number, to: number): Token => ({
  text: line.slice(from, to),
  from,
  to,
  quoted: false,
})

function wordAt(line: string, from: number): Token {
  let to = from + 1
  while (to < line.length && !BLANK.test(line.charAt(to)) && !SIGNS.test(line.charAt(to))) to += 1
  return plain(line, from, to)
}

function quotedAt(line: string, from: number): Token | undefined {
  const ends = QUOTES.get(line.charAt(from))
  if (ends === undefined) return undefined
  let text = ''
  let at = from + 1
  for (; at < line.length; at += 1) {
    const letter = line.charAt(at)
    if (ends.includes(letter)) {
      if (letter !== '"' || line.charAt(at + 1) !== '"') break
      at += 1
    }
    text += letter
  }
  return { text, from, to: Math.min(at + 1, line.length), quoted: true }
}
