import type { ReadField } from '#src/contract/documents/readings.ts'
import { kindOfEmail, ownWords } from '#src/domain/emails/understand.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { ReadPaper } from '../../ports/reader.ts'
import type { Row } from '../../store/models.ts'
import { doubtfulOf, readEmail } from './read-email.ts'

type Email = Row<'emails'>
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
  const { fields } = await readEmail(context, email)
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
    ...(await partnerOf(context, email.fromAddress, fields)),
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

/** Whose address it came from: a partner with that address, one with its domain, or one of the name that was read. */
async function partnerOf({ store }: Pick<RuleContext, 'store'>, address: string, fields: readonly ReadField[]) {
  const at = address.lastIndexOf('@')
  const isCompany = at > 0 && !ANYBODY.test(address)
  const name = fields.find((field) => field.name === 'customer.name' && field.state === 'sure')?.value
  const partner =
    (address === '' ? undefined : await store.first('partners', { email: address })) ??
    (isCompany ? await store.first('partners', { email: { contains: address.slice(at) } }) : undefined) ??
    (name === undefined ? undefined : await store.first('partners', { name, kind: 'customer' }))
  return { partnerId: partner?.id, partnerName: partner?.name }
}
