import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { choices, dock, field, openLine, typed, why } from './command-line-support.tsx'

test('what is not understood offers the nearest three: Eingabe asks, a figure takes one, and nothing has run', async () => {
  await openLine()
  await userEvent.fill(field, '4711 fr 8-12')
  await expect.poll(choices).toHaveLength(3)
  await press('Enter')
  expect(typed()).toBe('4711 fr 8-12')
  await press('2')
  expect(typed()).toBe('storno 4711 fr 8-12')
})

test('„hilfe“ shows what can be said, and Eingabe takes the marked line without running it', async () => {
  await openLine()
  await userEvent.fill(field, 'hilfe urlaub')
  await expect.poll(choices).toHaveLength(1)
  await press('Enter')
  expect(typed()).toBe('kowalski urlaub mo-fr')
  expect(dock()).not.toBeNull()
})

test('Umschalt+Eingabe asks for a reason first, also where nothing stands against it', async () => {
  const { server } = await openLine()
  const [order] = await server.store('nordkurs').all('orders', { status: 'IN_TRANSIT' })
  await userEvent.fill(field, `st ${order?.orderNumber} zugestellt`)
  await expect.poll(why).toBe('')
  await press('shift+Enter')
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveFocus()
  expect((await server.store('nordkurs').find('orders', order?.id ?? ''))?.status).toBe('IN_TRANSIT')
  await press('Escape')
})

test('a guest is told that he may not', async () => {
  const { server } = await openLine({ account: 'gast@nordkurs.example' })
  const [order] = await server.store('nordkurs').all('orders', { status: 'CREATED' })
  await userEvent.fill(field, `bestätigen ${order?.orderNumber}`)
  await expect.poll(why).toBe('Ihre Rolle darf das nicht')
  await userEvent.fill(field, 'neu elbufer hh > m')
  await expect.poll(why).toBe('Nur für Disposition und Vertrieb')
})
