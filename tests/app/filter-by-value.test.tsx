import { expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { filters, openList } from './orders-support.tsx'

const offered = () => [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent)

async function openFilters() {
  await press('f')
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox')
}

test('a typed status is set by Eingabe, and is not searched for as well', async () => {
  await openList()
  await openFilters()
  await userEvent.keyboard('bestät')
  await expect.poll(offered).toEqual(['Status: Bestätigt', 'Text: bestät'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(filters).toEqual({ status: 'CONFIRMED' })
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
})

test('a day is one of loading first, then one of delivery; the others that are set stay', async () => {
  await openList({ path: '/orders?status=CONFIRMED' })
  await openFilters()
  await userEvent.keyboard('morgen')
  await expect.poll(offered).toEqual(['Beladung: Di 24.11.', 'Entladung: Di 24.11.', 'Text: morgen'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.poll(filters).toEqual({ status: 'CONFIRMED', dfrom: '2026-11-24', dto: '2026-11-24' })
})

test('what names a value can still be searched for, and what names none is', async () => {
  await openList()
  await openFilters()
  await userEvent.keyboard('bestät{ArrowUp}{Enter}')
  await expect.poll(filters).toEqual({ q: 'bestät' })
  await openFilters()
  await userEvent.keyboard('brink{Enter}')
  await expect.poll(filters).toEqual({ q: 'brink' })
})

test('several values typed in one are one choice', async () => {
  await openList()
  await openFilters()
  await userEvent.keyboard('bestätigt hamburg')
  await expect.poll(() => offered()[0]).toBe('Status: Bestätigt · Ladeort: Hamburg')
  await userEvent.keyboard('{Enter}')
  await expect.poll(filters).toEqual({ status: 'CONFIRMED', pcity: 'Hamburg' })
})

test('a town is searched for on either stop first, and offered as that of one', async () => {
  await openList()
  await openFilters()
  await userEvent.keyboard('hamburg')
  await expect.poll(offered).toEqual(expect.arrayContaining(['Ladeort: Hamburg', 'Entladeort: Hamburg']))
  expect(offered()[0]).toBe('Text: hamburg')
  await userEvent.keyboard('{Enter}')
  await expect.poll(filters).toEqual({ q: 'hamburg' })
})
