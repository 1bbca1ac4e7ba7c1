import { expect, onTestFinished, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { autoClose } from '#src/workspace/preferences.ts'
import { choose, tick } from './orders-bulk-support.tsx'
import { focusedRow, openList, toasts } from './orders-support.tsx'
import { openDispo, pickUp, worldOf } from './planning-support.tsx'

const box = (element: Element | null | undefined) => element?.getBoundingClientRect()
const stack = () => box([...document.querySelectorAll('.toasts > div')].at(-1))

/** Whether a message lies over an element. */
function isCovered(element: Element | null | undefined): boolean | undefined {
  const [one, other] = [box(element), stack()]
  if (one === undefined || other === undefined) return undefined
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** What messages offer, beside being closed. */
const actions = () => [...document.querySelectorAll('.toasts button')].flatMap((button) => button.textContent || [])

test('a message covers neither the bulk bar nor the row the keyboard is on', async () => {
  await openList({ path: '/orders?status=CREATED' })
  await tick('NK-2026-004813')
  await press('y', 'y')
  await expect.poll(() => toasts().length).toBeGreaterThan(0)
  const bar = () => document.querySelector('main [role="group"][data-foot]')
  await expect.poll(() => isCovered(bar())).toBe(false)
  // Down to the last row in view, which lies where messages usually stand.
  await press('PageDown')
  const row = () => document.activeElement?.closest('tr[data-index]')
  await expect.poll(() => (box(row())?.bottom ?? 0) > 650).toBe(true)
  await expect.poll(() => isCovered(row())).toBe(false)
  expect(focusedRow()).toBeTruthy()
})

test('messages stand one above another; one whose change is taken back goes, its way back is offered as long as it is the next one, and what was taken back can be made again', async () => {
  // All messages stay: an older one that has run its time offers nothing in any case.
  autoClose.set(false)
  onTestFinished(() => autoClose.set(true))
  const app = await openList({ path: '/orders?status=CREATED' })
  const priority = async () => (await app.server.store('nordkurs').find('orders', 'NK-2026-004813'))?.priority
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('.toasts > div')].map((one) => one.innerText.replaceAll(/\s+/g, ' '))
  await choose('d', 'Dringend')
  await expect.poll(shown).toEqual([expect.stringContaining('Dringend')])
  await expect.poll(actions).toEqual(['RückgängigStrg+Z'])
  await choose('d', 'Niedrig')
  await expect.poll(shown).toEqual([expect.stringContaining('Dringend'), expect.stringContaining('Niedrig')])
  await expect.poll(actions).toEqual(['RückgängigStrg+Z'])
  const [first, second] = [...document.querySelectorAll('.toasts > div')].map(box)
  expect(second!.top).toBeGreaterThanOrEqual(first!.bottom)
  expect([second!.left, second!.right]).toEqual([first!.left, first!.right])
  await press('ctrl+z')
  await expect.poll(priority).toBe('urgent')
  // What is said of it now is that it was taken back; that it was done is said no more.
  await expect.poll(shown).toEqual([expect.stringContaining('Dringend'), expect.stringMatching(/^Rückgängig gemacht/)])
  // The change before is the next one to be taken back now.
  await expect.poll(actions).toEqual(['RückgängigStrg+Z', 'WiederherstellenStrg+Umschalt+Z'])
  await press('ctrl+shift+Z')
  await expect.poll(priority).toBe('low')
  await expect.poll(actions).toContain('RückgängigStrg+Z')
})

test('a message stands over nothing that is worked on while something is carried, wherever that is held', async () => {
  const { server, orders } = await worldOf(1)
  await openDispo(server)
  await pickUp(orders[0] ?? '')
  await press('y', 'l')
  await expect.poll(() => toasts().length).toBeGreaterThan(0)
  const worked = ['[data-carry-preview]', '[data-carry-ghost]', '[data-carry-flag]']
  const covered = () => worked.filter((part) => isCovered(document.querySelector(part)) !== false)
  await expect.poll(covered).toEqual([])
  // Step by step into the corner where messages usually stand.
  for (let step = 0; step < 12; step += 1) {
    await press('shift+ArrowRight', 'shift+ArrowRight', 'ArrowDown')
    await expect.poll(covered).toEqual([])
  }
  // And up again, to where the messages have gone meanwhile.
  for (let step = 0; step < 6; step += 1) {
    await press('ArrowUp')
    await expect.poll(covered).toEqual([])
  }
})
