import { expect, onTestFinished, test } from 'vitest'
import { languageCodes } from '#src/i18n/languages.ts'

/** A page with the script that runs before everything else, under the rules the server sends with it. */
async function pageWith(body: string, language?: string): Promise<Document> {
  // The page of the tests may have been left in another language.
  if (language === undefined) localStorage.removeItem('language')
  else localStorage.setItem('language', language)
  onTestFinished(() => localStorage.removeItem('language'))
  const frame = document.createElement('iframe')
  const rules = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'"
  frame.srcdoc = `<!doctype html><html lang="de"><head>
    <meta http-equiv="Content-Security-Policy" content="${rules}"><script src="/before-start.js"></script>
    </head><body>${body}</body></html>`
  onTestFinished(() => frame.remove())
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  await loaded
  const page = frame.contentDocument
  if (page === null) throw new Error('The page is not there')
  return page
}

const ENTRY = '<script type="module" src="/assets/gone-4711.js"></script>'
const lines = (page: Document) => [...page.querySelectorAll('h1, p, button')].map(({ textContent }) => textContent)

test('where the program itself does not come, the page says so, and the keyboard is on the way out', async () => {
  const page = await pageWith(`<div id="root"></div>${ENTRY}`)
  await expect
    .poll(() => lines(page))
    .toEqual(['Dispo konnte nicht geladen werden', 'Ein Teil des Programms fehlt auf dem Server.', 'Neu laden'])
  expect(page.querySelector('main')?.getAttribute('role')).toBe('alert')
  expect(page.activeElement?.textContent).toBe('Neu laden')
  expect(page.querySelector('main')?.style.maxWidth).toBe('40rem')
})

test('it says so in the language that was chosen, whichever it is', async () => {
  for (const language of languageCodes) {
    const page = await pageWith(`<div id="root"></div>${ENTRY}`, language)
    await expect.poll(() => lines(page).filter(Boolean).length, { message: language }).toBe(3)
    expect(page.documentElement.lang).toBe(language)
  }
})

test('an unknown language is German; what stands there already stays, and what only hurries may be missing', async () => {
  const unknown = await pageWith(`<div id="root"></div>${ENTRY}`, '__proto__')
  await expect.poll(() => lines(unknown)[0]).toBe('Dispo konnte nicht geladen werden')
  const drawn = await pageWith(`<div id="root"><h1>Aufträge</h1></div>${ENTRY}`)
  const early = await pageWith('<div id="root"></div><script type="module" async src="/assets/gone-4712.js"></script>')
  expect([lines(drawn), lines(early)]).toEqual([['Aufträge'], []])
})
