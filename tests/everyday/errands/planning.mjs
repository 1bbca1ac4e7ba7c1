import {
  NO_WAY,
  copied,
  day,
  downs,
  filtered,
  held,
  holidays,
  idleVehicle,
  inStatus,
  isInland,
  order,
  panel,
  row,
  transports,
} from './facts.mjs'
import { look } from '../keys.mjs'

/** Disposition. */
export const planning = [
  {
    name: 'Auftrag bestätigen',
    facts: inStatus('CREATED', ({ customerPrice }) => customerPrice > 0),
    at: row,
    keys: '+',
    done: held((one) => one.status === 'CONFIRMED'),
  },
  {
    name: 'Besten Frachtführer zuweisen',
    facts: inStatus('CONFIRMED', ({ carrierId, assignedVehicleId }) => !carrierId && !assignedVehicleId),
    at: row,
    keys: `c ${look('Passt')} Enter`,
    done: held((one) => Boolean(one.carrierId)),
  },
  {
    name: 'Bestes eigenes Fahrzeug zuweisen',
    facts: inStatus('CONFIRMED', (one) => one.pickupDate > day(1) && !one.carrierId && !one.assignedVehicleId),
    at: row,
    keys: `v ${look('Passt')} Enter`,
    done: held((one) => Boolean(one.assignedVehicleId)),
  },
  {
    name: 'Kleiner Auftrag auf den eigenen Zwölftonner: ein Fahrzeugtyp, den niemand gewählt hat, verlangt nichts',
    facts: async (desk) => {
      const isPlain = (one) => one.requiredVehicleType === 'TRUCK' && !one.dangerousGoods && !one.carrierId
      const found = await inStatus('CONFIRMED', (one) => isPlain(one) && isInland(one) && one.pickupDate > day(1))(desk)
      const solo = await idleVehicle(desk, ({ type, papersUntil }) => type === 'SOLO_12' && papersUntil > day(30))
      return { ...found, vehicleId: solo.id, plate: solo.licencePlate }
    },
    at: row,
    first: 'e "lademeter" Enter Control+a "3" Enter e "gew" Enter Control+a "4000" Enter',
    keys: ({ plate }) => `v "${plate}" Enter`,
    done: held(
      (one, { vehicleId }) =>
        one.status === 'ASSIGNED' &&
        one.assignedVehicleId === vehicleId &&
        one.requiredVehicleType === 'TRUCK' &&
        one.loadingMeters === 3 &&
        one.weight === 4000,
    ),
  },
  {
    name: 'Abgelaufene Papiere des Fahrzeugs: mit Begründung trotzdem zuweisen',
    facts: async (desk) => {
      const expired = (await desk.get('/api/vehicles?limit=500')).find(
        ({ type, papersUntil }) => type === 'TAUTLINER' && papersUntil < day(0),
      )
      const isPlain = (one) => one.requiredVehicleType === 'TRUCK' && !one.dangerousGoods && !one.carrierId
      const found = await inStatus('CONFIRMED', (one) => isPlain(one) && isInland(one) && one.pickupDate > day(2))(desk)
      return { ...found, vehicleId: expired.id, plate: expired.licencePlate }
    },
    at: row,
    keys: ({ plate }) => `v "${plate}" Enter "Neue Papiere liegen vor" Control+Enter`,
    done: async (desk) => {
      const { number, vehicleId } = desk.facts
      const { assignedVehicleId, status } = await order(desk, number)
      const written = JSON.stringify(await desk.get(`/api/orders/${number}/events`))
      return (
        (assignedVehicleId === vehicleId && status === 'ASSIGNED' && written.includes('Neue Papiere liegen vor')) ||
        `${status}, ${assignedVehicleId}`
      )
    },
  },
  {
    name: 'Dem Fahrer eines Gefahrguttransports schreiben: seine Nachricht kopieren',
    facts: inStatus('ASSIGNED', (one) => Boolean(one.dangerousGoods?.length && one.assignedVehicleId)),
    at: row,
    first: 'e "rampe" Enter "Tor 4" Enter',
    keys: 'Shift+M Tab Control+a Control+c',
    done: async (desk) => {
      const { packageCount, weight, dangerousGoods } = await order(desk, desk.facts.number)
      const text = await copied(desk)
      const wanted = [
        'Rampe Tor 4',
        `${packageCount} `,
        `${weight.toLocaleString('de-DE')} kg`,
        ...dangerousGoods.flatMap((one) => [
          `UN ${one.unNumber}`,
          `, ${one.class}`,
          `${one.quantity.toLocaleString('de-DE')} ${one.unit}`,
        ]),
      ]
      const missing = wanted.filter((part) => !text.includes(part))
      return missing.length === 0 || `without ${missing.join(' · ')}: ${text}`
    },
  },
  {
    name: 'Transportauftrag an den Frachtführer senden',
    facts: async (desk) => ({
      ...(await inStatus('ASSIGNED', ({ carrierId }) => Boolean(carrierId))(desk)),
      sent: (await desk.get('/api/v1/messages?limit=100')).length,
    }),
    at: row,
    keys: `Shift+Z ${look('.pdf')} Enter`,
    done: async (desk) => {
      const [newest, ...older] = await desk.get('/api/v1/messages?limit=100')
      return (older.length === desk.facts.sent && newest?.orderId === desk.facts.number) || 'not sent'
    },
  },
  {
    name: 'Was ist noch nicht disponiert',
    keys: 'Control+k "nicht disp" Enter',
    before: `f ${'Tab '.repeat(15)} Space Enter`,
    done: filtered('/orders', { unassigned: 'true' }),
  },
  {
    name: 'Was wird heute geladen',
    keys: 'a "heute" Enter',
    done: async (desk) => {
      const rows = await desk.page.locator('main tr[data-index]').allInnerTexts()
      const [, month, date] = day(0).split('-')
      return (rows.length > 0 && rows.every((text) => text.includes(`${date}.${month}.`))) || desk.page.url()
    },
  },
  {
    name: 'Die verspäteten und gestörten Transporte',
    keys: 'g w',
    before: NO_WAY,
    done: async (desk) => {
      if (new URL(desk.page.url()).pathname !== '/transports') return desk.page.url()
      const cells = await desk.page.locator('main tr[data-index]').allInnerTexts()
      return (cells.length > 0 && cells.every((text) => /Störung|\+\d/.test(text))) || `${cells.length} rows`
    },
  },
  {
    name: 'Verspätung von 30 Minuten eintragen',
    at: '/transports?view=laufend',
    facts: async (desk) => ({ late: (await transports(desk)).filter((one) => one.delayMinutes === 30).length }),
    keys: 'z "30" Enter',
    done: async (desk) =>
      (await transports(desk)).filter((one) => one.delayMinutes === 30).length > desk.facts.late || 'none more',
  },
  {
    name: 'Nächster Schritt eines Transports',
    at: '/transports?view=laufend',
    facts: async (desk) => ({ was: new Map((await transports(desk)).map(({ id, status }) => [id, status])) }),
    keys: '+',
    done: async (desk) => {
      const text = await desk.text()
      const [, number] =
        /(NK-2026-\d{6}): (?:Geladen|Unterwegs|An Entladestelle|Zugestellt|An Ladestelle)/.exec(text) ?? []
      const now = (await transports(desk)).find(({ loadId }) => loadId === number)
      return (now !== undefined && desk.facts.was.get(now.id) !== now.status) || 'nothing told'
    },
  },
  {
    name: 'Ein Kennzeichen am Telefon: das Fahrzeug',
    facts: async (desk) => {
      const [first] = await desk.get('/api/vehicles?limit=50')
      return { plate: first.licencePlate, typed: first.licencePlate.replaceAll(/[^A-Z0-9]/g, '').toLowerCase() }
    },
    keys: ({ typed }) => `Control+k "${typed}" Enter`,
    before: ({ plate }) => `Control+k "${plate}" ${downs(6)} Enter`,
    done: async (desk) => (await panel(desk)).startsWith(desk.facts.plate),
  },
  {
    name: 'Fahrzeug fällt heute aus: sperren',
    facts: async (desk) => (await desk.get('/api/vehicles?limit=50')).find(({ status }) => status === 'available'),
    at: ({ id }) => `/vehicles?row=${id}`,
    keys: 'z Tab "+1" Tab "Bremse" Enter',
    done: async (desk) =>
      (await desk.get('/api/vehicles?limit=500'))
        .flatMap(({ blocks }) => blocks ?? [])
        .some((block) => block.from === day(0) && JSON.stringify(block).includes('Bremse')) || 'no block',
  },
  {
    name: 'Urlaub eines Fahrers eintragen',
    at: '/vehicles?tab=drivers',
    facts: async (desk) => ({ was: await holidays(desk) }),
    first: 'j',
    keys: 'z "mi" Tab "fr" Enter',
    done: async (desk) => (await holidays(desk)) === desk.facts.was + 1 || 'no absence',
  },
]
