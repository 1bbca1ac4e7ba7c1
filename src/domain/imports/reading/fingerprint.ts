/** 53 bits of a text, another number for another seed. Source: cyrb53, public domain */
function hash53(text: string, seed: number): number {
  let [one, two] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2_654_435_761)
    two = Math.imul(two ^ code, 1_597_334_677)
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909)
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909)
  return 4_294_967_296 * (2_097_151 & two) + (one >>> 0)
}

/** 106 bits of a text in hexadecimal digits. No secret is kept by it: it says whether two texts are one. */
export const textHash = (text: string): string =>
  [0, 7919].map((seed) => hash53(text, seed).toString(16).padStart(14, '0')).join('')

const normal = (cell: string) => cell.normalize('NFC').trim().replaceAll(/\s+/g, ' ')

/**
 * Says of each row which one it is: the same row has the same in every file, however often the file comes and whatever it is called.
 * The second of two rows that are alike is another one: two trucks of the same goods.
 */
export function fingerprintsOf(rows: readonly (readonly string[])[]): string[] {
  const seen = new Map<string, number>()
  return rows.map((cells) => {
    const texts = cells.map(normal)
    const text = texts.slice(0, texts.findLastIndex((cell) => cell !== '') + 1).join('\u001f')
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    return textHash(count === 1 ? text : `${text}\u001e${count}`)
  })
}

/** The same for the same rows in the same order. */
export const contentHash = (fingerprints: readonly string[]): string => textHash(fingerprints.join())
