import { expect, test } from 'vitest'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { ADMIN, DISPO } from './follow-ups-support.tsx'
import { colleague, panelTitles, stripText } from './orders-support.tsx'

const ORDER = 'NK-2026-004711'
/** Who else has the record on the screen, as one of two pages says. */
const seen = ({ element }: OpenApp) => element.querySelector('[data-present]')?.textContent
const title = ({ element }: OpenApp) => element.querySelector('main h1')?.textContent
/** It takes a moment to be there, and to be told. */
const soon = { timeout: 20_000 }

test('two people on one record see each other, and who types in it', async () => {
  const first = await openApp({ path: `/orders/${ORDER}`, account: DISPO })
  await expect.poll(() => title(first), soon).toBe(ORDER)
  await expect.poll(stripText, soon).toContain('Live verbunden')
  expect(seen(first)).toBeUndefined()
  const second = await openApp({ path: `/orders/${ORDER}`, account: ADMIN, server: first.server })
  await expect.poll(() => seen(first), soon).toBe('Katharina Großmann ist hier')
  await expect.poll(() => seen(second), soon).toBe('Jürgen Weiß ist hier')
  const field = () => second.element.querySelector<HTMLElement>('main textarea')
  second.element.querySelector<HTMLElement>('main button[data-field="internalNotes"]')?.click()
  await expect.poll(field, soon).not.toBeNull()
  field()?.focus()
  await expect.poll(() => seen(first), soon).toBe('Katharina Großmann bearbeitet')
})

test('in a panel a colleague is named, and is no more once they have gone', async () => {
  const app = await openApp({ path: `/orders?panels=order:${ORDER}`, account: DISPO })
  await expect.poll(panelTitles, soon).toEqual([ORDER])
  await expect.poll(stripText, soon).toContain('Live verbunden')
  const send = await colleague(app, ADMIN)
  const tell = (turn: number, ...ids: string[]) => {
    const here = ids.map((id) => ({ kind: 'order', id, isEditing: false }))
    return send('POST', '/api/v1/presence', { page: 'theirs', turn, here })
  }
  await tell(1, 'NK-2026-004635')
  await tell(2, ORDER)
  await expect.poll(() => seen(app), soon).toBe('Katharina Großmann ist hier')
  await tell(3, 'NK-2026-004635')
  await expect.poll(() => seen(app), soon).toBeUndefined()
})
