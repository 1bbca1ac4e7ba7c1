import type { SearchEverywhere } from '#src/commands/palette/use-remote-search.ts'
import type { SearchGroup, SearchHit } from '#src/commands/palette/search-hits.ts'
import type { Call } from '#src/contract/index.ts'
import type { SearchCategory, SearchResult } from '#src/contract/records/search.ts'
import { OFFER_STATUSES } from '#src/domain/offers/offers.ts'
import { parseOrderStatus } from '#src/domain/workflow/order-status.ts'
import { parseTransportStatus } from '#src/domain/workflow/transport-status.ts'
import type { Format } from '#src/i18n/format.ts'
import { VEHICLE_STATUSES } from '#src/domain/vehicles/vehicles.ts'
import type { Translate } from '#src/i18n/keys.ts'

/** Most hits one search asks for. Source: specification 9. */
const LIMIT = 50

/** Where the kinds are that have a page of their own; the others are shown in a panel. */
const PAGES: ReadonlyMap<SearchCategory['type'], string> = new Map([
  ['order', '/orders'],
  ['partner', '/partners'],
])

/** Searches orders, transports, vehicles, partners, documents, loads and offers on the server. Source: specification 2 and 7. */
export function createPaletteSearch({
  call,
  t,
  format,
}: {
  call: Call
  t: Translate
  format: Format
}): SearchEverywhere {
  return async (query, signal) => {
    const { categories } = await call('search.all', { body: { query: query.slice(0, 200), limit: LIMIT }, signal })
    return categories.map((category) => groupOf(category, t, format))
  }
}

function groupOf(category: SearchCategory, t: Translate, format: Format): SearchGroup {
  return {
    kind: category.type,
    total: category.count,
    hits: category.results.map((result) => hitOf(category.type, result, t, format)),
  }
}

function hitOf(kind: SearchCategory['type'], result: SearchResult, t: Translate, format: Format): SearchHit {
  const { status, date, amount } = result.metadata
  return {
    kind,
    id: result.id,
    title: result.title,
    context: result.description,
    ...wordedStatus(kind, status, t),
    date: date === undefined ? undefined : format.date(date.slice(0, 10)),
    amount: amount === undefined ? undefined : format.money(amount),
    to: PAGES.has(kind) ? `${PAGES.get(kind)}/${encodeURIComponent(result.id)}` : '',
    panel: { kind, id: result.id },
  }
}

function wordedStatus(
  kind: SearchCategory['type'],
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
function wordOf(kind: SearchCategory['type'], status: string, t: Translate): string {
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
