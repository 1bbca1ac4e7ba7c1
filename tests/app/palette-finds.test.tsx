import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { choices } from './orders-bulk-support.tsx'
import { focusedRow, openList, toasts } from './orders-support.tsx'

const DISPO = 'dispo@nordkurs.example'

/** What is marked in the palette: what Enter would do. */
const marked = () => document.querySelector('dialog [role="option"][aria-selected="true"] bdi')?.textContent
const titles = () =>
  [...document.querySelectorAll('dialog [role="option"]')].map((row) => row.querySelector('bdi')?.textContent)
const input = () => document.querySelector<HTMLInputElement>('dialog [role="combobox"]')
const headings = () => [...document.querySelectorAll('dialog [cmdk-group-heading]')].map((one) => one.textContent)

async function openOrders(path = '/orders?status=CREATED', account = DISPO) {
  const app = await openList({ path, account })
  await expect.poll(focusedRow).toBeTruthy()
  return app
}

/** Types into the palette and tells what it marks. */
async function find(text: string) {
  await press('ctrl+k')
  await userEvent.keyboard(text)
}

describe('what lies behind a command', () => {
  test('"dunkel" makes the screen dark', async () => {
    onTestFinished(() => void delete document.documentElement.dataset['theme'])
    await openOrders()
    await find('dunkel')
    await expect.poll(marked).toBe('Darstellung: Dunkel')
    await press('Enter')
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark')
  })

  test('"umlauf polnisch" is the language that calls itself Polski', async () => {
    await openOrders()
    await find('umlauf polnisch')
    await expect.poll(marked).toBe('Sprache: Polski')
  })

  test('"bestätigt" sets the status of the order under the cursor, which the row names', async () => {
    const app = await openOrders()
    const number = focusedRow() ?? ''
    await find('bestätigt')
    await expect.poll(titles).toContain('Status setzen: Bestätigt')
    const at = titles().indexOf('Status setzen: Bestätigt')
    expect(document.querySelectorAll('dialog [role="option"]')[at]?.textContent).toContain(number)
    for (let step = 0; step < at; step++) await press('ArrowDown')
    await press('Enter')
    await expect.poll(async () => (await app.server.store('nordkurs').find('orders', number))?.status).toBe('CONFIRMED')
  })
})

describe('words people use', () => {
  test.each([
    ['frachtführer ändern', 'Frachtführer zuweisen …'],
    ['lkw', 'Fahrzeug zuweisen …'],
    ['lastwagen', 'Fahrzeug zuweisen …'],
    ['abholung', 'Termine verschieben …'],
    ['storno', 'Stornieren …'],
    ['subi', 'Frachtführer zuweisen …'],
    ['nachtmodus', 'Darstellung …'],
    ['excel', 'Als CSV exportieren'],
    ['frachtbrief', 'Papiere drucken …'],
  ])('"%s" finds %s', async (words, title) => {
    await openOrders()
    await find(words)
    await expect.poll(titles).toContain(title)
  })

  test('a plate is found without its signs', async () => {
    const app = await openOrders()
    const [vehicle] = await app.server.store('nordkurs').all('vehicles', { licencePlate: { prefix: 'HH-' } })
    const plate = vehicle?.licencePlate ?? '?'
    await find(plate.replace(/[^A-Z0-9]/g, '').toLowerCase())
    await expect.poll(titles).toContain(plate)
  })
})

test('Strg+K on the second page leads to the first, from there out, and the order keeps the keyboard', async () => {
  await openOrders()
  const number = focusedRow()
  await press('s')
  await expect.poll(choices).not.toEqual([])
  await press('ctrl+k')
  await expect.poll(() => headings().join()).toContain('Befehle')
  expect(document.activeElement).toBe(input())
  await press('ctrl+k')
  await expect.poll(input).toBeNull()
  expect(focusedRow()).toBe(number)
  expect(document.activeElement?.closest('main')).toBeTruthy()
})

test('what was used last is what was done, not how one got there', async () => {
  await openOrders()
  await press('d')
  await expect.poll(choices).not.toEqual([])
  await userEvent.keyboard('Dringend{Enter}')
  await expect.poll(() => toasts().join()).toContain('Priorität Dringend')
  await press('j', 'k', 'g', 't')
  await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Transporte')
  await press('g', 'o')
  await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Aufträge')
  await expect.poll(focusedRow).toBeTruthy()
  await press('ctrl+k')
  await expect.poll(marked).toBe('Priorität setzen …')
  const recent = page.getByRole('group', { name: 'Zuletzt verwendet' })
  expect(recent.getByRole('option').elements()).toHaveLength(1)
})

describe('a guest', () => {
  test('who presses a key that is not his is told whose it is', async () => {
    await openOrders('/orders', 'gast@nordkurs.example')
    await press('v')
    await expect.poll(toasts).toContain('Dafür fehlt Ihnen das Recht: Fahrzeug zuweisen')
    expect(toasts()).toContain('Nur für die Disposition')
    await press('g', 'e')
    await expect.poll(toasts).toContain('Dafür fehlt Ihnen das Recht: Einstellungen')
    await press('ö')
    await press('?')
    await expect.poll(() => document.querySelector('dialog h2')?.textContent).toBe('Tasten')
    await press('Escape')
  })
})
