import type { FocusedRecord } from '#src/commands/gate/command.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Line, ParsedLine } from '#src/domain/command-line/line.ts'
import { byWords, type Thing } from '#src/domain/command-line/names.ts'
import { quoted } from '#src/domain/command-line/quoting.ts'
import { forwardStatus, ORDER_STATUSES } from '#src/domain/workflow/order-status.ts'
import { statusLabels, type StatusLabelKey } from '#src/domain/workflow/status-labels.ts'
import { TRANSPORT_STATUSES, type TransportStatus } from '#src/domain/workflow/transport-status.ts'
import { nextTransportStatus } from '#src/domain/workflow/transport-transitions.ts'
import { drivenBy } from './driven.ts'
import { choiceFor, obstacle, runs } from './gate.ts'
import { orderOf } from './known.ts'
import { aboutText, objectOf } from './object.ts'
import { bold, type LineContext, type Chip, type Interpretation } from './understanding.ts'

interface StatusName {
  of: 'order' | 'transport'
  code: string
  title: string
}

/** Every status, under the word of the interface, the German one and the English of its code. */
function statuses({ t }: LineContext, ofs: readonly StatusName['of'][]): (StatusName & { words: string[] })[] {
  const all: (StatusName & { key: StatusLabelKey })[] = [
    ...ORDER_STATUSES.map((code) => {
      return { of: 'order' as const, code, title: t(`order.status.${code}`), key: `order.status.${code}` as const }
    }),
    ...TRANSPORT_STATUSES.map((code) => {
      return {
        of: 'transport' as const,
        code,
        title: t(`transport.status.${code}`),
        key: `transport.status.${code}` as const,
      }
    }),
  ]
  return all
    .filter(({ of }) => ofs.includes(of))
    .map(({ key, ...named }) => ({
      ...named,
      words: [named.title, statusLabels[key], named.code.replaceAll('_', ' ')],
    }))
}

const record = (order: Order): FocusedRecord => ({ kind: 'order', id: order.id, record: order })

/** Sets a status: of the order, or of the transport that drives it where only that knows the word or may go there. */
export async function understandStatus(
  asking: LineContext,
  parsed: ParsedLine,
  line: Extract<Line, { verb: 'status' }> | undefined,
): Promise<Interpretation> {
  const found = await orderMeant(asking, parsed)
  if ('instead' in found) return found.instead
  const { order, chips, isDriven } = found
  const part = parsed.parts.find(({ role }) => role === 'status')
  const ofs: readonly StatusName['of'][] = !hasTransport(order)
    ? ['order']
    : isDriven
      ? ['transport']
      : ['order', 'transport']
  const known = statuses(asking, ofs)
  const about = await aboutText(asking, thingOf(order))
  const offers = (some: readonly StatusName[], replaces?: Interpretation['replaces']): Interpretation => ({
    chips,
    sentence: asking.t('line.say.status', { about, status: '…' }),
    question: asking.t('line.which.status'),
    suggestions: [...new Set(some.map(({ title }) => title))].map((title) => ({
      id: title,
      name: title,
      insert: title,
    })),
    ...(replaces && { replaces }),
  })
  if (line === undefined || part === undefined) return offers(known, parsed.missing === 'status' ? AT_END : undefined)
  const named = byWords(line.status, known, ({ words }) => words)
  const titles = new Set(named.map(({ title }) => title))
  if (titles.size === 0) {
    const blocked = asking.t('line.why.noStatus', { text: line.status })
    return {
      ...offers(known, part),
      chips: [...chips, { role: 'status', value: line.status, state: 'wrong' }],
      blocked,
      wrong: { from: part.from, to: part.to },
    }
  }
  if (titles.size > 1) {
    const chip: Chip = { role: 'status', value: asking.t('line.several', { count: titles.size }), state: 'choose' }
    return { ...offers(named, part), chips: [...chips, chip] }
  }
  return stepTo(asking, { order, chips, about }, named)
}

/** Suggestions are written behind what is typed. */
export const AT_END = { from: Infinity, to: Infinity }

