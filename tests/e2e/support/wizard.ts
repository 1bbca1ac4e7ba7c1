import { expect, type Locator } from '@playwright/test'
import type { Person } from './person.ts'

/** What stands in the wizard at the step, by the step's name. A wizard with a draft of its own is called like its customer. */
export function step(person: Person, name: string) {
  return person.panel(/./).getByRole('form', { name })
}

/** The field with exactly this label. */
export function field(form: Locator, label: string): Locator {
  const named = form.getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')}\\s*(\\(Pflichtfeld\\))?\\s*$`))
  return form.locator('input, select, textarea').and(named)
}

/** Step 1: the customer, chosen from the suggestions. */
export async function choosesCustomer(
  person: Person,
  typed = 'Hase',
  name = 'Hase & Igel Spielwaren GmbH',
): Promise<void> {
  const customer = field(step(person, 'Kunde'), 'Kunde')
  await expect(customer).toBeFocused()
  await person.types(typed)
  await expect(person.page.getByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible()
  await person.press('ArrowDown', 'Enter')
  await expect(customer).toHaveValue(name)
}

/** Step 2: what is carried. */
export async function describesCargo(person: Person): Promise<void> {
  const cargo = step(person, 'Ladung')
  await person.fills(field(cargo, 'Warenbeschreibung'), 'Holzspielzeug auf Europaletten')
  await person.fills(field(cargo, 'Gewicht (kg)'), '4.250')
  await person.fills(field(cargo, 'Lademeter'), '5,2')
}

/** Steps 3 and 4: where and when. */
export async function describesStop(
  person: Person,
  name: 'Beladung' | 'Entladung',
  stop: { street: string; postalCode: string; city: string; date: string },
): Promise<void> {
  const form = step(person, name)
  await person.fills(field(form, 'Straße'), stop.street)
  await person.fills(field(form, 'PLZ'), stop.postalCode)
  await expect(field(form, 'Ort')).toHaveValue(stop.city)
  await person.fills(field(form, 'Datum'), stop.date)
}

export const HAMBURG = { street: 'Am Sandtorkai 1', postalCode: '20457', city: 'Hamburg', date: '+5' }
export const COLOGNE = { street: 'Domkloster 4', postalCode: '50667', city: 'Köln', date: '+6' }

/** On with Strg+Eingabe, until the next step stands there. */
export async function goesOnTo(person: Person, name: string): Promise<void> {
  await person.press('Control+Enter')
  await expect(step(person, name)).toBeVisible()
}

/** Step 6 without a carrier. */
export async function goesOnWithoutCarrier(person: Person): Promise<void> {
  const onward = person.panel('Auftrag anlegen').getByRole('button', { name: 'Ohne Frachtführer weiter' })
  await person.tabsTo(onward)
  await person.press('Enter')
  await expect(step(person, 'Anlegen')).toBeVisible()
}
