import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
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

/** What keeps people out of the panel. */
async function obstacles() {
  const { violations } = await axe.run('[data-panel^="map"]', { resultTypes: ['violations'] })
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id)
}

test('the map is walked by arrows from truck to truck, says each in a sentence, and t shows the same as a table', async () => {
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
  await press('PageUp', 'Home')
  expect(truck()).toContain(number)
  expect(await obstacles()).toEqual([])
  await press('t')
  await expect.poll(() => document.activeElement?.closest('table')?.getAttribute('aria-label')).toBe('Karte')
  expect(document.activeElement?.textContent).toContain(number)
  expect(await obstacles()).toEqual([])
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

test('beside the list the map goes along with its row, and the space bar shows the truck in the middle', async () => {
  await openTransports('/transports?view=laufend&panels=map')
  await expect.poll(() => signs().length).toBeGreaterThan(20)
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
})

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
  const view = document.querySelector('[role="application"] svg > g')?.getAttribute('transform')
  const store = server.store('nordkurs')
  const estimatedArrival = '2026-11-24T09:17:00.000Z'
  const driving = await store.all('transports', { status: 'IN_TRANSIT' })
  for (const { id } of driving) {
    const { version } = await store.patch(
      'transports',
      id,
      { currentSpeed: 63, estimatedArrival },
      { keepsVersion: true },
    )
    for (let time = 0; time < 20; time += 1)
      server.live.publish('nordkurs', { entity: 'transports', id, change: 'updated', version })
  }
  await expect
    .poll(() => signs().filter((sign) => sign.getAttribute('aria-label')?.includes('63 km/h')).length)
    .toBe(driving.length)
  await expect.poll(() => rowText(row)).toContain('24.11. 10:17')
  watcher.disconnect()
  expect(spoken).toEqual([])
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('2 h')
  expect(document.querySelector('[role="application"] svg > g')?.getAttribute('transform')).toBe(view)
})