interface Subject {
  order: Order
  chips: readonly Chip[]
  about: string
}

/** The first of the meanings of one word that may be done; else why the first one may not. */
async function stepTo(
  asking: LineContext,
  { order, chips, about }: Subject,
  named: readonly StatusName[],
): Promise<Interpretation> {
  const title = named[0]?.title ?? ''
  const shown = {
    chips: [...chips, { role: 'status', value: title, state: 'sure' } as const],
    sentence: asking.t('line.say.status', { about, status: bold(title) }),
    suggestions: [],
  }
  let blocked: string | undefined
  for (const { of, code } of named) {
    const id = of === 'order' ? 'orders.setStatus' : 'transports.setStatus'
    const offered = await choiceFor(asking, id, record(order), code)
    if ('choice' in offered)
      return { ...shown, keepsReason: true, act: runs(asking, id, record(order), offered.choice) }
    blocked ??= offered.blocked
  }
  return { ...shown, ...(blocked !== undefined && { blocked }) }
}

/** The next status: of an order as its key does it, of a vehicle that of what it drives. */
export async function understandAdvance(asking: LineContext, parsed: ParsedLine): Promise<Interpretation> {
  const found = await orderMeant(asking, parsed)
  if ('instead' in found) return found.instead
  const { order, chips, isDriven } = found
  const about = await aboutText(asking, thingOf(order))
  const { t } = asking
  if (isDriven) {
    const next = nextTransportStatus(order.transportStatus ?? 'PLANNING')
    if (next === undefined) return { chips, suggestions: [], blocked: t('orders.finished') }
    return stepTo(asking, { order, chips, about }, [transportNamed(next, asking)])
  }
  const next = forwardStatus(order.status)
  if (next === undefined) return { chips, suggestions: [], blocked: t('orders.finished') }
  const status = t(`order.status.${next}`)
  const blocked = obstacle(asking, 'orders.advance', record(order))
  return {
    chips: [...chips, { role: 'status', value: status, state: 'sure' }],
    sentence: t('line.say.status', { about, status: bold(status) }),
    suggestions: [],
    keepsReason: true,
    ...(blocked === undefined ? { act: runs(asking, 'orders.advance', record(order)) } : { blocked }),
  }
}

const transportNamed = (code: TransportStatus, { t }: LineContext): StatusName => {
  return { of: 'transport', code, title: t(`transport.status.${code}`) }
}
const hasTransport = ({ transportId }: Order) => transportId !== undefined && transportId !== ''
const thingOf = ({ id, orderNumber }: Order): Thing => ({ kind: 'order', id, name: orderNumber })

/** The order a line is about; of a vehicle the one it drives, and where it drives several the person says which. */
async function orderMeant(
  asking: LineContext,
  parsed: ParsedLine,
): Promise<{ order: Order; chips: readonly Chip[]; isDriven: boolean } | { instead: Interpretation }> {
  const meant = await objectOf(asking, parsed, ['order', 'vehicle'])
  if ('instead' in meant) return meant
  const { thing, chip } = meant
  if (thing.kind === 'order') return { order: await orderOf(asking, thing.id), chips: [chip], isDriven: false }
  const driven = await drivenBy(asking, thing.id)
  const [only] = driven
  if (only === undefined) {
    const blocked = asking.t('line.why.drivesNothing', { vehicle: thing.name })
    return { instead: { chips: [chip], suggestions: [], blocked } }
  }
  if (driven.length === 1) return { order: await orderOf(asking, only.id), chips: [chip], isDriven: true }
  const part = parsed.parts.find(({ role }) => role === 'object')
  return {
    instead: {
      chips: [{ ...chip, state: 'choose' }],
      sentence: asking.t('line.say.drives', { vehicle: bold(thing.name), count: driven.length }),
      question: asking.t('line.which.order'),
      suggestions: driven.map(({ id, number, detail }) => ({ id, name: number, detail, insert: quoted(number) })),
      ...(part && { replaces: { from: part.from, to: part.to } }),
    },
  }
}
