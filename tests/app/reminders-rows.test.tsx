import { expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, panelTitles, toasts } from './orders-support.tsx'
import { focusIn, openDispo } from './planning-support.tsx'
import { ask, dialogTitle, DISPO, lookAt, MINUTE } from './reminders-support.tsx'

/** Keeps what was asked, goes elsewhere, and opens the reminder once it is due: the record is in a panel. */
async function isReminded(number: string, away: string): Promise<void> {
  await userEvent.keyboard('{Enter}')
  await expect.poll(toasts).toContain('Erinnerung Mo 23.11. 14:23')
  expect(toasts()[1]).toBe(`Rückruf · ${number}`)
  await press(away)
  lookAt(TEST_NOW + 21 * MINUTE)
  await expect.poll(toasts).toContain(`Erinnerung: Rückruf · ${number}`)
  await press('g', 'j')
  await expect.poll(panelTitles).toEqual([number])
}

test('Umschalt+W on a row of the transports reminds of that transport', async () => {
  await openApp({ path: '/transports', account: DISPO })
  await expect.poll(focusedRow).toBeTruthy()
  await press('j')
  const number = focusedRow() ?? ''
  await ask('in 20 min Rückruf')
  expect(dialogTitle()).toBe(`An ${number} erinnern`)
  await isReminded(number, 'j')
  expect(new URLSearchParams(location.search).get('panels')).toMatch(/^transport:/)
})

test('Umschalt+W on a tour of the board reminds of its order, on a free place of the time alone', async () => {
  const { server } = await openDispo()
  await press('w', '2')
  await expect.poll(() => focusIn('board')).toBe(true)
  const cell = () => document.activeElement?.getAttribute('aria-label') ?? ''
  await expect.poll(cell).toContain(': Tour T-')
  const [, tourId = ''] = /Tour (T-\d+)/.exec(cell()) ?? []
  const tour = (await server.store('nordkurs').all('tours')).find(({ id, number }) => [id, number].includes(tourId))
  const number = tour?.stops[0]?.orderId ?? ''
  await ask('in 20 min Rückruf')
  expect(dialogTitle()).toBe(`An ${number} erinnern`)
  await isReminded(number, 'j')
  await expect.poll(() => focusIn('board')).toBe(false)
  await press('w', '2', 'j')
  await expect.poll(cell).toContain(': frei.')
  await ask('in 20 min')
  expect(dialogTitle()).toBe('Erinnern')
})
