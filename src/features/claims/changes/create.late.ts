import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { ClaimInput } from '#src/contract/claims/calls.ts'
import { Claim } from '#src/contract/claims/claim.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { dayOfSupply } from '#src/domain/orders/day-of-supply.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { saidOf, type FormTexts, type RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { ALL_CLAIM_FIELDS, claimIssues } from '../fields/claim-fields.ts'
import { claimChanges } from './claim-changes.ts'

const blank = Claim.parse({})

/** What an order says of a claim about it: whom it is against, and when the goods were delivered. */
function textsOf(order: Order): FormTexts {
  const { carrierId, status } = order
  const isDelivered = status === 'DELIVERED' || status === 'BILLED'
  const day = isDelivered ? dayOfSupply(order) : undefined
  return {
    kind: 'damage',
    against: carrierId === undefined ? 'customer' : 'carrier',
    ...(day !== undefined && { deliveredOn: dateKind.typed([day]) }),
  }
}

const formOf = (order: Order): RecordForm<Claim> => ({
  fields: ALL_CLAIM_FIELDS.filter(({ id }) => id !== 'settledCents'),
  rows: [
    ['grid-cols-2', 'kind', 'against'],
    ['grid-cols-1', 'text'],
    ['grid-cols-2', 'amountCents', 'deliveredOn'],
    ['grid-cols-2', 'hidden', 'noticedOn'],
  ],
  required: ['text'],
  first: 'text',
  blank,
  texts: textsOf(order),
  check: claimIssues,
})

/** Shows the form of a claim about the focused order. */
export async function openCreate(context: CommandContext): Promise<void> {
  const { t, openPanel } = context.services
  const focus = focusedOf(context, 'order')
  if (focus === undefined) return
  const [order] = await newestRecords(context, 'order', [focus])
  if (order === undefined) return
  openForm(context, {
    form: formOf(order),
    name: `claim.${order.id}`,
    command: 'claims.create',
    title: t('claims.create.of', { order: order.orderNumber }),
    confirm: t('claims.create.confirm'),
    width: 560,
    async onSend({ values }) {
      const body: ClaimInput = { ...saidOf(values), orderId: order.id }
      await claimChanges.create(context, {
        commandId: 'claims.create',
        title: t('claims.created'),
        blank,
        body,
        call: (call, idempotencyKey) => call('claims.create', { body, idempotencyKey }),
        done: ({ id }) => openPanel({ kind: 'claim', id }),
      })
    },
  })
}
