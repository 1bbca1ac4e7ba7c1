import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { areKeysHeld, press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, tableText } from './orders-support.tsx'
import { expectNoTrouble, openPlain } from './plain-support.tsx'

test('An order of a backend that knows the specification alone is deleted, and the list has one row less', async () => {
  const backend = await openPlain('/orders?status=CREATED')
  await expect.poll(focusedRow, { timeout: 30_000 }).toBeTruthy()
  const number = focusedRow() ?? ''
  await press('Delete')
  await expect.element(page.getByRole('alertdialog', { name: `${number} löschen?` })).toBeVisible()
  await expect.poll(areKeysHeld).toBe(false)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => backend.server.store('nordkurs').find('orders', number)).toBeUndefined()
  await expect.poll(() => tableText(50).some((row) => row.startsWith(number))).toBe(false)
  expectNoTrouble(backend)
})
