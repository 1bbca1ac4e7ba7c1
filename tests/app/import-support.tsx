import { expect, onTestFinished, vi } from 'vitest'
import { openApp } from '#tests/support/open-app.tsx'

const heads = [
  ...[
    'Auftrags-Nr.',
    'Kunde',
    'Ladedatum',
    'PLZ Beladung',
    'Ort Beladung',
    'Lieferdatum',
    'PLZ Entladung',
    'Ort Entladung',
  ],
  ...['Pal.', 'kg brutto', 'Ldm', 'Fracht netto'],
]

/** A row of a list as a spreadsheet copies it; `changes` are cells that are others, by their place from 0. */
export const row = (number: number, changes: Record<number, string> = {}) =>
  [
    ...[`IM-${number}`, 'CUSTOMER', '30.11.2026', '24103', 'Kiel', '01.12.2026', '28195', 'Bremen'],
    ...['12', '9600', '4,8', '612,00'],
  ]
    .map((text, at) => changes[at] ?? text)
    .join('\t')

export const many = (count: number) => Array.from({ length: count }, (_, at) => row(at + 1))

/** Rows under their heads; they name a customer that is known. */
export const listFor = (customer: string, rows: readonly string[]) =>
  [heads.join('\t'), ...rows].join('\n').replaceAll('CUSTOMER', customer)

/** The import while nothing is loaded yet, and the name of a customer it knows. */
export async function openImport(options: Parameters<typeof openApp>[0] = {}) {
  const app = await openApp({ path: '/import', account: 'dispo@nordkurs.example', ...options })
  const store = app.server.store('nordkurs')
  const [partner] = await store.all('partners', { kind: 'customer' })
  await expect.poll(() => document.querySelector('main h2')?.textContent).toBe('Noch keine Zeilen')
  return { ...app, store, customer: partner?.name ?? '' }
}

/** The import with rows pasted as a spreadsheet copies them. */
export async function openWith(rows: readonly string[]) {
  const app = await openImport()
  paste(listFor(app.customer, rows))
  await expect.poll(tabs, { timeout: 10_000 }).not.toEqual([])
  return app
}

export function paste(text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  window.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** A text as spreadsheets in German write it: Windows-1252, which has a place of its own for the dash. */
export const windows1252 = (text: string, name: string): File =>
  new File([Uint8Array.from([...text].map((sign) => (sign === '–' ? 0x96 : (sign.codePointAt(0) ?? 0))))], name, {
    type: 'text/csv',
  })

/** The browser's own window for files: whoever is asked gives this one. */
export function giveFile(file: File): void {
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    const given = new DataTransfer()
    given.items.add(file)
    this.files = given.files
    this.dispatchEvent(new Event('change'))
  })
  onTestFinished(() => click.mockRestore())
}

/** The text of what goes to the browser's downloads from now on, the last one first. */
export function watchDownloads(): () => Promise<string[]> {
  const files: Blob[] = []
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:test-${files.push(file as Blob)}`)
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  onTestFinished(() => {
    address.mockRestore()
    click.mockRestore()
  })
  return () => Promise.all(files.toReversed().map((file) => file.text()))
}

export const tabs = () =>
  [...document.querySelectorAll<HTMLElement>('main [role="tab"]')].map((tab) => tab.innerText.replace(/\s+/g, ' '))
export const buttons = () => [...document.querySelectorAll('main button')].map((button) => button.textContent)
export const focusedRow = () => document.activeElement?.closest('tr[data-index]')?.querySelector('td')?.textContent
export const mainText = () => document.querySelector<HTMLElement>('main')?.innerText ?? ''
