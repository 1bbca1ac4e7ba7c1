/** What of two partners that are one company is chosen as a whole, by its name; one record's is kept. */
export const MERGED_FACTS = {
  name: ['name'],
  address: ['street', 'postalCode', 'city', 'country'],
  vatId: ['vatId'],
  taxNumber: ['taxNumber'],
  bank: ['iban', 'bic'],
  email: ['email'],
  phone: ['phone'],
  contactPerson: ['contactPerson'],
  paymentTerms: ['paymentTerms'],
  billingMode: ['billingMode', 'billingRhythm'],
  invoiceFormat: ['invoiceFormat'],
  buyerReference: ['buyerReference'],
  invoiceEmail: ['invoiceEmail'],
  dunningStopped: ['dunningStopped'],
  creditLimitCents: ['creditLimitCents'],
  buyerIsShipper: ['buyerIsShipper'],
  smallBusiness: ['smallBusiness'],
  notes: ['notes'],
  punctuality: ['punctuality'],
  twinId: ['twinId'],
  adr: ['adr'],
  tailLift: ['tailLift'],
  palletExchange: ['palletExchange'],
  temperature: ['temperatureMin', 'temperatureMax'],
} as const
export type MergedFact = keyof typeof MERGED_FACTS
export const MERGED_FACT_NAMES = Object.keys(MERGED_FACTS) as [MergedFact, ...MergedFact[]]

/** A partner as far as its facts go. */
export type MergeableFacts = Partial<Record<(typeof MERGED_FACTS)[MergedFact][number], unknown>>

/** A country alone is no address. */
const ADDS_NOTHING: ReadonlySet<string> = new Set(['country'])
/** What stands there until somebody says something. */
const USUAL: Readonly<Record<string, unknown>> = { name: 'Unbekannt', invoiceFormat: 'pdf', billingMode: 'single' }

const valuesOf = (partner: MergeableFacts, fact: MergedFact): unknown[] =>
  MERGED_FACTS[fact].map((field) => partner[field] ?? '')

/** Whether a partner says anything of a fact. */
export const saysFact = (partner: MergeableFacts, fact: MergedFact): boolean =>
  MERGED_FACTS[fact].some((field) => !ADDS_NOTHING.has(field) && (partner[field] ?? '') !== '')

/** The facts of which both say something, and not the same: a person decides. */
export const differingFacts = (one: MergeableFacts, other: MergeableFacts): MergedFact[] =>
  MERGED_FACT_NAMES.filter((fact) => {
    const isSaid = saysFact(one, fact) && saysFact(other, fact)
    return isSaid && JSON.stringify(valuesOf(one, fact)) !== JSON.stringify(valuesOf(other, fact))
  })

/** Whether what a partner says of a fact is only what stands there by itself. */
export const isUsualFact = (partner: MergeableFacts, fact: MergedFact): boolean => {
  const [field] = MERGED_FACTS[fact]
  return !saysFact(partner, fact) || (field in USUAL && partner[field] === USUAL[field])
}

/** A record of a pair, with how many others name it: orders, invoices, documents. */
export interface MergeRecord<P extends MergeableFacts> {
  partner: P
  references: number
}

/** The richer one of two records, which stays by default: the one more records name, then the one that says more, then the first. */
export function richerOf<P extends MergeableFacts>(
  first: MergeRecord<P>,
  second: MergeRecord<P>,
): readonly [richer: P, poorer: P] {
  const facts = ({ partner }: MergeRecord<P>) => MERGED_FACT_NAMES.filter((fact) => !isUsualFact(partner, fact)).length
  const lead = first.references - second.references || facts(first) - facts(second)
  return lead >= 0 ? [first.partner, second.partner] : [second.partner, first.partner]
}

/** The facts of what two partners become: those `into` has, those it lacks by the other, and `taken` from the other on purpose. */
export function mergedFacts<P extends MergeableFacts>(into: P, from: P, taken: readonly MergedFact[]): Partial<P> {
  const others = MERGED_FACT_NAMES.filter(
    (fact) => saysFact(from, fact) && (taken.includes(fact) || !saysFact(into, fact)),
  )
  const fields: readonly string[] = others.flatMap((fact) => [...MERGED_FACTS[fact]])
  return Object.fromEntries(fields.map((field) => [field, from[field as keyof P]])) as Partial<P>
}
