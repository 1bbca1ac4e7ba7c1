import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { filters, focusedRow, openList, stripText, toasts } from './orders-support.tsx'
import { holdAnswers, setOnline } from './reliability-support.tsx'

interface Download {
  name: string
  /** With the sign of its encoding, as it lies on the disk. */
  text: string
}

/** Catches what would go to the browser's downloads. */
function watchDownloads(): Download[] {
  const files = new Map<string, Blob>()
  const found: Download[] = []
  const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.set(`blob:test-${files.size}`, file as Blob)
    return `blob:test-${files.size - 1}`
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.get(this.getAttribute('href') ?? '')
    const name = this.download
    void file?.arrayBuffer().then((bytes) => {
      found.push({ name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) })
    })
  })
  onTestFinished(() => {
    createObjectURL.mockRestore()
    click.mockRestore()
  })
  return found
}

async function exported(files: Download[]): Promise<{ name: string; lines: string[] }> {
  await expect.poll(() => files.length).toBe(1)
  const [file] = files
  return { name: file?.name ?? '', lines: file?.text.split('\r\n') ?? [] }
}

const HEAD =
  '\ufeffAuftrag;Status;Verspätung (min);Störung;Kunde;Route;PLZ (Beladung);Ort (Beladung);Land (Beladung);' +
  'PLZ (Entladung);Ort (Entladung);Land (Entladung);Beladung;Beladung ab;Beladung bis;Ladezeit angenommen;Netto;Währung'

describe('the list as a CSV file', () => {
  test('Umschalt+e writes what is filtered with the columns of the list and the fields behind them, of ticked rows only those, also on paper', async () => {
    const files = watchDownloads()
    await openList()
    await press('shift+E')
    const { name, lines } = await exported(files)
    expect(name).toBe('auftraege-2026-11-23.csv')
    expect(lines.slice(0, 3)).toEqual([
      HEAD,
      'NK-2026-004813;Angelegt;;;Domblick Kosmetik GmbH;14979 Großbeeren → 24103 Kiel;14979;Großbeeren;Deutschland;24103;Kiel;Deutschland;01.12.2026;14:00;18:00;;1050,00;EUR',
      'NK-2026-004812;Angelegt;;;Leinetal Getränke Vertriebs GmbH;01067 Dresden → 30159 Hannover;01067;Dresden;Deutschland;30159;Hannover;Deutschland;28.11.2026;08:00;12:00;;985,00;EUR',
    ])
    expect(lines.length).toBe(242)
    expect(lines.at(-1)).toBe('')
    await expect.poll(toasts).toContain('240 Aufträge exportiert')
    await expect.poll(toasts).toContain('auftraege-2026-11-23.csv')
    await expect.poll(focusedRow).toBe('NK-2026-004813')
    await press('End')
    await expect.poll(focusedRow).toBe('NK-2026-004574')
    // Each step waits for what it has done: on a busy machine a row far away is drawn later than the next key comes.
    await press('x')
    await expect.poll(stripText).toContain('1 ausgewählt')
    await press('Home')
    await expect.poll(focusedRow).toBe('NK-2026-004813')
    await press('j', 'x')
    await expect.poll(stripText).toContain('2 ausgewählt')
    files.length = 0
    await press('shift+E')
    const ticked = await exported(files)
    // In the sort of the list and not in the order of ticking.
    expect(ticked.lines.map((line) => line.split(';')[0])).toEqual([
      '\ufeffAuftrag',
      'NK-2026-004812',
      'NK-2026-004574',
      '',
    ])
    expect(stripText()).toContain('2 ausgewählt')
    await press('shift+D')
    const paper = () => document.querySelector('dialog.print-layer .paper')
    await expect.poll(() => paper()?.querySelectorAll('tbody tr').length).toBe(2)
    expect(paper()?.querySelector('header')?.textContent).toContain('Nur ausgewählte Aufträge')
  })

  test('a long one shows how far it is and Esc ends it; that, a failure and no connection leave no file', async () => {
    const files = watchDownloads()
    const app = await openList()
    const held = holdAnswers(app.server, ({ path }) => path === '/api/orders')
    await press('shift+E')
    await expect.poll(() => document.querySelector('main')?.textContent).toContain('Export läuft … 0 von 240')
    await press('Escape')
    await expect.poll(toasts).toContain('Export abgebrochen')
    expect(document.querySelector('main [role="progressbar"]')).toBe(null)
    await held.release()
    app.server.faults.fail('orders.list', 403, { times: 1, body: { message: 'Kein Zugriff' } })
    await press('shift+E')
    await expect.poll(toasts).toContain('Als CSV exportieren: fehlgeschlagen')
    await expect.poll(toasts).toContain('Kein Zugriff')
    setOnline(false)
    await press('shift+E')
    await expect.poll(toasts).toContain('Offline – nur mit Verbindung möglich')
    expect(files).toEqual([])
  })
})

