/**
 * The errands. `at`: the address they begin at, made of `facts` that are asked of the backend before; `first`: keys before that
 * nobody counts; `keys`: what is pressed; `before`: by which keys an older product did the same, where they were others;
 * `done`: what has to be true, asked until it is.
 * An order in hand is the row under the cursor, or the panel beside it, as when a customer has just given its number.
 */
/** `before` where an older product had no keys for it. */
export const NO_WAY = Symbol('no way')

const orders = (desk, query = '') => desk.get(`/api/business/orders?limit=500${query}`)
const order = (desk, number) => desk.get(`/api/orders/${number}`)
/** The first order in one of these statuses, the newest. */
const inStatus =
  (...statuses) =>
  async (desk) => {
    const all = await orders(desk)
    const found = all.find(({ status }) => statuses.includes(status))
    return { ...found, number: found.orderNumber }
  }
const row = ({ number }) => `/orders?row=${number}`
const beside = ({ number }) => `/orders?row=${number}&panels=order:${number}`
const has = (text) => async (desk) => (await desk.text()).includes(text)
const fits = (pattern) => async (desk) => pattern.test(await desk.text())
const heading = async (desk) => (await desk.page.locator('h1').first().innerText()).trim()
/** The order in hand is so in the backend. */
const held = (is) => async (desk) => (is(await order(desk, desk.facts.number), desk.facts) ? true : 'not held so')
const day = (offset) => {
  const date = new Date()
  date.setDate(date.getDate() + offset)
  return date.toLocaleDateString('sv-SE')
}
/** The next Monday, as `mo` means it. */
const monday = () => day((8 - new Date().getDay()) % 7 || 7)

