/** `before` where an older product had no way by keys. */
export const NO_WAY = Symbol('no way')

/**
 * The errands. `at`: the address they begin at, made of `facts` that are asked of the backend before; `first`: keys before that
 * nobody counts; `keys`: what is pressed; `before`: by which keys an older product did the same, where they were others;
 * `done`: what has to be true, asked until it is.
 * An order in hand is the row under the cursor, or the panel beside it, as when a customer has just given its number.
 */
const orders = (desk, query = '') => desk.get(`/api/business/orders?limit=500${query}`)
const confirmed = async (desk) => (await orders(desk)).filter(({ status }) => status === 'CONFIRMED')
const holidays = async (desk) =>
  (await desk.get('/api/drivers?limit=500'))
    .flatMap(({ absences = [] }) => absences)
    .filter(({ kind, from }) => kind === 'holiday' && from > day(0)).length
const order = (desk, number) => desk.get(`/api/orders/${number}`)
const transports = (desk) => desk.get('/api/v1/transports?limit=500')
/** The first order in one of these statuses, the newest; further conditions as a test. */
const inStatus =
  (status, fits = () => true) =>
  async (desk) => {
    const found = (await orders(desk)).find((one) => one.status === status && fits(one))
    return { ...found, number: found.orderNumber }
  }
