import type * as z from 'zod/mini'
import type { documentInput } from '#src/contract/documents/input.ts'
import { checkUploadName, endingWithDot } from '#src/domain/documents/documents.ts'
import { plainName } from '#src/domain/documents/plain-name.ts'
import { refusedFile } from '../../core/bodies/refused-body.ts'
import { notFound } from '../../core/http-error.ts'
import { demand, type RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { proveOrder } from './proof.ts'
import { refuseUnlocking } from './retention.ts'

type Document = Row<'documents'>
export type DocumentInput = { [F in keyof typeof documentInput]?: z.output<(typeof documentInput)[F]> }

/** What a document belongs to, and where that is found. */
const OWNERS = {
  orderId: 'orders',
  transportId: 'transports',
  vehicleId: 'vehicles',
  driverId: 'drivers',
  partnerId: 'partners',
  claimId: 'claims',
  templateId: 'documentTemplates',
} as const

const OWNER_FIELDS = Object.keys(OWNERS) as (keyof typeof OWNERS)[]

/** What somebody says of a document as values of its row. Throws 404 for what it should belong to and is not there. */
export async function documentValues(store: Store, input: DocumentInput): Promise<Partial<Document>> {
  const { name: _name, tags, ...given } = input
  for (const field of OWNER_FIELDS) {
    const id = input[field]
    if (id && !(await store.find(OWNERS[field], id)))
      throw notFound(field === 'orderId' ? { code: 'reason.missing.order', values: { id } } : undefined)
  }
  const said = Object.entries(given).filter(([, value]) => value !== undefined)
  const values: Partial<Document> = Object.fromEntries(said.map(([field, value]) => [field, value ?? undefined]))
  const partner = input.partnerId ? await store.find('partners', input.partnerId) : undefined
  // A paper goes with what carries its order.
  const order = input.orderId ? await store.find('orders', input.orderId) : undefined
  const isFollowing = input.orderId !== undefined && input.transportId === undefined
  return {
    ...values,
    ...(isFollowing && { transportId: order?.transportId }),
    ...(partner && input.partnerName === undefined && { partnerName: partner.name }),
    ...(tags && { tags: distinct(tags) }),
  }
}

/** A tag as it is told from others: case does not matter. */
export const sameTag = (tag: string) => tag.toLocaleLowerCase('de')

/** Each tag once, whatever its case; the first one's stands. */
export function distinct(tags: readonly string[]): string[] {
  return [...new Map(tags.toReversed().map((tag) => [sameTag(tag), tag])).values()].toReversed()
}

/** A change of a document. A verified one that becomes another kind's or order's is no proof of what it was, which only who checks may say. */
export async function changedDocument(context: RuleContext, row: Document, input: DocumentInput) {
  const values = await documentValues(context.store, input)
  if (input.name !== undefined) values.name = renamed(row, input.name)
  refuseUnlocking(context, row, values.kind)
  const after = { ...row, ...values }
  const isOther = after.kind !== row.kind || after.orderId !== row.orderId
  if (!row.verified || !isOther) return { values }
  demand(context, 'documents.verify')
  const cascade = async () => {
    await proveOrder(context, row, false)
    await proveOrder(context, after, true)
    return []
  }
  return { values, cascade: cascade }
}

/** A name keeps its ending, which tells what the file is. */
function renamed(row: Document, given: string): string {
  const ending = endingWithDot(row.name)
  const name = plainName(given)
  const whole = endingWithDot(name) === ending ? name : name + ending
  const refusal = checkUploadName(whole)
  if (refusal !== undefined) throw refusedFile(refusal, 'name')
  return whole
}
