import type { MessagePurpose } from '#src/domain/messages/sending.ts'
import type { PaperFacts, Stop } from '../facts/paper-facts.ts'
import { adrLackText } from '../facts/adr-values.ts'
import { driverText } from './driver-text.ts'

/** What a mail says until somebody writes it otherwise. German as the papers are, whatever the interface speaks. */
export function mailText(sending: MessagePurpose, facts: PaperFacts, sender: string): string {
  if (sending === 'driver') return driverText(facts, sender)
  const { number, pickup, delivery, company } = facts
  const way = [placeOf(pickup), placeOf(delivery)].join(' – ')
  const end = ['Freundliche Grüße', sender, company?.name, company?.phone].filter(Boolean).join('\n')
  const body =
    sending === 'order'
      ? [
          `anbei erhalten Sie den Transportauftrag ${number}: ${way}.`,
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
function confirmed({ number, reference, pickup, delivery }: PaperFacts, way: string): string[] {
  const own = reference === undefined ? '' : ` (Ihre Referenz ${reference})`
  const day = (word: string, { date, time }: Stop) =>
    date === undefined ? [] : [`${word}: ${[date, time].filter(Boolean).join(', ')}`]
  return [
    `vielen Dank für Ihren Auftrag${own}. Anbei die Auftragsbestätigung ${number}: ${way}.`,
    ...day('Beladung', pickup),
    ...day('Entladung', delivery),
    'Falls etwas nicht stimmt, sagen Sie es uns bitte über den Link in dieser Nachricht.',
  ]
}

/** The dangerous goods of the order, or of all orders of its tour. */
const loadsOf = ({ adr, tour }: PaperFacts) => (tour?.orders ?? [{ adr }]).flatMap((one) => one.adr ?? [])

const placeOf = ({ place, name }: Stop): string => place ?? name ?? '…'
