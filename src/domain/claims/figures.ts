import { addDays, weekday, type PlainDate } from '../basics/dates.ts'
import { CLAIM_KINDS, type ClaimKind, type ClaimState, isClosedClaim } from './claims.ts'

/** What the figures are made of; amounts in cents, `raisedOn` is the day on which it was raised. */
export interface CountedClaim {
  kind: ClaimKind
  state: ClaimState
  amountCents?: number | undefined
  settledCents?: number | undefined
  customerId?: string | undefined
  customerName?: string | undefined
  carrierId?: string | undefined
  carrierName?: string | undefined
  raisedOn: PlainDate
}

/** So many claims, and what they come to in cents. */
export interface ClaimSum {
  count: number
  amountCents: number
}

export interface ClaimFigures {
  all: ClaimSum
  open: ClaimSum
  settled: ClaimSum
  kinds: (ClaimSum & { kind: ClaimKind })[]
  customers: (ClaimSum & { id: string; name: string })[]
  carriers: (ClaimSum & { id: string; name: string })[]
  /** By the Monday of the week, the first one first. */
  weeks: (ClaimSum & { monday: PlainDate })[]
}

/** Most partners that are named, those with the most money first. */
const MOST_NAMED = 10

/** The Monday of the week of a day. */
const mondayOf = (day: PlainDate) => addDays(day, 1 - weekday(day))

const sumOf = (claims: readonly CountedClaim[], cents = (claim: CountedClaim) => claim.amountCents ?? 0): ClaimSum => ({
  count: claims.length,
  amountCents: claims.reduce((sum, claim) => sum + cents(claim), 0),
})

function groups<T extends object>(
  claims: readonly CountedClaim[],
  keyOf: (claim: CountedClaim) => string | undefined,
  head: (key: string, first: CountedClaim) => T,
): (ClaimSum & T)[] {
  const found = new Map<string, CountedClaim[]>()
  for (const claim of claims) {
    const key = keyOf(claim)
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), claim])
  }
  return [...found].flatMap(([key, own]) => (own[0] ? [{ ...head(key, own[0]), ...sumOf(own) }] : []))
}

const byMoney = (a: ClaimSum, b: ClaimSum) => b.amountCents - a.amountCents || b.count - a.count

/** How many claims there are and what they come to: in all, by kind, by partner and by week. */
export function claimFigures(claims: readonly CountedClaim[]): ClaimFigures {
  const settled = claims.filter(({ state }) => state === 'settled')
  const named = (id: 'customerId' | 'carrierId', name: 'customerName' | 'carrierName') =>
    groups(
      claims,
      (claim) => claim[id],
      (key, first) => ({ id: key, name: first[name] ?? key }),
    )
      .toSorted(byMoney)
      .slice(0, MOST_NAMED)
  return {
    all: sumOf(claims),
    open: sumOf(claims.filter(({ state }) => !isClosedClaim(state))),
    settled: sumOf(settled, (claim) => claim.settledCents ?? claim.amountCents ?? 0),
    kinds: CLAIM_KINDS.map((kind) => ({ kind, ...sumOf(claims.filter((claim) => claim.kind === kind)) })),
    customers: named('customerId', 'customerName'),
    carriers: named('carrierId', 'carrierName'),
    weeks: groups(
      claims,
      ({ raisedOn }) => mondayOf(raisedOn),
      (monday) => ({ monday }),
    ).toSorted((a, b) => (a.monday < b.monday ? -1 : 1)),
  }
}
