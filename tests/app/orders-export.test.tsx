import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createMockServer } from '#mock-server/index.ts'
import { ApiError } from '#src/api/api-error.ts'
import { Order } from '#src/contract/orders/order.ts'
import { csvOf, fileName } from '#src/records/output/csv-file.ts'
import { ORDER_COLUMNS } from '#src/features/orders/list/order-columns.tsx'
import { createFormat } from '#src/i18n/format.ts'
import { inListOrder } from '#src/records/columns/sort.ts'
import { chosenRows } from '#src/records/list/rows/chosen-rows.ts'
import { fileFields } from '#src/records/output/file-fields.ts'
import { t } from '#tests/commands/support.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { filters, focusedRow, openList, stripText, toasts } from './orders-support.tsx'
import { holdAnswers } from './reliability-support.tsx'

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
  test('Umschalt+e writes what is filtered, in the sort of the list, with its columns and the fields behind them', async () => {
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
  })

  test('filter and sort of the list are those of the file', async () => {
    const files = watchDownloads()
    await openList({ path: '/orders?q=Hamburg&sort=customerName&dir=desc' })
    await press('shift+E')
    const { lines } = await exported(files)
    const rows = lines.slice(1, -1)
    const total = /^Aufträge(\d+) von/.exec(document.querySelector('main header')?.textContent ?? '')?.[1]
    expect(String(rows.length)).toBe(total)
    expect(rows.filter((line) => !line.includes('Hamburg'))).toEqual([])
    const customers = rows.map((line) => line.split(';')[4] ?? '')
    expect(customers.length).toBeGreaterThan(10)
    expect(customers).toEqual(customers.toSorted((a, b) => b.localeCompare(a, 'de')))
  })

  test('of ticked rows only those, in the sort of the list and not in the order of ticking', async () => {
    const files = watchDownloads()
    await openList()
    await press('End')
    await expect.poll(focusedRow).toBe('NK-2026-004574')
    // Each step waits for what it has done: on a busy machine a row far away is drawn later than the next key comes.
    await press('x')
    await expect.poll(stripText).toContain('1 ausgewählt')
    await press('Home')
    await expect.poll(focusedRow).toBe('NK-2026-004813')
    await press('j')
    await expect.poll(focusedRow).toBe('NK-2026-004812')
    await press('x')
    await expect.poll(stripText).toContain('2 ausgewählt')
    await press('shift+E')
    const { lines } = await exported(files)
    expect(lines.map((line) => line.split(';')[0])).toEqual(['\ufeffAuftrag', 'NK-2026-004812', 'NK-2026-004574', ''])
    expect(stripText()).toContain('2 ausgewählt')
  })

  test('by mouse, too; offline it says why not; when nothing matches there is nothing to write', async () => {
    const files = watchDownloads()
    await openList({ path: '/orders?q=gibtesnicht' })
    await userEvent.click(page.getByRole('button', { name: 'Als CSV exportieren' }))
    await expect.poll(toasts).toContain('Keine Aufträge zum Exportieren')
    await press('shift+F')
    await expect.poll(filters).toEqual({})
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => void online.mockRestore())
    window.dispatchEvent(new Event('offline'))
    await press('shift+E')
    await expect.poll(toasts).toContain('Offline – nur mit Verbindung möglich')
    expect(files).toEqual([])
    online.mockRestore()
    window.dispatchEvent(new Event('online'))
  })

  test('a long one shows how far it is and Esc ends it without a file', async () => {
    const files = watchDownloads()
    const app = await openList()
    holdAnswers(app.server, ({ path }) => path === '/api/orders')
    await press('shift+E')
    await expect.poll(() => document.querySelector('main')?.textContent).toContain('Export läuft … 0 von 240')
    await press('Escape')
    await expect.poll(toasts).toContain('Export abgebrochen')
    expect(document.querySelector('main [role="progressbar"]')).toBe(null)
    expect(files).toEqual([])
  })

  test('a failure in the middle leaves no half file and says so', async () => {
    const files = watchDownloads()
    const app = await openList()
    app.server.faults.fail('orders.list', 403, { times: 1, body: { message: 'Kein Zugriff' } })
    await press('shift+E')
    await expect.poll(toasts).toContain('Als CSV exportieren: fehlgeschlagen')
    await expect.poll(toasts).toContain('Kein Zugriff')
    expect(files).toEqual([])
  })
})

