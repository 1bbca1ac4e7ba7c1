import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { tell } from '#tests/support/tell.ts'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, panelTitles, rowText } from './orders-support.tsx'

const map = () => document.querySelector<HTMLElement>('[role="application"]')
const isInMap = () => map() !== null && document.activeElement === map()
/** What a screen reader says of the truck the keyboard is on. */
const truck = () =>
  document.getElementById(map()?.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label') ?? ''
const signs = () => [...document.querySelectorAll('[role="application"] [role="img"]')]
const detail = () => document.querySelector('[data-panel^="map"] section section')?.textContent ?? ''
/** Where the sign of the truck stands, px. */
const place = () => {
  const sign = document.getElementById(map()?.getAttribute('aria-activedescendant') ?? '')
  const [, x = '0', y = '0'] = /translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(sign?.getAttribute('transform') ?? '') ?? []
  return { x: Number(x), y: Number(y) }
}

async function openTransports(path = '/transports?view=laufend'): Promise<OpenApp> {
  const app = await openApp({ path, account: 'dispo@nordkurs.example' })
  await expect.poll(focusedRow).toMatch(/^NK-/)
  return app
}

/** What keeps people out of the panel, in either theme. */
async function obstacles() {
  const { dataset } = document.documentElement
  const before = dataset['theme']
  const found: string[] = []
  for (const theme of ['light', 'dark']) {
    dataset['theme'] = theme
    const { violations } = await axe.run('[data-panel^="map"]', { resultTypes: ['violations'] })
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    found.push(...serious.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${theme} ${id} ${html.slice(0, 120)}`)))
  }
  if (before === undefined) delete dataset['theme']
  else dataset['theme'] = before
  return found
}

/** Where the map lies in its window, and how near it is. */
const view = () => document.querySelector('[role="application"] svg > g')?.getAttribute('transform') ?? ''
const nearness = () => Number(/scale\((-?[\d.]+)/.exec(view())?.[1])

test('the map is walked by arrows from truck to truck, moved, brought nearer and shown whole by keys, says each truck in a sentence, and t shows the same as a table', async () => {
  await openTransports()
  await press('w', 'm')
  await expect.poll(isInMap).toBe(true)
  await expect.poll(() => signs().length).toBeGreaterThan(20)
  // The worst comes first.
  await expect.poll(truck).toMatch(/^[A-ZÄÖÜ]+-[A-Z]+ \d+, NK-2026-\d{6}, Unterwegs, .+, bei .+ nach .+, Ankunft /)
  expect(detail()).toContain('Störung')
  const before = { said: truck(), ...place() }
  await press('ArrowDown')
  await expect.poll(truck).not.toBe(before.said)
  expect(place().y).toBeGreaterThan(before.y)
  const number = /NK-2026-\d{6}/.exec(truck())?.[0] ?? ''
  expect(detail()).toContain(number)
  const wide = place()
  await press('shift+ArrowRight')
  await expect.poll(() => place().x).toBe(wide.x - 80)
  await press('Home')
  const [all, far] = [view(), nearness()]
  await press('PageUp')
  await expect.poll(() => nearness() / far).toBeCloseTo(1.5, 3)
  await press('PageDown')
  await expect.poll(() => nearness() / far).toBeCloseTo(1, 3)
  await press('PageUp', 'shift+ArrowLeft', 'Home')
  await expect.poll(view).toBe(all)
  expect(truck()).toContain(number)
  expect(await obstacles()).toEqual([])
  await press('t')
  await expect.poll(() => document.activeElement?.closest('table')?.getAttribute('aria-label')).toBe('Karte')
  expect(document.activeElement?.textContent).toContain(number)
  await press('j')
  await expect.poll(() => detail().includes(number)).toBe(false)
  const next = /NK-2026-\d{6}/.exec(detail())?.[0] ?? ''
  await press('t')
  await expect.poll(isInMap).toBe(true)
  await expect.poll(truck).toContain(next)
  await press('Enter')
  await expect.poll(panelTitles).toContain(next)
  await press('Escape')
  await expect.poll(isInMap).toBe(true)
  await press('Escape')
  await expect.poll(focusedRow).toMatch(/^NK-/)
  expect(map()).toBeNull()
})

/** What scrolls the rows of a list. */
function scrollerOf(rows: HTMLElement | null): HTMLElement | undefined {
  for (let at = rows?.parentElement; at; at = at.parentElement) if (at.scrollHeight > at.clientHeight + 90) return at
  return undefined
}

/** How often something was written in each frame in which it was. */
function watchFrames(element: Element | null): () => number[] {
  const written = new Map<number, number>()
  let frame = 0
  const next = () => {
    frame += 1
    handle = requestAnimationFrame(next)
  }
  let handle = requestAnimationFrame(next)
  const observer = new MutationObserver(() => written.set(frame, (written.get(frame) ?? 0) + 1))
  if (element) observer.observe(element, { childList: true, characterData: true, subtree: true })
  return () => {
    cancelAnimationFrame(handle)
    observer.disconnect()
    return [...written.values()]
  }
}

test('a burst of movements redraws list and map, and neither speaks nor takes focus, view or what is typed', async () => {
  const { server } = await openTransports('/transports?view=laufend&panels=map')
  await expect.poll(() => signs().length).toBeGreaterThan(20)
  const row = focusedRow() ?? ''
  await press('z')
  const field = page.getByRole('textbox', { name: 'Verspätung und Grund' })
  await expect.element(field).toHaveFocus()
  await userEvent.fill(field, '2 h')
  const spoken: string[] = []
  const regions = [...document.querySelectorAll('[aria-live], [role="status"], [role="log"]')]
  const watcher = new MutationObserver((changes) =>
    spoken.push(...changes.map(({ target }) => target.textContent ?? '')),
  )
  for (const region of regions) watcher.observe(region, { childList: true, characterData: true, subtree: true })
  const rows = document.querySelector<HTMLElement>('main tbody')
  const scroller = scrollerOf(rows)
  if (scroller) scroller.scrollTop = 90
  const whole = [view(), scroller?.scrollTop]
  const frames = watchFrames(rows)
  const store = server.store('nordkurs')
  const estimatedArrival = '2026-11-24T09:17:00.000Z'
  const driving = await store.all('transports', { status: 'IN_TRANSIT' })
  // Some rounds, a frame apart, in each of which every truck moves twenty times.
  for (let round = 1; round <= 8; round += 1) {
    for (const { id } of driving) {
      const values = { currentSpeed: 55 + round, estimatedArrival }
      const { version } = await store.patch('transports', id, values, { keepsVersion: true })
      const moved = { entity: 'transports', id, change: 'updated', version } as const
      await tell(server, 'nordkurs', ...Array.from({ length: 20 }, () => moved))
    }
    await new Promise(requestAnimationFrame)
  }
  await expect
    .poll(() => signs().filter((sign) => sign.getAttribute('aria-label')?.includes('63 km/h')).length)
    .toBe(driving.length)
  await expect.poll(() => rowText(row)).toContain('24.11. 10:17')
  watcher.disconnect()
  expect(spoken).toEqual([])
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('2 h')
  expect([view(), scroller?.scrollTop]).toEqual(whole)
  // However many messages there are, rows are written once in a frame at most.
  const writings = frames()
  expect(writings.length).toBeGreaterThan(0)
  expect(Math.max(...writings)).toBe(1)
})

test('that the map is shown as a table stands in the address and goes with the panel; beside the list the map goes along with its row, and the space bar shows the truck in the middle', async () => {
  await openTransports('/transports?view=laufend&panels=map&map=table')
  const table = () => document.querySelector('[data-panel^="map"] table') !== null
  await expect.poll(table).toBe(true)
  await press('w', 'l')
  await press('t')
  await expect.poll(isInMap).toBe(true)
  await expect.poll(() => location.search).not.toContain('map=table')
  await expect.poll(() => signs().length).toBeGreaterThan(20)
  await press('w', 'h')
  await expect.poll(focusedRow).toMatch(/^NK-/)
  await press('j')
  const number = focusedRow() ?? ''
  await expect.poll(truck).toContain(number)
  await press(' ')
  const box = map()?.getBoundingClientRect()
  // Two in one town stand round it.
  await expect
    .poll(() => Math.hypot(place().x - (box?.width ?? 0) / 2, place().y - (box?.height ?? 0) / 2))
    .toBeLessThan(15)
  expect(panelTitles()).toEqual(['Karte'])
  expect(focusedRow()).toBe(number)
  await press('w', 'l')
  await press('t')
  await expect.poll(table).toBe(true)
  await expect.poll(() => location.search).toContain('map=table')
  expect(location.pathname).toBe('/transports')
  await press('w', 'x')
  await expect.poll(() => location.search).not.toMatch(/panels|map/)
})
