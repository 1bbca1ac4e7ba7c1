import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'

const folder = resolve(import.meta.dirname, '../../../src/i18n/words')

/** Every key of the interface's words, as one of the languages has it. */
const keys = new Set(
  readdirSync(folder).flatMap((noun) => {
    const file = readFileSync(resolve(folder, noun, 'en.ts'), 'utf8')
    return [...file.matchAll(/^ {2}'([^']+)':/gm)].map(([, key = '']) => key.replace(/_(one|other)$/, ''))
  }),
)

/** Keys that stand on the screen, or are read out, where their words should. */
export async function rawKeys(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const named = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      named.map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...attributes].join('\n')
  })
  return [...new Set(texts.match(/[a-zA-Z][\w-]*(?:\.[\w-]+)+/g))].filter((text) => keys.has(text))
}
