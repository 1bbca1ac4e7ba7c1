import { expect, onTestFinished, vi } from 'vitest'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'

export const ADMIN = 'admin@nordkurs.example'
export const DISPATCHER = 'dispo@nordkurs.example'

/** The figure the keyboard is on; in the table below, the row. */
export const atKeyboard = () => {
  const element = document.activeElement
  return element instanceof HTMLElement ? (element.dataset['figure'] ?? element.dataset['row'] ?? '') : ''
}

/** What the cell of a figure says above its chart: title, value, fact. */
export const head = (figure: string) => {
  const cell = document.querySelector(`main li[data-figure="${figure}"]`)
  return [cell?.querySelector('h2'), ...(cell?.querySelectorAll('h2 ~ *, div:nth-of-type(2) > *') ?? [])]
    .filter((element) => element?.getAttribute('aria-hidden') !== 'true')
    .map((element) => element?.textContent.trim() ?? '')
    .filter((text) => text !== '')
}

/** The figures at what is drawn, as text, and which of them stand in for something. */
export const drawn = (figure: string) =>
  [...document.querySelectorAll(`main [data-figure="${figure}"] [data-point]`)].map((mark) => [
    mark.getAttribute('data-point'),
    mark.hasAttribute('data-substitute'),
  ])

export const chartWords = (figure: string) =>
  [...document.querySelectorAll(`main [data-figure="${figure}"] svg text`)].map((text) => text.textContent)

/** Rows of the table below: cells as text. */
export const rows = () =>
  [...document.querySelectorAll('main [data-report="breakdown"] tbody tr')].map((row) =>
    [...row.querySelectorAll<HTMLElement>('th, td')].map((cell) => cell.innerText.trim()).filter((text) => text !== ''),
  )

/** Rows of the table that shows all figures. */
export const figureRows = () =>
  [...document.querySelectorAll('main [data-report="figures"] tr')].map((row) =>
    [...row.querySelectorAll<HTMLElement>('th, td')].map((cell) => cell.innerText.trim()),
  )

export const panelText = () => document.querySelector<HTMLElement>('aside')?.innerText ?? ''
export const address = () => new URLSearchParams(location.search)

/** The screen with its first figure under the keyboard and the table below there. */
export async function openReport(path: string, options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path, account: ADMIN, ...options })
  await expect.poll(atKeyboard, { timeout: 20_000 }).not.toBe('')
  await expect.poll(() => rows().length, { timeout: 20_000 }).toBeGreaterThan(0)
  return app
}

/** Files that go to the browser's downloads from now on. */
export function watchFiles() {
  const files: { blob: Blob; name: string }[] = []
  const made: Blob[] = []
  const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:test-${made.push(file as Blob)}`)
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = made[Number(this.href.slice('blob:test-'.length)) - 1]
    if (blob !== undefined) files.push({ blob, name: this.download })
  })
  onTestFinished(() => {
    url.mockRestore()
    click.mockRestore()
  })
  return files
}
