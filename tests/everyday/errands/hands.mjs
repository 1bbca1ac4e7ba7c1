import { NO_WAY, day, filtered, held, inStatus, order, orders, row } from './facts.mjs'

const ready = inStatus('CREATED', ({ customerPrice }) => customerPrice > 0)
/** Two orders beside each other in the list of those no one has confirmed. */
const twoInARow = async (desk) => {
  const numbers = await desk.page.evaluate(() =>
    [...document.querySelectorAll('main tr[data-index]')].map((one) => one.querySelectorAll('td')[1]?.textContent),
  )
  const all = new Map((await orders(desk, '&status=CREATED')).map((one) => [one.orderNumber, one]))
  const at = numbers.findIndex((number, index) => all.has(number) && all.has(numbers[index + 1]))
  return { number: numbers[at], next: numbers[at + 1] }
}

/** What a hand does that has done it a hundred times. */
export const hands = [
  {
    name: 'Mit Vermerk bestätigen, ohne auf das Feld zu warten',
    facts: ready,
    at: row,
    keys: 'Shift+B "+x Avis" Control+Enter',
    done: held((one) => one.status === 'CONFIRMED' && one.approvalNotes === '+x Avis'),
  },
  {
    name: 'Nur bestätigte Aufträge zeigen, durch Tippen',
    keys: 'f "bestät" Enter',
    before: NO_WAY,
    done: filtered('/orders', { status: 'CONFIRMED' }),
  },
  {
    name: 'Nur Ladungen von morgen zeigen, durch Tippen',
    keys: 'f "morgen" Enter',
    before: NO_WAY,
    done: filtered('/orders', { from: day(1), to: day(1) }),
  },
  {
    name: 'Dieselbe Priorität auch für den nächsten Auftrag',
    facts: twoInARow,
    at: ({ number }) => `/orders?row=${number}`,
    first: 'd "dr" Enter',
    keys: 'j ,',
    before: NO_WAY,
    done: async (desk) => (await order(desk, desk.facts.next)).priority === 'urgent' || 'the next one is not urgent',
  },
  {
    name: 'Zwei Aufträge nacheinander bestätigen, der Cursor geht mit',
    facts: async (desk) => {
      await desk.page.evaluate(() => localStorage.setItem('go-on', 'on'))
      return { was: (await orders(desk)).filter(({ status }) => status === 'CONFIRMED').length }
    },
    at: '/orders?status=CREATED',
    keys: '+ +',
    before: NO_WAY,
    done: async (desk) =>
      (await orders(desk)).filter(({ status }) => status === 'CONFIRMED').length === desk.facts.was + 2 ||
      'not two more',
  },
]
