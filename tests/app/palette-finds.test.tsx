import { expect, onTestFinished, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, openList } from './orders-support.tsx'

/** What is marked in the palette: what Enter would do. */
const marked = () => document.querySelector('dialog [role="option"][aria-selected="true"] bdi')?.textContent
const titles = () =>
  [...document.querySelectorAll('dialog [role="option"]')].map((row) => row.querySelector('bdi')?.textContent)

test('what lies behind a command is found: a status of the order under the cursor, which the row names, a language, a theme', async () => {
  onTestFinished(() => void delete document.documentElement.dataset['theme'])
  const app = await openList({ path: '/orders?status=CREATED' })
  const number = focusedRow() ?? ''
  await press('ctrl+k')
  await userEvent.keyboard('bestätigt')
  await expect.poll(titles).toContain('Status setzen: Bestätigt')
  const at = titles().indexOf('Status setzen: Bestätigt')
  expect(document.querySelectorAll('dialog [role="option"]')[at]?.textContent).toContain(number)
  for (let step = 0; step < at; step++) await press('ArrowDown')
  await press('Enter')
  await expect.poll(async () => (await app.server.store('nordkurs').find('orders', number))?.status).toBe('CONFIRMED')

  await press('ctrl+k')
  await userEvent.keyboard('umlauf polnisch')
  await expect.poll(marked).toBe('Sprache: Polski')
  await userEvent.keyboard('{Control>}a{/Control}dunkel')
  await expect.poll(marked).toBe('Darstellung: Dunkel')
  await press('Enter')
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark')
})
