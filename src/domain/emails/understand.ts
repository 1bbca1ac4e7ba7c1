import { foldText } from '../basics/fold-text.ts'
import type { EmailKind } from './emails.ts'

/** What is known of an e-mail when its kind is looked for. */
interface EmailFacts {
  subject: string
  /** Its own words, without what it quotes. */
  text: string
  attachments: readonly { name: string }[]
  /** Where goods are to be fetched and brought, as far as that was read. */
  hasPickup: boolean
  hasDelivery: boolean
  hasPrice: boolean
  hasOrderNumber: boolean
}

const TABLE = /\.(?:csv|xlsx?|tsv)$/i
const PAPER = /\.(?:pdf|png|jpe?g|tiff?)$/i

/** Words of each kind, folded; German first, and as those write who drive here from elsewhere. */
const WORDS = {
  quote: /\b(?:re|aw|antw)\s*:.*(?:preisanfrage|anfrage|angebot|quote)/,
  priceRequest:
    /preisanfrage|frachtanfrage|\banfrage\b|was kostet|bitte um (?:ein )?(?:angebot|preis)|angebot erbeten|ihr preis|quotation/,
  order:
    /ladeauftrag|transportauftrag|speditionsauftrag|frachtauftrag|\bauftrag\b|orden de carga|zlecenie|transport order|loading order|tourenplan/,
  proof: /\bcmr\b|ablieferbeleg|lieferschein|\bpod\b|quittung|unterschrieben|empfangsbestatigung/,
  driver: /\bankunft\b|verspat|\bstau\b|\bpanne\b|unterwegs|stehe (?:bei|an|im)|\beta\b|fahrer meldet/,
  notice: /zeitfenster|\bavis\b|avisierung|rampe|slot|entladetermin|ladetermin bestatigt/,
} as const

/** What an e-mail is about, by its words, its files and what was read of it. The most certain sign counts first. */
export function kindOfEmail(email: EmailFacts): EmailKind {
  const subject = foldText(email.subject)
  const text = foldText(`${email.subject}\n${email.text}`)
  const hasRoute = email.hasPickup && email.hasDelivery
  if (email.attachments.some(({ name }) => TABLE.test(name))) return 'tourList'
  if (WORDS.quote.test(subject) && email.hasPrice) return 'quote'
  const isPaper = email.attachments.some(({ name }) => PAPER.test(name))
  if (WORDS.proof.test(subject) && (isPaper || email.hasOrderNumber)) return 'proof'
  if (email.hasOrderNumber && !hasRoute) {
    if (WORDS.notice.test(text)) return 'notice'
    if (WORDS.driver.test(text)) return 'driverReport'
  }
  if (WORDS.priceRequest.test(text) && email.hasPickup) return 'priceRequest'
  if (hasRoute || (WORDS.order.test(subject) && (email.hasPickup || isPaper))) return 'loadOrder'
  if (WORDS.proof.test(text) && isPaper) return 'proof'
  if (WORDS.notice.test(text)) return 'notice'
  if (WORDS.driver.test(text)) return 'driverReport'
  return WORDS.priceRequest.test(text) ? 'priceRequest' : 'other'
}

/** Where somebody else's words begin that an e-mail only repeats. */
const QUOTED =
  /^(?:>|-{2,} ?(?:urspr|original|forwarded)|am .{5,120} schrieb|on .{5,120} wrote|von: .*|from: .*|________)/i
const FORWARDED = /^\s*(?:wg|fw|fwd|tr|rv)\s*:/i

/** The words of the sender alone. Of a forwarded e-mail what it forwards is what matters: all of it. */
export function ownWords({ subject, text }: { subject: string; text: string }): string {
  if (FORWARDED.test(subject)) return text
  const lines = text.split('\n')
  const quoted = lines.findIndex((line, at) => at > 0 && QUOTED.test(line.trim()))
  return quoted < 0 ? text : lines.slice(0, quoted).join('\n')
}
