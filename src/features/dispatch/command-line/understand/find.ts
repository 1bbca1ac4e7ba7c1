import { knowsAll, listsFor } from '#src/domain/command-line/find.ts'
import { listWord, type FoundList, type FoundStatus, type Trait } from '#src/domain/command-line/found-words.ts'
import type { Find, Parsed } from '#src/domain/command-line/line.ts'
import { ORDER_STATUSES } from '#src/domain/order-status.ts'
import type { TransportStatus } from '#src/domain/transport-status.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { bold, type Asking, type Chip, type Understanding } from './understanding.ts'

/** Opens a list with what is looked for as its filters. */
export function understandFind(asking: Asking, parsed: Parsed, line: Find | undefined): Understanding {
  const { t } = asking
  if (line === undefined) return { chips: [], suggestions: [], sentence: t('line.say.find.nothing') }
  const lists = listsFor(line)
  const chips = filterChips(asking, line, lists[0])
  const filters = filterText(asking, chips)
  const [list] = lists
  if (list === undefined) return { chips, suggestions: [], blocked: t('line.why.noList') }
  if (lists.length > 1) {
    const first = parsed.parts[0]
    return {
      chips: [{ role: 'list', value: t('line.several', { count: lists.length }), state: 'choose' }, ...chips],
      sentence: t('line.say.find', { list: '…', filters }),
      question: t('line.which.list'),
      suggestions: lists.map((one) => ({ id: one, name: t(`${one}.title`), insert: `${listWord(one)} ` })),
      ...(first && { replaces: { from: first.from, to: first.from } }),
    }
  }
  const title = t(`${list}.title`)
  return {
    chips: [{ role: 'list', value: title, state: 'sure' }, ...chips],
    sentence:
      chips.length > 0 ? t('line.say.find', { list: bold(title), filters }) : t('line.say.go', { screen: bold(title) }),
    suggestions: [],
    ...(knowsAll(list, line)
      ? {
          leads: true,
          act: async ({ services }) => {
            services.navigate(addressOf(line, list))
            return { ok: true, text: `${title} ${filters}`.trim() }
          },
        }
      : { blocked: t('line.why.notInList', { list: title }) }),
  }
}

const TRAIT_TITLES: Readonly<Record<Trait, TextKey>> = {
  open: 'orders.filter.unassigned',
  free: 'vehicles.free.now',
  late: 'transports.view.delayed',
  active: 'transports.view.active',
}

function filterChips({ t, format }: Asking, find: Find, list: FoundList | undefined): Chip[] {
  const { areas, types, statuses, date, text } = find
  const isHeld = (trait: Trait) => find[trait] === true && (trait !== 'free' || date === undefined)
  const sure = (role: Chip['role'], value: string | undefined): Chip[] =>
    value === undefined ? [] : [{ role, value, state: 'sure' }]
  return [
    ...(Object.keys(TRAIT_TITLES) as Trait[]).flatMap((trait) =>
      sure('trait', isHeld(trait) ? t(TRAIT_TITLES[trait]) : undefined),
    ),
    ...sure('status', statuses?.map((status) => t(statusTitle(status, list))).join(', ')),
    ...sure('areas', areas),
    ...sure('type', types?.map((type) => t(`vehicle.type.${type}`)).join(', ')),
    ...sure('date', date && format.date(date)),
    ...sure('text', text),
  ]
}

/** A status as the list calls it that is looked through. */
function statusTitle(status: FoundStatus, list: FoundList | undefined): TextKey {
  const ofOrder = ORDER_STATUSES.find((one) => one === status)
  const isOrder = ofOrder !== undefined && list !== 'transports'
  // What only transports know is no status of an order.
  return isOrder ? `order.status.${ofOrder}` : `transport.status.${status as TransportStatus}`
}

const filterText = ({ t }: Asking, chips: readonly Chip[]) =>
  chips.map(({ role, value }) => `${t(`line.part.${role}`)} ${value}`).join(' · ')

/** The address of the list with these filters. */
export function addressOf(find: Find, list: FoundList): string {
  const { areas, types, statuses, date, open, free, late, active, text } = find
  const isTrue = (trait: true | undefined) => trait && 'true'
  const [from, to] = list === 'vehicles' ? ['freeFrom', 'freeUntil'] : ['from', 'to']
  const filters: readonly (readonly [name: string, value: string | undefined])[] = [
    ['q', text],
    ['plz', areas],
    ['unassigned', isTrue(open)],
    ['delayed', isTrue(late)],
    ['active', isTrue(active)],
    // On a day it is that day they are free; without one, now.
    ['status', free === true && date === undefined ? 'available' : statuses?.join(',')],
    [list === 'loads' ? 'vehicleType' : 'type', types?.join(',')],
    [from, date],
    [to, date],
  ]
  const params = new URLSearchParams()
  for (const [name, value] of filters) if (value !== undefined) params.set(name, value)
  return `/${list}?${params.toString()}`
}
