import axe from 'axe-core'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { carried, focusIn, head, pickUp, QUICK, said, throughRows, tourOf, worldOf } from './planning-support.tsx'

const grid = page.getByRole('grid', { name: 'Plantafel' })
const part = (name: string) => document.querySelector<HTMLElement>(`[data-dispatch="${name}"]`)
const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
const heading = () => part('board')?.querySelector('h2')?.textContent ?? ''
const button = (name: string | RegExp) => page.getByRole('button', { name })

async function wide(width: number, height: number) {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
}

/** What keeps people out of what is on the screen. */
async function obstacles() {
  const { violations } = await axe.run('body', { resultTypes: ['violations'] })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
}

test('at 900 px the board stands alone with whole plates, and what is carried is judged below it, where nothing keeps people out; in forced colours fills go, hatching and dashes stay', async () => {
  await wide(880, 800)
  const { server, orders } = await worldOf(1)
  await openApp({ account: 'dispo@nordkurs.example', server })
  await expect.element(grid).toBeVisible()
  await press('w', '2')
  await expect.poll(() => focusIn('board')).toBe(true)
  const first = () => [...grid.element().querySelectorAll<HTMLElement>('.board-heads > .board-head')]
  expect(new Set(first().map((one) => Math.ceil(boxOf(one).width / 4) * 4))).toEqual(new Set([112]))
  const plates = first().map((one) => one.querySelector<HTMLElement>('bdi')!)
  expect(plates.filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0).length).toBeLessThan(
    plates.length / 4,
  )
  expect(Math.round(boxOf(part('board')).width)).toBe(
    Math.round(boxOf(document.querySelector('[data-dispatch-parts]')).width),
  )
  await pickUp(orders[0] ?? '')
  const preview = () => boxOf(document.querySelector('[data-carry-preview]'))
  await expect.poll(() => Math.round(preview().height)).toBe(196)
  expect(preview().top).toBeGreaterThanOrEqual(boxOf(part('board')).bottom - 1)
  expect(await obstacles()).toEqual([])

  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })
  const board = grid.element()
  const ground = () => getComputedStyle(board).backgroundColor
  const bars = () => [...board.querySelectorAll('.board-bar')].map((bar) => getComputedStyle(bar).backgroundColor)
  expect(bars().length).toBeGreaterThan(3)
  await expect.poll(() => [...new Set(bars())]).toEqual([ground()])
  const strip = board.querySelector('.board-rest')
  expect(strip && getComputedStyle(strip).backgroundImage).toContain('repeating-linear-gradient')
  const ghost = document.querySelector('[data-carry-ghost]')
  expect(getComputedStyle(ghost!).borderTopStyle).toBe('dashed')
  expect(getComputedStyle(ghost!).backgroundColor).toBe(ground())
})

test('at 390 px one vehicle is shown at a time, < and > lead to the others; an order is put between two tours, and the page says before what it would mean', async () => {
  await wide(390, 844)
  const { server, orders } = await worldOf(1)
  const [order = ''] = orders
  const app = await openApp({ account: 'dispo@nordkurs.example', server })
  await expect.poll(heading).toMatch(/^H-/)
  const first = heading()
  await press('w', '2')
  await expect.poll(() => focusIn('board')).toBe(true)
  await press('>')
  await expect.poll(heading).not.toBe(first)
  const second = heading()
  await press('>')
  await expect.poll(heading).not.toBe(second)
  await press('<')
  await expect.poll(heading).toBe(second)
  await button('Fahrzeug davor').click()
  await expect.poll(heading).toBe(first)
  expect(document.querySelector('[role="grid"]')).toBe(null)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)

  await press('w', '1')
  await expect.poll(() => focusIn('work'), QUICK).toBe(true)
  const here = () => document.activeElement?.closest<HTMLElement>('[data-record]')?.dataset['record'] ?? ''
  await press('Home')
  for (let step = 0; step < 80 && here() !== order; step += 1) await press('j')
  await press('m')
  await expect.element(page.getByText(`${order} aufgenommen`).first()).toBeVisible()
  // The page comes when a place was chosen, and goes back to the tours.
  expect(carried()).toBe(false)
  // The vehicle that is best for it is shown.
  const best = part('board')?.querySelector('h2 bdi')?.textContent ?? ''
  await button(/^Hier einplanen/)
    .last()
    .click()
  await expect.poll(head, QUICK).toContain(`${order} auf ${best}`)
  const box = boxOf(document.querySelector('[data-carry-preview]'))
  expect([Math.round(box.width) >= 380, box.height > 500]).toEqual([true, true])
  await expect.element(page.getByText('Strecke').first()).toBeVisible()
  expect(await obstacles()).toEqual([])
  await button('Zurück zu den Touren').click()
  await expect.poll(carried).toBe(false)
  for (let step = 0; step < 80 && !heading().includes('Ohne Fahrzeug'); step += 1) {
    const shown = heading()
    ;(button('Fahrzeug davor').element() as HTMLElement).click()
    await expect.poll(heading, QUICK).not.toBe(shown)
  }
  await button(/^Hier einplanen/)
    .first()
    .click()
  await expect.poll(head, QUICK).toContain('Kein Verstoß')
  await button(/^Einplanen/).click()
  await expect.poll(said, QUICK).toContain(`${order} auf `)
  await expect.poll(carried).toBe(false)
  await expect.poll(async () => (await tourOf(app, order))?.stops.length).toBe(2)
})

test('nothing keeps people out of the stops of a tour, the proposals and the line of commands', async () => {
  const { server, orders } = await worldOf(1)
  await openApp({ account: 'dispo@nordkurs.example', server })
  await expect.element(grid).toBeVisible()
  await pickUp(orders[0] ?? '')
  expect(await throughRows((text) => text.includes('in Tour'))).toBe(true)
  await press('Enter')
  await expect.poll(() => document.activeElement?.closest('ol') !== null, QUICK).toBe(true)
  expect(await obstacles()).toEqual([])
  await press('Escape')
  await expect.poll(() => new URL(location.href).searchParams.get('panels')).toBeNull()
  await press('Escape')
  await expect.poll(carried).toBe(false)
  await press('w', '1')
  await expect.poll(() => focusIn('work'), QUICK).toBe(true)
  await press('V')
  await expect.poll(() => new URL(location.href).searchParams.get('panels') ?? '').toContain('proposals')
  await expect.element(page.getByText(/von \d+ geprüften Plätzen/)).toBeVisible()
  // The line below it at once.
  await press(':')
  await expect.poll(() => document.activeElement?.tagName).toMatch(/INPUT|TEXTAREA/)
  await expect.poll(obstacles).toEqual([])
  await press('Escape')
})
