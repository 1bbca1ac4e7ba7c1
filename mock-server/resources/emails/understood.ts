import type { ReadField } from '#src/contract/documents/readings.ts'
import { kindOfEmail, ownWords } from '#src/domain/emails/understand.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { ReadPaper } from '../../ports/reader.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { doubtfulOf, readEmail } from './read-email.ts'

type Email = Row<'emails'>
type Partner = Row<'partners'>
type Understood = Pick<Email, 'kind' | 'understood' | 'doubtful' | 'partnerId' | 'partnerName'>

/** Kinds of which an order is made. */
export const MAKES_ORDERS: readonly Email['kind'][] = ['loadOrder', 'priceRequest']

const DATA_LINE = /[;\t,]/

/** What an e-mail is about, from whom, and the facts its row in the list tells. */
export async function understand(
  context: Pick<RuleContext, 'store' | 'now'> & { readPaper: ReadPaper },
  email: Pick<Email, 'id' | 'subject' | 'text' | 'fromAddress'> & { attachments: readonly { name: string }[] },
  tables: readonly string[] = [],
): Promise<Understood> {
  const sender = await senderOf(context.store, email.fromAddress)
  const { fields } = await readEmail(context, { ...email, partnerId: sender?.id })
  const value = (name: string) => fields.find((field) => field.name === name)?.value
  const number = (name: string) => Number(value(name)) || undefined
  const kind = kindOfEmail({
    subject: email.subject,
    text: ownWords(email),
    attachments: email.attachments,
    hasPickup: value('pickup.city') !== undefined,
    hasDelivery: value('delivery.city') !== undefined,
    hasPrice: value('price.customer') !== undefined,
    hasOrderNumber: value('order.number') !== undefined,
  })
  const isOrder = MAKES_ORDERS.includes(kind)
  return {
    kind,
    understood: {
      originPostalCode: value('pickup.postalCode'),
      originCity: value('pickup.city'),
      destinationPostalCode: value('delivery.postalCode'),
      destinationCity: value('delivery.city'),
      orderNumber: value('order.number'),
      amount: number('price.customer'),
      rows: kind === 'tourList' ? rowsOf(tables) : undefined,
    },
    doubtful: isOrder ? doubtfulOf(fields) : 0,
    ...named(sender ?? (await customerOf(context.store, fields))),
  }
}

/** Rows of the first table below its head. */
function rowsOf(tables: readonly string[]): number | undefined {
  const [table] = tables
  if (table === undefined) return undefined
  return Math.max(0, table.split(/\r\n|\r|\n/).filter((line) => DATA_LINE.test(line)).length - 1)
}

/** Domains that say nothing of the company behind an address. */
const ANYBODY = /@(?:gmail|gmx|web|t-online|outlook|hotmail|yahoo|icloud|freenet|posteo)\./

/** Whose address it came from: a partner with that address, or one with its domain. */
async function senderOf(store: Store, address: string): Promise<Partner | undefined> {
  const at = address.lastIndexOf('@')
  if (at < 1) return undefined
  const known = await store.first('partners', { email: address })
  if (known || ANYBODY.test(address)) return known
  return store.first('partners', { email: { contains: address.slice(at) } })
}

/** The customer whose name was read for sure. */
async function customerOf(store: Store, fields: readonly ReadField[]): Promise<Partner | undefined> {
  const name = fields.find((field) => field.name === 'customer.name' && field.state === 'sure')?.value
  return name === undefined ? undefined : store.first('partners', { name, kind: 'customer' })
}

const named = (partner: Partner | undefined) => ({ partnerId: partner?.id, partnerName: partner?.name })
