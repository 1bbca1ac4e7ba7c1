import { expect, type Locator } from '@playwright/test'
import type { Person } from './person.ts'

/** An open dialog by its title. */
export function dialog(person: Person, title: string | RegExp): Locator {
  return person.page.getByRole('dialog', { name: title })
}

/** A question that has to be answered before anything else. */
export function question(person: Person, title: string | RegExp): Locator {
  return person.page.getByRole('alertdialog', { name: title })
}

/** The row of the list with this order. */
export function rowOf(person: Person, number: string): Locator {
  return person.rows.filter({ hasText: number })
}

/** The order numbers of the first rows, as they stand there. */
async function numbersOf(person: Person, count: number): Promise<string[]> {
  const texts = await person.rows.allInnerTexts()
  return texts.slice(0, count).map((text) => /[A-Z]{2}-\d{4}-\d{6}/.exec(text)?.[0] ?? '')
}

/** How many orders the list in the main panel holds. */
export async function listed({ page }: Person): Promise<number> {
  const text = await page
    .getByRole('main')
    .getByText(/^Zeile \d+ von [\d.]+$/)
    .innerText()
  return Number(text.replace(/^.* von /, '').replaceAll('.', ''))
}

/** Gives the order with the focus a status that asks for a reason. */
export async function sets(person: Person, status: string, reason: string): Promise<void> {
  await person.press('s')
  await expect(person.palette.getByRole('option').first()).toBeVisible()
  await person.types(status)
  await expect(person.activeRow).toContainText(status)
  await person.press('Enter')
  const asked = person.page.getByRole('dialog', { name: new RegExp(`auf „${status}“ setzen`) })
  await expect(asked.getByRole('textbox', { name: 'Begründung' })).toBeFocused()
  await person.types(reason)
  await person.press('Control+Enter')
  await expect(person.toast(new RegExp(status)).first()).toBeVisible()
}

/** The words of the heads of the list, in their order. */
export async function heads(person: Person): Promise<string[]> {
  const texts = await person.page.getByRole('main').locator('th[data-column]').allInnerTexts()
  return texts.filter((text) => text !== '')
}

/** Takes the choice of an open page of the palette that these letters lead to. */
export async function chooses(person: Person, letters: string): Promise<void> {
  await expect(person.paletteInput).toBeFocused()
  await expect(person.activeRow).toBeVisible()
  await person.types(letters)
  await expect(person.activeRow).toContainText(letters)
  await person.press('Enter')
}

/** The line that says how a change of many orders stands. */
export function standing(person: Person): Locator {
  return person.page.locator('dialog[open] p[role="status"]')
}

/** Waits until the server has said what would become of the many orders with what was typed last: it can be sent. */
export async function isLookedAt(person: Person): Promise<void> {
  await expect(person.page.locator('dialog[open] button[data-autofocus]')).not.toHaveAttribute('aria-disabled')
}

/** A field of an order while it is read: it is called by its name and what it shows. */
export function shownField(person: Person, name: string): Locator {
  return person.page.getByRole('button', { name: new RegExp(`^${escaped(name)}: `) })
}

/** A field of an order while it is typed into. */
export function typedField(person: Person, name: string): Locator {
  return person.page.getByRole('textbox', { name, exact: true })
}

/** Goes through the fields of the order in front, from the first one on, until this one has the focus. */
async function goesToField(person: Person, name: string): Promise<void> {
  await expect(person.page.locator('button[data-field]:focus')).toBeVisible()
  await person.press('Home')
  for (let count = 0; count < 100; count += 1) {
    if ((await person.focused.getAttribute('aria-label'))?.startsWith(`${name}: `) === true) return
    await person.press('j')
  }
  throw new Error(`j does not lead to ${name}`)
}

/** Goes to a field and opens it; what stands there is selected. */
export async function editsField(person: Person, name: string): Promise<void> {
  await goesToField(person, name)
  await person.press('Enter')
  await expect(typedField(person, name)).toBeFocused()
}

/** What is asked about an order that a test needs to be of a certain kind. */
interface WorldOrder {
  orderNumber: string
  customerPrice?: number
  deliveryPostalCode?: string
  pickupDate?: string
}

/** The orders of this person's world that match a query, a hundred at most. The world is another one on every day. */
export async function ordersOf({ page }: Person, query: string): Promise<WorldOrder[]> {
  return await page.evaluate(async (address): Promise<WorldOrder[]> => {
    const token = sessionStorage.getItem('auth_token') ?? localStorage.getItem('auth_token') ?? ''
    const headers = { authorization: `Bearer ${token}`, 'x-tenant-id': localStorage.getItem('tenant') ?? '' }
    const answer = await fetch(address, { headers })
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
    const { data } = await answer.json()
    return data
  }, `/api/orders?${query}&limit=100`)
}

/** Nothing is missing that its confirmation needs. */
export const canBeConfirmed = ({ customerPrice = 0, deliveryPostalCode }: WorldOrder): boolean =>
  customerPrice > 0 && deliveryPostalCode !== '00000'

/** In a list of orders of one status, goes to the first of those shown that is of a certain kind; its number. */
export async function goesToOrder(
  person: Person,
  status: string,
  isMeant: (order: WorldOrder) => boolean,
): Promise<string> {
  const meant = new Set((await ordersOf(person, `status=${status}`)).filter(isMeant).map((order) => order.orderNumber))
  const place = async () => (await numbersOf(person, 15)).findIndex((number) => meant.has(number))
  await expect.poll(place, `One of the first orders ${status} is of that kind`).toBeGreaterThanOrEqual(0)
  const steps = await place()
  const [number = ''] = (await numbersOf(person, 15)).slice(steps)
  for (let step = 0; step < steps; step += 1) await person.press('j')
  await expect(rowOf(person, number)).toBeFocused()
  return number
}

/** In the list of carriers, goes to the first that nothing speaks against: its place follows its name; its name. */
export async function goesToFreeCarrier(person: Person): Promise<string> {
  await expect(person.activeRow).toBeVisible()
  for (let count = 0; count < 30; count += 1) {
    const [name = '', place = ''] = (await person.activeRow.innerText()).split('\n').filter(Boolean)
    if (/^(ca\. \d+ km entfernt|\d{4,5} )/.test(place)) return name
    await person.press('ArrowDown')
  }
  throw new Error('Something speaks against every carrier')
}

/** Calendar week of a day (`2026-11-23`) as a German writes it: Monday first, the first with four days in the year. */
export function weekOf(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const weekday = new Date(Date.UTC(year, month - 1, date)).getUTCDay() || 7
  const thursday = new Date(Date.UTC(year, month - 1, date + 4 - weekday))
  const start = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  return `KW ${Math.ceil(((thursday.getTime() - start) / 86_400_000 + 1) / 7)}/${thursday.getUTCFullYear()}`
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
