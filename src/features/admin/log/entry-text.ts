import type { AuditEntry } from '#src/contract/accounts/audit.ts'
import { isPlainDate } from '#src/domain/basics/dates.ts'
import { ROLES } from '#src/domain/accounts/roles.ts'
import { parseOrderStatus } from '#src/domain/workflow/order-status.ts'
import { userStatusText } from '#src/entities/accounts/user-words.ts'
import { USER_STATES } from '#src/domain/accounts/user-states.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { fieldWord } from './field-words.ts'

/** Kinds of records the log tells of, as one filters by them. */
export const KINDS = [
  ...(['order', 'transport', 'vehicle', 'driver', 'load', 'tour', 'partner', 'tariff', 'document', 'email'] as const),
  ...(['message', 'offer', 'priceRequest', 'match', 'recurringOrder', 'import', 'loadingPoint', 'invoice'] as const),
  ...(['creditNote', 'incomingInvoice', 'alert', 'user', 'company'] as const),
  ...(['claim', 'followUp', 'handover', 'campaign', 'template'] as const),
] as const

/** What was done, as one filters by it. */
export const ACTIONS = [
  ...(['created', 'updated', 'deleted', 'undone', 'status_changed', 'assigned', 'unassigned', 'priced'] as const),
  ...(['document_added', 'verified', 'sent', 'issued', 'paid', 'cancelled', 'merged', 'imported'] as const),
  ...([
    'signed_in',
    'signed_out',
    'sign_in_failed',
    'sign_in_paused',
    'invited',
    'locked',
    'unlocked',
    'exported',
  ] as const),
] as const

/** The kind of record in a word. */
export function kindText({ kind }: Pick<AuditEntry, 'kind'>, t: Translate): string {
  const known = KINDS.find((one) => one === kind)
  return t(known === undefined ? 'log.kind.other' : `log.kind.${known}`)
}

/** What was done in a word; what is none of the known ones has changed something. */
export function actionText({ action }: Pick<AuditEntry, 'action'>, t: Translate): string {
  return t(`log.action.${ACTIONS.find((one) => one === action) ?? 'updated'}`)
}

/** One field of an entry, old and new, in words. */
interface ChangeText {
  field: string
  from: string
  to: string
}

/** The fields of an entry in words; those that no one reads are left out. */
export function changeTexts(entry: Pick<AuditEntry, 'kind' | 'changes'>, t: Translate, format: Format): ChangeText[] {
  return entry.changes.flatMap(({ field, from, to }) => {
    if (entry.kind === 'user' && field === 'lockedAt') {
      return [{ field: t('orders.column.status'), from: lockText(from, t), to: lockText(to, t) }]
    }
    const name = fieldWord(field)
    if (name === undefined) return []
    const shown = (value: unknown) => valueText(entry.kind, field, value, t, format)
    return [{ field: t(name), from: shown(from), to: shown(to) }]
  })
}

/** An account is locked since then, or it is not. */
const lockText = (since: unknown, t: Translate): string =>
  userStatusText({ status: typeof since === 'string' ? 'locked' : 'active' }, t)

const STAMP = /^\d{4}-\d\d-\d\dT/

/** A value as people read it: words for codes, amounts, days and moments in their form. */
function valueText(kind: string, field: string, value: unknown, t: Translate, format: Format): string {
  if (value === undefined || value === null || value === '') return NOTHING
  if (typeof value === 'boolean') return t(value ? 'log.yes' : 'log.no')
  if (typeof value === 'number') {
    if (field.endsWith('Cents')) return format.cents(value)
    return field.endsWith('Price') ? format.money(value) : format.number(value)
  }
  if (typeof value !== 'string')
    return Array.isArray(value) ? t('log.lines', { count: value.length }) : t('log.several')
  if (field === 'status' && kind === 'order') return t(`order.status.${parseOrderStatus(value)}`)
  const state = USER_STATES.find((one) => one === value)
  if (field === 'status' && kind === 'user' && state !== undefined) return userStatusText({ status: state }, t)
  const role = ROLES.find((one) => one === value)
  if (field === 'role' && role !== undefined) return t(`role.${role}`)
  if (isPlainDate(value)) return format.date(value)
  return STAMP.test(value) ? format.stamp(value) : value
}
