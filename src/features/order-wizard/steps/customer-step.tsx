import { DraftNumber } from './typed-fields.tsx'
import { contactDetail, usePartnerContacts } from '#src/entities/partners/partner-contacts.ts'
import { usePartnerSearch } from '#src/entities/partners/partner-search.ts'
import type { Partner, PartnerContact } from '#src/contract/partners/partner.ts'
import {
  asNewCustomer,
  isNewCustomer,
  withCustomer,
  withName,
  withTyped,
  type CustomerDraft,
} from '#src/domain/partners/customer-draft.ts'
import { COUNTRIES, DEFAULT_COUNTRY } from '#src/domain/places/postal-codes.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useAsking } from '#src/records/form/suggested-field.tsx'
import { SelectField } from '#src/ui/form/field.tsx'
import { DraftText, useFieldProps } from './fields.tsx'
import { NewCustomer } from './new-customer.tsx'
import { CustomerCredit } from './customer-credit.tsx'
import { FieldGrid } from './step-frame.tsx'
import { useWizard } from '../session/use-wizard.tsx'
import { customerDraftOf } from '../session/wizard-ports.ts'
import { DraftSuggested } from './suggested.tsx'

/** Who orders: a known customer, or a new one by name. */
export function CustomerStep() {
  const { t } = useText()
  const { context, edit } = useWizard()
  const { customer } = context.data
  const take = (values: CustomerDraft) => edit({ step: 'customer', values })
  const change = (values: CustomerDraft) => take(withTyped(customer, values))
  return (
    <>
      <CustomerField customer={customer} onTake={take} />
      <CustomerCredit customerId={customer.customerId} />
      <FieldGrid>
        <ContactField customer={customer} onTake={take} onChange={change} />
        <DraftText
          path="customer.customerReference"
          label={t('wizard.customerReference')}
          value={customer.customerReference}
          onEdit={(customerReference) => change({ customerReference })}
        />
        <div className="col-span-full">
          <DraftText
            path="customer.email"
            label={t('wizard.email')}
            value={customer.email}
            onEdit={(email) => change({ email })}
          />
        </div>
        <DraftText
          path="customer.phone"
          label={t('wizard.phone')}
          value={customer.phone}
          onEdit={(phone) => change({ phone })}
        />
        <DraftText
          path="customer.vatId"
          label={t('wizard.vatId')}
          value={customer.vatId}
          onEdit={(vatId) => change({ vatId })}
        />
        <DraftNumber
          path="customer.paymentTerms"
          label={t('wizard.paymentTerms')}
          unit={t('wizard.days')}
          value={customer.paymentTerms}
          onEdit={(paymentTerms) => change({ paymentTerms })}
        />
        <CountrySelect path="customer.country" value={customer.country} onEdit={(country) => change({ country })} />
      </FieldGrid>
    </>
  )
}

/** The row that makes a customer of what was typed: no one gets one by Enter beside a suggestion (decision A30). */
const NEW = 'new'

function CustomerField({ customer, onTake }: { customer: CustomerDraft; onTake(values: CustomerDraft): void }) {
  const { t } = useText()
  const { send, setText } = useWizard()
  const asking = useAsking()
  const text = customer.name ?? ''
  const searched = customer.customerId === undefined ? text : ''
  const { partners, busy, isUnanswered } = usePartnerSearch('customer', asking.isAsking ? searched : undefined)
  const isTyped = text.trim() !== '' && customer.customerId === undefined
  // Known at once where no one of that name is found, also before the field is left.
  const isSeenAsNew = isTyped && asking.isAsking && !busy && !isUnanswered && partners.length === 0
  const isNew = isNewCustomer(customer) || isSeenAsNew
  const isUnknown = isTyped && customer.open !== undefined && isUnanswered
  const create = { id: NEW, label: t('wizard.customer.create', { name: text.trim() }), onlyChosen: isUnanswered }
  return (
    <DraftSuggested
      path="customer.customerId"
      first
      hint={isNew ? t('wizard.customer.new') : t('wizard.customer.hint')}
      error={isUnknown ? t('issue.customerUnknown') : undefined}
      label={t('wizard.customer')}
      required
      badge={isNew && <NewCustomer />}
      asks={customer.open === 'several'}
      maxLength={120}
      value={text}
      asking={asking}
      offered={{ busy, options: [...partners.map(optionOf), ...(isTyped ? [create] : [])] }}
      onLeft={() => send({ type: 'lookForCustomer' })}
      onEdit={(name = '') => onTake(withName(customer, name))}
      onTake={(taken) => {
        const partner = partners.find(({ id }) => id === taken?.id)
        if (partner) setText('customer.paymentTerms', undefined)
        onTake(partner ? withCustomer(customer, customerDraftOf(partner)) : asNewCustomer)
      }}
    />
  )
}

/** Whom to ask at the customer's: somebody who is known there, with phone and mail, or any other name. */
function ContactField(props: {
  customer: CustomerDraft
  onTake(values: CustomerDraft): void
  onChange(values: CustomerDraft): void
}) {
  const { customer, onTake, onChange } = props
  const { t } = useText()
  const asking = useAsking()
  const text = customer.contactPerson ?? ''
  const customerId = asking.isAsking ? customer.customerId : undefined
  const { contacts, busy } = usePartnerContacts(customerId, asking.isTyped ? text : '')
  return (
    <DraftSuggested
      path="customer.contactPerson"
      label={t('wizard.contactPerson')}
      maxLength={400}
      value={text}
      asking={asking}
      offered={{ options: contacts.map((contact) => ({ ...contactOption(contact), contact })), busy }}
      isOpen
      onEdit={(contactPerson) => onChange({ contactPerson })}
      onTake={(taken) => taken && onTake(withContact(customer, taken.contact))}
    />
  )
}

const contactOption = (contact: PartnerContact) => ({
  id: contact.id,
  label: contact.name,
  detail: contactDetail(contact),
})

/** Phone and mail come with a name; what is not known of somebody stays as it was typed. */
function withContact({ phone, email }: CustomerDraft, contact: PartnerContact): CustomerDraft {
  return { contactPerson: contact.name, phone: contact.phone ?? phone, email: contact.email ?? email }
}

const optionOf = ({ id, name, postalCode, city }: Partner) => ({
  id,
  label: name,
  detail: `${postalCode} ${city}`.trim(),
})

/** The countries the product knows, Germany first. */
export function CountrySelect(props: { path: string; value: string | undefined; onEdit(country: string): void }) {
  const { t } = useText()
  const shared = useFieldProps({ path: props.path })
  const value = props.value ?? DEFAULT_COUNTRY
  const isKnown = COUNTRIES.some(({ name }) => name === value)
  return (
    <SelectField
      {...shared}
      label={t('wizard.country')}
      value={value}
      onChange={(event) => props.onEdit(event.target.value)}
    >
      {!isKnown && <option>{value}</option>}
      {COUNTRIES.map(({ code, name }) => (
        <option key={code}>{name}</option>
      ))}
    </SelectField>
  )
}
