import { expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, numbers, openList, toasts } from './orders-support.tsx'

type App = Awaited<ReturnType<typeof openList>>
const orderOf = async (app: App, id: string) => app.server.store('nordkurs').find('orders', id)

async function choose(key: string, text: string) {
  await press(key)
  await expect.poll(() => document.querySelector('dialog[open] [cmdk-input]')).not.toBeNull()
  await userEvent.keyboard(text)
  await expect.poll(() => document.querySelectorAll('dialog[open] [role="option"]').length).toBe(1)
  await press('Enter')
}

test(', does the last change to the row under the cursor, with what was chosen, and Strg+Z takes it back', async () => {
  const app = await openList({ path: '/orders?status=CREATED' })
  const [first = '', second = ''] = numbers(2)
  await choose('d', 'dringend')
  await expect.poll(async () => (await orderOf(app, first))?.priority).toBe('urgent')
  const was = (await orderOf(app, second))?.priority
  await press('j', ',')
  await expect.poll(async () => (await orderOf(app, second))?.priority).toBe('urgent')
  await press('ctrl+z')
  await expect.poll(async () => (await orderOf(app, second))?.priority).toBe(was)
  expect((await orderOf(app, first))?.priority).toBe('urgent')
})

test(', without a change says that there is nothing to repeat', async () => {
  await openList()
  await press(',')
  await expect.poll(toasts).toContain('Noch nichts geändert, das sich wiederholen lässt')
})

test(', asks anew for a reason', async () => {
  const app = await openList({ path: '/orders?status=CREATED' })
  const [first = '', second = ''] = numbers(2)
  await choose('s', 'Storniert')
  await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA')
  await userEvent.keyboard('Kunde sagt ab')
  await press('ctrl+Enter')
  await expect.poll(async () => (await orderOf(app, first))?.status).toBe('CANCELLED')
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
  await expect.poll(focusedRow).toBe(second)
  await press(',')
  await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA')
  expect((await orderOf(app, second))?.status).toBe('CREATED')
  await userEvent.keyboard('Auch der')
  await press('ctrl+Enter')
  await expect.poll(async () => (await orderOf(app, second))?.status).toBe('CANCELLED')
})

test('who wants to goes on to the next row once an order is confirmed, and types ahead for that one', async () => {
  const app = await openList({
    prepare: () => localStorage.setItem('go-on', 'on'),
    path: '/orders?sort=status&dir=asc',
  })
  const [first = '', second = '', third = ''] = numbers(3)
  const was = await Promise.all([first, second].map(async (id) => (await orderOf(app, id))?.status))
  expect(was).toEqual(['CREATED', 'CREATED'])
  await press('+', '+')
  await expect.poll(async () => (await orderOf(app, second))?.status).toBe('CONFIRMED')
  expect((await orderOf(app, first))?.status).toBe('CONFIRMED')
  expect((await orderOf(app, third))?.status).toBe('CREATED')
})

test('by itself the cursor stays: what is typed next is for the same order', async () => {
  const app = await openList()
  const [first = ''] = numbers(1)
  await press('+')
  await expect.poll(async () => (await orderOf(app, first))?.status).toBe('CONFIRMED')
  expect(focusedRow()).toBe(first)
})
