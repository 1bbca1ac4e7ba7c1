import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { colleague } from './orders-support.tsx'
import {
  carried,
  dropHere,
  head,
  isFree,
  openDispo,
  pickUp,
  QUICK,
  said,
  throughRows,
  tourOf,
  worldOf,
} from './planning-support.tsx'
import { holdAnswers } from './reliability-support.tsx'

const preview = () => document.querySelector('[data-carry-preview]')?.textContent ?? ''
const lone = (orderId: string) => [
  { orderId, kind: 'pickup' },
  { orderId, kind: 'delivery' },
]

test('two people plan one truck: each sees the other, the second one is told who and what, and goes elsewhere', async () => {
  const { server, orders } = await worldOf(2)
  const [mine = '', theirs = ''] = orders
  const app = await openDispo(server)
  const send = await colleague(app, 'admin@nordkurs.example')
  await pickUp(mine)
  expect(await throughRows(isFree)).toBe(true)
  await dropHere(mine)
  const tour = await tourOf(app, mine)
  const vehicleId = tour?.vehicleId
  await press('ctrl+z')
  await expect.poll(async () => await tourOf(app, mine)).toBeUndefined()
  // What the colleague holds is seen with initials, until it is put down.
  await pickUp(mine)
  const { licencePlate = '' } = (await server.store('nordkurs').find('vehicles', vehicleId ?? '')) ?? {}
  expect(await throughRows((text) => text.includes(licencePlate) && isFree(text))).toBe(true)
  const startAt = Date.parse('2026-11-26T07:00:00+01:00')
  const carrying = { orderIds: [theirs], resource: `vehicle:${vehicleId}`, at: startAt }
  await send('POST', '/api/v1/board/carrying', { carrying })
  const ghost = () => document.querySelector('[data-carry-colleague]')?.textContent
  await expect.poll(ghost).toMatch(/^\p{L}{2}$/u)
  expect(head()).toContain('Kein Verstoß')
  // The colleague is quicker, and word of it is still on its way.
  const held = holdAnswers(server, ({ path }) => path === '/api/v1/board')
  const first = await send('POST', '/api/v1/tours/plan', {
    vehicleId,
    stops: lone(theirs),
    startAt,
    overrideReason: 'Eilt',
  })
  expect(first.status).toBe(200)
  await send('POST', '/api/v1/board/carrying', { carrying: null })
  await expect.poll(ghost).toBeUndefined()
  await press('Enter')
  await expect.poll(preview).toContain('Antwort des Servers')
  expect(preview()).toContain((await tourOf(app, theirs))?.number)
  expect(await tourOf(app, mine)).toBeUndefined()
  await held.release()
  // Still in hand: it goes where there is room.
  await expect
    .poll(() => document.querySelector(`[data-tour="${CSS.escape(first.body['tour']?.['id'] ?? '')}"]`))
    .not.toBeNull()
  expect(carried()).toBe(true)
  expect(await throughRows(isFree)).toBe(true)
  await dropHere(mine)
  expect((await tourOf(app, mine))?.id).toBeDefined()
  expect((await tourOf(app, theirs))?.vehicleId).toBe(vehicleId)
})

test('dragged with the mouse onto a vehicle it stands at the same preview and the same question', async () => {
  const { server, orders } = await worldOf(1)
  const [order = ''] = orders
  const app = await openDispo(server)
  await pickUp(order)
  expect(await throughRows((text) => !text.includes('Kein Verstoß') && !text.includes('in Tour'))).toBe(true)
  const cell = document.activeElement?.getBoundingClientRect()
  await press('Escape')
  await expect.poll(carried).toBe(false)
  const link = () => document.querySelector<HTMLElement>(`[data-dispatch="work"] a[href="/orders/${order}"]`)
  await press('w', '1')
  await expect.poll(link, QUICK).not.toBeNull()
  const row = link()?.closest('li')
  const from = row?.getBoundingClientRect()
  const point = (type: string, x: number, y: number) =>
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      button: 0,
      buttons: 1,
      pointerType: 'mouse',
      clientX: x,
      clientY: y,
    })
  const [x, y] = [(cell?.left ?? 0) + 2, (cell?.top ?? 0) + 5]
  row?.dispatchEvent(point('pointerdown', (from?.left ?? 0) + 20, (from?.top ?? 0) + 10))
  window.dispatchEvent(point('pointermove', (from?.left ?? 0) + 60, (from?.top ?? 0) + 30))
  await expect.poll(carried, QUICK).toBe(true)
  window.dispatchEvent(point('pointermove', x, y))
  await expect.poll(head, QUICK).toMatch(/Verst(oß|öße)/)
  window.dispatchEvent(point('pointerup', x, y))
  await expect.poll(said).toMatch(/steh(t|en) dem entgegen/)
  expect(carried()).toBe(true)
  expect(await tourOf(app, order)).toBeUndefined()
  await press('shift+Enter')
  await page.getByRole('dialog').getByRole('textbox').fill('Mit dem Kunden abgesprochen')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(carried).toBe(false)
  expect(await tourOf(app, order)).toBeDefined()
})
