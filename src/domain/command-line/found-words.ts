import { foldText } from '../basics/fold-text.ts'
import { ORDER_STATUSES, type OrderStatus } from '../workflow/order-status.ts'
import { statusLabels, type StatusLabelKey } from '../workflow/status-labels.ts'
import { TRANSPORT_STATUSES, type TransportStatus } from '../workflow/transport-status.ts'

/** The lists that can be asked. */
const FOUND_LISTS = ['orders', 'vehicles', 'transports', 'loads', 'documents'] as const
export type FoundList = (typeof FOUND_LISTS)[number]

/** What they are called; the first word is printed. */
const LISTS: Readonly<Record<FoundList, readonly string[]>> = {
  orders: ['aufträge', 'auftrag', 'orders', 'order'],
  vehicles: ['fahrzeuge', 'fahrzeug', 'lkws', 'vehicles', 'vehicle'],
  transports: ['transporte', 'transport', 'transports'],
  loads: ['ladungen', 'ladung', 'loads', 'load'],
  documents: ['dokumente', 'dokument', 'unterlagen', 'documents', 'document'],
}
const lists = new Map(FOUND_LISTS.flatMap((list) => LISTS[list].map((word) => [foldText(word), list] as const)))
export const foundList = (word: string): FoundList | undefined => lists.get(foldText(word))

/** What holds of the records looked for: unassigned orders, vehicles that are free, transports that are late or under way. */
const TRAITS = ['open', 'free', 'late', 'active'] as const
export type Trait = (typeof TRAITS)[number]

const TRAIT_WORDS: Readonly<Record<Trait, readonly string[]>> = {
  open: ['unverplant', 'offen', 'unassigned'],
  free: ['frei', 'free'],
  late: ['verspätet', 'late', 'delayed'],
  active: ['laufend', 'active', 'running'],
}
const traits = new Map(TRAITS.flatMap((trait) => TRAIT_WORDS[trait].map((word) => [foldText(word), trait] as const)))
export const foundTrait = (word: string): Trait | undefined => asTyped(word, traits)

/** A status of orders or transports that is said in one word. */
export type FoundStatus = Exclude<OrderStatus, 'unknown'> | TransportStatus

const labelOf = (status: FoundStatus): string => {
  const key = `order.status.${status}`
  return statusLabels[key in statusLabels ? (key as StatusLabelKey) : (`transport.status.${status}` as StatusLabelKey)]
}
const FOUND_STATUSES: readonly FoundStatus[] = [
  ...new Set<FoundStatus>([...ORDER_STATUSES, ...TRANSPORT_STATUSES]),
].filter((status) => !labelOf(status).includes(' '))

const statuses = new Map(
  FOUND_STATUSES.flatMap((status) =>
    [labelOf(status), status].map((word) => [foldText(word), status] as const).filter(([word]) => !word.includes('_')),
  ),
)
export const foundStatus = (word: string): FoundStatus | undefined => asTyped(word, statuses)

/** The words before the ends of a way; an arrow leads to the second. */
const ENDS = { to: ['nach', 'to', '>', '→'], from: ['von', 'from'] } as const
export const endWord = (word: string): keyof typeof ENDS | undefined => {
  const folded = foldText(word)
  return (['to', 'from'] as const).find((end) => ENDS[end].some((one) => one === folded))
}

/** A word as it stands, or with the ending it has before a noun: `verspätete Transporte`. */
function asTyped<T>(word: string, known: ReadonlyMap<string, T>): T | undefined {
  const folded = foldText(word)
  return known.get(folded) ?? known.get(folded.replace(/e[nrs]?$/, ''))
}
