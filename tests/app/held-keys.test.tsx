import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, numbers, openList, selectedRows } from './orders-support.tsx'
import { holdAnswers } from './reliability-support.tsx'

const CREATED = '/orders?status=CREATED'

/** What the field with the focus holds. */
const field = () => {
  const element = document.activeElement
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : undefined
}

/** All keys before anything can have come on the screen. */
async function pressAtOnce(...strokes: string[]): Promise<void> {
  await Promise.all(strokes.map((stroke) => press(stroke)))
}

const stateOf = async (app: Awaited<ReturnType<typeof openList>>, id: string) => {
  const order = await app.server.store('nordkurs').find('orders', id)
  return { status: order?.status, vehicle: order?.assignedVehicleId, priority: order?.priority }
}

test('dates typed at once after Umschalt+T stand in the form, none of their letters is a key of the list; Esc gives up what was typed ahead, and the list has its keys again', async () => {
  const app = await openList({ path: CREATED })
  const first = focusedRow() ?? ''
  const before = await stateOf(app, first)
  // `+` would confirm the order, `t` set the transport's status.
  await pressAtOnce('shift+T', '+', '1', ' ', 'T', 'a', 'g')
  await expect.poll(field, { timeout: 20_000 }).toBe('+1 Tag')
  expect(await stateOf(app, first)).toEqual(before)
  await press('Escape')
  await expect.poll(focusedRow).toBe(first)
  await pressAtOnce('shift+T', 'm', 'o', 'Escape')
  // Whatever was held would be pressed before what is typed from now on.
  await expect.poll(field).toBe('')
  await userEvent.keyboard('fr')
  await expect.poll(field).toBe('fr')
  await press('Escape')
  await expect.poll(focusedRow).toBe(first)
  await press('j')
  await expect.poll(focusedRow).not.toBe(first)
})

test('a note typed at once after m stands in the note, with what was taken back of it', async () => {
  const app = await openList({ path: CREATED })
  const id = focusedRow() ?? ''
  await pressAtOnce('m', 'A', 'v', 'i', 's', 'x', 'Backspace', ' ', '2', ' ', 'h')
  await expect.poll(field).toBe('Avis 2 h')
  await press('ctrl+Enter')
  await expect.poll(async () => (await app.server.store('nordkurs').find('orders', id))?.internalNotes).toBe('Avis 2 h')
})

test('a reason typed at once after taking a vehicle whose papers have expired stands in the question for it', async () => {
  const app = await openList({ path: '/orders?status=CONFIRMED' })
  const id = focusedRow() ?? ''
  const vehicles = await app.server.store('nordkurs').all('vehicles')
  const { licencePlate = '' } = vehicles.find(({ papersUntil = '9' }) => papersUntil < '2026-11-23') ?? {}
  await press('v')
  await userEvent.keyboard(licencePlate)
  const options = page.getByRole('dialog').getByRole('option')
  await expect.element(options.first()).toHaveTextContent(licencePlate)
  const before = await stateOf(app, id)
  // `m` would open the note, `+` set the status, `x` select the row.
  await pressAtOnce('Enter', 'm', '+', 'x')
  await expect.poll(field).toBe('m+x')
  expect(selectedRows()).toEqual([])
  expect(await stateOf(app, id)).toEqual(before)
  await press('ctrl+Enter')
  await expect.poll(async () => (await stateOf(app, id)).status).toBe('ASSIGNED')
})

test('keys behind a change that asks nothing go to the list, in their order', async () => {
  const app = await openList({ path: CREATED })
  const [first = '', second] = numbers(2)
  // The order leaves this list with the answer, which would move the row under the cursor by itself.
  const held = holdAnswers(app.server, ({ method }) => method !== 'GET')
  await pressAtOnce('+', 'j', 'x')
  await expect.poll(selectedRows).toEqual([second])
  await held.release()
  await expect.poll(async () => (await stateOf(app, first)).status).toBe('CONFIRMED')
  await expect.poll(selectedRows).toEqual([second])
})

test('Eingabe pressed at once after a change of many neither opens the row behind nor sends before it was looked at', async () => {
  const app = await openList({ path: CREATED })
  await press('x', 'shift+J')
  await pressAtOnce('+', 'Enter')
  await expect.element(page.getByRole('dialog', { name: 'Status Bestätigt · 2 Aufträge' })).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toContain('2 Aufträge ändern')
  expect(location.pathname).toBe('/orders')
  const statuses = (await app.server.store('nordkurs').all('orders')).filter(({ status }) => status === 'CREATED')
  await press('Escape')
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
  expect((await app.server.store('nordkurs').all('orders')).filter(({ status }) => status === 'CREATED')).toEqual(
    statuses,
  )
})

test('what is opened as the page is left keeps no key of the next one', async () => {
  const app = await openList({ path: CREATED })
  await pressAtOnce('shift+T', '+')
  app.close()
  const key = new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', bubbles: true, cancelable: true })
  expect(document.body.dispatchEvent(key)).toBe(true)
})
