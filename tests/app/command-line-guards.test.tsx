import { expect, test, vi, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { press } from '#tests/support/keyboard.ts'
import { TEST_NOW, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { dock, field, history, openLine, parts, sentence, text, typed, why } from './command-line-support.tsx'
import { openList, toasts } from './orders-support.tsx'
import { holdAnswers, keepStorage, setOnline } from './reliability-support.tsx'

const orderIn = ({ server }: Pick<OpenApp, 'server'>, id: string) => server.store('nordkurs').find('orders', id)

/** Thursday, 26 November 2026, 10:03 in Germany: Monday is the next one. */
const THURSDAY = TEST_NOW + (2 * 24 + 20) * 3_600_000

/** The world in which the lines people know are typed: order 4711 waits, to be loaded on Monday, and there is HH-NK 120. */
async function knownWorld() {
  vi.useFakeTimers({ toFake: ['Date'], now: THURSDAY, shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const server = createTestServer({ now: () => THURSDAY })
  await server.ready
  const store = server.store('nordkurs')
  for (const { id, stops } of await store.all('tours'))
    if (stops.some(({ orderId }) => orderId === 'NK-2026-004711')) await store.remove('tours', id)
  await store.patch('vehicles', 'veh-010', { licencePlate: 'HH-NK 120' })
  await store.patch('orders', 'NK-2026-004711', {
    ...{ status: 'CONFIRMED', carrierId: undefined, carrierName: undefined, carrierPrice: undefined },
    ...{ transportId: undefined, transportStatus: undefined, vehiclePlate: undefined, driverName: undefined },
    ...{ pickupDate: '2026-11-30', deliveryDate: '2026-12-01', requiredVehicleType: '' },
  })
  return server
}

test('the five lines people know: planned, a step further, delivered, dearer, and looked for', async () => {
  const app = await openLine({ server: await knownWorld(), path: '/orders?q=004711' })
  await userEvent.fill(field, '4711 > HH-NK 120 mo 14:00')
  await expect
    .poll(parts)
    .toEqual(['Auftrag NK-2026-004711', 'Fahrzeug HH-NK 120', expect.stringMatching(/^Beginn Mo\.? 30\.11\.? 14:00$/)])
  await press('ctrl+Enter')
  await expect.poll(history).toHaveLength(1)
  expect(history()[0]).toContain('NK-2026-004711 auf HH-NK 120 eingeplant')
  expect(await orderIn(app, 'NK-2026-004711')).toMatchObject({ status: 'ASSIGNED', assignedVehicleId: 'veh-010' })
  await userEvent.fill(field, 'HH-NK 120 +')
  await expect.poll(parts).toEqual(['Fahrzeug HH-NK 120', 'Status Fahrer informiert'])
  await press('ctrl+Enter')
  await expect.poll(history).toHaveLength(2)
  expect(await orderIn(app, 'NK-2026-004711')).toMatchObject({ transportStatus: 'NOTIFIED' })
  await userEvent.fill(field, 'st 4711 zugestellt')
  await expect.poll(parts).toEqual(['Auftrag NK-2026-004711', 'Status Zugestellt'])
  await press('ctrl+Enter')
  await expect.poll(history).toHaveLength(3)
  expect(await orderIn(app, 'NK-2026-004711')).toMatchObject({ status: 'DELIVERED', transportStatus: 'DELIVERED' })
  // Of the order the keyboard was on when the line was opened.
  await userEvent.fill(field, 'preis +5%')
  await expect.poll(parts).toEqual(['Auftrag NK-2026-004711', 'Preis +5%'])
  expect(sentence()).toContain('1.480,00 € → 1.554,00 €')
  await press('ctrl+Enter')
  await expect.poll(async () => (await orderIn(app, 'NK-2026-004711'))?.customerPrice).toBe(1554)
  await userEvent.fill(field, 'suche PLZ 7 koffer morgen')
  await expect.poll(parts).toEqual(['Liste Fahrzeuge', 'Frei in PLZ 7', 'Frei ab Fr 27.11.', 'Typ Koffersattel'])
  await press('Enter')
  await expect
    .poll(() => `${location.pathname}${location.search}`)
    .toMatch(/^\/vehicles\?plz=7&freeFrom=2026-11-27&freeUntil=2026-11-27&type=BOX/)
})

test('what breaks a rule waits for a reason: Eingabe says why not, Umschalt+Eingabe asks, and the reason is kept; the part nobody knows is underlined where it stands', async () => {
  const app = await openLine({ server: await knownWorld() })
  await userEvent.fill(field, '4711 > XY-ZZ 99')
  await expect.poll(() => dock()?.innerText).toContain('ab Zeichen 8')
  expect(text('.border-status-red.border-b-2')).toEqual(['XY-ZZ 99'])
  expect(field.element().getAttribute('aria-invalid')).toBe('true')
  expect(why()).toBe('„XY-ZZ 99“ ist kein bekanntes Fahrzeug und kein Frachtführer')
  await press('Enter')
  expect(typed()).toBe('4711 > XY-ZZ 99')

  // A Sprinter takes no 10,8 metres.
  const sprinter = (await app.server.store('nordkurs').find('vehicles', 'veh-011'))?.licencePlate
  const line = `4711 > ${sprinter} mo 14:00`
  await userEvent.fill(field, line)
  await expect.poll(why).toBe('So nicht möglich, verstößt gegen Regeln')
  expect(dock()?.innerText).toMatch(/6,0 LDM zu viel zwischen Hamburg und München/)
  await press('Enter')
  expect(typed()).toBe(line)
  expect((await orderIn(app, 'NK-2026-004711'))?.status).toBe('CONFIRMED')
  await press('shift+Enter')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('textbox')).toHaveFocus()
  await press('Escape')
  // Turned away from: as if nothing had been typed but the line.
  await expect.element(field).toHaveFocus()
  expect(typed()).toBe(line)
  expect((await orderIn(app, 'NK-2026-004711'))?.status).toBe('CONFIRMED')
  await press('shift+Enter')
  await userEvent.fill(dialog.getByRole('textbox'), 'Kunde lädt mit Anhänger')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(async () => (await orderIn(app, 'NK-2026-004711'))?.assignedVehicleId).toBe('veh-011')
  // The store is looked into while the change is still written: the event comes last.
  const reasons = async () =>
    (await app.server.store('nordkurs').all('events')).map(({ payload }) => payload?.['overrideReason'])
  await expect.poll(reasons).toContain('Kunde lädt mit Anhänger')
})

test('without a connection Eingabe is blocked with the reason while the line stands there, and runs when it is back', async () => {
  const app = await openLine()
  const orders = await app.server.store('nordkurs').all('orders')
  const order = orders.find(({ status }) => status === 'IN_TRANSIT')
  const line = `st ${order?.orderNumber} zugestellt`
  await userEvent.fill(field, line)
  await expect.poll(parts).toHaveLength(2)
  expect(why()).toBe('')
  // Umschalt+Eingabe asks for a reason first, also where nothing stands against it.
  await press('shift+Enter')
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveFocus()
  await press('Escape')
  await expect.element(field).toHaveFocus()
  setOnline(false)
  await expect.poll(why).toBe('Offline – nur mit Verbindung möglich')
  await press('Enter')
  expect(typed()).toBe(line)
  expect(history()).toEqual([])
  expect((await orderIn(app, order?.id ?? ''))?.status).toBe('IN_TRANSIT')
  setOnline(true)
  await expect.poll(why).toBe('')
  await press('Enter')
  await expect.poll(async () => (await orderIn(app, order?.id ?? ''))?.status).toBe('DELIVERED')
})

test('a guest is told who may, and may look', async () => {
  const guest = await openLine({ account: 'gast@nordkurs.example' })
  const [order] = await guest.server.store('nordkurs').all('orders', { status: 'CONFIRMED' })
  const number = order?.orderNumber ?? ''
  const refusals = async (lines: readonly string[]) => {
    const told: string[] = []
    for (const line of lines) {
      await userEvent.fill(field, line)
      await expect.poll(why).not.toBe('Wird geprüft …')
      await press('Enter')
      expect(typed()).toBe(line)
      told.push(why())
    }
    return told
  }
  expect(
    await refusals([`${number} > HH-VR 4347`, `st ${number} storniert`, `${number} preis +5%`, 'neu elbufer hh > m']),
  ).toEqual([
    'Nur für die Disposition',
    'Ihre Rolle darf das nicht',
    'Nur für Disposition, Vertrieb und Finanzen',
    'Nur für Disposition und Vertrieb',
  ])
  await userEvent.fill(field, number)
  await expect.poll(why).toBe('')
})

test('what is typed before the line stands there stands in it, and is no key of the list; a line shows what lists can be asked in the palette, in the words of their chips', async () => {
  await openList()
  for (const key of ':st 47') {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
  await expect.poll(typed).toBe('st 47')
  await expect.element(field).toHaveFocus()
  expect(page.getByRole('dialog').elements()).toEqual([])
  await userEvent.keyboard('11')
  expect(typed()).toBe('st 4711')

  await userEvent.fill(field, 'zeige heute nach Hamburg')
  await expect.poll(parts).toEqual(['Liste Aufträge', 'Beladung Mo 23.11.', 'Entladeort Hamburg'])
  expect(sentence()).toBe('Liste Aufträge mit Beladung Mo 23.11. · Entladeort Hamburg')
  await userEvent.fill(field, 'zeige hansekontor von Celle morgen')
  await expect.poll(() => parts()[1]).toBe('Kunde Hansekontor Kaffeerösterei GmbH')
  expect(parts().slice(2)).toEqual(['Beladung Di 24.11.', 'Ladeort Celle'])
  await press('Enter')
  await expect
    .poll(() => `${location.pathname}${location.search}`)
    .toMatch(/^\/orders\?customer=[^&]+&from=2026-11-24&to=2026-11-24&pcity=Celle/)
})

test('who types on while a line runs loses nothing of it; hostile text stays text, and a line without an end neither widens the page nor is lost', async () => {
  const app = await openLine({ path: '/orders?q=004711' })
  await userEvent.fill(field, 'preis 1500')
  await expect.poll(why).toBe('')
  const held = holdAnswers(app.server, ({ method, path }) => method === 'PUT' && path.startsWith('/api/orders/'))
  await press('ctrl+Enter')
  await expect.poll(() => held.count()).toBe(1)
  await userEvent.keyboard(' st 4711 zugestellt')
  expect(typed()).toBe('preis 1500 st 4711 zugestellt')
  await held.release()
  await expect.poll(typed).toBe('st 4711 zugestellt')
  expect(history()).toHaveLength(1)
  expect((await orderIn(app, 'NK-2026-004711'))?.customerPrice).toBe(1500)

  const hostile = '<img src=x onerror="document.title=1"> {{about}} $t(line.title) \u202Etxet'
  await userEvent.fill(field, `notiz ${hostile}`)
  await expect.poll(sentence).toContain(hostile)
  expect(dock()?.querySelector('img')).toBeNull()
  await press('ctrl+Enter')
  await expect.poll(history).toHaveLength(2)
  expect((await orderIn(app, 'NK-2026-004711'))?.internalNotes).toContain(hostile)
  await userEvent.fill(field, `4711 > ${'W'.repeat(480)}`)
  await expect.poll(why).toContain('ist kein bekanntes Fahrzeug')
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  expect(dock()?.scrollWidth).toBe(dock()?.clientWidth)
  expect(typed()).toHaveLength(487)
  expect(toasts()).toEqual([])
})

test('Strg+Eingabe leads to a panel and the keyboard stays in the line; lines outlast a reload: Strg+↑ fetches them newest first', async () => {
  const first = await openLine()
  const orders = await first.server.store('nordkurs').all('orders')
  const [one = '', two = ''] = orders.map(({ orderNumber }) => orderNumber)
  for (const number of [one, two]) {
    await userEvent.fill(field, `öffne ${number}`)
    await expect.poll(parts).toEqual([`Auftrag ${number}`])
    await press('ctrl+Enter')
    await expect.element(page.getByRole('heading', { name: number }).first()).toBeVisible()
    await expect.poll(typed).toBe('')
    await expect.element(field).toHaveFocus()
  }
  const prepare = keepStorage()
  first.close()
  await openLine({ server: first.server, prepare })
  await expect.poll(history).toHaveLength(2)
  await press('ctrl+ArrowUp')
  expect(typed()).toBe(`öffne ${two}`)
  await press('ctrl+ArrowUp')
  expect(typed()).toBe(`öffne ${one}`)
  await press('ctrl+ArrowUp')
  expect(typed()).toBe(`öffne ${one}`)
  await press('ctrl+ArrowDown', 'ctrl+ArrowDown')
  expect(typed()).toBe('')
})
