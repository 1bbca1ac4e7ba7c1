import { hasText } from '../basics/fold-text.ts'
import { isMailbox } from '../partners/recipients.ts'

/** Of which partners: customers, carriers or both. */
export const AUDIENCE_KINDS = ['customer', 'carrier', 'both'] as const
/** To whom of a partner: who is asked first, or everybody who is known with a mailbox. */
export const PERSONS = ['first', 'all'] as const

/** Why somebody who would be written to is not. Source: § 7 UWG */
export const LEFT_OUT = ['noAds', 'noConsent', 'noMailbox', 'sameMailbox', 'blocked'] as const
export type LeftOut = (typeof LEFT_OUT)[number]

/** Who is meant, as a stored filter: days plain, money in cents net over the last twelve months. */
export interface Audience {
  audienceKind: (typeof AUDIENCE_KINDS)[number]
  persons: (typeof PERSONS)[number]
  postalAreas?: string | undefined
  city?: string | undefined
  country?: string | undefined
  /** There was an order on that day or later. */
  ordersFrom?: string | undefined
  /** There were orders, but none after that day. */
  ordersUntil?: string | undefined
  revenueMinCents?: number | undefined
  revenueMaxCents?: number | undefined
}

interface Person {
  id: string
  name: string
  email?: string | undefined
  noAdsSince?: string | undefined
  adsConsentOn?: string | undefined
}

/** A partner as an audience knows him. */
export interface Addressee {
  id: string
  kind: 'customer' | 'carrier'
  name: string
  postalCode: string
  city: string
  country: string
  email?: string | undefined
  contactPerson?: string | undefined
  contacts: readonly Person[]
  blocked: boolean
  noAdsSince?: string | undefined
}

/** What his orders say of a partner. */
export interface OrderFigures {
  orders: number
  /** On `ordersFrom` or later. */
  ordersSince: number
  /** After `ordersUntil`. */
  ordersAfter: number
  revenueCents: number
}

/** One mailbox of a partner, or why there is none. */
export interface Recipient {
  partnerId: string
  partnerName: string
  contactId: string | undefined
  name: string
  address: string
  leftOut: LeftOut | undefined
  /** Since when he wants none. */
  since: string | undefined
}

interface Area {
  from: string
  to: string
}

/** `20, 22-25` as areas; all of the country where nothing is typed, undefined where it cannot be read. */
export function postalAreasOf(text: string): Area[] | undefined {
  const parts = text
    .replace(/\s*[-–]\s*/g, '-')
    .split(/[\s,;]+/)
    .filter(Boolean)
  const areas = parts.map((part): Area | undefined => {
    const [from = '', to = from, ...more] = part.split('-')
    const isArea = /^\d{1,5}$/.test(from) && /^\d{1,5}$/.test(to) && from.length === to.length && from <= to
    return isArea && more.length === 0 ? { from, to } : undefined
  })
  return areas.includes(undefined) ? undefined : areas.flatMap((area) => area ?? [])
}

const isInArea = (code: string, { from, to }: Area) => {
  const start = code.slice(0, from.length)
  return start.length === from.length && start >= from && start <= to
}

const plain = (text: string | undefined) => (text ?? '').trim().toLocaleLowerCase('de')

/** Whether a partner is one of those that are meant. */
export function isMeant(partner: Addressee, audience: Audience, figures: OrderFigures): boolean {
  const { audienceKind, city, country, ordersFrom, ordersUntil, revenueMinCents, revenueMaxCents } = audience
  const areas = postalAreasOf(audience.postalAreas ?? '') ?? []
  return (
    (audienceKind === 'both' || partner.kind === audienceKind) &&
    (areas.length === 0 || areas.some((area) => isInArea(partner.postalCode, area))) &&
    hasText(partner.city ?? '', city ?? '') &&
    (plain(country) === '' || plain(partner.country) === plain(country)) &&
    (ordersFrom === undefined || figures.ordersSince > 0) &&
    (ordersUntil === undefined || (figures.orders > 0 && figures.ordersAfter === 0)) &&
    figures.revenueCents >= (revenueMinCents ?? Number.NEGATIVE_INFINITY) &&
    figures.revenueCents <= (revenueMaxCents ?? Number.POSITIVE_INFINITY)
  )
}

/** Mailboxes whose owners want no advertising, each with the day since when, whoever's they are. */
export function refusedMailboxes(partners: readonly Addressee[]): Map<string, string> {
  const refused = new Map<string, string>()
  for (const { email, noAdsSince, contacts } of partners) {
    if (noAdsSince !== undefined && email !== undefined) refused.set(plain(email), noAdsSince)
    for (const person of contacts) {
      const since = person.noAdsSince ?? noAdsSince
      if (since !== undefined && person.email !== undefined) refused.set(plain(person.email), since)
    }
  }
  return refused
}

function peopleOf({ email, contactPerson, contacts, id }: Addressee, persons: Audience['persons']): Person[] {
  const reached = contacts.filter((person) => isMailbox(person.email ?? ''))
  const first = reached.find(({ name }) => name === contactPerson) ?? reached[0]
  if (first !== undefined) return persons === 'all' ? reached : [first]
  return isMailbox(email ?? '') ? [{ id, name: contactPerson ?? '', email }] : []
}

/**
 * Who is written to, and who is not and why. Who has ordered may be written to about the like until he says no (§ 7 (3) UWG); everybody else,
 * carriers too, has to have agreed before. A mailbox gets one mail.
 */
export function recipientsOf(
  partners: readonly Addressee[],
  audience: Audience,
  figuresOf: (partner: Addressee) => OrderFigures,
): Recipient[] {
  const refused = refusedMailboxes(partners)
  const taken = new Set<string>()
  return partners.flatMap((partner): Recipient[] => {
    const figures = figuresOf(partner)
    if (!isMeant(partner, audience, figures)) return []
    const who = { partnerId: partner.id, partnerName: partner.name, contactId: undefined, since: undefined }
    const none = { ...who, name: partner.contactPerson ?? '', address: '' }
    if (partner.blocked) return [{ ...none, leftOut: 'blocked' }]
    const people = peopleOf(partner, audience.persons)
    if (people.length === 0) return [{ ...none, leftOut: 'noMailbox' }]
    return people.map((person): Recipient => {
      const address = (person.email ?? '').trim()
      const since = refused.get(plain(address)) ?? partner.noAdsSince
      const isCustomer = partner.kind === 'customer' && figures.orders > 0
      const leftOut = leftOutOf(since, isCustomer || person.adsConsentOn !== undefined, taken.has(plain(address)))
      if (leftOut === undefined) taken.add(plain(address))
      return {
        ...{ ...who, contactId: person.id === partner.id ? undefined : person.id },
        ...{ name: person.name, address, leftOut, since: leftOut === 'noAds' ? since : undefined },
      }
    })
  })
}

function leftOutOf(since: string | undefined, isAllowed: boolean, isTaken: boolean): LeftOut | undefined {
  if (since !== undefined) return 'noAds'
  if (!isAllowed) return 'noConsent'
  return isTaken ? 'sameMailbox' : undefined
}
