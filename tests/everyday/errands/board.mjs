import { NO_WAY, confirmed, day, held, inStatus, order, orders, panel, row } from './facts.mjs'

/** Goes to the first order of the work list that is one of these. */
const toOrder = (wanted) => async (desk) => {
  const fit = new Set((await wanted(desk)).map(({ orderNumber }) => orderNumber))
  const inHand = () => document.activeElement?.querySelector('a')?.getAttribute('href')?.split('/').at(-1)
  await desk.press('w 1')
  for (let step = 0; step < 60 && !fit.has(await desk.page.evaluate(inHand)); step += 1) await desk.press('j')
  desk.facts.number = await desk.page.evaluate(inHand)
  return ''
}
/** Confirmed, not due yet, and with a choice of vehicles. */
const usual = async (desk) =>
  (await confirmed(desk)).filter(({ pickupDate, loadingMeters }) => pickupDate > day(1) && loadingMeters < 8)
const unconfirmed = async (desk) =>
  (await orders(desk)).filter(({ status, customerPrice }) => status === 'CREATED' && customerPrice > 0)
/** Of the own long trucks that are on their way with a load the emptiest. */
const underWay = async (desk) => {
  const { now, tours, orders: all, resources } = await desk.get(`/api/v1/board?from=${day(0)}&to=${day(2)}`)
  const long = new Set(resources.filter(({ type }) => type === 'TAUTLINER').map(({ id }) => id))
  const known = new Map(all.map((one) => [one.id, one]))
  const metres = ({ stops }) => stops.reduce((sum, { orderId }) => sum + (known.get(orderId)?.loadingMeters ?? 0), 0)
  const isGoing = ({ vehicleId, stops }) =>
    long.has(vehicleId) && stops.every(({ orderId }) => known.get(orderId)?.status === 'IN_TRANSIT')
  const [tour] = tours.filter(isGoing).toSorted((one, other) => metres(one) - metres(other))
  return { now, tour: tour.number, tourId: tour.id }
}
const carried = (desk) => desk.page.locator('[data-carry-preview]').count()

