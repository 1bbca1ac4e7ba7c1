import type { MessagePurpose } from '#src/domain/messages/sending.ts'
import type { PaperFacts, PlaceOnPaper, Stop } from '../facts/paper-facts.ts'
import { adrLackText } from '../facts/adr-values.ts'
import { allGoods, driverText } from './driver-text.ts'

/** What a mail says until somebody writes it otherwise. German as the papers are, whatever the interface speaks. */
export function mailText(sending: MessagePurpose, facts: PaperFacts, sender: string): string {
  if (sending === 'driver') return driverText(facts, sender)
  const { number, places, company } = facts
  const way = places.map(placeOf).join(' – ')
  const end = ['Freundliche Grüße', sender, company?.name, company?.phone].filter(Boolean).join('\n')
  const body =
    sending === 'order'
      ? [
          `anbei erhalten Sie den Transportauftrag ${number}: ${way}.`,
          ...goodsOf(facts),
          'Bitte nehmen Sie ihn über den Link in dieser Nachricht an oder lehnen Sie ihn ab.',
          ...loadsOf(facts).flatMap((adr) => adrLackText(adr) ?? []),
        ]
      : sending === 'confirmation'
        ? confirmed(facts, way)
        : [
            `der Auftrag ${number} (${way}) ist zugestellt, der Ablieferbeleg fehlt uns noch.`,
            'Bitte senden Sie ihn uns als PDF oder Foto. Er ist Voraussetzung für die Zahlung der Fracht.',
          ]
  return ['Guten Tag,', body.join('\n'), end].join('\n\n')
}

/** That the order is taken, with what the customer looks for first: his own number, and when. */
function confirmed(facts: PaperFacts, way: string): string[] {
  const { number, reference, places } = facts
  const own = reference === undefined ? '' : ` (Ihre Referenz ${reference})`
  const isPlain = places.length === 2
  const day = (place: PlaceOnPaper) => {
    const { title, date, time } = place
    if (isPlain && date === undefined) return []
    return [`${title}: ${[isPlain ? undefined : placeOf(place), date, time].filter(Boolean).join(', ')}`]
  }
  return [
    `vielen Dank für Ihren Auftrag${own}. Anbei die Auftragsbestätigung ${number}: ${way}.`,
    ...places.flatMap(day),
    ...goodsOf(facts),
    'Falls etwas nicht stimmt, sagen Sie es uns bitte über den Link in dieser Nachricht.',
  ]
}

/** The dangerous goods of the order, or of all orders of its tour. */
const loadsOf = ({ adr, tour }: PaperFacts) => (tour?.orders ?? [{ adr }]).flatMap((one) => one.adr ?? [])

/** Each line and each dangerous substance; a single line without any the paper says that comes along. */
const goodsOf = ({ goodsRows, adr, temperature }: PaperFacts): string[] =>
  goodsRows.length > 1 || adr !== undefined ? allGoods('Ware', { rows: goodsRows, adr, temperature }) : []

const placeOf = ({ place, name }: Stop): string => place ?? name ?? '…'
