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
