import { expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { colleague, panelTitles } from './orders-support.tsx'

/** Methanol and paint, each from its own place, for one dealer. */
const [methanol, paint] = ['NK-2026-004746', 'NK-2026-004748']
const DISPO = 'dispo@nordkurs.example'

const part = () => document.querySelector<HTMLElement>('main section[aria-label="Tour"]')
const lines = () => part()?.innerText.split('\n').filter(Boolean) ?? []

test('an order that rides with others shows the tour, its own stops marked; Enter on another order leads there', async () => {
  const app = await openApp({ path: `/orders/${paint}`, account: DISPO })
  await expect
    .poll(lines)
    .toEqual([
      'Tour',
      'Teil von Tour T-004746',
      'Gefahrgut zusammen an Bord, ADR-Punkte: 1.280 · kennzeichnungspflichtig',
      ...['1. Laden Hamburg-Harburg', 'Di 24.11. 07:00', methanol, 'danach 0,8 LDM · 310 kg · 2 Pal.'],
      ...['2. Laden Bremen', 'Di 24.11. 10:00', 'dieser Auftrag', 'danach 2,4 LDM · 1.000 kg · 6 Pal.'],
      ...['3. Entladen Hannover', 'Di 24.11. 13:00', methanol, 'danach 1,6 LDM · 690 kg · 4 Pal.'],
      ...['4. Entladen Hannover', 'Di 24.11. 13:30', 'dieser Auftrag', 'danach leer'],
    ])
  // A colleague has it the other way round, and at another time: it is seen here.
  const send = await colleague(app, 'admin@nordkurs.example')
  const [first, second] = [
    { orderId: paint, kind: 'pickup', plannedDate: '2026-11-24', plannedTime: '06:30' },
    { orderId: methanol, kind: 'pickup' },
  ]
  const stops = [first, second, { orderId: methanol, kind: 'delivery' }, { orderId: paint, kind: 'delivery' }]
  expect((await send('PUT', '/api/v1/tours/tou-nk004746/stops', { stops })).status).toBe(200)
  await expect.poll(() => lines().slice(3, 5)).toEqual(['1. Laden Bremen', 'Di 24.11. 06:30'])
  expect(lines()[7]).toBe('2. Laden Hamburg-Harburg')

  part()?.querySelector('button')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(panelTitles).toEqual([methanol])
  await press('Escape')
})
