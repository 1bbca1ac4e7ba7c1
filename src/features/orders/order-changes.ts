import { z } from 'zod'
import { isApiError } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/command.ts'
import { Order, type OrderChanged } from '#src/contract/orders.ts'
import { may } from '#src/domain/roles.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { valueText } from './order-values.ts'
import { putOrder, refreshAround } from './orders.queries.ts'

/** One wish of a person, for one order or many. */
export interface OrderWish {
  commandId: string
  /** What was done, for the message and the history of own changes: "Status Disponiert". */
  title: string
  orders: readonly Order[]
  /** Sends it for one order; undefined when the person turned away. */
  send(order: Order): Promise<OrderChanged | undefined>
  /** Told of each order the server has changed. */
  done?(order: Order): void
}

interface Failure {
  order: Order
  message: string
}

/**
 * Sends a wish for each order, one after the other. What the server has done is put into the cache, can be taken back
 * (all of a bulk action in one step) and is told; what it refused stays selected. A single refusal is thrown.
 */
export async function changeOrders(context: CommandContext, wish: OrderWish): Promise<void> {
  const { services } = context
  const done: OrderChanged[] = []
  const failed: Failure[] = []
  const step = wish.orders.length > 1 ? crypto.randomUUID() : undefined
  for (const order of wish.orders) {
    try {
      const answer = await wish.send(order)
      if (answer === undefined) continue
      putOrder(services.queryClient, answer.order)
      remember(context, wish, answer, step)
      done.push(answer)
      wish.done?.(answer.order)
    } catch (error) {
      if (wish.orders.length === 1) throw error
      failed.push({ order, message: error instanceof Error ? error.message : '' })
    }
  }
  if (done.length > 0)
    refreshAround(
      services.queryClient,
      done.map(({ order }) => order.id),
    )
  if (wish.orders.length > 1) services.list?.deselect?.(done.map(({ order }) => order.id))
  tell(context, wish, done, failed)
}

function remember(context: CommandContext, wish: OrderWish, answer: OrderChanged, step: string | undefined): void {
  if (answer.eventId === undefined) return
  const { id, orderNumber } = answer.order
  context.services.remember({
    id: crypto.randomUUID(),
    at: Date.now(),
    commandId: wish.commandId,
    title: wish.title,
    entity: { kind: 'order', id, label: orderNumber || id },
    eventId: answer.eventId,
    ...(step !== undefined && { step }),
  })
}

function tell(
  context: CommandContext,
  wish: OrderWish,
  done: readonly OrderChanged[],
  failed: readonly Failure[],
): void {
  const { services } = context
  const { t } = services
  const undo = {
    label: t('orders.undo'),
    keys: `${t('commands.key.ctrl')}+Z`,
    run: () => void services.undo(),
  }
  const [first] = done
  if (failed.length > 0) {
    return services.notify({
      type: done.length > 0 ? 'warning' : 'error',
      message: t('orders.bulk.partly', { title: wish.title, done: done.length, all: done.length + failed.length }),
      detail: failed.map(({ order, message }) => `${order.orderNumber}: ${message}`).join('\n'),
      ...(first && { action: undo }),
    })
  }
  if (first === undefined) return
  const { warnings } = first
  const name = done.length === 1 ? first.order.orderNumber : t('orders.bulk.count', { count: done.length })
  services.notify({
    type: warnings.length > 0 ? 'warning' : 'success',
    message: t('orders.changed', { name, title: wish.title }),
    ...(warnings.length > 0 && { detail: warnings.join('\n') }),
    ...(first.eventId !== undefined && { action: undo }),
  })
}

const Conflicts = z.object({ conflicts: z.array(z.object({ severity: z.string(), message: z.string() })) })

/**
 * An assignment the server finds conflicts with: shows which, and for those who may override asks for the reason and
 * sends it again. Source: decision B1
 */
export async function withOverride(
  context: CommandContext,
  order: Order,
  send: (overrideReason: string | undefined) => Promise<OrderChanged | undefined>,
): Promise<OrderChanged | undefined> {
  try {
    return await send(undefined)
  } catch (error) {
    const overridable = isApiError(error) && error.code === 'CONFLICTS' && may(context.session.role, 'orders.override')
    if (!overridable) throw error
    const { t, ask } = context.services
    const found = Conflicts.safeParse(error.body)
    const sentences = found.success
      ? found.data.conflicts.filter(({ severity }) => severity === 'block').map(({ message }) => message)
      : [error.message]
    const reason = await ask({
      title: t('orders.conflicts.title', { name: order.orderNumber, count: sentences.length }),
      detail: sentences.join(' · '),
      label: t('orders.reason'),
      required: true,
      confirmLabel: t('orders.conflicts.override'),
    })
    return reason === undefined ? undefined : send(reason)
  }
}

const Current = z.object({ current: Order })

/** The order as it is now, out of a 409 of version (decision A21). */
export function currentOf(error: unknown): Order | undefined {
  if (!isApiError(error) || error.code !== 'VERSION_CONFLICT') return undefined
  return Current.safeParse(error.body).data?.current
}

/**
 * Sends a change with the version it started from. If somebody has changed the order meanwhile, but not this field, it is
 * sent again; if this field, the person decides with the other's value before her eyes.
 */
export async function withVersion(
  context: CommandContext,
  order: Order,
  field: 'carrierName' | 'vehiclePlate' | 'driverName',
  send: (ifMatch: number) => Promise<OrderChanged | undefined>,
): Promise<OrderChanged | undefined> {
  try {
    return await send(order.version)
  } catch (error) {
    const current = currentOf(error)
    if (current === undefined) throw error
    const { services } = context
    putOrder(services.queryClient, current)
    const { t } = services
    const untouched = current[field] === order[field]
    const wanted =
      untouched ||
      (await services.confirm({
        title: t('orders.versionConflict.title', { name: order.orderNumber }),
        detail: t('orders.versionConflict.field', {
          field: t(`orders.field.${field}`),
          value: valueText(field, current[field], t, formatFor(currentLanguage())),
        }),
        confirmLabel: t('orders.versionConflict.overwrite'),
      }))
    return wanted ? send(current.version) : undefined
  }
}
