import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { areKeysHeld, press } from '#tests/support/keyboard.ts'
import { visit } from '#tests/support/visit.ts'
import { userEvent } from '#tests/support/typing.ts'
import { freshServer, offerOf, openOffers, orderCount, reason, searched } from './offers-support.tsx'
import { focusedRow, panelTitles, section, toasts } from './orders-support.tsx'

test('the panel shows at most five carriers with their points; b books the best one from 85 points on, in one step that Strg+Z takes back; below that it books nothing and says how many there are, and c asks for a reason', async () => {
  const server = freshServer()
  const { sure, unsure } = await searched(server)
  const [[id = ''], [other = '']] = [sure, unsure]
  const app = await openOffers(`?row=${id}`, { server })
  await expect.poll(focusedRow).toBe(id)
  await press(' ')
  await expect.poll(panelTitles).toEqual([id])
  await expect.poll(() => section('Passende Frachtführer').join(' ')).toContain('Empfohlen')
  const list = document.querySelector('aside ol[aria-label="Passende Frachtführer"]')
  expect(list?.children.length).toBeLessThanOrEqual(5)
  expect(list?.firstElementChild?.textContent).toContain('Leer-km')
  expect(list?.children[1]?.textContent ?? '').not.toContain('Leer-km')
  const before = await orderCount(app)
  await press('b', 'b')
  await expect.poll(async () => (await offerOf(app, id))?.status).toBe('accepted')
  const { orderId = '' } = (await offerOf(app, id)) ?? {}
  const order = await app.server.store('nordkurs').find('orders', orderId)
  expect(order?.carrierId).toBeTruthy()
  await expect.poll(() => toasts().join()).toContain(`${id}: Auftrag ${orderId} an `)
  await expect.poll(panelTitles).toEqual([orderId])
  expect(await orderCount(app)).toBe(before + 1)
  // The second b has found nothing to book any more.
  await expect.poll(areKeysHeld).toBe(false)
  await press('ctrl+z')
  await expect.poll(() => toasts().join()).toContain('Rückgängig gemacht: Vergeben an ')
  await expect.poll(() => orderCount(app)).toBe(before)
  await expect.poll(async () => (await offerOf(app, id))?.status).toBe('open')
  visit(`/angebots-matching?row=${other}`)
  await expect.poll(focusedRow).toBe(other)
  await press('b')
  await expect.poll(() => toasts().join()).toContain('ohne Nachfrage erst ab 85')
  expect(await orderCount(app)).toBe(before)
  await press('c')
  await expect.element(page.getByRole('option').first()).toHaveTextContent(/Punkte/)
  await userEvent.keyboard('{Enter}')
  await expect.element(reason).toHaveFocus()
  await userEvent.keyboard('Fährt die Strecke seit Jahren{Control>}{Enter}{/Control}')
  await expect.poll(async () => (await offerOf(app, other))?.status).toBe('accepted')
  expect(await orderCount(app)).toBe(before + 1)
})

test('Umschalt+B looks at all ticked offers first, books those that are sure, and one Strg+Z takes all of them back', async () => {
  const server = freshServer()
  const { sure } = await searched(server)
  const app = await openOffers('', { server })
  const before = await orderCount(app)
  await press('ctrl+a', 'shift+B')
  const dialog = page.getByRole('dialog', { name: /^Beste Treffer vergeben/ })
  const count = sure.length === 1 ? '1 Angebot vergeben' : `${sure.length} Angebote vergeben`
  await expect.element(dialog.getByRole('button', { name: count })).toBeVisible()
  expect(await orderCount(app)).toBe(before)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => orderCount(app)).toBe(before + sure.length)
  for (const id of sure) expect((await offerOf(app, id))?.status).toBe('accepted')
  // Until all have answered Esc halts; the button at the foot gets the focus when that is over.
  await expect.poll(() => document.activeElement?.textContent).toContain('Schließen')
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
  await press('ctrl+z')
  await expect.poll(() => orderCount(app)).toBe(before)
  for (const id of sure) expect((await offerOf(app, id))?.status).toBe('open')
})
