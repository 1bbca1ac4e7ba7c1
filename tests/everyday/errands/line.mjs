import { day, filtered, held, holidays, inStatus, isInland, order, orders, row, transports } from './facts.mjs'

const number = ({ number: whole }) => whole.slice(-6)
const vehicles = (desk) => desk.get('/api/vehicles?limit=500')
const board = (desk) => desk.get(`/api/v1/board?from=${day(0)}&to=${day(7)}`)
/** What the cell the keyboard is on says. */
const inGrid = (desk) =>
  desk.page.evaluate(() => {
    const grid = document.activeElement
    const cell = document.getElementById(grid?.getAttribute('aria-activedescendant') ?? '') ?? grid
    return `${cell?.getAttribute('aria-label') ?? ''} ${cell?.innerText ?? ''}`
  })
/** What is offered under the line. */
const offered = (desk) => desk.page.locator('[role=listbox] [role=option]').allInnerTexts()

/** Dispo-Befehle: sentences as they are said on the phone, typed straight after `:` and run by Enter; umlauts spelled, as keys are pressed. */
export const line = [
  {
    name: 'Zeile: zwei Aufträge bestätigen',
    facts: async (desk) => {
      const [one, two] = (await orders(desk)).filter(
        ({ status, customerPrice }) => status === 'CREATED' && customerPrice > 0,
      )
      return { numbers: [one.orderNumber, two.orderNumber] }
    },
    keys: ({ numbers }) => `: "bestaetigen ${numbers.map((whole) => whole.slice(-6)).join(' ')}" Enter`,
    done: async (desk) => {
      const found = await Promise.all(desk.facts.numbers.map((whole) => order(desk, whole)))
      return found.every(({ status }) => status === 'CONFIRMED') || 'not both'
    },
  },
  {
    name: 'Zeile: Auftrag stornieren mit Grund',
    facts: inStatus('CONFIRMED'),
    at: row,
    keys: (facts) => `: "storno ${number(facts)} Kunde sagt ab" Enter`,
    done: held((one) => one.status === 'CANCELLED'),
  },
  {
    name: 'Zeile: Auftrag auf einen anderen Tag verschieben',
    facts: inStatus('CONFIRMED', ({ pickupDate }) => pickupDate > day(0)),
    at: row,
    keys: (facts) => `: "${number(facts)} verschieben auf +2 8-12" Enter`,
    done: held((one, before) => one.pickupDate > before.pickupDate && one.pickupTimeFrom === '08:00'),
  },
  {
    name: 'Zeile: was ein Fahrzeug fährt, kommt später',
    facts: async (desk) => {
      const { id, vehicleNumber } = (await transports(desk)).find((one) => one.status === 'IN_TRANSIT' && one.vehicleId)
      return { id, plate: vehicleNumber }
    },
    keys: ({ plate }) => `: "${plate.toLowerCase()} verspaetet 47 Stau" Enter`,
    done: async (desk) => (await transports(desk)).some((one) => one.delayMinutes === 47) || 'none late',
  },
  {
    name: 'Zeile: Fahrer hat Urlaub',
    facts: async (desk) => {
      const [driver] = (await desk.get('/api/drivers?limit=500')).filter(({ absences = [] }) => absences.length === 0)
      return { name: driver.name, was: await holidays(desk) }
    },
    keys: ({ name }) => `: "${name} urlaub +30" Enter`,
    done: async (desk) => (await holidays(desk)) === desk.facts.was + 1 || 'no absence',
  },
  {
    name: 'Zeile: neuer Auftrag, ausgefüllt im Assistenten',
    keys: ': "neu elbufer hh > m 6 epal 2,4t Pumpen mi 8-12 / do" Enter',
    done: async (desk) => {
      const city = desk.page.getByLabel(/^Ort/).first()
      return (await city.inputValue({ timeout: 500 })) === 'München' || 'not München'
    },
  },
  {
    name: 'Zeile: Auftrag an einen Frachtführer',
    facts: async (desk) => {
      const [carrier] = await desk.get('/api/partners?kind=carrier&q=Alstertal')
      const found = await inStatus('CONFIRMED', (one) => isInland(one) && !one.adr && one.pickupDate > day(0))(desk)
      return { ...found, carrierId: carrier.id }
    },
    at: row,
    keys: (facts) => `: "${number(facts)} an Alstertal" Enter`,
    done: held((one, { carrierId }) => one.carrierId === carrierId && one.status === 'ASSIGNED'),
  },
  {
    name: 'Zeile: Fahrzeug in die Werkstatt',
    facts: async (desk) => {
      const { tours } = await board(desk)
      const busy = new Set(tours.map(({ vehicleId }) => vehicleId))
      const { id, licencePlate } = (await vehicles(desk)).find(
        (one) => one.status === 'available' && !busy.has(one.id) && (one.blocks ?? []).length === 0,
      )
      return { id, plate: licencePlate }
    },
    keys: ({ plate }) => `: "werkstatt ${plate} morgen Bremsen" Enter`,
    done: async (desk) => {
      const { blocks = [] } = (await vehicles(desk)).find(({ id }) => id === desk.facts.id)
      return blocks.some(({ from, kind }) => from === day(1) && kind === 'workshop') || JSON.stringify(blocks)
    },
  },
  {
    name: 'Zeile: Touren eines Fahrzeugs auf der Tafel',
    facts: async (desk) => {
      const { tours, resources } = await board(desk)
      const driven = new Set(tours.map(({ vehicleId }) => vehicleId))
      const { plate } = resources.find(({ id, plate: own }) => own !== undefined && driven.has(id))
      return { plate }
    },
    keys: ({ plate }) => `: "touren ${plate}" Enter`,
    done: async (desk) => {
      const inHand = await inGrid(desk)
      return (desk.page.url().includes('/dispatcher') && inHand.includes(desk.facts.plate)) || `at ${inHand}`
    },
  },
  {
    name: 'Zeile: freie Fahrzeuge morgen',
    keys: ': "freie fahrzeuge morgen" Enter',
    done: filtered('/vehicles', { freeFrom: day(1), freeUntil: day(1) }),
  },
  {
    name: 'Zeile: was heute nach Hamburg geht',
    keys: ': "zeige heute nach hamburg" Enter',
    done: filtered('/orders', { from: day(0), to: day(0), dcity: 'hamburg' }),
  },
  {
    name: 'Zeile: bestätigte Aufträge eines Kunden',
    facts: async (desk) => {
      const known = await desk.get('/api/partners?kind=customer&q=Hansekontor')
      return {
        id: known[0].id,
        was: (await orders(desk)).filter(({ customerId }) => customerId === known[0].id).length,
      }
    },
    keys: ': "zeige bestaetigt hansekontor" Enter',
    done: (desk) => filtered('/orders', { status: 'CONFIRMED', customer: desk.facts.id })(desk),
  },
  {
    name: 'Zeile: Hilfe, und eines der Beispiele',
    keys: ': "hilfe werkstatt"',
    done: async (desk) => {
      const lines = await offered(desk)
      return (lines.length > 0 && lines.every((one) => /werkstatt/i.test(one))) || `offered ${lines.join(', ')}`
    },
  },
]
