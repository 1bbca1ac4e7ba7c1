import { expect } from '@playwright/test'
import { editsField, isLookedAt, standing } from './orders.ts'
import type { Person } from './person.ts'
import { choosesCustomer, COLOGNE, describesCargo, describesStop, field, goesOnTo, HAMBURG, step } from './wizard.ts'

/** A state of the product to be looked at; it is reached by the keyboard from the state before. */
export interface State {
  name: string
  /** Also on a narrow screen, 820 px wide, nothing of it stands outside. */
  isNarrow?: boolean
  /** On a large screen, 1920 px wide, it is another one: panels stand beside each other. */
  isWide?: boolean
  reach(person: Person): Promise<void>
}

/** Screens that need nothing but their address: the first is opened with it, the others by following links to them. */
export const screens: readonly State[] = [
  ['/dispatcher', 'Dispo'],
  ['/dispatcher/enhanced?panels=enhancedOrder:enh-nk-ocr-001', 'Eingelesene Aufträge'],
  ['/orders/workspace', 'Aufträge'],
  ['/documents', 'Dokumente'],
  ['/transports?view=laufend&panels=map', 'Transporte'],
  ['/profile', 'Konto'],
  ['/profile/stats', 'Meine Statistik'],
  ['/notifications', 'Benachrichtigungen'],
  ['/tenant/switch', 'Mandant wechseln'],
  ['/system/settings', 'Einstellungen'],
  ['/system/settings?tab=keys', 'Einstellungen', 'Tasten'],
  ['/unauthorized', 'Keine Berechtigung'],
  ['/no/such/path', 'Dispo'],
  ['/orders?panels=wizard,notifications,shortcuts,history', 'Aufträge'],
].map(([path = '', heading = '', tab], index) => ({
  name: path,
  isWide: true,
  async reach(person) {
    await (index === 0 ? person.opens(path) : person.follows(path))
    await expect(person.heading).toHaveText(heading)
    if (tab !== undefined) await expect(person.page.getByRole('tab', { name: tab, selected: true })).toBeVisible()
  },
}))

/** Each is reached from the one before. */
export const around: readonly State[] = [
  {
    name: '/orders',
    isWide: true,
    async reach(person) {
      await person.opens('/orders')
      await person.firstOrder()
    },
  },
  {
    name: 'the palette',
    isNarrow: true,
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
    isNarrow: true,
    async reach(person) {
      await person.press('Escape')
      await expect(person.page.getByRole('dialog')).toBeHidden()
      await person.press('f')
      await expect(person.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'an order in a side panel',
    isWide: true,
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
    isWide: true,
    isNarrow: true,
    async reach(person) {
      await person.press('Enter')
      await expect(person.heading).toHaveText(/^NK-/)
    },
  },
  {
    name: 'the new order in a side panel',
    isWide: true,
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
  isNarrow: true,
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
    name: 'the own orders',
    isWide: true,
    isNarrow: true,
    async reach(person) {
      await person.opens('/business/orders')
      await person.firstOrder()
    },
  },
  {
    name: 'the steps to filter the own orders by',
    isNarrow: true,
    async reach(person) {
      await person.press('f')
      await expect(person.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the columns',
    isNarrow: true,
    async reach(person) {
      await person.opens('/orders?status=CREATED')
      await person.firstOrder()
      await person.press('Shift+C')
      await expect(person.page.getByRole('dialog', { name: 'Spalten' })).toBeVisible()
    },
  },
  inTheList('the views', 'a'),
  inTheList('a view to be saved', 'Shift+A'),
  inTheList('other dates', 'Shift+T'),
  inTheList('the choice of a priority', 'd'),
  { ...inTheList('the list on paper', 'Shift+D'), isNarrow: false },
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
    isWide: true,
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
  ...['forwarding', 'cmr', 'delivery', 'confirmation'].map((paper) => ({
    name: `the paper ${paper}`,
    isNarrow: true,
    async reach(person: Person) {
      const { pathname } = new URL(person.page.url())
      await person.follows(`${pathname.replace(/\/papers$/, '')}/papers?paper=${paper}`)
      await expect(person.page.getByRole('article')).toBeVisible()
    },
  })),
  {
    name: 'an order that is not there',
    async reach(person) {
      person.expectsOnConsole(/status of 404/)
      await person.goes('/orders/NK-2026-999999')
      await expect(person.page.getByText('Auftrag NK-2026-999999 wurde nicht gefunden')).toBeVisible()
    },
  },
]

/** The steps of the wizard that show more than fields. */
export const wizard: readonly State[] = [
  {
    name: 'errors in the new order',
    isWide: true,
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

/** What somebody sees who is not signed in. */
export const entrance: readonly State[] = [
  {
    name: 'the login',
    isWide: true,
    isNarrow: true,
    async reach(person) {
      await person.goes('/login')
      await expect(person.loginHeading).toBeVisible()
    },
  },
  {
    name: 'a refused login',
    async reach(person) {
      person.expectsOnConsole(/status of 401/)
      await person.signsIn('dispo@nordkurs.example', 'falsch-und-lang')
      await expect(person.page.getByText('Login fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.')).toBeVisible()
    },
  },
]
