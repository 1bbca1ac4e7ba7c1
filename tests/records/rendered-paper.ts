import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const readable = (html: string) =>
  html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_sign, name: string) => SIGNS[name] ?? '')

/** Tags that begin no line: a `bdi` does where its class says so. */
const INLINE = /<\/?strong\b[^>]*>|<bdi(?![^>]*class="block")[^>]*>|<\/bdi>/g

/** Lines of text of a piece of page, as a person reads them from top to bottom. */
function linesOf(html: string): string[] {
  const pieces = html.replaceAll(INLINE, '').split(/<[^>]+>/)
  return pieces.map((piece) => readable(piece).trim()).filter((line) => line !== '')
}

/** The element that begins at a place, with all that is in it. */
function elementAt(html: string, start: number): string {
  const [, tag = ''] = /^<(\w+)/.exec(html.slice(start)) ?? []
  const tags = new RegExp(`</?${tag}\\b`, 'g')
  tags.lastIndex = start
  let depth = 0
  for (let found = tags.exec(html); found !== null; found = tags.exec(html)) {
    depth += found[0].startsWith('</') ? -1 : 1
    if (depth === 0) return html.slice(start, found.index)
  }
  return html.slice(start)
}

const elements = (html: string, begin: RegExp) =>
  [...html.matchAll(new RegExp(begin, 'g'))].map(({ index }) => elementAt(html, index))

const rowsOf = (html: string) =>
  [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, name = '', value = '']) => `${linesOf(name).join(' ')}: ${linesOf(value).join(' ')}`,
  )

/** A paper as it stands on the screen and will be printed, taken apart for tests. */
export function renderedPaper(paper: ReactNode) {
  const html = renderToStaticMarkup(paper)
  const section = (label: string) =>
    elements(html, /<section aria-label="/).find((one) => one.startsWith(`<section aria-label="${label}`)) ?? ''
  return {
    lines: linesOf(html),
    text: linesOf(html).join('\n'),
    /** Lines of the block whose name begins so. */
    block: (label: string) => linesOf(section(label)),
    /** Names and values of a block, as `name: value`. */
    facts: (label: string) => rowsOf(section(label)),
    head: elements(html, /<header/).flatMap(rowsOf),
    address: linesOf(elements(html, /<address/)[0] ?? ''),
    /** Cells of the first row of the goods. */
    goods: elements(elements(html, /<tbody/)[0] ?? '', /<td/).map((cell) => linesOf(cell).join(' ')),
    /** Values of the rows of dangerous goods below the table. */
    dangerous: elements(html, /<dl/).map((row) => elements(row, /<dd/).map((cell) => linesOf(cell).join(' '))),
    /** What is never parted by the end of a page. */
    together: elements(html, /<\w+ [^>]*data-keep/).map((part) => linesOf(part).join('\n')),
  }
}
