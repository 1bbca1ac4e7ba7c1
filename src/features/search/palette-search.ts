import { orderTownsText } from '#src/domain/stops/route.ts'
import type { SearchEverywhere } from '#src/commands/palette/use-remote-search.ts'
import type { SearchGroup, SearchHit } from '#src/commands/palette/search-hits.ts'
import type { Call } from '#src/contract/index.ts'
import { offersEverything } from '#src/contract/extras.ts'
import {
  SEARCH_TYPES,
  SPECIFIED_SEARCH_TYPES,
  type SearchCategory,
  type SearchResult,
} from '#src/contract/records/search.ts'
import { OFFER_STATUSES } from '#src/domain/offers/offers.ts'
import { parseOrderStatus } from '#src/domain/workflow/order-status.ts'
import { parseTransportStatus } from '#src/domain/workflow/transport-status.ts'
import type { Format } from '#src/i18n/format.ts'
import { VEHICLE_STATUSES } from '#src/domain/vehicles/vehicles.ts'
import type { Translate } from '#src/i18n/keys.ts'

/** Most hits one search asks for. Source: specification 9. */
const LIMIT = 50

type SearchType = (typeof SEARCH_TYPES)[number]

/** Where the kinds are that have a page of their own; the others are shown in a panel. */
const PAGES: ReadonlyMap<SearchType, string> = new Map([
  ['order', '/orders'],
  ['partner', '/partners'],
])

interface SearchParts {
  call: Call
  t: Translate
  format: Format
  /** What the backend offers. */
  session: Parameters<typeof offersEverything>[0]
  /** The path of this app behind an address of the server; undefined where there is none. */
  pathOf(url: string): string | undefined
}

/**
 * Searches orders, transports, vehicles, partners, documents, loads and offers on the server; what it finds of other kinds is shown in
 * its own words. One that knows the specification alone is asked for the kinds that names, and for orders by their own search.
 * Source: specification 2 and 7, decision A34
 */
export function createPaletteSearch(parts: SearchParts): SearchEverywhere {
  const { call, session } = parts
  const isWhole = offersEverything(session)
  const types = [...(isWhole ? SEARCH_TYPES : SPECIFIED_SEARCH_TYPES)]
  return async (query, signal) => {
    const asked = query.slice(0, 200)
    const [{ categories }, orders] = await Promise.all([
      call('search.all', { body: { query: asked, types, limit: LIMIT }, signal }),
      isWhole ? [] : ordersFound(parts, asked, signal),
    ])
    const isThere = categories.some(({ type }) => type === 'order')
    return [...(isThere ? [] : orders), ...categories].map((category) => groupOf(category, parts))
  }
}

/** Orders, as one category of the search; none where that call cannot be had. */
async function ordersFound({ call }: SearchParts, query: string, signal: AbortSignal): Promise<SearchCategory[]> {
  const found = await call('orders.search', { body: { query, limit: LIMIT }, signal }).catch(() => undefined)
  const { data = [], pagination } = found ?? {}
  const results = data.slice(0, LIMIT).map((order) => ({
    id: order.id,
    title: order.orderNumber || order.id,
    description: `${order.customerName} · ${orderTownsText(order)}`,
    url: '',
    highlight: undefined,
    metadata: { status: order.status, date: order.pickupDate, amount: order.customerPrice },
  }))
  return results.length === 0 ? [] : [{ type: 'order', label: '', count: pagination?.total ?? 0, icon: '', results }]
}

function groupOf(category: SearchCategory, parts: SearchParts): SearchGroup {
  const { type, label, count: total, results } = category
  const kind = SEARCH_TYPES.find((known) => known === type)
  if (kind !== undefined) return { kind, total, hits: results.map((result) => hitOf(kind, result, parts)) }
  const hits = results.map((result) => foreignHit(category, result, parts))
  return { kind: 'foreign', type, label: label || type, total, hits }
}

/** A hit of a kind this product has no records of: it is what the server says of it, and leads where its address does. */
function foreignHit(
  { type, icon }: SearchCategory,
  result: SearchResult,
  { t, format, pathOf }: SearchParts,
): SearchHit {
  const { id, title, description, highlight, url, metadata } = result
  const to = pathOf(url)
  return {
    kind: 'foreign',
    id: `${type}:${id}`,
    title: title || id,
    context: plainWords(highlight ?? '') || description,
    ...(icon !== '' && { icon }),
    ...(metadata.status !== undefined && { status: metadata.status }),
    ...shownFacts(metadata, format),
    ...(to === undefined && { blocked: t('commands.palette.noPage') }),
    to: to ?? '',
  }
}

/** What is marked comes as HTML from some servers; here it is words. */
const plainWords = (text: string) => text.replace(/<[^<>]*>/g, '').trim()

function shownFacts({ date, amount }: SearchResult['metadata'], format: Format): Pick<SearchHit, 'date' | 'amount'> {
  return {
    date: date === undefined ? undefined : format.date(date.slice(0, 10)),
    amount: amount === undefined ? undefined : format.money(amount),
  }
}

function hitOf(kind: SearchType, result: SearchResult, { t, format }: SearchParts): SearchHit {
  const { status } = result.metadata
  return {
    kind,
    id: result.id,
    title: result.title,
    context: result.description || plainWords(result.highlight ?? ''),
    ...wordedStatus(kind, status, t),
    ...shownFacts(result.metadata, format),
    to: PAGES.has(kind) ? `${PAGES.get(kind)}/${encodeURIComponent(result.id)}` : '',
    panel: { kind, id: result.id },
  }
}

function wordedStatus(
  kind: SearchType,
  status: string | undefined,
  t: Translate,
): Pick<SearchHit, 'status' | 'statusCode'> {
  if (status === undefined) return {}
  if (kind === 'order') {
    const code = parseOrderStatus(status)
    return { status: t(`order.status.${code}`), statusCode: code }
  }
  if (kind === 'transport') {
    const code = parseTransportStatus(status)
    return { status: t(`transport.status.${code}`), statusCode: code }
  }
  return { status: wordOf(kind, status, t) }
}

/** Words for the states of the other kinds; an unknown word stays as the server sent it. */
function wordOf(kind: SearchType, status: string, t: Translate): string {
  if (kind === 'vehicle' && isOneOf(status, VEHICLE_STATUSES)) {
    return t(`records.vehicle.status.${status}`)
  }
  if (kind === 'load' && isOneOf(status, ['open', 'planned', 'assigned', 'done'])) {
    return t(`records.load.status.${status}`)
  }
  if (kind === 'partner' && isOneOf(status, ['customer', 'carrier', 'blocked'])) return t(`records.partner.${status}`)
  if (kind === 'document' && isOneOf(status, ['verified', 'unverified'])) return t(`records.document.${status}`)
  if (kind === 'offer' && isOneOf(status, OFFER_STATUSES)) return t(`offers.status.${status}`)
  return status
}

function isOneOf<const T extends string>(value: string, known: readonly T[]): value is T {
  return (known as readonly string[]).includes(value)
}