const row = ({ number }) => `/orders?row=${number}`
const beside = ({ number }) => `/orders?row=${number}&panels=order:${number}`
const heading = async (desk) => (await desk.page.locator('h1').first().innerText()).trim()
/** What stands in the panel beside. */
const panel = async (desk) => (await desk.page.locator('aside[data-panel]').last().innerText()).replaceAll(' ', ' ')
/** The order in hand is so in the backend. */
const held = (is) => async (desk) => (is(await order(desk, desk.facts.number), desk.facts) ? true : 'not held so')
const copied = (desk) => desk.page.evaluate(() => navigator.clipboard.readText())
/** The list shows only what fits, and something at all. */
const filtered = (path, wanted) => async (desk) => {
  const { pathname, searchParams } = new URL(desk.page.url())
  const isSet = Object.entries(wanted).every(([name, value]) => searchParams.get(name) === value)
  const rows = await desk.page.locator('main tr[data-index]').count()
  return (pathname === path && isSet && rows > 0) || desk.page.url()
}
const day = (offset) => {
  const date = new Date()
  date.setDate(date.getDate() + offset)
  return date.toLocaleDateString('sv-SE')
}
const later = (date, days) => new Date(Date.parse(`${date}T12:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
/** The Monday that `mo` means: today or the next one. */
const monday = () => day((8 - new Date().getDay()) % 7)
const downs = (count) => 'ArrowDown '.repeat(count).trim()

/** A customer calls. */
const calls = [
  {
    name: 'Kunde fragt nach seinem Auftrag, er weiß die Nummer',
    facts: inStatus('IN_TRANSIT'),
    keys: ({ number }) => `# "${number.slice(-4)}" Enter`,
    done: async (desk) => (await heading(desk)) === desk.facts.number,
  },
  {
    name: 'Kunde ruft an, nur sein Name ist bekannt: seine Aufträge',
    keys: 'Control+k "hansekontor" Enter',
    before: 'Control+k "hansekontor" ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown Enter',
    done: async (desk) => /^Hansekontor[^]*NK-2026-\d{6}/.test(await panel(desk)),
  },
  {
    name: 'Wann kommt der Auftrag an',
    facts: inStatus('IN_TRANSIT'),
    at: row,
    keys: 'Space',
    before: NO_WAY,
    done: async (desk) => /Ankunft\n(Heute|Morgen|\p{L}{2} \d|\d\d\.\d\d\.)/u.test(await panel(desk)),
  },
  {
    name: 'Telefon des Fahrers zu einem Auftrag',
    facts: inStatus('IN_TRANSIT', ({ driverPhone }) => Boolean(driverPhone)),
    at: row,
    keys: 'Space',
    done: async (desk) => desk.page.locator('aside[data-panel] a[href^="tel:"]').first().isVisible(),
  },
  {
    name: 'Wo ist der Lkw zum Auftrag',
    facts: inStatus('IN_TRANSIT'),
    at: row,
    keys: 'w m',
    before: '. "karte" Enter',
    done: async (desk) => new RegExp(`${desk.facts.number}[^]*Position\\nbei `).test(await panel(desk)),
  },
  {
    name: 'Was geht heute nach Hamburg',
    keys: 'Control+k "heute nach hamburg" Enter',
    before: NO_WAY,
    done: filtered('/orders', { from: day(0), to: day(0), dcity: 'hamburg' }),
  },
  {
    name: 'Beladung auf Montag verschieben',
    facts: inStatus('CREATED', ({ pickupDate }) => pickupDate !== monday()),
    at: beside,
    keys: 'e "bel" Enter Control+a "mo" Enter',
    before: `e Escape ${downs(6)} Enter Control+a "mo" Enter`,
    done: held((one) => one.pickupDate === monday()),
  },
  {
    name: 'Be- und Entladung einen Tag später',
    facts: inStatus('CREATED'),
    at: beside,
    keys: 'Shift+T "1" Control+Enter',
    done: held(
      (one, was) => one.pickupDate === later(was.pickupDate, 1) && one.deliveryDate === later(was.deliveryDate, 1),
    ),
  },
  {
    name: 'Kunde storniert',
    facts: inStatus('CONFIRMED'),
    at: row,
    keys: 's "st" Enter "Kunde sagt ab" Control+Enter',
    done: held((one) => one.status === 'CANCELLED'),
  },
  {
    name: 'Kunde nennt eine andere Referenz',
    facts: inStatus('CREATED', ({ customerReference }) => Boolean(customerReference)),
    at: row,
    keys: 'e "ref" Enter Control+a "PO-77120" Enter',
    before: `e Escape ${downs(2)} Enter Control+a "PO-77120" Enter`,
    done: held((one) => one.customerReference === 'PO-77120'),
  },
  {
    name: 'Gewicht berichtigen',
    facts: inStatus('CREATED'),
    at: row,
    keys: 'e "gew" Enter Control+a "9000" Enter',
    before: `e Escape ${downs(20)} Enter Control+a "9000" Enter`,
    done: held((one) => one.weight === 9000),
  },
  {
    name: 'Neuer Preis für den Kunden',
    facts: inStatus('CREATED'),
    at: row,
    keys: 'p Control+a "1290" Enter',
    done: held((one) => one.customerPrice === 1290),
  },
  {
    name: 'Notiz aus dem Telefonat',
    facts: inStatus('CREATED'),
    at: row,
    keys: 'm "Avis 2 h vorher" Control+Enter',
    done: held((one) => one.internalNotes === 'Avis 2 h vorher'),
  },
  {
    name: 'Noch einmal dasselbe: kopieren, neue Termine, anlegen',
    facts: async (desk) => ({ ...(await inStatus('CREATED')(desk)), count: (await orders(desk)).length }),
    at: row,
    keys: 'Shift+N "mo" Control+Enter "di" Control+Enter Control+Enter Enter Control+Enter',
    done: async (desk) => {
      const all = await orders(desk)
      const [newest] = all.toSorted((one, other) => (one.orderNumber < other.orderNumber ? 1 : -1))
      const isCopy = newest.customerName === desk.facts.customerName && newest.pickupDate === monday()
      return (all.length === desk.facts.count + 1 && isCopy) || 'no copy'
    },
  },
  {
    name: 'Auftrag als Text in eine Mail',
    facts: inStatus('CREATED'),
    at: row,
    keys: 'y y',
    done: async (desk) => {
      const text = await copied(desk)
      return text.includes(desk.facts.number) && text.includes(desk.facts.pickupCity)
    },
  },
]

