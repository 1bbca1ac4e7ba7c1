import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRuntime } from '#src/app/actors.ts'
import { parseFeatureFlags } from '#src/domain/accounts/feature-flags.ts'
import { readConfig } from '#src/app/config.ts'
import { elapsed, eventually, fill, openStill, pass, passTo, stroke } from './still-app.tsx'

/**
 * What sections 2, 8 and 9 say of the shell and its timers, on one app whose clock stands still. Its tests follow one another:
 * the first one starts the app, the last one signs out.
 */
let app: ReturnType<typeof openStill>
beforeAll(() => void (app = openStill('/dispatcher')))
afterAll(() => app.close())

const text = () => document.body.innerText.replaceAll(/\s+/g, ' ')
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const words = (selector: string) => () => all(selector).map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ').trim())
const heading = () => document.querySelector('h1')?.textContent

let shownAt = 0
// What did not start is not waited for in every test.
beforeEach(({ skip, task }) => skip(shownAt === 0 && !task.name.startsWith('the start-up'), 'the app did not start'))

describe('starting', () => {
  test('the start-up screen stands while the API base is looked for', async () => {
    await eventually(text).toContain('Initialisiere API Verbindung…')
    await passTo(1590)
    expect(text()).toContain('Initialisiere API Verbindung…')
    const probes = app.asked.map(({ line, at }) => [line.replace(/http:\/\/[^:]+/, ''), at])
    expect(probes).toEqual([
      ['GET :3001/api/v1/health', 0],
      ['GET :3010/api/v1/health', 800],
    ])
    await eventually(heading).toBe('Dispo')
    shownAt = elapsed()
  })

  test('critical data is asked for at the start', async () => {
    const lines = () => app.asked.map(({ line }) => line)
    const critical = ['/api/v1/navigation', '/api/business/orders/dashboard/metrics', '/api/v1/health']
    await eventually(lines).toEqual(expect.arrayContaining(critical.map((path) => `GET ${path}`)))
  })

  test('the flags are pod badge off, compact finance row on, compact UI off, websockets on', () => {
    const flags = { podBadge: false, compactFinanceRow: true, compactUi: false, websockets: true }
    // Nothing is said otherwise on this computer, so those everybody begins with hold.
    expect([readConfig().flags, parseFeatureFlags(undefined)]).toEqual([{}, flags])
    // What two of them do: a connection is made, and no one asks for what the badge would count.
    expect([app.sockets.length > 0, app.times('GET /api/dispatcher/kpis')]).toEqual([true, []])
  })

  test('the token lies under auth_token, the authentication state under a key of its own, the tenant beside them', () => {
    expect(localStorage.getItem('auth_token')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(localStorage.getItem('auth-state')).toContain('admin@nordkurs.example')
    expect(localStorage.getItem('tenant')).toBe('nordkurs')
  })
})

describe('time', () => {
  test('navigation, figures and system status are asked for every 30 s', async () => {
    const paths = ['/api/v1/navigation', '/api/business/orders/dashboard/metrics', '/api/v1/health']
    const times = () => paths.map((path) => app.times(`GET ${path}`))
    const counts = () => times().map(({ length }) => length)
    const before = counts()
    const last = times().map((of) => of.at(-1) ?? 0)
    await passTo(Math.min(...last) + 29_900)
    expect(counts()).toEqual(before)
    await passTo(Math.max(...last) + 30_100)
    await eventually(counts).toEqual(before.map((count) => count + 1))
  })

  test('a closed live connection is opened again after 1.5 s', async () => {
    const count = app.sockets.length
    app.server.faults.dropSocket()
    await pass(1400)
    expect(app.sockets.length).toBe(count)
    await pass(150)
    expect(app.sockets.length).toBe(count + 1)
  })
})

describe('the search', () => {
  const input = () => document.querySelector<HTMLInputElement>('dialog [role="combobox"]')
  const options = words('dialog [role="option"]')
  const selected = words('dialog [role="option"][aria-selected="true"]')
  const searches = () => app.asked.filter(({ line }) => line === 'POST /api/v1/search').map(({ body }) => body)
  const recents = () => JSON.parse(localStorage.getItem(recentsKey()) ?? '[]') as string[]
  const recentsKey = () => Object.keys(localStorage).find((key) => key.startsWith('recentSearches:nordkurs:')) ?? ''
  async function open() {
    stroke('/', { code: 'Digit7', shiftKey: true })
    await eventually(() => document.activeElement === input() && input()?.value).toBe('')
  }
  async function searchFor(term: string) {
    fill(term)
    const count = searches().length
    await pass(310)
    expect(searches().length).toBe(count + 1)
    await eventually(() => text().includes('Suche läuft')).toBe(false)
  }

  test('asks for transports, partners and documents', async () => {
    await open()
    expect(input()?.placeholder).toBe('Transporte, Partner, Dokumente suchen …')
  })

  test('starts with more than 2 characters, 300 ms after the last key, and asks for 50', async () => {
    for (const short of ['h', 'ha', '  ha  ']) {
      fill(short)
      await pass(1000)
    }
    fill('ham')
    await pass(200)
    fill('hamb')
    await pass(280)
    expect(searches()).toEqual([])
    await pass(30)
    const types = ['order', 'transport', 'load', 'partner', 'vehicle', 'driver', 'document', 'offer']
    expect(searches()).toEqual([{ query: 'hamb', types, limit: 50 }])
  })

  test('shows groups with counts, each result with title, description, status, date and amount', async () => {
    await eventually(words('dialog [cmdk-group-heading]')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Aufträge \d+/), expect.stringMatching(/^Partner \d+/)]),
    )
    expect(options()[0]).toMatch(/^NK-\d{4}-\d{6} .*Hamburg.* [A-Z][a-zä]+ \d\d\.\d\d\..* [\d.]+,\d\d €$/)
  })

  test('moves the selection with the arrows, opens with Enter, closes with Escape', async () => {
    const [first, second] = options()
    expect(selected()).toEqual([first])
    stroke('ArrowDown')
    expect(selected()).toEqual([second])
    stroke('ArrowUp')
    expect(selected()).toEqual([first])
    stroke('Enter')
    await eventually(heading).toBe(first?.slice(0, 14))
    await eventually(() => [input(), location.pathname]).toEqual([null, `/orders/${first?.slice(0, 14)}`])
    await open()
    stroke('Escape')
    await eventually(input).toBeNull()
  })

  test('keeps what was opened last: recent orders, the last visited order and recent searches', () => {
    const kept = (name: string) => Object.entries(localStorage).find(([key]) => key.startsWith(`${name}:`))?.[1]
    const id = location.pathname.slice(8)
    expect([kept('recent-orders'), kept('last-order'), recents()]).toEqual([
      `{"v":1,"value":["${id}"]}`,
      `{"v":1,"value":"${id}"}`,
      ['hamb'],
    ])
  })

  test('an empty result shows Keine Ergebnisse', async () => {
    await open()
    await searchFor('qxqxqx')
    expect([options(), text().includes('Keine Ergebnisse')]).toEqual([[], true])
  })

  test('a failed search shows an empty list', async () => {
    app.server.faults.fail('search.all', 500)
    await searchFor('hamburg')
    expect([options(), text().includes('Keine Ergebnisse')]).toEqual([[], true])
    app.server.faults.reset()
    stroke('Escape')
  })

  test('remembers ten searches, Köln and koeln once', async () => {
    const others = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']
    localStorage.setItem(recentsKey(), JSON.stringify(['Bremen', 'Köln', ...others]))
    await open()
    await searchFor('koeln')
    stroke('Enter')
    await eventually(recents).toEqual(['koeln', 'Bremen', ...others])
    await open()
    await searchFor('hamburg')
    stroke('Enter')
    await eventually(recents).toEqual(['hamburg', 'koeln', 'Bremen', ...others.slice(0, 7)])
  })

  test('shows recent searches while the input is empty, which can be cleared', async () => {
    await open()
    const searches = ['hamburg', 'koeln', 'Bremen', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']
    expect(options()).toEqual([...searches, 'Letzte Suchen löschen'])
    all('dialog [role="option"]')[10]?.click()
    await eventually(recents).toEqual([])
    expect(options()).not.toContain('hamburg')
    stroke('Escape')
  })
})

