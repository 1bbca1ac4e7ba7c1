import { expect, test } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { TEST_NOW } from '#tests/support/open-app.tsx'
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

/** Opens a field of the order under the cursor by its name, types into it and saves. */
async function type(name: string, text: string) {
  const row = focusedRow()
  await press('e')
  await expect.poll(() => document.querySelectorAll('dialog [role="option"]').length).toBeGreaterThan(20)
  await userEvent.keyboard(name)
  await expect.poll(() => document.querySelectorAll('dialog [role="option"]').length).toBeLessThan(20)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.hasAttribute('data-field')).toBe(true)
  await userEvent.keyboard(`${text}{Enter}`)
  await expect.poll(focusedRow).toBe(row)
}

test(', gives the next row what was typed into a field, says so, and Strg+Z takes that back alone', async () => {
  const app = await openList({ path: '/orders?status=CREATED' })
  const [first = '', second = ''] = numbers(2)
  await type('gewicht (kg)', '7.500')
  await expect.poll(async () => (await orderOf(app, first))?.weight).toBe(7500)
  const was = (await orderOf(app, second))?.weight
  await press('j', ',')
  await expect.poll(async () => (await orderOf(app, second))?.weight).toBe(7500)
  await expect.poll(() => toasts().some((line) => line.startsWith(`${second}: `))).toBe(true)
  expect(focusedRow()).toBe(second)
  await press(',')
  await expect.poll(() => toasts().join(' ')).toContain('steht hier schon so')
  await press('ctrl+z')
  await expect.poll(async () => (await orderOf(app, second))?.weight).toBe(was)
  expect((await orderOf(app, first))?.weight).toBe(7500)
})

test(', of what was typed says why the next row does not take it', async () => {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const store = server.store('nordkurs')
  const [first = '', second = ''] = (await store.all('orders', {})).map(({ id }) => id).toSorted()
  const day = { status: 'CREATED', pickupDate: '2026-11-20', deliveryDate: '2026-11-21' } as const
  await store.patch('orders', first, day)
  // There it would be unloaded before it is loaded.
  await store.patch('orders', second, { ...day, pickupDate: '2026-12-10', deliveryDate: '2026-12-11' })
  await openList({ server, path: '/orders?sort=orderNumber&dir=asc' })
  await expect.poll(focusedRow).toBe(first)
  const before = await store.find('orders', second)
  await type('entladung', '24.11.26')
  await press('j', ',')
  await expect.poll(() => toasts().slice(0, 3).join(' | ')).toContain('Entladung endet vor dem Beginn der Beladung')
  expect(await store.find('orders', second)).toEqual(before)
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

const onward = () => localStorage.setItem('go-on', 'on')

/** Opens the list of confirmed orders, whose cursor goes on by itself. */
const openConfirmed = () => openList({ prepare: onward, path: '/orders?status=CONFIRMED&sort=pickupDate&dir=desc' })

test('c goes on to the next order once the first is assigned, and what is typed ahead is for that one', async () => {
  const app = await openConfirmed()
  const [first = '', second = '', third = ''] = numbers(3)
  await press('c')
  await expect.poll(() => document.querySelector('dialog[open] [role="option"]')).not.toBeNull()
  await press('Enter', 'c', 'Enter')
  for (const id of [first, second]) {
    await expect.poll(async () => (await orderOf(app, id))?.carrierId).toBeTruthy()
    expect((await orderOf(app, id))?.status).toBe('ASSIGNED')
  }
  await expect.poll(focusedRow).toBe(third)
})
