import { stopTime } from '../facts/forwarding-rows.ts'
import type { PaperFacts, Stop } from '../facts/paper-facts.ts'
import { type Adr, type AdrSubstanceText, adrLoadTexts } from '../facts/adr-values.ts'
import type { GoodsRow } from '../facts/goods-rows.ts'
import type { PaperText, PaperGoods } from '../facts/paper-values.ts'
import type { Halt, HaltStop } from '../facts/tour-facts.ts'

/**
 * What a driver is told before he goes, German as the papers are: where and when, reference, ramp, what he loads, and of
 * dangerous goods each substance as the transport document names it. Of a tour all stops in their order.
 */
export function driverText(facts: PaperFacts, sender: string): string {
  const { number, tour, company } = facts
  const head = tour === undefined ? `Auftrag ${number}` : `Tour ${tour.number}`
  const vehicle = listed(facts.plate, facts.trailer)
  const temperature = facts.temperature === undefined ? undefined : `Temperatur: ${facts.temperature}`
  const needs = listed(facts.tailLift ? 'Ladebordwand' : undefined, exchangeText(facts))
  const lines = tour === undefined ? loneLines(facts) : tour.halts.flatMap(haltLines)
  const goods =
    tour === undefined
      ? allGoods('Ware', { ...facts, rows: facts.goodsRows })
      : tour.orders.flatMap(({ number: one, ...rest }) => allGoods(one, rest))
  return [
    vehicle === undefined ? head : `${head}, ${vehicle}`,
    ...lines,
    ...goods,
    tour === undefined ? temperature : undefined,
    needs === undefined ? undefined : `Mitzubringen: ${needs}`,
    tour === undefined ? facts.exemption : undefined,
    'Bitte jeden Stopp über den Link in dieser Nachricht melden.',
    `Disposition: ${[sender, company?.phone].filter(Boolean).join(', ')}`,
  ]
    .filter((line) => line !== undefined)
    .join('\n')
}

const listed = (...parts: readonly PaperText[]): PaperText => parts.filter(Boolean).join(', ') || undefined
const named = (word: string, value: PaperText): PaperText => (value === undefined ? undefined : `${word} ${value}`)

function exchangeText({ palletExchange, palletsExchanged }: PaperFacts): PaperText {
  return palletExchange ? ['Tauschpaletten', palletsExchanged].filter(Boolean).join(' ') : undefined
}

const loneLines = ({ places }: PaperFacts): string[] =>
  places.map((place) => stopLine(place.kind === 'pickup' ? 'Laden' : 'Entladen', place))

function stopLine(word: string, stop: Stop): string {
  const place = [stop.name, stop.street, stop.place, stopTime(stop)]
  return `${word}: ${[...place, ...calling(stop), stop.driverHints].filter(Boolean).join(', ')}`
}

/** What he says and where he drives up there. */
const calling = ({
  reference,
  bookingNumber,
  ramp,
  contact,
}: Pick<Stop, 'reference' | 'bookingNumber' | 'ramp' | 'contact'>) => [
  named('Referenz', reference),
  named('Buchung', bookingNumber),
  named('Rampe', ramp),
  contact,
]

/** One halt of a tour: its place, and what is done there order by order. */
function haltLines({ title, party, planned, stops }: Halt): string[] {
  const place = [party.name, party.street, party.place, planned].filter(Boolean).join(', ')
  return [`${title}: ${place}`, ...stops.map(haltStopLine)]
}

function haltStopLine(stop: HaltStop): string {
  const word = stop.kind === 'pickup' ? 'laden' : 'entladen'
  return `   ${word} ${stop.order}: ${[stop.time, ...calling(stop), stop.needs, stop.driverHints].filter(Boolean).join(', ')}`
}

/** Line by line where an order tells lines; its dangerous goods below the last. */
export function allGoods(
  word: string,
  { rows, adr, temperature }: Omit<GoodsText, 'goods'> & { rows: readonly GoodsRow[] },
): string[] {
  return rows.flatMap(({ goods }, at) =>
    goodsLines(word, { goods, adr: at === rows.length - 1 ? adr : undefined, temperature }),
  )
}

interface GoodsText {
  goods: PaperGoods
  adr: Adr | undefined
  temperature: PaperText
}

/** What it is, how much of it, and each dangerous substance in the order of the ADR. Source: ADR 5.4.1.1.1 */
function goodsLines(word: string, { goods, adr, temperature }: GoodsText): string[] {
  const { description, count, packing, weight, loadingMeters } = goods
  const amount = listed(
    [count, packing].filter(Boolean).join(' ') || undefined,
    weight === undefined ? undefined : `${weight} kg`,
    loadingMeters === undefined ? undefined : `${loadingMeters} LDM`,
  )
  const isTour = word !== 'Ware'
  const first = `${word}: ${listed(description, amount, isTour ? temperature : undefined) ?? ''}`.trim()
  return [first, ...(adr?.lines ?? []).map(substanceLine), ...(adr === undefined ? [] : loadLines(adr))]
}

/** `UN 1230 METHANOL, 3 (6.1), II, (D/E), 10 Fässer, 500 l` in the order of the transport document. Source: ADR 2025, 5.4.1.1.1 */
function substanceLine({ un, name, adrClass, group, tunnel, marks, packages, quantity }: AdrSubstanceText): string {
  // No transport document holds without it: who drives has to know.
  const head = [un, name ?? (un && '(offizielle Benennung fehlt)')].filter(Boolean).join(' ')
  return `   Gefahrgut: ${listed(head, adrClass, group, tunnel, marks, packages, quantity) ?? 'unbekannt'}`
}

const loadLines = (adr: Adr): string[] => adrLoadTexts(adr).map((text) => `   ${text}`)
