import { NO_WAY, confirmed, day, held, inStatus, panel, row } from './facts.mjs'

/** The board. */
export const board = [
  {
    name: 'Plantafel: Auftrag aus dem Arbeitsvorrat auf das beste Fahrzeug',
    at: '/dispatcher',
    facts: async (desk) => ({ open: (await confirmed(desk)).length }),
    // The first one that is confirmed, not due yet, and leaves a choice of vehicles.
    first: async (desk) => {
      const usual = ({ pickupDate, loadingMeters }) => pickupDate > day(1) && loadingMeters < 8
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
