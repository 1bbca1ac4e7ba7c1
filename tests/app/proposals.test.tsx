import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'

const panel = (name: string | RegExp) => page.getByRole('complementary', { name })

test('proposes the day, takes a tour over, and takes it back', async () => {
  const first = await openApp({ path: '/dispatcher?panels=proposals' })
  const day = panel('Tagesvorschlag')
  const tour = day.getByRole('listitem').first()
  await expect.poll(() => day.getByRole('listitem').elements().length, { timeout: 40_000 }).toBeGreaterThan(0)
  const [orderId = ''] = /NK-2026-\d{6}/.exec(tour.element().textContent ?? '') ?? []
  const statusIn = async (app: typeof first) => (await app.server.store('nordkurs').find('orders', orderId))?.status
  expect(await statusIn(first)).toBe('CONFIRMED')
  await tour.click()
  await press('Enter')
  await expect.poll(() => statusIn(first)).toBe('ASSIGNED')
  await expect.element(day.getByText(/1 übernommen/)).toBeVisible()
  await press('ctrl+z')
  await expect.poll(() => statusIn(first)).toBe('CONFIRMED')
})
