import { expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { address, focusedRow, openList, panelTitles } from './orders-support.tsx'

const title = () => document.querySelector('main h1')?.textContent
test('the page of an order takes the place of its panel, and the address names it once', async () => {
  await openList()
  const number = focusedRow() ?? ''
  await press(' ')
  await expect.poll(panelTitles).toEqual([number])
  await press('w')
  await press('l')
  await expect.poll(() => document.activeElement?.closest('aside') !== null).toBe(true)
  await press('o')
  await expect.poll(title).toBe(number)
  await expect.poll(panelTitles).toEqual([])
  await expect.poll(address).toBe(`/orders/${number}`)
  await expect.poll(() => document.activeElement?.closest('main') !== null).toBe(true)
})

test('a link that names an order as page and as panel opens it once, and the panel beside it stays', async () => {
  const order = 'NK-2026-004813'
  await openApp({ path: `/orders/${order}?panels=order:${order},wizard`, account: 'dispo@nordkurs.example' })
  await expect.poll(title).toBe(order)
  await expect.poll(panelTitles).toEqual(['Auftrag anlegen'])
  await expect.poll(address).toBe(`/orders/${order}?panels=wizard`)
})
