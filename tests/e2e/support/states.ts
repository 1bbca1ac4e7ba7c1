import { expect } from '@playwright/test'
import { editsField, isLookedAt, standing } from './orders.ts'
import type { Person } from './person.ts'
import { choosesCustomer, COLOGNE, describesCargo, describesStop, field, goesOnTo, HAMBURG, step } from './wizard.ts'

/** A state of the product to be looked at; it is reached by the keyboard from the state before. */
export interface State {
  name: string
  reach(person: Person): Promise<void>
}

/** Screens that need nothing but their address. */
export const screens: readonly State[] = [
  ...[
    '/dispatcher',
    '/orders/workspace',
    '/business/orders',
    '/documents',
    '/profile',
    '/profile/stats',
    '/notifications',
    '/tenant/switch',
    '/system/settings',
  ].map((path) => ({
    name: path,
    reach: (person: Person) => person.opens(path),
  })),
  {
    name: '/unauthorized',
    reach: (person) => person.opens('/unauthorized'),
  },
  {
    name: 'keys in the settings',
    reach: (person) => person.opens('/system/settings?tab=keys'),
  },
]

/** Each is reached from the one before. */
export const around: readonly State[] = [
  {
    name: '/orders',
    async reach(person) {
      await person.opens('/orders')
      await person.firstOrder()
    },
  },
  {
    name: 'the palette',
    async reach(person) {
      await person.press('Control+k')
      await expect(person.activeRow).toBeVisible()
    },
  },
  {
    name: 'results in the palette',
    async reach(person) {
      await person.types('hamburg')
      await expect(person.palette.getByRole('group', { name: /^Aufträge/ })).toBeVisible()
    },
  },
  {
    name: 'the cheat sheet',
    async reach(person) {
      await person.press('Control+k')
      await expect(person.palette).toBeHidden()
      await person.press('?')
      await expect(person.page.getByRole('dialog', { name: 'Tasten' })).toBeVisible()
    },
  },
  {
    name: 'the filters of the orders',
    async reach(person) {
      await person.press('Escape')
      await expect(person.page.getByRole('dialog')).toBeHidden()
      await person.press('f')
      await expect(person.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'an order in a side panel',
    async reach(person) {
      await person.press('Escape')
      await expect(person.page.getByRole('dialog')).toBeHidden()
      const number = await person.firstOrder()
      await person.press('Space')
      await expect(person.panel(number).getByText('Schritt')).toBeVisible()
    },
  },
  {
    name: 'an order on the whole page',
    async reach(person) {
      await person.press('Enter')
      await expect(person.heading).toHaveText(/^NK-/)
    },
  },
  {
    name: 'the new order in a side panel',
    async reach(person) {
      await person.opens('/orders')
      await person.firstOrder()
      await person.press('n')
      await expect(field(step(person, 'Kunde'), 'Kunde')).toBeFocused()
    },
  },
]

/** Leaves what is open and opens what comes next; the focus is in the list meanwhile. */
const inTheList = (name: string, ...strokes: readonly string[]): State => ({
  name,
  async reach(person) {
    await person.press('Escape')
    await expect(person.page.getByRole('dialog')).toBeHidden()
    await expect(person.rows.first()).toBeFocused()
    await person.press(...strokes)
    await expect(person.page.getByRole('dialog')).toBeVisible()
  },
})

/** What is done with many orders, and what an order is worked at with. */
export const work: readonly State[] = [
  {
    name: 'the steps to filter the own orders by',
    async reach(person) {
      await person.opens('/business/orders')
      await person.firstOrder()
      await person.press('f')
      await expect(person.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the columns',
    async reach(person) {
      await person.opens('/orders?status=CREATED')
      await person.firstOrder()
      await person.press('Shift+C')
      await expect(person.page.getByRole('dialog', { name: 'Spalten' })).toBeVisible()
    },
  },
  inTheList('the views', 'a'),
  inTheList('a view to be saved', 'Shift+A'),
  inTheList('the list on paper', 'Shift+D'),
  {
    name: 'what would happen to each of many orders',
    async reach(person) {
      await person.press('Escape')
      await expect(person.rows.first()).toBeFocused()
      await person.press('Control+a', 'Shift+P')
      await expect(person.page.getByRole('dialog', { name: /^Preise anpassen/ })).toBeVisible()
      await person.types('+3%')
      await expect(standing(person)).toHaveText(/werden geändert/)
    },
  },
  {
    name: 'what has happened to each of many orders',
    async reach(person) {
      await isLookedAt(person)
      await person.press('Control+Enter')
      await expect(standing(person)).toHaveText(/^\d+ von \d+ geändert/)
    },
  },
  {
    name: 'the own changes, beside the list',
    async reach(person) {
      await person.press('Escape')
      await person.opens('/orders?status=CONFIRMED&panels=history')
      await person.firstOrder()
      await expect(person.panel('Eigene Änderungen').getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'an error at a field of an order',
    async reach(person) {
      await person.press('Enter')
      await expect(person.heading).toHaveText(/^NK-/)
      await editsField(person, 'Gewicht (kg)')
      await person.types('50.000')
      await person.press('Enter')
      await expect(person.page.getByText('Gewicht: 1 bis 40.000 kg')).toBeVisible()
    },
  },
  ...['forwarding', 'cmr', 'delivery'].map((paper) => ({
    name: `the paper ${paper}`,
    async reach(person: Person) {
      const { pathname } = new URL(person.page.url())
      await person.page.goto(`${person.origin}${pathname.replace(/\/papers$/, '')}/papers?paper=${paper}`)
      await expect(person.page.getByRole('article')).toBeVisible()
    },
  })),
  {
    name: 'an order that is not there',
    async reach(person) {
      await person.page.goto(`${person.origin}/orders/NK-2026-999999`)
      await expect(person.page.getByText('Auftrag NK-2026-999999 wurde nicht gefunden')).toBeVisible()
    },
  },
]

/** The steps of the wizard that show more than fields. */
export const wizard: readonly State[] = [
  {
    name: 'errors in the new order',
    async reach(person) {
      await person.opens('/orders')
      await person.firstOrder()
      await person.press('n')
      await choosesCustomer(person)
      await goesOnTo(person, 'Ladung')
      await person.press('Control+Enter')
      await expect(step(person, 'Ladung').getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'the price of the new order',
    async reach(person) {
      await describesCargo(person)
      await goesOnTo(person, 'Beladung')
      await describesStop(person, 'Beladung', HAMBURG)
      await goesOnTo(person, 'Entladung')
      await describesStop(person, 'Entladung', COLOGNE)
      await goesOnTo(person, 'Preis')
      await expect(field(step(person, 'Preis'), 'Kundenpreis (netto)')).not.toHaveValue('')
    },
  },
  {
    name: 'the carriers for the new order',
    async reach(person) {
      await goesOnTo(person, 'Frachtführer')
      await expect(step(person, 'Frachtführer').getByRole('radio').first()).toBeVisible()
    },
  },
]