export const errands = [
  // A customer calls.
  {
    name: 'Kunde fragt nach seinem Auftrag, er weiß die Nummer',
    facts: inStatus('IN_TRANSIT'),
    keys: ({ number }) => `# "${number.slice(-4)}" Enter`,
    done: async (desk) => (await heading(desk)) === desk.facts.number,
  },
  {
    name: 'Kunde ruft an, nur sein Name ist bekannt: seine Aufträge',
    keys: 'Control+k "hansekontor" Enter',
    done: async (desk) => (await desk.text()).includes('Hansekontor Kaffee'),
  },
  {
    name: 'Wo ist der Auftrag, und wann kommt er an',
    facts: inStatus('IN_TRANSIT'),
    at: row,
    keys: 'Space',
    done: fits(/Ankunft/),
  },
  {
    name: 'Was geht heute nach Hamburg',
    keys: 'Control+k "nach hamburg" Enter',
    done: async (desk) => /\/orders\?.*(delivery|entladeort|unloading)/i.test(desk.page.url()) || 'not filtered',
  },
  {
    name: 'Telefon des Fahrers zu einem Auftrag',
    facts: inStatus('IN_TRANSIT'),
    at: row,
    keys: 'Space',
    done: async (desk) => desk.page.locator('aside a[href^="tel:"]').first().isVisible(),
  },
  {
    name: 'Beladung auf Montag verschieben',
    facts: inStatus('CREATED'),
    at: beside,
    keys: 'e "abhol" Enter Control+a "mo" Enter',
    before: 'e Escape ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown Enter Control+a "mo" Enter',
    done: held((one) => one.pickupDate === monday()),
  },
  {
    name: 'Be- und Entladung einen Tag später',
    facts: inStatus('CREATED'),
    at: beside,
    keys: 'Shift+T "+1 Tag" Control+Enter',
    before: 'Shift+T "1" Control+Enter',
    done: held((one, was) => one.pickupDate > was.pickupDate && one.deliveryDate > was.deliveryDate),
  },
  {
    name: 'Kunde storniert',
    facts: inStatus('CONFIRMED'),
    at: row,
    keys: 's "stor" Enter "Kunde hat abgesagt" Control+Enter',
    done: held((one) => one.status === 'CANCELLED'),
  },
  {
    name: 'Kunde nennt seine Referenz',
    facts: inStatus('CREATED'),
    at: row,
    keys: 'e "refer" Enter Control+a "PO-77120" Enter',
    before: 'e Escape ArrowDown ArrowDown Enter Control+a "PO-77120" Enter',
    done: held((one) => one.customerReference === 'PO-77120'),
  },
  {
    name: 'Dasselbe noch einmal wie letzte Woche: kopieren und anlegen',
    facts: async (desk) => ({ ...(await inStatus('CREATED')(desk)), count: (await orders(desk)).length }),
    at: row,
    keys: 'Shift+N "mo" Control+Enter "di" Control+Enter Control+Enter Control+Enter Control+Enter',
    done: async (desk) => (await orders(desk)).length > desk.facts.count || 'no new order',
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
    done: held((one) => String(one.internalNotes).includes('Avis 2 h vorher')),
  },
  {
    name: 'Gewicht berichtigen',
    facts: inStatus('CREATED'),
    at: row,
    keys: 'e "gewicht" Enter Control+a "9000" Enter',
    before:
      'e Escape ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown Enter Control+a "9000" Enter',
    done: held((one) => one.weight === 9000),
  },
  {
    name: 'Auftragsnummer, Route und Termine in eine Mail kopieren',
    facts: inStatus('CREATED'),
    at: row,
    keys: 'y y',
    done: async (desk) => (await desk.page.evaluate(() => navigator.clipboard.readText())).includes(desk.facts.number),
  },
  {
    name: 'Link auf genau diesen Arbeitsplatz',
    facts: inStatus('CREATED'),
    at: beside,
    keys: 'y l',
    done: async (desk) => (await desk.page.evaluate(() => navigator.clipboard.readText())).includes('panels=order'),
  },
  // Disposition.
  {
    name: 'Auftrag bestätigen',
    facts: inStatus('CREATED'),
    at: row,
    keys: '+',
    done: held((one) => one.status === 'CONFIRMED'),
  },
  {
    name: 'Besten Frachtführer zuweisen',
    facts: inStatus('CONFIRMED'),
    at: row,
    keys: 'c Enter',
    done: held((one) => Boolean(one.carrierId)),
  },
  {
    name: 'Bestes eigenes Fahrzeug zuweisen',
    facts: inStatus('CONFIRMED'),
    at: row,
    keys: 'v Enter',
    done: held((one) => Boolean(one.vehicleId ?? one.vehiclePlate ?? one.licensePlate)),
  },
  {
    name: 'Transportauftrag an den Frachtführer senden',
    facts: async (desk) => {
      const found = (await orders(desk)).find(({ status, carrierId }) => status === 'ASSIGNED' && carrierId)
      return { ...found, number: found.orderNumber }
    },
    at: row,
    keys: 'Shift+Z Enter',
    done: async (desk) =>
      (await desk.get('/api/v1/messages?limit=100')).some((one) => JSON.stringify(one).includes(desk.facts.number)),
  },
  {
    name: 'Was ist noch nicht disponiert',
    keys: 'Control+k "nicht disponiert" Enter',
    done: async (desk) => /status=CONFIRMED|status=CREATED|view=|ansicht=/.test(desk.page.url()) || desk.page.url(),
  },
  {
    name: 'Was wird heute geladen',
    keys: 'Control+k "heute laden" Enter',
    done: async (desk) => /\/orders\?.*(pickup|beladung|loading|view=)/i.test(desk.page.url()) || desk.page.url(),
  },
  {
    name: 'Die verspäteten Transporte',
    keys: 'g w',
    before: 'Control+k "verspätet" Enter',
    done: async (desk) => /\/transports\?/.test(desk.page.url()) || desk.page.url(),
  },
  {
    name: 'Verspätung von 30 Minuten eintragen',
    at: '/transports?view=laufend',
    facts: async (desk) => ({
      late: (await desk.get('/api/v1/transports?limit=500')).filter((one) => one.delayMinutes === 30).length,
    }),
    keys: 'z "30" Enter',
    done: async (desk) =>
      (await desk.get('/api/v1/transports?limit=500')).filter((one) => one.delayMinutes === 30).length >
      desk.facts.late,
  },
  {
    name: 'Nächster Schritt eines Transports',
    at: '/transports?view=laufend',
    facts: async (desk) => ({
      was: JSON.stringify((await desk.get('/api/v1/transports?limit=500')).map(({ id, status }) => id + status)),
    }),
    keys: '+',
    done: async (desk) =>
      JSON.stringify((await desk.get('/api/v1/transports?limit=500')).map(({ id, status }) => id + status)) !==
      desk.facts.was,
  },
  {
    name: 'Ein Kennzeichen am Telefon: das Fahrzeug',
    facts: async (desk) => {
      const [first] = await desk.get('/api/vehicles?limit=50')
      return {
        plate: first.licencePlate,
        typed: first.licencePlate.replaceAll(/[^A-Z0-9]/g, ''),
      }
    },
    keys: ({ typed }) => `Control+k "${typed}" Enter`,
    done: async (desk) =>
      (await heading(desk)).includes(desk.facts.plate) || /\/vehicles\/|vehicle:/.test(desk.page.url()),
  },
  {
    name: 'Fahrzeug fällt aus: sperren',
    at: '/vehicles',
    facts: async (desk) => ({
      was: (await desk.get('/api/vehicles?limit=500')).filter(({ status }) => status === 'maintenance').length,
    }),
    keys: 'z "werk" Enter',
    done: async (desk) => (await desk.text()).includes('gesperrt'),
  },
  // The board.
  {
    name: 'Plantafel: Auftrag aus dem Arbeitsvorrat auf das beste Fahrzeug planen',
    at: '/dispatcher',
    facts: async (desk) => ({ open: (await orders(desk, '&status=CONFIRMED')).length }),
    first: 'w 1',
    keys: 'v Enter Enter',
    before: 'Shift+M Enter',
    done: async (desk) => (await orders(desk, '&status=CONFIRMED')).length < desk.facts.open,
  },
  {
    name: 'Plantafel: ein Kennzeichen finden',
    at: '/dispatcher',
    first: 'w 2',
    keys: '/ "120" Enter',
    done: async (desk) =>
      (await desk.page.evaluate(() => document.activeElement?.closest('[role=row]')?.textContent ?? '')).includes(
        '120',
      ),
  },
  {
    name: 'Dispo-Befehl: Preis um fünf Prozent hinauf',
    facts: inStatus('CREATED'),
    at: row,
    keys: ': "preis +5%" Enter',
    done: held((one, was) => Math.abs(one.customerPrice - Math.round(was.customerPrice * 105) / 100) < 1),
  },
  {
    name: 'Dispo-Befehl: einen Auftrag als zugestellt melden',
    facts: inStatus('IN_TRANSIT'),
    keys: ({ number }) => `: "st ${number.slice(-4)} zugestellt" Enter`,
    done: held((one) => one.status === 'DELIVERED'),
  },
  // Lists.
  {
    name: 'Drei Aufträge auf einmal bestätigen',
    at: '/orders?status=CREATED',
    facts: async (desk) => ({ was: (await orders(desk)).filter(({ status }) => status === 'CONFIRMED').length }),
    keys: 'x Shift+J Shift+J + Enter',
    done: async (desk) =>
      (await orders(desk)).filter(({ status }) => status === 'CONFIRMED').length >= desk.facts.was + 3,
  },
  {
    name: 'Gefilterte Liste als CSV',
    at: '/orders?status=CREATED',
    keys: 'Shift+E',
    done: fits(/CSV|exportiert/),
  },
  {
    name: 'Die letzte Änderung zurücknehmen',
    facts: inStatus('CREATED'),
    at: row,
    first: '+',
    keys: 'Control+z',
    done: held((one) => one.status === 'CREATED'),
  },
  {
    name: 'Doch wieder: wiederherstellen',
    facts: inStatus('CREATED'),
    at: row,
    first: '+ Control+z',
    keys: 'Control+Shift+Z',
    done: held((one) => one.status === 'CONFIRMED'),
  },
  {
    name: 'Priorität: eilig',
    facts: inStatus('CREATED'),
    at: row,
    keys: 'd "eil" Enter',
    done: held((one) => one.priority === 'high' || one.priority === 'urgent'),
  },
  {
    name: 'Zum zuletzt geöffneten Auftrag zurück',
    facts: inStatus('CREATED'),
    at: row,
    first: 'Enter g t',
    keys: 'Shift+L',
    done: async (desk) => desk.page.url().includes(desk.facts.number),
  },
  // Papers, office, self.
  {
    name: 'CMR-Frachtbrief drucken',
    facts: inStatus('ASSIGNED'),
    at: row,
    keys: 'Shift+D "cmr" Enter',
    done: async (desk) =>
      desk.context.pages().length > 1 || /cmr|papers|papier/i.test(desk.page.url()) || has('CMR')(desk),
  },
  {
    name: 'Ein Dokument prüfen',
    at: '/documents',
    facts: async (desk) => ({
      was: (await desk.get('/api/v1/documents?limit=500')).filter(({ verified }) => verified).length,
    }),
    keys: 'Shift+V',
    done: async (desk) => /geprüft|Prüfung/.test(await desk.text()),
  },
  {
    name: 'Dunkle Darstellung',
    keys: 'Control+k "dunkel" Enter',
    done: async (desk) =>
      (await desk.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).includes('dark'),
  },
  {
    name: 'Eigener Urlaub eines Fahrers eintragen',
    at: '/vehicles?tab=drivers',
    keys: 'z "mo" Tab "fr" Control+Enter',
    done: fits(/Urlaub|Abwesenheit/),
  },
]
