import { look } from '../keys.mjs'
import { later, orders } from './facts.mjs'

/** What is kept of the orders being written, the one changed last first. */
const drafts = (desk) =>
  desk.page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => /^draft\.order[.:]/.test(key))
      .map(([, text]) => JSON.parse(text).value)
      .toSorted((one, other) => other.keptAt - one.keptAt)
      .map(({ wizard }) => wizard),
  )
const partner = async (desk, name) => (await desk.get(`/api/partners?kind=customer&q=${name}`))[0]
/** Whose order it is, and by which mail he is reached, as the draft has it and as he is known. */
const isFor = async (desk, { customer }, name) => {
  const { id, name: called, email } = await partner(desk, name)
  const [mine, known] = [
    [customer.customerId, customer.name, customer.email],
    [id, called, email],
  ].map(String)
  return mine === known || `${mine}, not ${known}`
}

/** Customer and goods, which no one counts. */
const GOODS = 'n "elbufer" Enter Control+Enter "Mehl" Tab "9" Tab Tab "4200" Control+Enter'
/** From Celle on Friday to Munich on the Monday after, by postal codes alone; then the price as it is worked out. */
const WAY = 'Tab Tab "29221" Tab Tab Tab "fr" Control+Enter Tab Tab "80331" Tab Tab Tab "mo" Control+Enter'
/** The order that has come since the errand began. */
const newest = async (desk) => {
  const all = await orders(desk)
  const known = new Set(desk.facts.known)
  return all.find(({ orderNumber }) => !known.has(orderNumber))
}
const known = async (desk) => ({ known: (await orders(desk)).map(({ orderNumber }) => orderNumber) })

/** Orders written in the wizard. */
export const newOrders = [
  {
    name: 'Neuer Auftrag für Elbufer, mit Ware und Gewicht',
    keys: 'n "elbufer" Enter Control+Enter "Mehl" Tab "9" Tab Tab "4200" Control+Enter',
    done: async (desk) => {
      const [draft] = await drafts(desk)
      if (draft?.currentStep !== 'pickup') return `at ${draft?.currentStep}`
      const { description, packageCount, weightKg } = draft.data.cargo
      const cargo = `${description} ${packageCount} ${weightKg}`
      return cargo === 'Mehl 9 4200' ? isFor(desk, draft.data, 'elbufer') : cargo
    },
  },
  {
    name: 'Den angefangenen Auftrag fortsetzen',
    first: 'n "elbufer" Enter Control+Enter "Mehl" Escape',
    keys: 'n Control+i',
    before: 'n',
    done: async (desk) => {
      const goods = await desk.page.locator('[name="cargo.description"]').inputValue({ timeout: 1000 })
      return goods === 'Mehl' || goods
    },
  },
  {
    name: 'Neuer Auftrag, der angefangene bleibt, wie er ist',
    first: 'n "hansekontor" Enter Control+Enter "Mehl" Escape',
    keys: 'n "elbufer" Enter Control+Enter',
    done: async (desk) => {
      const [draft, old] = await drafts(desk)
      if (draft?.currentStep !== 'cargo' || old === undefined) return 'not two drafts'
      if (old.data.cargo.description !== 'Mehl') return 'the old one has changed'
      return (await isFor(desk, old.data, 'hansekontor')) === true
        ? isFor(desk, draft.data, 'elbufer')
        : 'another customer'
    },
  },
  {
    name: 'Doch ein anderer Kunde',
    first: 'n "hansekontor" Enter',
    keys: 'Control+a "elbufer" Control+Enter',
    done: async (desk) => {
      const [draft] = await drafts(desk)
      return draft?.currentStep === 'cargo' ? isFor(desk, draft.data, 'elbufer') : `at ${draft?.currentStep}`
    },
  },
  {
    name: 'Neuer Auftrag: zur PLZ kommt der Ort von selbst',
    first: GOODS,
    keys: 'Tab Tab "29221" Tab Tab Tab "fr" Control+Enter',
    done: async (desk) => {
      const [{ currentStep, data }] = await drafts(desk)
      const pickup = `${data.pickup.postalCode} ${data.pickup.city}`
      return (currentStep === 'delivery' && pickup === '29221 Celle') || `${pickup}, at ${currentStep}`
    },
  },
  {
    name: 'Neuer Auftrag: nach der Beladung am Freitag ist mo der Montag danach',
    first: GOODS,
    keys: WAY,
    done: async (desk) => {
      const [{ data }] = await drafts(desk)
      const { date } = data.delivery
      return date === later(data.pickup.date, 3) || `${data.pickup.date} – ${date}`
    },
  },
  {
    name: 'Neuer Auftrag: ein eigener Lkw fährt',
    facts: known,
    first: GOODS,
    keys: `${WAY} Control+Enter e ${look('Eigenes')} Enter Control+Enter`,
    done: async (desk) => {
      const made = await newest(desk)
      if (made === undefined) return 'no order'
      const own = (await desk.get('/api/vehicles?limit=500')).some(
        ({ licencePlate }) => licencePlate === made.vehiclePlate,
      )
      return (own && made.carrierId === undefined) || `${made.orderNumber}: ${made.vehiclePlate} ${made.carrierName}`
    },
  },
  {
    name: 'Neuer Auftrag: wer fährt, wird später gesagt',
    facts: known,
    first: GOODS,
    keys: `${WAY} Control+Enter 0 Control+Enter`,
    done: async (desk) => {
      const made = await newest(desk)
      if (made === undefined) return 'no order'
      return (!made.vehiclePlate && !made.carrierId) || `${made.vehiclePlate} ${made.carrierName}`
    },
  },
]
