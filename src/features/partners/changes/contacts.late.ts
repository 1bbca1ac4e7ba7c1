import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { PartnerContactInput } from '#src/contract/partners/input.ts'
import type { Partner, PartnerContact } from '#src/contract/partners/partner.ts'
import { checkContact } from '#src/domain/partners/checks.ts'
import { contactDetail } from '#src/entities/partners/partner-contacts.ts'
import { currentOf } from '#src/records/changes/versions.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { flagKind, textKind } from '#src/records/fields/kinds/kinds.ts'
import type { RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { focusedPartner, NEW, partnerChanges } from './partner-changes.ts'

/** A person of a partner; of a new one there is none. */
interface ChosenContact {
  partner: Partner
  contact: PartnerContact | undefined
}

interface TypedContact extends Record<string, unknown> {
  name: string
  role?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  first?: boolean | undefined
  noAdsSince?: string | undefined
  noAdsReason?: string | undefined
  adsConsentOn?: string | undefined
}

/** Any day; what may be typed is known. */
const day = { ...dateKind, hint: undefined }

const form: RecordForm<TypedContact> = {
  fields: [
    { id: 'name', name: 'partners.contact.name', kind: textKind(120), props: ['name'] },
    { id: 'role', name: 'partners.contact.role', kind: textKind(80), props: ['role'] },
    { id: 'phone', name: 'records.phone', kind: textKind(60, 'tel'), props: ['phone'] },
    { id: 'email', name: 'records.email', kind: textKind(200, 'email'), props: ['email'] },
    { id: 'noAdsSince', name: 'partners.field.noAdsSince', kind: day, props: ['noAdsSince'] },
    { id: 'noAdsReason', name: 'partners.field.noAdsReason', kind: textKind(200), props: ['noAdsReason'] },
    { id: 'adsConsentOn', name: 'partners.field.adsConsentOn', kind: day, props: ['adsConsentOn'] },
    { id: 'first', name: 'partners.contact.first', kind: flagKind(), props: ['first'] },
  ],
  rows: [
    ['grid-cols-1', 'name'],
    ['grid-cols-1', 'role'],
    ['grid-cols-2', 'phone', 'email'],
    ['grid-cols-[160px_1fr]', 'noAdsSince', 'noAdsReason'],
    ['grid-cols-1', 'adsConsentOn'],
    ['grid-cols-1', 'first'],
  ],
  required: ['name'],
  blank: { name: '' },
  texts: {},
  check: checkContact,
}

/** The people of the focused partner. */
export async function contactChoices(context: CommandContext): Promise<Choice<ChosenContact>[]> {
  const partner = await focusedPartner(context)
  return (partner?.contacts ?? []).flatMap((contact) =>
    partner === undefined
      ? []
      : [{ id: contact.id, title: contact.name, detail: contactDetail(contact), value: { partner, contact } }],
  )
}

/** The same, and a new one. */
export async function manageChoices(context: CommandContext): Promise<Choice<ChosenContact>[]> {
  const partner = await focusedPartner(context)
  if (partner === undefined) return []
  const title = context.services.t('partners.contact.new')
  return [...(await contactChoices(context)), { id: NEW, title, icon: 'add', value: { partner, contact: undefined } }]
}

/** Shows the form of a person, or of a new one. */
export function openContact(context: CommandContext, { partner, contact }: ChosenContact): void {
  const { t } = context.services
  const given = contact && { ...contact, first: contact.name === partner.contactPerson }
  let upon = partner
  openForm<TypedContact>(context, {
    form,
    name: `partner.${partner.id}.contact.${contact?.id ?? NEW}`,
    command: 'partners.contact',
    choice: contact?.id ?? NEW,
    title: `${t(contact === undefined ? 'partners.contact.new' : 'partners.contact.change')}: ${partner.name}`,
    confirm: t('commands.form.save'),
    width: 480,
    record: given,
    currentOf(error) {
      const current = currentOf(error, 'partner')
      if (current !== undefined) upon = current
      const now = current?.contacts.find(({ id }) => id === contact?.id)
      return current && now && { ...now, first: now.name === current.contactPerson }
    },
    async onSend({ values }) {
      const body = PartnerContactInput.parse({
        ...(contact && { contactId: contact.id }),
        ...values,
        first: values['first'] === true,
      })
      await partnerChanges.change<PartnerContactInput>(context, {
        commandId: 'partners.contact',
        title: t('partners.contact.saved', { name: body.name }),
        records: [upon],
        call: (call, request) => call('partners.saveContact', request),
        deliver: (send) => send(body),
      })
    },
  })
}

/** Takes a person away after a question that names her; can be taken back. */
export async function removeContact(context: CommandContext, { partner, contact }: ChosenContact): Promise<void> {
  if (contact === undefined) return
  const { confirm, t } = context.services
  const isWanted = await confirm({
    title: t('bulk.delete.question', { name: contact.name }),
    detail: partner.name,
    confirmLabel: t('partners.contact.remove.confirm'),
    destructive: true,
  })
  if (!isWanted) return
  await partnerChanges.change<{ contactId: string }>(context, {
    commandId: 'partners.removeContact',
    title: t('partners.contact.removed', { name: contact.name }),
    records: [partner],
    call: (call, request) => call('partners.removeContact', request),
    deliver: (send) => send({ contactId: contact.id }),
  })
}
