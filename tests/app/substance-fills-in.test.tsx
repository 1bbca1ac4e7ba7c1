import { expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { choices } from './orders-bulk-support.tsx'

const DISPO = 'dispo@nordkurs.example'
const confirmed = 'NK-2026-004796'
const methanol = { unNumber: '1230', name: 'METHANOL', class: '3', risks: '6.1', packingGroup: 'II', tunnelCode: 'D/E' }

test('in the record of an order the same: a UN number typed alone, Enter, and the line is whole', async () => {
  const { server } = await openApp({ path: `/orders/${confirmed}`, account: DISPO })
  const value = () => document.querySelector<HTMLElement>('main [data-field="dangerousGoods"]')?.textContent
  await expect.poll(() => document.querySelector('main [data-field="pickupAddress"]')).not.toBeNull()
  await press('e')
  await expect.poll(() => choices().length).toBeGreaterThan(20)
  await userEvent.keyboard('gefahrgut{Enter}')
  await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA')
  await userEvent.keyboard('1230{Control>}{Enter}{/Control}')
  await expect.poll(value).toBe('UN 1230 METHANOL, 3 (6.1), II, (D/E)')
  const stored = await server.store('nordkurs').find('orders', confirmed)
  expect(stored?.dangerousGoods).toEqual([methanol])
})
