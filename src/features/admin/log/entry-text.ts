import type { AuditEntry } from '#src/contract/accounts/audit.ts'
import { isPlainDate } from '#src/domain/basics/dates.ts'
import { userStatusText } from '#src/entities/accounts/user-words.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { codeWord, fieldWord } from './field-words.ts'

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

/** Words for what else is done, which no one filters by. */
const FURTHER_ACTIONS = [
  ...(['accepted', 'rejected', 'approved', 'disputed', 'converted', 'order_created', 'halted', 'resumed'] as const),
  ...(['planned', 'unplanned', 'split', 'quoted', 'negotiated', 'reminded', 'replied', 'dismissed', 'done'] as const),
  ...(['read', 'absent', 'taken_over', 'requested', 'opted_out', 'withdrawn', 'note'] as const),
  ...(['password_changed', 'sessions_ended'] as const),
] as const

/** Actions that are told in the word of another one. */
const SAID_AS: Readonly<Record<string, string>> = {
  declined: 'rejected',
  registration_declined: 'rejected',
  confirmation_declined: 'rejected',
  registration_accepted: 'accepted',
  invitation_accepted: 'accepted',
  confirmation_accepted: 'accepted',
  invitation_sent: 'invited',
  invitation_withdrawn: 'withdrawn',
  blocked: 'locked',
  unblocked: 'unlocked',
  present: 'absent',
  scheduled: 'planned',
  unscheduled: 'unplanned',
  papers_requested: 'requested',
  proof_requested: 'requested',
  confirmation_sent: 'sent',
  delay_notified: 'sent',
  delivery_announced: 'sent',
  pickup_announced: 'sent',
  driver_informed: 'sent',
}

/** Kinds that no one filters by. */
const FURTHER_KINDS: Readonly<Record<string, TextKey>> = {
  enhancedOrder: 'commands.group.enhancedOrder',
  palletBooking: 'partners.block.pallets',
  fuelSurcharge: 'floater.name',
  documentTemplate: 'log.kind.template',
}

/** The kind of record in a word. */
export function kindText({ kind }: Pick<AuditEntry, 'kind'>, t: Translate): string {
  const known = KINDS.find((one) => one === kind)
  return t(known === undefined ? (FURTHER_KINDS[kind] ?? 'log.kind.other') : `log.kind.${known}`)
}

/** What was done in a word; what is none of the known ones has changed something. */
export function actionText({ action }: Pick<AuditEntry, 'action'>, t: Translate): string {
  const said = SAID_AS[action] ?? action
  return t(`log.action.${[...ACTIONS, ...FURTHER_ACTIONS].find((one) => one === said) ?? 'updated'}`)
}

/** One field of an entry, old and new, in words. */
interface ChangeText {
  field: string
  from: string
  to: string
}

/** The fields of an entry in words; those that no one reads are left out. */
export function changeTexts(entry: Pick<AuditEntry, 'kind' | 'changes'>, t: Translate, format: Format): ChangeText[] {
  const said = new Set(entry.changes.map(({ field }) => field))
  return entry.changes.flatMap(({ field, from, to }) => {
    if (entry.kind === 'user' && field === 'lockedAt') {
      return [{ field: t('orders.column.status'), from: lockText(from, t), to: lockText(to, t) }]
    }
    // The name beside an id says it already.
    if (field.endsWith('Id') && ['Name', 'Number', 'Plate'].some((end) => said.has(field.replace(/Id$/, end))))
      return []
    const name = fieldWord(entry.kind, field, t)
    if (name === undefined) return []
    const words = { kind: entry.kind, field, t, format }
    const change = Array.isArray(from) || Array.isArray(to) ? linesText(from, to, words) : valuesText(from, to, words)
    return change === undefined ? [] : [{ field: name, ...change }]
  })
}

interface ValueWords {
  kind: string
  field: string
  t: Translate
  format: Format
}

function valuesText(from: unknown, to: unknown, words: ValueWords): Omit<ChangeText, 'field'> | undefined {
  const [old, now] = [valueText(from, words), valueText(to, words)]
  return old === now ? undefined : { from: old, to: now }
}

/** Lines that went against lines that came; how many there were where no one reads what is in them. */
function linesText(from: unknown, to: unknown, words: ValueWords): Omit<ChangeText, 'field'> | undefined {
  const [old, now] = [from, to].map((lines) => (Array.isArray(lines) ? (lines as unknown[]) : []))
  const texts = (lines: readonly unknown[] = []) => lines.map((line) => lineText(line, words))
  const [before, after] = [texts(old), texts(now)]
  const only = (some: readonly string[], others: readonly string[]) =>
    some.filter((text) => text !== '' && !others.includes(text)).join('; ')
  const [gone, added] = [only(before, after), only(after, before)]
  if (gone !== '' || added !== '') return { from: gone || NOTHING, to: added || NOTHING }
  if (before.length === after.length) return undefined
  const count = (lines: readonly string[]) => words.t('log.lines', { count: lines.length })
  return { from: count(before), to: count(after) }
}

/** What people read of a line of a record, in this order. */
const IN_LINES = [
  ...([
    'name',
    'title',
    'carrierName',
    'orderNumber',
    'orderId',
    'number',
    'label',
    'unNumber',
    'code',
    'text',
  ] as const),
  ...(['city', 'date', 'from', 'to', 'validUntil', 'checkedOn', 'plannedDate', 'level', 'quantity'] as const),
  ...(['amountCents', 'priceCents', 'amount', 'price', 'email', 'phone', 'role', 'reference'] as const),
] as const

function lineText(line: unknown, words: ValueWords): string {
  if (typeof line !== 'object' || line === null) return valueText(line, words)
  return IN_LINES.flatMap((field) => {
    const value: unknown = Reflect.get(line, field)
    if (value === undefined || value === null || typeof value === 'object') return []
    return [valueText(value, { ...words, kind: '', field: field === 'role' ? 'text' : field })]
  }).join(' ')
}

/** An account is locked since then, or it is not. */
const lockText = (since: unknown, t: Translate): string =>
  userStatusText({ status: typeof since === 'string' ? 'locked' : 'active' }, t)

const STAMP = /^\d{4}-\d\d-\d\dT/

/** A value as people read it: words for codes, amounts, days and moments in their form. */
function valueText(value: unknown, words: ValueWords): string {
  const { kind, field, t, format } = words
  if (value === undefined || value === null || value === '') return NOTHING
  if (typeof value === 'boolean') return t(value ? 'log.yes' : 'log.no')
  if (typeof value === 'number') {
    if (field.endsWith('Cents')) return format.cents(value)
    return /(?:^p|P)rice$|^amount$/.test(field) ? format.money(value) : format.number(value)
  }
  if (typeof value !== 'string') return objectText(value)
  if (isPlainDate(value)) return format.dateWithYear(value)
  return codeWord(kind, field, value, t) ?? (STAMP.test(value) ? format.stamp(value) : value)
}

/** Pairs that people have named themselves, as `Fach: 7`; of what was read under names of the program the values alone. */
const objectText = (value: object): string =>
  Object.entries(value)
    .flatMap(([name, one]) => {
      if (typeof one === 'object') return []
      return [/^[a-z]/.test(name) ? String(one) : `${name}: ${String(one)}`]
    })
    .join('; ') || NOTHING
