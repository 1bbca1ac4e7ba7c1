import type { PartnerContactInput } from '#src/contract/partners/input.ts'
import type { PartnerContact } from '#src/contract/partners/partner.ts'
import { checkContact } from '#src/domain/partners/checks.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { notFound } from '../../core/http-error.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { type RecordChange, writeRecord } from '../../write/record-write.ts'

type Partner = Row<'partners'>

const text = (value: string | null | undefined) => value?.trim() || undefined

/** Adds a person at a partner's, or says another thing of one. Orders keep the person they were given. */
export async function saveContact(
  context: RuleContext,
  partner: Partner,
  input: PartnerContactInput,
): Promise<RecordChange<'partner'>> {
  assertNoErrors(checkContact(input))
  const { contactId, first = false } = input
  const known = partner.contacts.find(({ id }) => id === contactId)
  if (contactId !== undefined && known === undefined) throw notFound({ code: 'reason.missing.contact' })
  const said = {
    name: input.name.trim(),
    ...Object.fromEntries(
      (['role', 'phone', 'email', 'noAdsSince', 'noAdsReason', 'adsConsentOn'] as const)
        .filter((field) => input[field] !== undefined)
        .map((field) => [field, text(input[field])]),
    ),
  }
  const contact: Omit<PartnerContact, 'id'> = {
    ...{ role: undefined, phone: undefined, email: undefined },
    ...{ noAdsSince: undefined, noAdsReason: undefined, adsConsentOn: undefined },
    ...known,
    ...said,
  }
  const kept: PartnerContact = {
    ...contact,
    ...(contact.noAdsSince === undefined && contact.noAdsReason !== undefined && { noAdsReason: undefined }),
    id: known?.id ?? context.newId('con'),
  }
  const contacts = known
    ? partner.contacts.map((one) => (one.id === kept.id ? kept : one))
    : [...partner.contacts, kept]
  const isFirst = first || contacts.length === 1 || (known !== undefined && known.name === partner.contactPerson)
  const values = { contacts, ...(isFirst && { contactPerson: kept.name }) }
  return writeRecord(context, 'partner', partner, values, { type: 'updated' })
}

/** Takes a person away; the next one is asked first then. */
export async function removeContact(
  context: RuleContext,
  partner: Partner,
  contactId: string,
): Promise<RecordChange<'partner'>> {
  const gone = partner.contacts.find(({ id }) => id === contactId)
  if (gone === undefined) throw notFound({ code: 'reason.missing.contact' })
  const contacts = partner.contacts.filter((one) => one !== gone)
  const values = { contacts, ...(gone.name === partner.contactPerson && { contactPerson: contacts[0]?.name }) }
  return writeRecord(context, 'partner', partner, values, { type: 'updated' })
}