/** Disposition. */
const planning = [
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
    keys: 'c Enter',
    done: held((one) => Boolean(one.carrierId)),
  },
  {
    name: 'Bestes eigenes Fahrzeug zuweisen',
    facts: inStatus('CONFIRMED', (one) => one.pickupDate > day(1) && !one.carrierId && !one.assignedVehicleId),
    at: row,
    keys: 'v Enter',
    done: held((one) => Boolean(one.assignedVehicleId)),
  },
  {
    name: 'Transportauftrag an den Frachtführer senden',
    facts: async (desk) => ({
      ...(await inStatus('ASSIGNED', ({ carrierId }) => Boolean(carrierId))(desk)),
      sent: (await desk.get('/api/v1/messages?limit=100')).length,
    }),
    at: row,
    keys: 'Shift+Z Enter',
    done: async (desk) => {
      const [newest, ...older] = await desk.get('/api/v1/messages?limit=100')
      return (older.length === desk.facts.sent && JSON.stringify(newest).includes(desk.facts.number)) || 'not sent'
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

/** The board. */
const board = [
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
    keys: ({ plate }) => `/ "${plate.split(' ').at(-1)}" Escape`,
    done: async (desk) =>
      (await desk.page.locator('[data-cursor]').allInnerTexts()).join().includes(desk.facts.plate) &&
      (await desk.page.evaluate(() => document.activeElement?.tagName !== 'INPUT')),
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

/** Lists, papers, the own desk. */
const office = [
  {
    name: 'Drei Aufträge auf einmal bestätigen',
    at: '/orders?status=CREATED',
    facts: async (desk) => ({ was: (await confirmed(desk)).length }),
    keys: 'x Shift+J Shift+J + Control+Enter',
    done: async (desk) => (await confirmed(desk)).length === desk.facts.was + 3 || 'not three more',
  },
  {
    name: 'Gefilterte Liste als CSV',
    at: '/orders?status=CREATED',
    facts: async (desk) => {
      const facts = {}
      desk.page.on('download', (download) => (facts.file = download.suggestedFilename()))
      return facts
    },
    keys: 'Shift+E',
    done: async (desk) => /^auftraege-.*\.csv$/.test(desk.facts.file ?? '') || 'no file',
  },
  {
    name: 'Die letzte Änderung zurücknehmen',
    facts: inStatus('CREATED', ({ customerPrice }) => customerPrice > 0),
    at: row,
    first: '+',
    keys: 'Control+z',
    done: held((one) => one.status === 'CREATED'),
  },
  {
    name: 'Doch wieder: wiederherstellen',
    facts: inStatus('CREATED', ({ customerPrice }) => customerPrice > 0),
    at: row,
    first: '+ Control+z',
    keys: 'Control+Shift+Z',
    done: held((one) => one.status === 'CONFIRMED'),
  },
  {
    name: 'Der Auftrag ist dringend',
    facts: inStatus('CREATED', ({ priority }) => priority !== 'urgent'),
    at: row,
    keys: 'd "dr" Enter',
    done: held((one) => one.priority === 'urgent'),
  },
  {
    name: 'Link auf genau diesen Arbeitsplatz',
    facts: inStatus('CREATED'),
    at: beside,
    keys: 'y l',
    done: async (desk) => decodeURIComponent(await copied(desk)).includes(`panels=order:${desk.facts.number}`),
  },
  {
    name: 'Zum zuletzt geöffneten Auftrag zurück',
    facts: inStatus('CREATED'),
    at: row,
    first: 'Enter g t',
    keys: 'Shift+L',
    done: async (desk) => decodeURIComponent(desk.page.url()).endsWith(desk.facts.number) || desk.page.url(),
  },
  {
    name: 'Frachtbrief zum Auftrag ansehen und drucken',
    facts: inStatus('ASSIGNED'),
    at: beside,
    first: 'w 2',
    keys: 'Shift+D "2" Enter',
    done: async (desk) =>
      /[?&]paper=cmr/.test(desk.page.url()) && (await desk.text()).includes(`Nr. ${desk.facts.number}`),
  },
  {
    name: 'Ein Dokument prüfen',
    at: '/documents?verified=false',
    facts: async (desk) => ({ was: (await desk.get('/api/v1/documents?limit=200&verified=true')).length }),
    keys: 'Shift+V',
    done: async (desk) =>
      (await desk.get('/api/v1/documents?limit=200&verified=true')).length === desk.facts.was + 1 || 'not verified',
  },
  {
    name: 'Dunkle Darstellung',
    keys: 'Control+k "dunkel" Enter',
    before: 'Control+k "design" Enter ArrowDown Enter',
    done: async (desk) => (await desk.page.evaluate(() => document.documentElement.dataset['theme'])) === 'dark',
  },
]

export const errands = [...calls, ...planning, ...board, ...office]
