/** Elements whose content is no text of the e-mail. */
const UNSEEN = /<(script|style|head|title|svg|object|iframe|noscript|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g
/** What begins a new line; a cell of a table stands apart from the one before as columns of a paper do. */
const NEW_LINE = /<(?:br|hr|\/?(?:p|div|tr|table|ul|ol|h[1-6]|blockquote|section|article|header|footer))\b[^>]*>/gi
const CELL = /<(?:td|th)\b[^>]*>/gi
const ITEM = /<li\b[^>]*>/gi
const TAG = /<\/?[a-z!][^>]*(?:>|$)/gi

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  ndash: '–',
  mdash: '—',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  middot: '·',
  bull: '•',
  rarr: '→',
  laquo: '«',
  raquo: '»',
  sup2: '²',
  sup3: '³',
  deg: '°',
  eacute: 'é',
  oacute: 'ó',
  ntilde: 'ñ',
}

function signOf(entity: string, name: string): string {
  const code = /^#x([\da-f]{1,6})$/i.exec(name)?.[1]
  const digits = /^#(\d{1,7})$/.exec(name)?.[1]
  const point = code !== undefined ? Number.parseInt(code, 16) : digits !== undefined ? Number(digits) : undefined
  if (point === undefined) return NAMED[name] ?? entity
  return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : ' '
}

/**
 * What a page of HTML says, as lines of text: nothing of it is ever run, fetched or drawn. `isReduced` where it has pictures or
 * anything else beside its words.
 */
export function textOfHtml(html: string): { text: string; isReduced: boolean } {
  const isReduced = /<(?:img|script|iframe|object|form|svg|video|link)\b/i.test(html)
  const text = html
    .replace(COMMENT, '')
    .replace(UNSEEN, ' ')
    .replace(/[\r\n\t ]+/g, ' ')
    .replace(NEW_LINE, '\n')
    .replace(CELL, '   ')
    .replace(ITEM, '\n- ')
    .replace(TAG, '')
    .replace(/&(#?[\da-z]{1,10});/gi, signOf)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
  return { text, isReduced }
}
