import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { goBack, press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { visit } from '#tests/support/visit.ts'
import { panelTitles, toasts } from './orders-support.tsx'
import {
  address,
  ADMIN,
  atKeyboard,
  chartWords,
  DISPATCHER,
  drawn,
  figureRows,
  head,
  openReport,
  panelText,
  rows,
  watchFiles,
} from './reports-support.tsx'

const heading = () => document.querySelector('main h1')?.textContent
const noteText = () => document.querySelector<HTMLElement>('main p[role="status"]')?.innerText ?? ''
const drawnFigures = () =>
  [...document.querySelectorAll<HTMLElement>('main li[data-figure]')].map((cell) => cell.dataset['figure'])
const LATE = { timeout: 20_000 }

/** KPI once both calls have been answered. */
async function openKpi(search = '', options: Parameters<typeof openReport>[1] = {}) {
  const app = await openReport(`/analytics${search}`, options)
  await expect.poll(() => head('costPerKm').length, LATE).toBeGreaterThan(2)
  return app
}

const failing = (...calls: ('reports.kpi' | 'reports.fleet')[]) => {
  const server = createTestServer({ now: () => TEST_NOW })
  for (const call of calls) server.faults.fail(call, 503, { times: 100 })
  return server
}

describe('KPI', () => {
  test('stands behind g k: six figures of the last complete week with one fact and one labelled chart each, walked by j and k, and in one table after t', async () => {
    await openApp({ account: ADMIN })
    await expect.poll(() => document.activeElement?.closest('main'), LATE).toBeTruthy()
    await press('g', 'k')
    await expect.poll(heading, LATE).toBe('KPI')
    await expect.poll(() => head('costPerKm').length, LATE).toBeGreaterThan(2)
    expect(drawnFigures()).toEqual(['revenue', 'margin', 'onTime', 'emptyKm', 'utilisation', 'costPerKm'])
    expect(head('revenue')).toEqual(['Umsatz netto Tsd. €', '26.420,00 €', '−34,2 % zu KW 46'])
    expect(head('margin')).toEqual(['Marge (DB1) %', '17,0 %', '4.498,64 €'])
    expect(head('onTime')).toEqual(['Pünktlichkeit %', '97,0 %', '32 von 33 Sendungen'])
    expect(head('emptyKm')).toEqual(['Leerkilometer %', '29,4 %', '1.588 von 5.404 km'])
    expect(head('utilisation')).toEqual(['Auslastung (LDM) %', '84,0 %', 'beladen, gewichtet mit km'])
    expect(head('costPerKm')).toEqual(['Kosten je km €', '2,07 €', 'eigener Fuhrpark, mit Maut'])
    expect(document.querySelector('main header')?.textContent).toContain('8 Wochen, 19 Fahrzeuge, 23 Kunden')
    // All bars are labelled, of lines the first, the highest, the lowest, the last and the target.
    expect(chartWords('revenue')).toEqual([
      ...['–', '–', '–', '0,5', '14,6', '22,0', '40,1', '26,4'],
      ...['KW 40', '41', '42', '43', '44', '45', '46', '47'],
    ])
    expect(chartWords('onTime').slice(0, 4)).toEqual(['100,0', '84,2', '97,0', 'Ziel 95'])
    const image = document.querySelector('main [data-figure="onTime"] svg[role="img"]')
    expect(image?.getAttribute('aria-label')).toBe('Pünktlichkeit, Verlauf von KW 40 bis KW 47')

    await expect.poll(atKeyboard).toBe('revenue')
    await expect.poll(() => rows().length, LATE).toBeGreaterThan(0)
    await press('j')
    await expect.poll(atKeyboard).toBe('margin')
    await press('End')
    await expect.poll(atKeyboard).toBe('costPerKm')
    await expect.poll(() => address().get('figure')).toBe('costPerKm')
    await press('k')
    await expect.poll(atKeyboard).toBe('utilisation')
    expect(document.querySelectorAll('main [data-figure][aria-current="true"]')).toHaveLength(1)

    await press('t')
    await expect.poll(() => figureRows().length).toBe(7)
    await expect.poll(() => address().get('as')).toBe('tables')
    expect(figureRows()[0]?.slice(0, 3)).toEqual(['Kennzahl', 'KW 40', '41'])
    expect(figureRows()[3]).toEqual([
      ...['Pünktlichkeit', '–', '–', '–', '100,0 %', '94,1 %', '84,2 %', '86,8 %', '97,0 %'],
      '90,7 % ohne KW 40, KW 41, KW 42',
    ])
    await press('t')
    await expect.poll(() => drawn('revenue').length).toBe(5)
    await expect.poll(() => address().get('as')).toBeNull()
  })

  test('Leertaste shows the table behind the chart, which goes along with the keyboard and leaves as CSV; Umschalt+d shows the screen on paper', async () => {
    const files = watchFiles()
    await openKpi('?figure=onTime')
    await press(' ')
    await expect.poll(panelText, LATE).toContain('So gerechnet')
    expect(panelTitles()).toEqual(['Pünktlichkeit'])
    expect(atKeyboard()).toBe('onTime')
    expect(panelText().replaceAll(/\s+/g, ' ')).toContain('KW 46 38 33 86,8 % −8,2 KW 47 33 32 97,0 % +2,0')
    expect(panelText().replaceAll(/\s+/g, ' ')).toContain('KW 43–47 108 98 90,7 % −4,3')
    expect(panelText()).toContain('Zugestellt bis 15 min nach Ende des Zeitfensters')
    expect(panelText()).toContain('Summe ohne KW 40, KW 41, KW 42: nichts zugestellt.')
    expect(panelText()).toContain('33 Aufträge zeigen')
    await press('w', '2')
    await expect.poll(() => document.activeElement?.closest('aside')).toBeTruthy()
    await press('shift+E')
    await expect.poll(() => files.length, LATE).toBe(1)
    const lines = ((await files[0]?.blob.text()) ?? '').replace('\ufeff', '').split('\r\n')
    expect(files[0]?.name).toBe('puenktlichkeit-2026-11-23.csv')
    expect(lines[0]).toBe('Woche;Sendungen;Pünktlich;Pünktlichkeit (%)')
    expect(lines[8]).toBe('KW 47;33;32;97')
    expect(lines[9]).toBe('Zusammen;108;98;90,7')
    await press('w', '1')
    await expect.poll(atKeyboard).toBe('onTime')
    await press('j')
    await expect.poll(panelTitles).toEqual(['Leerkilometer'])
    await press('shift+D')
    await expect.poll(() => document.querySelector<HTMLElement>('.paper')?.innerText, LATE).toContain('103.620')
    expect(document.querySelector<HTMLElement>('.paper')?.innerText).toContain('KPI KW 40–47 · Nordkurs')
    await press('Escape')
    await expect.poll(() => document.querySelector('.paper')).toBeNull()
    await expect.poll(atKeyboard).toBe('emptyKm')
  })

  test('5 breaks it down by carrier and 2 goes to the table below: shares, a rest row and the sum of all; arrows move weeks and range, Eingabe shows the orders of a row and of a week', async () => {
    const app = await openKpi()
    await press('2')
    await expect.poll(atKeyboard).toBe('cus-014')
    expect(rows()[0]).toEqual([
      'Schweriner Möbelmanufaktur Groß',
      '8',
      '9.840,00 €',
      '9,5 %',
      '982,36 €',
      '10,0 %',
      '100,0 %',
    ])
    expect(rows()).toHaveLength(12)
    expect(rows()[10]?.slice(0, 1)).toEqual(['Übrige 13 Kunden'])
    expect(rows()[11]?.slice(0, 3)).toEqual(['Zusammen', '108', '103.620,00 €'])
    await press('j')
    await expect.poll(atKeyboard).not.toBe('cus-014')
    await press('k')
    await expect.poll(atKeyboard).toBe('cus-014')
    await press('Enter')
    await expect.poll(() => location.pathname, LATE).toBe('/orders')
    expect(address().get('customer')).toBe('cus-014')
    await expect.poll(() => document.querySelector('main header')?.textContent, LATE).toContain('8')
    await goBack()
    await expect.poll(atKeyboard, LATE).toBe('revenue')
    await expect.poll(() => rows().length, LATE).toBe(12)
    await press('5')
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox')
    await expect.poll(() => document.querySelector('[role="listbox"]')?.textContent ?? '').toContain('Frachtführer')
    await press('ArrowDown', 'ArrowDown', 'Enter')
    await expect.poll(() => address().get('by'), LATE).toBe('carrier')
    await expect.poll(() => rows()[0]?.slice(0, 3), LATE).toEqual(['Eigene Fahrzeuge', '27', '30.440,00 €'])
    expect(rows().at(-1)?.slice(0, 3)).toEqual(['Zusammen', '108', '103.620,00 €'])
    await press('1')
    await expect.poll(atKeyboard).toBe('revenue')
    await press('ArrowLeft')
    await expect.poll(() => address().get('week')).toBe('2026-W46')
    await press('shift+ArrowLeft')
    await expect.poll(() => [address().get('from'), address().get('to')]).toEqual(['2026-W32', '2026-W39'])
    expect(address().get('week')).toBeNull()
    await expect.poll(() => document.querySelector('main')?.textContent).toContain('KW 32–39')
    await press('shift+ArrowRight')
    await expect.poll(() => address().get('to')).toBe('2026-W47')
    await press('shift+ArrowRight')
    await expect.poll(() => address().get('to')).toBe('2026-W48')
    await press('shift+ArrowRight')
    await expect.poll(() => toasts().join(' ')).toContain('Später gibt es noch keine Woche.')
    visit('/analytics?week=2026-W46')
    await expect.poll(() => address().get('week')).toBe('2026-W46')
    await expect.poll(atKeyboard, LATE).toBe('revenue')
    await expect.poll(() => document.querySelector('main')?.textContent, LATE).toContain('KW 40–47')
    await expect.poll(() => rows().length, LATE).toBe(12)
    await press('Enter')
    await expect.poll(() => location.pathname, LATE).toBe('/orders')
    expect([address().get('dfrom'), address().get('dto'), address().get('currency')]).toEqual([
      '2026-11-09',
      '2026-11-15',
      'EUR',
    ])
    await expect.poll(() => document.querySelector('main header')?.textContent, LATE).toContain('38')
    const all = await app.server.store('nordkurs').all('orders', {})
    const own = all.filter(
      ({ status, deliveryDate = '' }) =>
        (status === 'DELIVERED' || status === 'BILLED') && deliveryDate >= '2026-11-09' && deliveryDate <= '2026-11-15',
    )
    expect(own).toHaveLength(38)
  })
})

describe('where a call fails', () => {
  test('its figures have marked substitutes or none, which no workbook gets; the others stay, and r loads again', async () => {
    const files = watchFiles()
    const server = failing('reports.fleet')
    await openReport('/analytics', { server })
    await expect.poll(() => head('utilisation').join(' '), LATE).toContain('Ersatzwert')
    expect(head('utilisation')).toEqual(['Auslastung (LDM) %', '78,5 %', 'Ersatzwert', 'nicht im Export'])
    expect(drawn('utilisation')).toEqual([['2026-W47', true]])
    expect(head('costPerKm').slice(1, 3)).toEqual(['2,30 €', 'Ersatzwert'])
    expect(head('emptyKm').slice(1, 2)).toEqual(['Nicht geladen'])
    expect(head('onTime')).toEqual(['Pünktlichkeit %', '97,0 %', '32 von 33 Sendungen'])
    expect(noteText()).toContain('Partial data loaded - some features may be limited')
    await press('shift+E')
    await expect.poll(() => files.length, LATE).toBe(1)
    expect(files[0]?.name).toBe('kpi-2026-11-23.xlsx')
    const workbook = await readXlsx(new Uint8Array((await files[0]?.blob.arrayBuffer()) ?? new ArrayBuffer(0)))
    const [figures, customers] = workbook.sheets
    expect(figures?.name).toBe('Kennzahlen')
    expect(figures?.rows[8]?.slice(0, 4)).toEqual(['KW 47', 26_420, 17, 97])
    expect(figures?.rows.flat()).not.toContain(78.5)
    expect(figures?.rows[9]?.slice(0, 4)).toEqual(['Zusammen', 103_620, 12.8, 90.7])
    expect(customers?.rows).toHaveLength(25)
    expect(customers?.rows.at(-1)?.slice(0, 3)).toEqual(['Zusammen', 108, 103_620])
    expect(toasts().join(' ')).toContain('Ersatzwerte sind nicht enthalten')
    server.faults.reset()
    await press('r')
    await expect.poll(() => head('utilisation').slice(1, 2), LATE).toEqual(['84,0 %'])
    expect(noteText()).toBe('')
  })

  test('of all calls none is real, and that is said', async () => {
    const server = failing('reports.kpi', 'reports.fleet')
    await openReport('/analytics', { server })
    await expect.poll(noteText, LATE).toContain('Failed to load dashboard data')
    expect(head('revenue').join(' ')).toContain('Nicht geladen')
    expect(head('onTime').slice(1, 3)).toEqual(['94,2 %', 'Ersatzwert'])
  })
})

describe('reports', () => {
  test('are for dispatchers behind g r, as tables first and without the cost per kilometre', async () => {
    await openApp({ account: DISPATCHER })
    await expect.poll(() => document.activeElement?.closest('main'), LATE).toBeTruthy()
    await press('g', 'r')
    await expect.poll(heading, LATE).toBe('Reports')
    await expect
      .poll(() => figureRows().map(([name]) => name), LATE)
      .toEqual([...['Kennzahl', 'Umsatz netto', 'Marge (DB1)', 'Pünktlichkeit', 'Leerkilometer', 'Auslastung (LDM)']])
    await expect.poll(() => rows().at(-1)?.slice(0, 3), LATE).toEqual(['Zusammen', '108', '103.620,00 €'])
    await press('t')
    await expect.poll(drawnFigures).toEqual(['revenue', 'margin', 'onTime', 'emptyKm', 'utilisation'])
  })
})