/** The board. */
export const board = [
  {
    name: 'Plantafel: m hält einen Auftrag über seinen besten Platz, Eingabe plant ihn dort',
    at: '/dispatcher',
    first: toOrder(usual),
    // Once more where it joins a tour, whose stops are seen before.
    keys: 'm Enter Enter',
    before: 'v Enter Enter',
    done: held((one) => one.status === 'ASSIGNED'),
  },
  {
    name: 'Plantafel: einen unbestätigten Auftrag bestätigen und aufnehmen',
    at: '/dispatcher',
    first: toOrder(unconfirmed),
    keys: 'm Enter',
    before: NO_WAY,
    done: async (desk) =>
      (await order(desk, desk.facts.number)).status === 'CONFIRMED' && (await carried(desk)) === 1
        ? true
        : 'not in hand',
  },
  {
    name: 'Plantafel: zu einer Tour gehen und sie aufschlagen',
    at: '/dispatcher',
    facts: async (desk) => ({
      tour: (await desk.get(`/api/v1/board?from=${day(0)}&to=${day(2)}`)).tours.at(-1).number,
    }),
    first: 'w 2',
    keys: ({ tour }) => `/ "${tour}" Enter Enter`,
    before: ({ tour }) => `/ "${tour}" Escape Enter`,
    done: async (desk) => (await desk.page.locator('aside[data-panel]').count()) === 1,
  },
  {
    name: 'Plantafel: Vorschläge ansehen und Schicht für Schicht zurück, der Auftrag bleibt liegen',
    at: '/dispatcher',
    facts: async (desk) => ({ open: (await confirmed(desk)).length }),
    first: toOrder(usual),
    keys: 'm Shift+V Escape Escape',
    before: NO_WAY,
    done: async (desk) =>
      (await desk.page.locator('aside[data-panel]').count()) === 0 &&
      (await carried(desk)) === 0 &&
      (await confirmed(desk)).length === desk.facts.open,
  },
  {
    name: 'Plantafel: mit Begründung einplanen, auch wo nichts dagegen steht',
    at: '/dispatcher',
    first: toOrder(usual),
    keys: 'm Shift+Enter "Absprache" Control+Enter',
    done: held((one) => one.status === 'ASSIGNED'),
  },
  {
    name: 'Plantafel: Auftrag aus dem Arbeitsvorrat auf das beste Fahrzeug',
    at: '/dispatcher',
    facts: async (desk) => ({ open: (await confirmed(desk)).length }),
    // The first one that is confirmed, not due yet, and leaves a choice of vehicles: smaller ones go into a tour, with its stops.
    first: async (desk) => {
      const usual = ({ pickupDate, loadingMeters }) => pickupDate > day(1) && loadingMeters > 3 && loadingMeters < 8
      const fit = new Set((await confirmed(desk)).filter(usual).map(({ orderNumber }) => orderNumber))
      const inHand = () => document.activeElement?.querySelector('a')?.getAttribute('href')?.split('/').at(-1)
      await desk.press('w 1')
      for (let step = 0; step < 60 && !fit.has(await desk.page.evaluate(inHand)); step += 1) await desk.press('j')
      return ''
    },
    keys: 'v Enter Enter',
    before: 'm Shift+M Enter',
    done: async (desk) => (await confirmed(desk)).length < desk.facts.open || 'still open',
  },
  {
    name: 'Plantafel: ein Kennzeichen finden',
    at: '/dispatcher',
    facts: async (desk) => ({ plate: (await desk.get('/api/vehicles?limit=50')).at(-1).licencePlate }),
    first: 'w 2',
    keys: ({ plate }) => `/ "${plate.split(' ').at(-1)}" Enter`,
    before: ({ plate }) => `/ "${plate.split(' ').at(-1)}" Escape`,
    done: async (desk) =>
      (await desk.page.locator('[data-cursor]').allInnerTexts()).join().includes(desk.facts.plate) &&
      (await desk.page.evaluate(() => document.activeElement?.tagName !== 'INPUT')),
  },
  {
    name: 'Plantafel: Beiladung auf einen Lkw, der unterwegs ist: auch mit Begründung nie vor jetzt',
    at: '/dispatcher',
    facts: underWay,
    first: toOrder(async (desk) => (await confirmed(desk)).filter(({ loadingMeters }) => loadingMeters < 3)),
    keys: ({ tour }) => `m / "${tour}" Enter Enter Shift+Enter "Absprache" Control+Enter`,
    before: NO_WAY,
    done: async (desk) => {
      const { number, now, tourId } = desk.facts
      const { stops } = await desk.get(`/api/v1/tours/${tourId}`)
      const first = stops.findIndex(({ orderId }) => orderId === number)
      if (first < 0) return 'not in the tour'
      const moments = stops.slice(first).map(({ plannedDate, plannedTime }) => `${plannedDate} ${plannedTime}`)
      const clock = new Date(now).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
      return (first > 0 && moments.every((moment) => moment >= clock.slice(0, 16))) || moments.join(' · ')
    },
  },
  {
    name: 'Was kommt als Nächstes an',
    at: '/dispatcher',
    keys: 'w o',
    before: NO_WAY,
    // Five arrivals, each still to come, in their order.
    done: async (desk) => {
      const { activeTransportsList: next } = await desk.get('/api/statistics/dashboard')
      const arrivals = next.map(({ estimatedArrival }) => Date.parse(estimatedArrival))
      const isAhead = arrivals.every((at, index) => at > Date.now() - 60_000 && at >= (arrivals[index - 1] ?? 0))
      const shown = await panel(desk)
      const isShown = next.every(({ origin, destination }) => shown.includes(`${origin} → ${destination}`))
      return (next.length === 5 && isAhead && isShown) || `not so: ${shown.slice(0, 200)}`
    },
  },
  {
    name: 'Dispo-Befehl: Preis um fünf Prozent hinauf',
    facts: inStatus('CREATED', ({ customerPrice }) => customerPrice > 0),
    at: row,
    keys: ': "preis +5%" Enter',
    done: held((one, was) => one.customerPrice === Math.round(was.customerPrice * 105) / 100),
  },
  {
    name: 'Dispo-Befehl: einen Auftrag als zugestellt melden',
    facts: inStatus('IN_TRANSIT'),
    keys: ({ number }) => `: "st ${number.slice(-4)} zugestellt" Enter`,
    done: held((one) => one.status === 'DELIVERED'),
  },
]
