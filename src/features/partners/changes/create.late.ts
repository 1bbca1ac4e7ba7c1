import type { CommandContext } from '#src/commands/gate/command.ts'
import type { OutputOf } from '#src/contract/basics/core.ts'
import type { Endpoints } from '#src/contract/index.ts'
import { PartnerInput } from '#src/contract/partners/input.ts'
import { Partner } from '#src/contract/partners/partner.ts'
import { DEFAULT_COUNTRY } from '#src/domain/places/postal-codes.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'
import { choiceKind } from '#src/records/fields/kinds/kinds.ts'
import { saidOf, type RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import {
  ADDRESS_FIELDS,
  checkPartnerFields,
  CONTACT_FIELDS,
  NAME_FIELDS,
  TERM_FIELDS,
} from '../fields/partner-fields.ts'

const isCarrier = (value: string) => value === 'carrier'

/** The form of a new partner: what he is and where; the rest may follow on his page. */
const form: RecordForm<Partner> = {
  fields: [
    {
      id: 'kind',
      name: 'partners.column.kind',
      props: ['kind'],
      kind: choiceKind(['customer', 'carrier'], (value, { t }) =>
        t(isCarrier(value) ? 'records.partner.carrier' : 'records.partner.customer'),
      ),
    },
    ...NAME_FIELDS,
    ...ADDRESS_FIELDS,
    ...CONTACT_FIELDS,
    ...TERM_FIELDS,
  ],
  rows: [
    ['grid-cols-[144px_1fr]', 'kind', 'name'],
    ['grid-cols-1', 'street'],
    ['grid-cols-[88px_1fr_144px]', 'postalCode', 'city', 'country'],
    ['grid-cols-2', 'email', 'phone'],
    ['grid-cols-2', 'vatId', 'paymentTerms'],
  ],
  required: ['name'],
  first: 'name',
  // A new one has no name yet.
  blank: { ...Partner.parse({}), name: '' },
  texts: { kind: 'customer', country: DEFAULT_COUNTRY, paymentTerms: '30' },
  check: checkPartnerFields,
}

const creations = defineChanges({
  kind: 'partner',
  labelOf: ({ name }) => name,
  fields: {},
  changedOf: ({ eventId, warnings, ...record }: OutputOf<Endpoints['partners.create']>) => ({
    record,
    eventId,
    warnings,
  }),
})

/** Shows the form of a new partner. */
export function openCreate(context: CommandContext): void {
  const { t, navigate } = context.services
  const title = plainTitle(t('partners.create.title'))
  openForm(context, {
    form,
    name: 'partner',
    command: 'partners.create',
    title,
    confirm: title,
    width: 560,
    onSend({ values }) {
      const body = PartnerInput.parse(saidOf(values))
      return creations.create(context, {
        commandId: 'partners.create',
        title: t('vehicles.created'),
        blank: Partner.parse({}),
        body,
        call: (call, idempotencyKey) => call('partners.create', { body, idempotencyKey }),
        done: ({ id }) => navigate(`/partners/${encodeURIComponent(id)}`),
      })
    },
  })
}