describe('the list on paper', () => {
  const paper = () => document.querySelector('dialog.print-layer .paper')
  const printedRows = () =>
    [...(paper()?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent).join(' | '),
    )
  function watchPrint() {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    onTestFinished(() => void print.mockRestore())
    return print
  }

  test('Umschalt+d shows it with whose, which filters and when; Enter and Strg+P print; Esc leads back; the file has the same rows', async () => {
    const print = watchPrint()
    const files = watchDownloads()
    await openList({ path: '/orders?status=CREATED,CONFIRMED,ASSIGNED&q=Hamburg&sort=customerName&dir=asc' })
    await press('j')
    const number = focusedRow()
    await press('shift+D')
    await expect.poll(() => paper()?.querySelector('h1')?.textContent).toBe('Aufträge · Nordkurs Spedition GmbH')
    expect(document.activeElement?.getAttribute('role')).toBe('region')
    const head = paper()?.querySelector('header')?.innerText.split('\n').filter(Boolean)
    expect(head?.slice(0, 3)).toEqual([
      'Aufträge · Nordkurs Spedition GmbH',
      'Text: Hamburg · Status: Angelegt, Bestätigt, Disponiert',
      'Stand Mo 23.11.2026 14:03 Uhr',
    ])
    expect(head?.at(-1)).toBe('Sortiert nach Kunde, aufsteigend')
    expect([...(paper()?.querySelectorAll('th') ?? [])].map((cell) => cell.textContent)).toEqual([
      'Auftrag',
      'Status',
      'Kunde',
      'Route',
      'Beladung',
      'Netto',
    ])
    const listed = [...document.querySelectorAll('main tr[data-index]')].length
    expect(listed).toBeGreaterThan(2)
    expect(printedRows().length).toBeGreaterThanOrEqual(listed)
    expect(printedRows().filter((row) => !row.includes('Hamburg'))).toEqual([])
    expect(document.getElementById('root') ?? document.querySelector('main')?.closest('[inert]')).toBeTruthy()

    await press('Enter')
    expect(print).toHaveBeenCalledTimes(1)
    await press('ctrl+p')
    expect(print).toHaveBeenCalledTimes(2)
    await press('Escape')
    expect(paper()).toBe(null)
    expect(document.querySelector('[inert]')).toBe(null)
    await expect.poll(focusedRow).toBe(number)

    await press('shift+E')
    const rows = (await exported(files)).lines.slice(1, -1)
    const total = /^Aufträge(\d+) von/.exec(document.querySelector('main header')?.textContent ?? '')?.[1]
    expect(String(rows.length)).toBe(total)
    expect(rows.filter((line) => !line.includes('Hamburg'))).toEqual([])
    const customers = rows.map((line) => line.split(';')[4] ?? '')
    expect(customers).toEqual(customers.toSorted((a, b) => a.localeCompare(b, 'de')))
  })
})

describe('the filters by keyboard', () => {
  const chips = () =>
    [...document.querySelectorAll('[role="group"][aria-label="Filter"] [data-removable]')].map(
      (chip) => chip.textContent,
    )
  const field = () => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent?.trim()

  test('Enter on a chip opens its very field, Entf takes it away and hands the focus to the next', async () => {
    await openList({ path: '/orders?q=Hamburg&from=2026-11-23&city=K%C3%B6ln&plz=20-29' })
    const chip = (name: string) => page.getByRole('button', { name, exact: true })
    ;(chip('Ort: Köln').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(field).toBe('Ort')
    expect((document.activeElement as HTMLInputElement).value).toBe('Köln')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement?.textContent).toBe('Ort: Köln')
    await userEvent.keyboard('{Delete}')
    await expect.poll(chips).toEqual(['Text: Hamburg', 'Beladung: ab Mo 23.11.', 'Von oder nach: PLZ 20–29'])
    await expect.poll(() => document.activeElement?.textContent).toBe('Von oder nach: PLZ 20–29')
    await userEvent.keyboard('{Backspace}')
    await expect.poll(chips).toEqual(['Text: Hamburg', 'Beladung: ab Mo 23.11.'])
    await expect.poll(() => document.activeElement?.textContent).toBe('Filterf')
    expect(filters()).toEqual({ q: 'Hamburg', from: '2026-11-23' })
  })

  test('what cannot be read is said at its field, the first gets the focus, nothing typed is lost; a customer is taken from the list', async () => {
    await openList()
    await press('f')
    const dialog = page.getByRole('dialog', { name: 'Aufträge filtern' })
    await userEvent.fill(dialog.getByLabelText('PLZ-Gebiete'), '20-29, abc')
    await userEvent.fill(dialog.getByRole('combobox', { name: 'Kunde' }), 'Niemand kennt ihn')
    await userEvent.fill(dialog.getByLabelText('Beladung', { exact: true }), '24.11.2026-23.11.2026')
    await userEvent.fill(dialog.getByLabelText('Entladung', { exact: true }), 'bald')
    await userEvent.keyboard('{Enter}')
    await expect.poll(field).toBe('PLZ-Gebiete')
    await expect.element(dialog.getByText('Kein PLZ-Gebiet: 20-29 oder 80331 eingeben')).toBeVisible()
    await expect.element(dialog.getByText('Bitte einen Namen aus der Liste wählen')).toBeVisible()
    await expect.element(dialog.getByText('Das Ende liegt vor dem Anfang')).toBeVisible()
    await expect.element(dialog.getByText('Kein Datum: mo, +2, 24.11. oder KW 48 eingeben')).toBeVisible()
    const values = ['PLZ-Gebiete', 'Kunde', 'Beladung', 'Entladung'].map(
      (name) =>
        [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent?.trim() === name)?.value,
    )
    expect(values).toEqual(['20-29, abc', 'Niemand kennt ihn', '24.11.2026-23.11.2026', 'bald'])
    expect(filters()).toEqual({})
    for (const name of ['PLZ-Gebiete', 'Beladung', 'Entladung'])
      await userEvent.fill(dialog.getByLabelText(name, { exact: true }), '')
    await userEvent.fill(dialog.getByRole('combobox', { name: 'Kunde' }), 'Domblick')
    await expect.element(dialog.getByRole('option', { name: /Domblick Kosmetik GmbH/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}{Enter}')
    await expect.poll(chips).toEqual(['Kunde: Domblick Kosmetik GmbH'])
    await expect.poll(() => document.querySelector('main header')?.textContent).toMatch(/^Aufträge\d+ von 240/)
  })
})
