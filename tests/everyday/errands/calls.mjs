import {
  NO_WAY,
  beside,
  copied,
  day,
  downs,
  filtered,
  heading,
  held,
  inStatus,
  later,
  monday,
  orders,
  panel,
  row,
} from './facts.mjs'

/** The messages list what is to be remembered, and this with it. */
const reminded = (note, more) => async (desk) => {
  const rows = await desk.page.locator('aside[data-panel="notifications"] [data-message]').allInnerTexts()
  const said = rows.find((one) => one.includes(note))
  return said?.includes(more(desk.facts)) || `listed ${rows.join(' | ')}`
}

/** A customer calls. */
export const calls = [
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
  {
    name: 'Morgen früh an den Rückruf erinnern',
    facts: inStatus('CREATED'),
    at: row,
    keys: 'Shift+W "morgen frueh Rueckruf" Enter g h',
    before: NO_WAY,
    done: reminded('Rueckruf', ({ number }) => number),
  },
  {
    name: 'Morgen um 15 Uhr an ein Dokument erinnern',
    at: '/documents',
    keys: 'Shift+W "morgen 15 Uhr Maut pruefen" Enter g h',
    before: NO_WAY,
    done: reminded('Maut pruefen', () => '15:00'),
  },
]
