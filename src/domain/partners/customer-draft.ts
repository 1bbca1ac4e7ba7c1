import { foldPlain, foldText } from '../basics/fold-text.ts'

/** What belongs to a customer and goes with him when the order gets another one; the reference belongs to the order. */
const BELONGINGS = ['vatId', 'email', 'phone', 'contactPerson', 'paymentTerms', 'country'] as const
type CustomerProperty = (typeof BELONGINGS)[number]

/** Who is meant by a typed name: one who is known, somebody new, or one of several, of whom the first are named. */
export type CustomerMeaning =
  | { is: 'known'; customer: CustomerDraft }
  | { is: 'several'; names: readonly string[] }
  | { is: 'new' }

/** How many of several customers are named where the person is asked. */
const NAMED = 3

/**
 * Who is meant by a typed name among all customers a search has found for it. The one whose name or number it is, or the only
 * one found, where the name holds what was typed: he. None found: somebody new. Anything else is asked.
 */
export function customerMeant<C extends { name: string; number?: string | undefined }>(
  typed: string,
  found: readonly C[],
): { is: 'known'; customer: C } | Exclude<CustomerMeaning, { is: 'known' }> {
  if (found.length === 0) return { is: 'new' }
  const wanted = foldText(typed)
  const same = found.filter(({ name, number }) => foldText(name) === wanted || foldText(number ?? '') === wanted)
  const holds = ({ name }: C) => foldText(name).includes(wanted) || foldPlain(name).includes(foldPlain(typed))
  const [one, ...others] = same.length > 0 ? same : found.length === 1 ? found.filter(holds) : []
  if (one !== undefined && others.length === 0) return { is: 'known', customer: one }
  return { is: 'several', names: found.map(({ name }) => name) }
}

/** Whether no one knows yet who is meant, and somebody could look. */
export const isToBeFound = ({ open }: CustomerDraft): boolean => open === 'typed' || open === 'unknown'

/** Whether the order will make a customer of the name. */
export function isNewCustomer({ customerId, name = '', open }: CustomerDraft): boolean {
  return customerId === undefined && open === undefined && name.trim() !== ''
}

/** Another name is typed: who is meant is open, and what came with a known customer goes with him. */
export function withName(customer: CustomerDraft, name: string): CustomerDraft {
  const isNamed = name.trim() !== ''
  return {
    ...(customer.customerId !== undefined && without(BELONGINGS)),
    customerId: undefined,
    name: name === '' ? undefined : name,
    open: isNamed ? 'typed' : undefined,
    fitting: undefined,
    meant: undefined,
  }
}

/** Something else is typed about the customer. While no one knows who he is it is meant for the one it will be. */
export function withTyped(customer: CustomerDraft, values: CustomerDraft): CustomerDraft {
  if (customer.customerId !== undefined) return values
  const typed = BELONGINGS.filter((name) => name in values)
  return typed.length === 0 ? values : { ...values, meant: [...new Set([...(customer.meant ?? []), ...typed])] }
}

/** A known customer is taken: with all that belongs to him and nothing of the one before, but for what was typed for him since. */
export function withCustomer(before: CustomerDraft, customer: CustomerDraft): CustomerDraft {
  const own = BELONGINGS.filter((name) => before.customerId === undefined && before.meant?.includes(name))
  return {
    ...without(BELONGINGS),
    ...customer,
    ...Object.fromEntries(own.map((name) => [name, before[name]])),
    ...SETTLED,
  }
}

/** The name is made a customer of, as the person says or since no one of that name is known. */
export const asNewCustomer: CustomerDraft = { customerId: undefined, open: undefined, fitting: undefined }

/** What becomes of the draft once somebody has looked, or no one could (`unknown`). */
export function withMeaning(customer: CustomerDraft, meaning: CustomerMeaning | 'unknown'): CustomerDraft {
  if (meaning === 'unknown') return { open: 'unknown', fitting: undefined }
  if (meaning.is === 'new') return asNewCustomer
  if (meaning.is === 'known') return withCustomer(customer, meaning.customer)
  return { open: 'several', fitting: [...meaning.names] }
}

/** "A, B, C …": the first of those who fit a name. */
export function fittingNames({ fitting = [] }: CustomerDraft): string {
  return fitting.slice(0, NAMED).join(', ') + (fitting.length > NAMED ? ' …' : '')
}

/** The customer as the server is told: without what is only known while somebody types. */
export function sentCustomer({ open: _open, fitting: _fitting, meant: _meant, ...customer }: CustomerDraft) {
  return customer
}

const SETTLED = { open: undefined, fitting: undefined, meant: undefined } as const

const without = (names: readonly CustomerProperty[]): CustomerDraft =>
  Object.fromEntries(names.map((name) => [name, undefined]))

export interface CustomerDraft {
  customerId?: string
  name?: string
  vatId?: string
  email?: string
  phone?: string
  contactPerson?: string
  customerReference?: string
  /** Days. */
  paymentTerms?: number
  /** German name or ISO code. */
  country?: string
  /** The name was typed and no one knows who is meant: not looked for yet, one of several (`fitting`), or no one could look. */
  open?: 'typed' | 'several' | 'unknown'
  /** Names of the customers that fit it. */
  fitting?: readonly string[]
  /** Which fields were typed since the name was: they are meant for the one who is taken. */
  meant?: readonly string[]
}
