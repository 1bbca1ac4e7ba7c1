import { day, held, holidays, inStatus, order, orders, row, transports } from './facts.mjs'

const number = ({ number: whole }) => whole.slice(-6)

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
]
