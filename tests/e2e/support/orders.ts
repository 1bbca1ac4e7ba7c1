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
export async function numbersOf(person: Person, count: number): Promise<string[]> {
  const texts = await person.rows.allInnerTexts()
  return texts.slice(0, count).map((text) => /NK-\d{4}-\d{6}/.exec(text)?.[0] ?? '')
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

/** A field of an order while it is read: it is called by its name and what it shows. */
export function shownField(person: Person, name: string): Locator {
  return person.page.getByRole('button', { name: new RegExp(`^${escaped(name)}: `) })
}

/** A field of an order while it is typed into. */
export function typedField(person: Person, name: string): Locator {
  return person.page.getByRole('textbox', { name, exact: true })
}

/** Goes through the fields of the order in front, from the first one on, until this one has the focus. */
export async function goesToField(person: Person, name: string): Promise<void> {
  await expect(person.page.locator('button[data-field]:focus')).toBeVisible()
  await person.press('Home')
  for (let count = 0; count < 60; count += 1) {
    if ((await person.focused.getAttribute('aria-label'))?.startsWith(`${name}: `) === true) return
    await person.press('j')
  }
  throw new Error(`j does not lead to ${name}`)
}

/** Goes to a field and opens it; what stands there is selected. */
export async function editsField(person: Person, name: string): Promise<void> {
  await goesToField(person, name)
  await person.press('e')
  await expect(typedField(person, name)).toBeFocused()
}

/** The focus is somewhere a person can go on from. */
export async function keepsFocus(person: Person): Promise<void> {
  await expect.poll(() => person.focusName()).not.toBe('body')
}

/** Calendar week of a day in Germany, Monday first, the first with four days in the year. */
export function weekOf(moment: Date): number {
  const [year = 0, month = 1, day = 1] = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' })
    .format(moment)
    .split('-')
    .map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  const thursday = Date.UTC(year, month - 1, day + 4 - (date.getUTCDay() || 7))
  const start = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)
  return Math.ceil(((thursday - start) / 86_400_000 + 1) / 7)
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
