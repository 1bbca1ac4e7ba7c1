import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What keeps people out. Less serious findings are looked at by people. */
const BLOCKING = ['serious', 'critical']

/** All serious rules that ask for colours: the rest is the same in both designs, which differ in nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What keeps people out of what the page shows, by all rules or by those of colour. */
export async function obstacles(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return await page.evaluate(look, { rules, colours: COLOUR_RULES, blocking: BLOCKING })
}

/**
 * Runs in the page. Contrast, which takes longest, is looked at once for each combination of what it depends on: colour,
 * size and weight of a text, and the backgrounds behind it. A list of sixty rows has some ten of them.
 */
async function look(asked: { rules: 'all' | 'colours'; colours: string[]; blocking: string[] }): Promise<string[]> {
  const { run } = Reflect.get(globalThis, 'axe') as { run: typeof axe.run }
  const backgrounds = new Map<Element | null, string>([[null, '']])
  const behind = (element: Element | null): string => {
    const known = backgrounds.get(element)
    if (known !== undefined || element === null) return known ?? ''
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1'
    const found = (isClear ? '' : `${backgroundColor} ${backgroundImage} ${opacity};`) + behind(element.parentElement)
    backgrounds.set(element, found)
    return found
  }
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== ''
  const looks = new Map<string, Element>()
  for (const element of document.querySelectorAll('body *')) {
    const isSeen = [...element.childNodes].some(isText) || element.matches('input, select, textarea')
    if (!isSeen || !element.checkVisibility()) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const isOff = element.matches(':disabled, [aria-disabled="true"]')
    const kind = `${color} ${fontSize} ${fontWeight} ${isOff} ${element.tagName === 'A'} ${behind(element)}`
    if (!looks.has(kind)) looks.set(kind, element)
  }
  const resultTypes: axe.RunOptions['resultTypes'] = ['violations']
  const only = { type: 'rule' as const, values: asked.colours }
  const results = [await run({ include: [...looks.values()] }, { resultTypes, runOnly: only })]
  if (asked.rules === 'all') {
    results.push(await run(document, { resultTypes, rules: { 'color-contrast': { enabled: false } } }))
  }
  return results
    .flatMap(({ violations }) => violations)
    .filter(({ impact }) => asked.blocking.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 5).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
    )
}
