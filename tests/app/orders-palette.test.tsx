import { describe, expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import type { OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { choices } from './orders-bulk-support.tsx'
import { address, colleague, focusedRow, numbers, openList, toasts } from './orders-support.tsx'

const stored = (app: OpenApp, id: string) => app.server.store('nordkurs').find('orders', id)

/** Opens a page of the palette for the first order; then a colleague confirms it, and the list behind moves on to the next. */
async function openAndLose(key: string) {
  const app = await openList({ path: '/orders?status=CREATED' })
  const [order = '', next = ''] = numbers(2)
  await expect.poll(focusedRow).toBe(order)
  await press(key)
  await expect.poll(choices).not.toEqual([])
  const send = await colleague(app, 'admin@nordkurs.example')
  const confirmed = await send('PUT', `/api/orders/enhanced/${order}/status`, { status: 'CONFIRMED' })
  expect(confirmed.status).toBe(200)
  await expect.poll(address).toContain(`row=${next}`)
  expect(numbers(1)).toEqual([next])
  return { app, order, next, before: await stored(app, next) }
}

describe('a page of the palette is for the order it was opened for, though that has left the list meanwhile', () => {
  test('its priority is set, not that of the order now under the cursor', async () => {
    const { app, order, next, before } = await openAndLose('d')
    await userEvent.keyboard('Dringend{Enter}')
    await expect.poll(toasts).toContain(`${order}: Priorität Dringend`)
    expect((await stored(app, order))?.priority).toBe('urgent')
    expect(await stored(app, next)).toEqual(before)
    await expect.poll(focusedRow).toBe(next)
  })
})