describe('what the file holds', () => {
  const source = { endpoint: 'orders.list', record: 'orders.get', pageSize: 100, wholeSize: 500 } as const
  const NEWEST = { id: 'orderNumber', desc: true } as const
  const reading = () => ({
    signal: new AbortController().signal,
    progress: () => undefined,
    unsteady: () => expect.unreachable('The list is at rest'),
  })
  const format = createFormat('de', () => TEST_NOW)
  const hostile = Order.parse({
    id: 'o-1',
    orderNumber: '=1+1',
    status: 'NEW_AND_STRANGE',
    customerName: '@SUM(A1);"x"\n+1',
    carrierName: '-Spedition-',
    pickupPostalCode: '01067',
    pickupDate: '2026-13-40',
    customerPrice: -12.5,
    margin: 0.1 + 0.2,
    weight: 24000,
    loadingMeters: 13.6,
    createdAt: '2026-11-23T13:03:00Z',
    isFromOCR: true,
    version: 1,
  })
  const line = async (ids: readonly string[], order: Order) => {
    const fields = fileFields(
      ids.map((id) => ({ id, header: `[${id}]` })),
      ORDER_COLUMNS,
      { t, format },
    )
    async function* pieces() {
      yield [order]
    }
    const { file, count } = await csvOf(pieces(), fields)
    expect(count).toBe(1)
    return (await file.text()).split('\r\n')
  }

  test('hostile text is text, numbers stay numbers, broken dates are empty', async () => {
    expect(
      await line(['orderNumber', 'status', 'customerName', 'carrierName', 'pickupDate', 'customerPrice'], hostile),
    ).toEqual([
      '[orderNumber];[status];Verspätung (min);Störung;[customerName];[carrierName];[pickupDate];Beladung ab;Beladung bis;Ladezeit angenommen;[customerPrice];Währung',
      `'=1+1;Unbekannt;;;"'@SUM(A1);""x""\n+1";'-Spedition-;;;;;-12,50;EUR`,
      '',
    ])
  })

  test('other columns are the field they are called after; no field stands there twice', async () => {
    expect(
      await line(['customerPrice', 'margin', 'weight', 'loadingMeters', 'createdAt', 'isFromOCR', 'nonsense'], {
        ...hostile,
        loadingMetersCalculated: true,
      }),
    ).toEqual([
      '[customerPrice];Währung;[margin];[weight];[loadingMeters];Lademeter berechnet;[createdAt];[isFromOCR];[nonsense]',
      '-12,50;EUR;0,30;24000;13,6;ja;23.11.2026 14:03;ja;',
      '',
    ])
  })

  test('the file is named after the day in Germany', () => {
    expect(fileName('Aufträge', Date.UTC(2026, 10, 23, 23, 30))).toBe('auftraege-2026-11-24.csv')
  })

  test('a hundred thousand rows come page by page, each once, and never stop the page for long', async () => {
    const all = Array.from({ length: 100_000 }, (_, at) => ({ ...hostile, id: `o-${at}`, orderNumber: `NK-${at}` }))
    const call = (_name: string, { query }: { query: { page: number; limit: number } }) => {
      const start = (query.page - 1) * query.limit
      // One row moved in at the front while it was read: the first of a page is the last of the one before.
      const data = all.slice(Math.max(0, start - (query.page > 1 ? 1 : 0)), start + query.limit)
      return Promise.resolve({
        data,
        pagination: { page: query.page, limit: query.limit, total: all.length, totalPages: 200 },
      })
    }
    const seen: number[] = []
    const list = {
      call: call as never,
      input: {},
      source,
      compare: inListOrder(ORDER_COLUMNS, NEWEST),
      total: all.length,
    }
    const rows = chosenRows<Order>({ kind: 'allBut', without: new Set(['o-1']) }, list, {
      ...reading(),
      progress: (done) => seen.push(done),
    })
    const { file, count } = await csvOf(
      rows,
      fileFields([{ id: 'orderNumber', header: 'Auftrag' }], ORDER_COLUMNS, { t, format }),
    )
    expect(count).toBe(99_999)
    const lines = (await file.text()).split('\r\n')
    expect(lines.length).toBe(100_001)
    expect(new Set(lines).size).toBe(100_001)
    expect(lines.slice(0, 3)).toEqual(['Auftrag', 'NK-0', 'NK-2'])
    expect(seen.length).toBeGreaterThanOrEqual(200)
    expect(seen.at(-1)).toBe(100_000)
  })

  /** The orders of a filter, which is changed by `then` after so many answers. */
  function changingList(numbers: readonly string[], changes: Record<number, (list: string[]) => string[]>) {
    let list = [...numbers]
    const asked: string[] = []
    const call = (name: string, input: { params?: { id: string }; query?: { page: number; limit: number } }) => {
      const { page = 1, limit = 1 } = input.query ?? {}
      asked.push(input.params?.id ?? `${page}`)
      const ids = input.params ? [input.params.id] : list.slice((page - 1) * limit, page * limit)
      const data = ids.map((id) => ({ ...hostile, id, orderNumber: id }))
      const total = list.length
      list = changes[asked.length]?.(list) ?? list
      return Promise.resolve(
        name === 'orders.get' ? data[0] : { data, pagination: { page, limit, total, totalPages: 1 } },
      )
    }
    return {
      call: call as never,
      asked,
      input: {},
      source,
      compare: inListOrder(ORDER_COLUMNS, NEWEST),
      total: numbers.length,
    }
  }
  const numbered = (count: number) => Array.from({ length: count }, (_, at) => `o-${1000 + at}`)
  const without = (id: string) => (list: string[]) => list.filter((other) => other !== id)
  async function read(pieces: AsyncIterable<readonly Order[]>): Promise<string[]> {
    const found: string[] = []
    for await (const orders of pieces) found.push(...orders.map(({ orderNumber }) => orderNumber))
    return found
  }

  test('an order that leaves between two pages takes no other one out of the file', async () => {
    const list = changingList(numbered(1001), { 1: without('o-1003') })
    const unsteady = vi.fn()
    const found = await read(chosenRows<Order>({ kind: 'all' }, list, { ...reading(), unsteady }))
    // The one on the edge is read with the second look, and comes last.
    expect(found.at(-1)).toBe('o-1500')
    expect(found.toSorted()).toEqual(numbered(1001))
    expect(unsteady).not.toHaveBeenCalled()
  })

  test('an order that moves to a page read before is found with a second look', async () => {
    const toFront = (list: string[]) => ['o-1900', ...without('o-1900')(list)]
    const list = changingList(numbered(1001), { 1: toFront })
    const found = await read(chosenRows<Order>({ kind: 'all' }, list, reading()))
    expect(found.toSorted()).toEqual(numbered(1001))
  })

  test('a list that never rests is read three times, and then it is said that some may be missing', async () => {
    const changes = Object.fromEntries(numbered(20).map((id, at) => [at + 1, without(id)]))
    const list = changingList(numbered(1001), changes)
    const unsteady = vi.fn()
    await read(chosenRows<Order>({ kind: 'all' }, list, { ...reading(), unsteady }))
    expect(unsteady).toHaveBeenCalledTimes(1)
    expect(list.asked.filter((page) => page === '1')).toHaveLength(3)
  })

  const held = (...ids: string[]) => ({
    kind: 'rows' as const,
    rows: new Map(ids.map((id) => [id, { ...hostile, id, orderNumber: `alt-${id}` }] as const)),
  })

  test('few ticked rows of a long list are asked for by themselves, and stand in its sort', async () => {
    const list = changingList(numbered(2000), {})
    expect(await read(chosenRows<Order>(held('o-1003', 'o-1900', 'o-1001'), list, reading()))).toEqual([
      'o-1900',
      'o-1003',
      'o-1001',
    ])
    expect(list.asked.toSorted()).toEqual(['o-1001', 'o-1003', 'o-1900'])
  })

  test('one of them that is gone stays as it was; any other failure is one of the whole', async () => {
    const fails = (status: number) => () =>
      Promise.reject(new ApiError({ kind: 'http', endpoint: 'orders.get', status, message: 'weg' }))
    const failing = (status: number) => ({ ...changingList(numbered(2000), {}), call: fails(status) as never })
    expect(await read(chosenRows<Order>(held('o-1'), failing(404), reading()))).toEqual(['alt-o-1'])
    await expect(read(chosenRows<Order>(held('o-1'), failing(403), reading()))).rejects.toThrow('weg')
  })

  test('ticked rows that match the filter no longer come last, as they were', async () => {
    const list = changingList(['a', 'b', 'c'], {})
    expect(await read(chosenRows<Order>(held('gone', 'b', 'a'), list, reading()))).toEqual(['a', 'b', 'alt-gone'])
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

  test('Umschalt+d shows it with whose, which filters and when; Enter and Strg+P print; Esc leads back to the row', async () => {
    const print = watchPrint()
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
  })

  test('of ticked rows only those', async () => {
    await openList()
    await press('x', 'j', 'j', 'x', 'shift+D')
    await expect
      .poll(printedRows)
      .toEqual([
        'NK-2026-004813 | Angelegt | Domblick Kosmetik GmbH | 14979 Großbeeren → 24103 Kiel | Di 01.12. 14:00–18:00 | 1.050,00 €',
        expect.stringMatching(/^NK-2026-004811 \| /),
      ])
    expect(paper()?.querySelector('header')?.textContent).toContain('Nur ausgewählte Aufträge')
    await press('Escape')
    await expect.poll(stripText).toContain('2 ausgewählt')
  })

  test('by mouse: opened from the head of the page, printed and closed by its buttons', async () => {
    const print = watchPrint()
    await openList()
    await userEvent.click(page.getByRole('button', { name: 'Liste drucken' }))
    await expect.poll(() => printedRows().length).toBe(240)
    const layer = page.getByRole('dialog', { name: 'Liste drucken' })
    await userEvent.click(layer.getByRole('button', { name: 'Drucken' }))
    expect(print).toHaveBeenCalledTimes(1)
    await userEvent.click(layer.getByRole('button', { name: 'Schließen' }))
    expect(paper()).toBe(null)
  })

  test('more than 2 000 rows are not printed but offered as a file', async () => {
    const print = watchPrint()
    const files = watchDownloads()
    const server = createMockServer({ now: () => TEST_NOW, scale: 20 })
    await openApp({ path: '/orders', account: 'dispo@nordkurs.example', server })
    await expect.poll(focusedRow).toBeTruthy()
    await press('shift+D')
    const layer = page.getByRole('dialog', { name: 'Liste drucken' })
    await expect.element(layer.getByRole('heading', { name: '4.800 Aufträge sind zu viele zum Drucken' })).toBeVisible()
    await press('ctrl+p')
    await userEvent.keyboard('{Enter}')
    const { lines } = await exported(files)
    expect(print).not.toHaveBeenCalled()
    expect(lines.length).toBe(4802)
  })
})

describe('the filters by keyboard', () => {
  const said = () => [...document.querySelectorAll('[role="status"]')].map((region) => region.textContent).join('')
  const chips = () =>
    [...document.querySelectorAll('[role="group"][aria-label="Filter"] [data-removable]')].map(
      (chip) => chip.textContent,
    )
  const field = () => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent?.trim()

  test('city, priority and delivery dates stand in the URL and as chips; the number is said once', async () => {
    await openList()
    expect(said()).not.toContain('Aufträge')
    await press('f')
    await expect.poll(field).toBe('Text')
    const dialog = page.getByRole('dialog', { name: 'Aufträge filtern' })
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Normal' }))
    await userEvent.fill(dialog.getByLabelText('Entladung', { exact: true }), '9.5. bis 31.12.')
    await expect.element(dialog.getByText('Verstanden: Sa 09.05.–Do 31.12.2026')).toBeVisible()
    await userEvent.keyboard('{Tab}köln')
    await expect.poll(field).toBe('Ladeort')
    await userEvent.keyboard('{Enter}')
    await expect.poll(filters).toEqual({ prio: 'normal', dfrom: '2026-05-09', dto: '2026-12-31', pcity: 'köln' })
    await expect.poll(chips).toEqual(['Priorität: Normal', 'Entladung: Sa 09.05.–Do 31.12.', 'Ladeort: köln'])
    const total = () => /^Aufträge(\d+) von 240/.exec(document.querySelector('main header')?.textContent ?? '')?.[1]
    await expect.poll(total).toBeTruthy()
    await expect.poll(said).toContain(`${total()} Auftr`)
  })

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

  test('Ladeort and Entladeort are apart: the server is asked for each, and old addresses mean either stop', async () => {
    await openList({ path: '/orders?pcity=Hamburg' })
    const routes = () => [...document.querySelectorAll('main tr[data-index]')].map((row) => row.textContent ?? '')
    await expect.poll(chips).toEqual(['Ladeort: Hamburg'])
    await expect.poll(() => routes().length).toBeGreaterThan(2)
    expect(routes().filter((row) => !/Hamburg.* → /.test(row))).toEqual([])
    await press('f')
    await expect.poll(field).toBe('Text')
    const names = [...document.querySelectorAll('dialog label')].map((label) => label.textContent?.trim())
    expect(names.slice(0, 6)).toEqual(['Text', 'PLZ-Gebiete', 'Beladung', 'Entladung', 'Ladeort', 'Entladeort'])
  })

  test('what cannot be read is said at its field, the first gets the focus, and nothing typed is lost', async () => {
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
  })

  test('a customer is taken from the list by keyboard', async () => {
    await openList()
    await press('f')
    const dialog = page.getByRole('dialog', { name: 'Aufträge filtern' })
    await userEvent.fill(dialog.getByRole('combobox', { name: 'Kunde' }), 'Domblick')
    await expect.element(dialog.getByRole('option', { name: /Domblick Kosmetik GmbH/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}{Enter}')
    await expect.poll(chips).toEqual(['Kunde: Domblick Kosmetik GmbH'])
    await expect.poll(() => document.querySelector('main header')?.textContent).toMatch(/^Aufträge\d+ von 240/)
  })
})