describe('the user menu', () => {
  const entries = words('[role="menu"] [role^="menuitem"]')
  async function choose(entry: string) {
    document.querySelector<HTMLElement>('[aria-haspopup="menu"][aria-label^="Benutzermenü"]')?.click()
    await eventually(entries).toContain(entry)
    all('[role="menu"] [role^="menuitem"]')[entries().indexOf(entry)]?.click()
  }

  test('leads to profile, tenant, statistics, notifications and settings', async () => {
    for (const [entry, path] of [
      ['Profil', '/profile'],
      ['Mandant wechseln', '/tenant/switch'],
      ['Meine Statistik', '/profile/stats'],
      ['Benachrichtigungen', '/notifications'],
      ['Kontoeinstellungen', '/system/settings'],
    ] as const) {
      await choose(entry)
      await eventually(() => location.pathname).toBe(path)
    }
  })

  test('offers ten languages and keeps the choice', async () => {
    const names = ['Deutsch', 'English', 'Français', 'Español', 'Italiano', 'Nederlands', 'Polski', 'Português']
    await choose('Sprache: Deutsch')
    const offered = () => all('dialog [role="option"]').map((row) => row.querySelector('bdi')?.textContent)
    await eventually(offered).toEqual([...names, 'Čeština', 'Svenska'])
    all('dialog [role="option"]')[1]?.click()
    await eventually(() => document.documentElement.lang).toBe('en')
    expect(localStorage.getItem('language')).toBe('en')
  })

  test('logs out, and the token is gone', async () => {
    document.querySelector<HTMLElement>('[aria-haspopup="menu"][aria-label^="User menu"]')?.click()
    await eventually(entries).toContain('Sign out')
    all('[role="menu"] [role^="menuitem"]').at(-1)?.click()
    await eventually(() => location.pathname).toBe('/login')
    expect([localStorage.getItem('auth_token'), sessionStorage.getItem('auth_token')]).toEqual([null, null])
  })
})

test('an API elsewhere is asked with the basic auth of the build while nobody is signed in', async () => {
  const seen: unknown[] = []
  const runtime = createRuntime({
    config: { ...readConfig(), apiUrl: 'https://api.example', basicAuth: 'user:geheim' },
    fetch: async (url, { headers }) => {
      seen.push([url, new Headers(headers).get('Authorization')])
      return Response.json({})
    },
    socket: () => {
      throw new Error('No live connection in this test')
    },
  })
  await runtime.call('health.get', {})
  runtime.end()
  expect(seen).toEqual([['https://api.example/api/v1/health', 'Basic dXNlcjpnZWhlaW0=']])
})
