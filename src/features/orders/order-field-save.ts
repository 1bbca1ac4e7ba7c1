import { notifyManager } from '@tanstack/react-query'
import { isApiError } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/command.ts'
import type { Order } from '#src/contract/order.ts'
import type { OrderChanged } from '#src/contract/order-events.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { changeOrders } from './order-changes.ts'
import { currentOf } from './order-obstacles.ts'
import type { FieldValue, Words } from './order-field-kinds.ts'
import { openFields, type Owner } from './order-field-store.ts'
import { labelOf, sameValues, valuesOf, type OrderField } from './order-fields.ts'
import { knownOrder, putOrders } from './orders.queries.ts'

/** What a field is saved with: who, which order as the screen holds it, and the values as read. */
export interface FieldSave {
  owner: Owner
  order: Order
  field: OrderField
  values: readonly FieldValue[]
  /** The version to save upon where the person has decided against a newer one (decision A21). */
  onto?: Order
}

/** What each order's next save waits for, by session: it ends with it. */
const turns = new WeakMap<object, Map<string, Promise<void>>>()

/**
 * Saves one field, after those of the same order that were saved before it. What fails or meets another's change stays
 * open with what was typed; nothing is sent again by itself (decision A17).
 */
export function saveField(context: CommandContext, save: FieldSave): Promise<void> {
  const { owner, order, field, values } = save
  openFields.change(owner, order.id, field.id, { state: 'sending', values, failure: undefined, theirs: undefined })
  const waiting = turns.get(owner.scope) ?? new Map<string, Promise<void>>()
  turns.set(owner.scope, waiting)
  const turn = (waiting.get(order.id) ?? Promise.resolve())
    .then(() => attempt(context, save))
    .finally(() => {
      if (waiting.get(order.id) === turn) waiting.delete(order.id)
    })
  waiting.set(order.id, turn)
  return turn
}

async function attempt(context: CommandContext, save: FieldSave): Promise<void> {
  const { owner, order, field, onto } = save
  const entry = openFields.of(owner, order.id).get(field.id)
  if (entry?.state !== 'sending') return
  const held = knownOrder(context.services.queryClient, order.id) ?? order
  const words = wordsFor(context, held)
  try {
    await changeOrders(context, {
      commandId: commandOf(field),
      title: titleOf(field, save.values, words),
      orders: [held],
      send: () => sendMerged(context, save, onto?.version ?? entry.version),
    })
    await shownAgain(() => openFields.end(owner, order.id, field.id))
  } catch (error) {
    const current = currentOf(error)
    if (current !== undefined) {
      putOrders(context.services.queryClient, [current])
      openFields.change(owner, order.id, field.id, { state: 'conflict', theirs: current })
      return
    }
    const isOffline = isApiError(error) && (error.kind === 'offline' || error.kind === 'network')
    openFields.change(owner, order.id, field.id, {
      state: 'failed',
      failure: { message: sentenceOf(error, field), isOffline },
    })
  }
}

/** What the server has against this very field, else what it says of the whole. */
function sentenceOf(error: unknown, { props }: OrderField): string {
  const issues = isApiError(error) ? (error.fieldErrors ?? []) : []
  const own = issues.filter(({ path }) => props.some((name) => name === path)).map(({ message }) => message)
  if (own.length > 0) return own.join(' · ')
  return error instanceof Error ? error.message : ''
}

/** After the screen has been told of the new order: the old value does not show in between. */
function shownAgain(then: () => void): Promise<void> {
  return new Promise((resolve) => {
    notifyManager.schedule(() => {
      then()
      resolve()
    })
  })
}

/** Somebody else has changed other fields only: mine goes onto the new version without a question. */
async function sendMerged(context: CommandContext, save: FieldSave, version: number): Promise<OrderChanged> {
  const { owner, order, field, values } = save
  const base = save.onto ? valuesOf(save.onto, field) : (openFields.of(owner, order.id).get(field.id)?.base ?? [])
  try {
    return await send(context, save, version)
  } catch (error) {
    const current = currentOf(error)
    if (current === undefined) throw error
    const theirs = valuesOf(current, field)
    if (!sameValues(theirs, base) && !sameValues(theirs, values)) throw error
    return send(context, save, current.version)
  }
}

async function send(context: CommandContext, save: FieldSave, ifMatch: number): Promise<OrderChanged> {
  const { call } = context.services
  const { owner, order, field } = save
  const body = Object.fromEntries(field.props.map((name, at) => [name, save.values[at] ?? null]))
  const shared = { params: { id: order.id }, ifMatch, idempotencyKey: keyOf(save, JSON.stringify([ifMatch, body])) }
  const isCleared = save.values.some((value) => value === null)
  const answer =
    field.call === 'pricing' && !isCleared
      ? await call('orders.setPricing', { ...shared, body })
      : await call('orders.update', { ...shared, body })
  openFields.follow(owner, order.id, ifMatch, answer.order.version)
  return answer
}

/** The same wish sent again keeps its key, so that it is done once even if the first answer was lost (decision A6). */
function keyOf({ owner, order, field }: FieldSave, body: string): string {
  const before = openFields.of(owner, order.id).get(field.id)?.sent
  const key = before?.body === body ? before.key : crypto.randomUUID()
  openFields.change(owner, order.id, field.id, { sent: { key, body } })
  return key
}

function commandOf(field: OrderField): string {
  if (field.section === 'notes') return 'orders.editNotes'
  return field.section === 'prices' ? 'orders.editPricing' : 'orders.edit'
}

function wordsFor({ services }: CommandContext, order: Order): Words {
  return { t: services.t, format: formatFor(currentLanguage()), order }
}

/** "Gewicht 12.000 kg", as the message and the list of own changes say it. */
function titleOf(field: OrderField, values: readonly FieldValue[], words: Words): string {
  const { t } = words
  if (field.kind.control === 'long') return t('orders.fields.changed', { field: labelOf(field, t) })
  if (values.every((value) => value === null)) return t('orders.fields.cleared', { field: labelOf(field, t) })
  return t('orders.fields.done', { field: labelOf(field, t), value: field.kind.shown(values, words) })
}
