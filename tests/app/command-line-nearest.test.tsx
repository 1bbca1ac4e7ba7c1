import { expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { choices, dock, field, openLine, typed } from './command-line-support.tsx'

test('what is not understood offers the nearest three: Eingabe asks, a figure takes one; „hilfe“ shows what can be said, and nothing has run', async () => {
  await openLine()
  await userEvent.fill(field, '4711 fr 8-12')
  await expect.poll(choices).toHaveLength(3)
  await press('Enter')
  expect(typed()).toBe('4711 fr 8-12')
  await press('2')
  expect(typed()).toBe('storno 4711 fr 8-12')
  await userEvent.fill(field, 'hilfe urlaub')
  await expect.poll(choices).toHaveLength(1)
  await press('Enter')
  expect(typed()).toBe('kowalski urlaub mo-fr')
  expect(dock()).not.toBeNull()
})
