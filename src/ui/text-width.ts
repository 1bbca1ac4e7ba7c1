/**
 * Widths of letters in hundredths of the font size, as the product's typeface has them. What is cut off by a box of its own
 * makes the browser keep a clip for it, and hundreds of those cost the board its frames: so what does not fit is not written.
 */
const WIDTHS: readonly (readonly [number, string])[] = [
  [24, "' "],
  [25, 'ijìíîïĩīĭįı'],
  [27, ',.lĺļľ'],
  [28, '!ł'],
  [29, ':;'],
  [31, '|'],
  [32, '[]f'],
  [33, '()·'],
  [34, '{}'],
  [35, 't²³ţť'],
  [37, 'rŕŗř'],
  [38, '/\\'],
  [40, '-IÌÍÎÏĪİ'],
  [42, '"'],
  [45, '*'],
  [46, 'zźżž'],
  [48, '°?'],
  [49, 'svśşš'],
  [50, 'LcyçýÿćčĻĽĹŁ'],
  [51, 'Jx'],
  [53, 'agkàáâãäåāăąğģķ'],
  [55, 'eèéêëðēėęě'],
  [56, 'F_oòóôõöōő'],
  [57, 'ThnuµñøùúûüńņňŢŤūůűų'],
  [58, 'ESZbdpqđÈÉÊËþĒĖĘĚŚŞŠŹŻŽ'],
  [59, 'YÝ–'],
  [60, '$+0123456789<=>^~ď'],
  [61, 'PVX'],
  [62, 'CÇĆČ'],
  [63, 'KĶ'],
  [64, 'ARÀÁÂÃÄÅßĀĂĄŔŘ'],
  [65, 'B'],
  [67, 'DÐĎĐ'],
  [68, 'UÙÚÛÜŪŮŰŲ'],
  [69, '&GĞĢ'],
  [71, '#HNOQÑÒÓÔÕÖØŃŇŅŌŐ'],
  [77, 'w'],
  [80, '…'],
  [81, 'M'],
  [84, '→'],
  [86, 'æ'],
  [88, 'm@W'],
  [91, 'Æ'],
  [93, '%œ'],
  [98, 'Œ'],
]
/** Of a letter that is not in the list: other scripts are wider. */
const OTHER = 76

/** By the number of the letter; up to the arrows. */
const widths = (() => {
  const table = new Uint8Array(0x2200).fill(OTHER)
  for (const [width, letters] of WIDTHS) for (const letter of letters) table[letter.codePointAt(0) ?? 0] = width
  return table
})()

/** Width of a text in px at a font size in px. */
export function textWidth(text: string, size: number): number {
  let sum = 0
  // By index: it is asked for every bar that comes into view.
  for (let at = 0; at < text.length; at += 1) sum += widths[text.charCodeAt(at)] ?? OTHER
  return (sum * size) / 100
}

/** The text, or as much of it as fits with a sign that some is missing. */
export function fitted(text: string, room: number, size: number): string {
  if (textWidth(text, size) <= room) return text
  let [sum, kept] = [textWidth('…', size), '']
  for (const letter of text) {
    sum += textWidth(letter, size)
    if (sum > room) break
    kept += letter
  }
  return `${kept.trimEnd()}…`
}

/** The first of several ways to say something that fits, else the last one as far as that does. */
export function firstFitting(ways: readonly [string, ...string[]], room: number, size: number): string {
  return ways.find((text) => textWidth(text, size) <= room) ?? fitted(ways.at(-1) ?? '', room, size)
}

/** `K. Thießen` of `Karl Thießen`: whom a dispatcher calls by the family name. */
export function withInitial(name: string): string {
  const [first = '', ...others] = name.split(' ')
  return others.length === 0 ? name : `${[...first][0]}. ${others.join(' ')}`
}
