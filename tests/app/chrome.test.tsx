import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { statusFacts } from '#src/workspace/session/status-facts.ts'
import { drawFrame, goodAnswers, serverError } from './chrome-support.tsx'
import { clear, press } from './keyboard-support.tsx'
import { setOnline } from './reliability-support.tsx'

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 800)
})
afterEach(() => {
  clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const named = (selector: string) => document.querySelector<HTMLElement>(selector)
const words = (selector: string) => () =>
  [...document.querySelectorAll<HTMLElement>(selector)].map((element) => element.innerText.replace(/\s+/g, ' ').trim())
const figures = words('[aria-label="Kennzahlen"] dd')
const group = () => named('[aria-label="Kennzahlen"]')?.innerText.replace(/\s+/g, ' ')
const links = () => [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('aria-label'))
const strip = () => named('footer')?.innerText.replace(/\s+/g, ' ') ?? ''

describe('the three figures', () => {
  test('are active orders, revenue of the day and the on-time rate; the bar beside them names the tenant', async () => {
    await drawFrame()
    await expect.poll(figures).toEqual(['87', '48.260 €', '94,2 %'])
    expect(group()).toBe('Aktive Aufträge 87 Tagesumsatz 48.260 € Pünktlichkeit 94,2 %')
    await expect
      .poll(() => named('header a[href="/tenant/switch"]')?.ariaLabel)
      .toBe('Mandant wechseln: Nordkurs Spedition GmbH')
  })

  test('are made of the key figures and the plain metrics when the business metrics fail', async () => {
    const frame = await drawFrame({
      answers: {
        ...goodAnswers,
        'businessOrders.metrics': serverError('businessOrders.metrics'),
        'dispatcher.kpis': { inProgress: 40, assigned: 12, deliveredToday: 7 },
        'metrics.get': { dailyRevenue: 1234.56, totalRevenue: 9, onTimeDeliveryRate: 90, errorRate: 2 },
      },
    })
    await expect.poll(figures).toEqual(['52', '1.235 €', '90 %'])
    expect(frame.calls.filter((name) => /metrics|kpis/.test(name))).toEqual([
      'businessOrders.metrics',
      'dispatcher.kpis',
      'metrics.get',
    ])
  })

  test('are 127, €12.4k and 94%, marked as substitutes, when all of them fail', async () => {
    await drawFrame({ answers: {} })
    await expect.poll(figures).toEqual(['127', '€12.4k', '94%'])
    expect(group()).toBe(
      'Aktive Aufträge 127 Tagesumsatz €12.4k Pünktlichkeit 94% Ersatzwert Ersatzwert, noch kein echter Wert',
    )
  })

  test('name the time of the last real value when a later call fails', async () => {
    const frame = await drawFrame()
    await expect.poll(figures).toEqual(['87', '48.260 €', '94,2 %'])
    delete frame.answers['businessOrders.metrics']
    const key = ['businessOrders.metrics', 'quickStats']
    frame.queryClient.setQueryData(key, (data) => data, { updatedAt: Date.UTC(2026, 10, 23, 13, 3) })
    await frame.queryClient.refetchQueries({ queryKey: key })
    await expect.poll(figures).toEqual(['127', '€12.4k', '94%'])
    expect(group()).toMatch(/Ersatzwert Ersatzwert, letzter echter Wert 14:03$/)
  })
})

describe('the system status', () => {
  const status = words('[aria-label^="Systemstatus:"]')
  test('is ready with all parts, a warning without an accessory one, a fault without matching or GPS', async () => {
    const all = { smartMatching: true, angebotsMatching: true, gpsTracking: true, sync: true }
    for (const [missing, word] of [
      ['', 'Bereit'],
      ['angebotsMatching', 'Warnung'],
      ['sync', 'Warnung'],
      ['smartMatching', 'Störung'],
      ['gpsTracking', 'Störung'],
    ] as const) {
      const answer = Object.fromEntries(Object.entries(all).filter(([part]) => part !== missing))
      await drawFrame({ answers: { ...goodAnswers, 'health.get': answer } })
      await expect.poll(status, { message: missing }).toEqual([word])
      clear()
    }
  })

  test('shows everything online, marked as a substitute, when the call fails', async () => {
    await drawFrame({ answers: { ...goodAnswers, 'health.get': serverError('health.get') } })
    await expect.poll(status).toEqual(['Bereit Ersatzwert'])
  })

  test('lists the four systems; Esc closes the list and gives the focus back', async () => {
    await drawFrame({ answers: { ...goodAnswers, 'health.get': { smartMatching: true, sync: true } } })
    await expect.poll(status).toEqual(['Störung'])
    named('[aria-label^="Systemstatus:"]')?.click()
    await expect
      .poll(words('[role="dialog"] li'))
      .toEqual(['Matching Bereit', 'Angebots-Matching Warnung', 'GPS-Ortung Störung', 'Abgleich Bereit'])
    press('Escape')
    expect(named('[role="dialog"]')).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Systemstatus: Störung')
  })
})

describe('the navigation', () => {
  test('and the top bar have what the role may see', async () => {
    for (const [role, expected] of [
      ['dispatcher', ['Tasten', 'Aufträge, 12', 'Transporte, 3', 'Dokumente']],
      ['sales', ['Tasten', 'Aufträge, 12', 'Dokumente']],
      ['finance', ['Tasten', 'Dokumente']],
      ['user', ['Tasten']],
    ] as const) {
      await drawFrame({ role })
      await expect.poll(links, { message: role }).toEqual(expected)
      expect(named('header a[href="/documents"]') !== null, role).toBe(role !== 'user')
      clear()
    }
  })

  test('shows a tenth of the deliveries of today beside the documents, when the flag is on', async () => {
    await drawFrame({
      flags: { podBadge: true },
      answers: { ...goodAnswers, 'dispatcher.kpis': { inProgress: 1, assigned: 2, deliveredToday: 38 } },
    })
    await expect.poll(links).toEqual(['Tasten', 'Aufträge, 12', 'Transporte, 3', 'Dokumente, 4'])
  })

  test('marks the current page, also on a page below it', async () => {
    await drawFrame({ path: '/orders/NK-2026-004711' })
    const current = [...document.querySelectorAll('nav a[aria-current="page"]')]
    expect(current.map((link) => link.getAttribute('href'))).toEqual(['/orders'])
  })

  test('tells a failed load once, and again only after it has worked', async () => {
    const failure = serverError('navigation.get', 'Fehler beim Laden der Navigation-Daten')
    const frame = await drawFrame({ answers: { ...goodAnswers, 'navigation.get': failure } })
    const titles = () => frame.store.current().notifications.map((message) => message.title)
    const load = () => frame.queryClient.refetchQueries({ queryKey: ['navigation.get'] })
    await expect.poll(titles).toEqual(['Fehler beim Laden der Navigation-Daten'])
    await load()
    await load()
    expect(titles()).toEqual(['Fehler beim Laden der Navigation-Daten'])
    frame.answers['navigation.get'] = goodAnswers['navigation.get']
    await load()
    await expect.poll(links).toContain('Aufträge, 12')
    frame.answers['navigation.get'] = failure
    await load()
    await expect.poll(() => titles().length).toBe(2)
  })
})

describe('the top bar', () => {
  test('counts unread messages and alerts at the bell, which opens them beside the work', async () => {
    const frame = await drawFrame()
    const bell = () => named('[aria-label^="Benachrichtigungen,"]')
    await expect.poll(() => bell()?.ariaLabel).toBe('Benachrichtigungen, 2 ungelesen')
    frame.store.notify({ type: 'error', message: 'Nicht gespeichert' })
    await expect.poll(() => bell()?.ariaLabel).toBe('Benachrichtigungen, 3 ungelesen')
    bell()?.click()
    await expect.poll(() => frame.log).toEqual(['openPanel notifications: replace'])
  })

  test('has the entries of the specification in the user menu; logging out is the last', async () => {
    const frame = await drawFrame()
    named('[aria-label="Benutzermenü: Jana Petersen"]')?.click()
    await expect
      .poll(words('[role="menu"] [role^="menuitem"]'))
      .toEqual([
        'Profil',
        'Mandant wechseln',
        'Meine Statistik',
        'Benachrichtigungen',
        'Kontoeinstellungen',
        'Darstellung: Hell',
        'Darstellung: Dunkel',
        'Darstellung: Wie System',
        'Sprache: Deutsch',
        'Abmelden',
      ])
    expect(document.activeElement?.textContent).toBe('Profil')
    press('End')
    ;(document.activeElement as HTMLElement).click()
    await expect.poll(() => frame.log).toEqual(['logout'])
  })
})

describe('the status bar', () => {
  test('tells of the live connection, the selection and the keys', async () => {
    const frame = await drawFrame()
    await expect.poll(strip).toMatch(/^Online Live-Verbindung wird aufgebaut … /)
    frame.socket()?.opened()
    await expect.poll(strip).toMatch(/^Online Live verbunden, noch keine Meldung /)
    frame.values.of(statusFacts).set({ strong: '3 ausgewählt', rest: ['34,4 LDM', '3.763,00 € netto'] })
    await expect.poll(strip).toMatch(/ 3 ausgewählt · 34,4 LDM · 3\.763,00 € netto KW \d+ .* Tasten$/)
    press('g')
    await expect.poll(strip).toContain('wartet auf zweite Taste')
  })

  test('offers to reconnect while the connection is down; r does it', async () => {
    const frame = await drawFrame()
    const first = frame.socket()
    first?.opened()
    first?.closed()
    await expect.poll(strip).toMatch(/^Verbindet wieder … Versuch 1, nächster in 1,5 s Erneut verbinden/)
    press('r')
    await expect.poll(() => frame.socket() !== first).toBe(true)
  })

  test('says since when the computer is offline and how old the data is', async () => {
    await drawFrame()
    await expect.poll(figures).toEqual(['87', '48.260 €', '94,2 %'])
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await expect.poll(strip).toMatch(/^Offline seit \d\d:\d\d Stand der Daten \d\d:\d\d Erneut verbinden/)
    expect(named('[aria-label^="Systemstatus"]')?.ariaLabel).toBe('Systemstatus: Offline')
    vi.restoreAllMocks()
    window.dispatchEvent(new Event('online'))
    await expect.poll(strip).toMatch(/^Online /)
  })
})

test('counts, figures and system status are asked for again every 30 s, and not while offline', async () => {
  /** Lets so many milliseconds pass, and answers arrive. */
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  const timesAsked = () =>
    (['navigation.get', 'businessOrders.metrics', 'health.get'] as const).map(
      (name) => frame.calls.filter((call) => call === name).length,
    )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  const frame = await drawFrame()
  await pass(0)
  expect(timesAsked()).toEqual([1, 1, 1])
  await pass(29_900)
  expect(timesAsked()).toEqual([1, 1, 1])
  await pass(200)
  expect(timesAsked()).toEqual([2, 2, 2])
  await pass(60_000)
  expect(timesAsked()).toEqual([4, 4, 4])
  setOnline(false)
  await pass(90_000)
  expect(timesAsked()).toEqual([4, 4, 4])
})
