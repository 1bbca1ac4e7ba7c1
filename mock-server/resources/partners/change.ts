import type { PartnerUpdate } from '#src/contract/partners/input.ts'
import { checkPartner } from '#src/domain/partners/checks.ts'
import { findDuplicates, type PartnerIdentity } from '#src/domain/partners/duplicates.ts'
import { normalizeIban } from '#src/domain/partners/iban.ts'
import { partnerPermission } from '#src/domain/partners/permissions.ts'
import { normalizeVatId } from '#src/domain/partners/vat.ts'
import { countryName } from '#src/domain/places/postal-codes.ts'
import { type FieldIssue, warningAt } from '#src/domain/refusals/field-issue.ts'
import { assertNoErrors, warningsOf } from '../../core/bodies/issues.ts'
import { HttpError, notFound, refusalBody } from '../../core/http-error.ts'
import { demand, type RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { sameValue } from '../../write/same-value.ts'

type Partner = Row<'partners'>

/** Texts that are there, if only empty. */
const ALWAYS = new Set(['street', 'postalCode', 'city'])

/** What is typed as it is kept: without outer blanks, ids without separators, the country as all are written. */
export function typedPartner(input: PartnerUpdate): Partial<Partner> {
  const said = Object.entries(input).filter(([, value]) => value !== undefined)
  const values = said.map(([field, value]) => {
    const typed = typeof value === 'string' ? value.trim() : value
    if (field === 'country') return [field, countryName(typeof typed === 'string' ? typed : undefined)]
    if (field === 'blocked') return [field, typed === true]
    if (field === 'dunningStopped' || field === 'smallBusiness') return [field, typed === true ? true : undefined]
    if (field === 'vehicleTypes') return [field, typed ?? []]
    if (typed === null || typed === '') return [field, ALWAYS.has(field) || field === 'name' ? '' : undefined]
    if (field === 'vatId') return [field, normalizeVatId(String(typed))]
    return [field, field === 'iban' || field === 'bic' ? normalizeIban(String(typed)) : typed]
  })
  return Object.fromEntries(values) as Partial<Partner>
}

/** Names the first of the partners that are probably the same company; it never blocks. */
export async function similarTo(store: Store, partner: PartnerIdentity): Promise<FieldIssue[]> {
  const others = (await store.all('partners', { kind: partner.kind })).filter(({ id }) => id !== partner.id)
  const found = findDuplicates<PartnerIdentity & { number?: string }>([...others, partner])
  const other = found.find(({ partners: [, last] }) => last.id === partner.id)?.partners[0]
  return other ? warningAt('name', 'similarPartner', { name: other.name, number: other.number ?? '' }) : []
}

const IDENTITY = ['name', 'postalCode', 'vatId', 'iban'] as const

/** What a partner is instead. Each field by its own permission; orders keep the name and address they were given. */
export async function changedPartner(context: RuleContext, partner: Partner, input: PartnerUpdate) {
  const typed = typedPartner(input)
  const fields = Object.keys(typed).filter((name) => !sameValue(Reflect.get(typed, name), Reflect.get(partner, name)))
  for (const field of fields) demand(context, partnerPermission(field))
  const values = Object.fromEntries(fields.map((field) => [field, Reflect.get(typed, field)])) as Partial<Partner>
  // A reason is one of a block: it goes with it.
  if (values.blocked === false) values.blockedReason = undefined
  const after = { ...partner, ...values }
  const checked = checkPartner(after).filter(({ path }) => fields.includes(path) || isAbout(path, fields))
  const issues = assertNoErrors(checked)
  const isOther = IDENTITY.some((field) => fields.includes(field))
  const similar = isOther ? await similarTo(context.store, after) : []
  const twin = fields.includes('twinId') ? await twinOf(context, partner, values.twinId) : undefined
  return {
    values,
    warnings: warningsOf([...issues, ...similar]),
    cascade: async () => {
      if (twin !== undefined) await link(context, partner, twin)
      return []
    },
  }
}

/** A postal code is judged by its country, a reference by the format it is asked for, both ends of a temperature together. */
const isAbout = (path: string, fields: readonly string[]): boolean =>
  (path === 'postalCode' && fields.includes('country')) ||
  (path === 'buyerReference' && fields.includes('invoiceFormat')) ||
  (path === 'temperatureMax' && fields.includes('temperatureMin'))

/** The record of the other kind that is named; 422 for one of the same kind, and for one that has another already. */
async function twinOf(context: RuleContext, partner: Partner, twinId: string | undefined) {
  if (twinId === undefined) return { before: partner.twinId, now: undefined }
  const twin = await context.store.find('partners', twinId)
  if (!twin) throw notFound({ code: 'reason.missing.partner' })
  if (twin.kind === partner.kind) throw refused('reason.partner.twinKind')
  if (twin.twinId !== undefined && twin.twinId !== partner.id)
    throw new HttpError(422, {
      ...refusalBody({ code: 'reason.partner.twinTaken', values: { name: twin.name } }),
      code: 'TWIN_TAKEN',
    })
  return { before: partner.twinId, now: twin.id }
}

const refused = (code: 'reason.partner.twinKind') => new HttpError(422, { ...refusalBody({ code }), code: 'TWIN_KIND' })

/** Both records of a company name each other, and the one before names none. */
async function link({ store }: RuleContext, { id }: Partner, { before, now }: { before?: string; now?: string }) {
  if (before !== undefined && before !== now && (await store.find('partners', before)))
    await store.patch('partners', before, { twinId: undefined })
  if (now !== undefined) await store.patch('partners', now, { twinId: id })
}
