import { DraftNumber } from './typed-fields.tsx'
import { useState } from 'react'
import { contactDetail, usePartnerContacts } from '#src/entities/partners/partner-contacts.ts'
import { usePartnerSearch } from '#src/entities/partners/partner-search.ts'
import type { Partner, PartnerContact } from '#src/contract/partners.ts'
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
import { Combobox } from '#src/ui/form/combobox.tsx'
import { SelectField } from '#src/ui/form/field.tsx'
import { DraftText, useFieldProps } from './fields.tsx'
import { NewCustomer } from './new-customer.tsx'
import { FieldGrid } from './step-frame.tsx'
import { useWizard } from '../session/use-wizard.tsx'
import { customerDraftOf } from '../session/wizard-ports.ts'

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

/** The row that makes a customer of what was typed: nobody gets one by Enter beside a suggestion (decision A30). */
const NEW = 'new'

function CustomerField({ customer, onTake }: { customer: CustomerDraft; onTake(values: CustomerDraft): void }) {
  const { t } = useText()
  const { typing, leave, acted, send, keepKeys, setText } = useWizard()
  const [asking, setAsking] = useState(false)
  const text = customer.name ?? ''
  const searched = customer.customerId === undefined ? text : ''
  const { partners, busy, isUnanswered } = usePartnerSearch('customer', asking ? searched : undefined)
  const isTyped = text.trim() !== '' && customer.customerId === undefined
  // Known at once where nobody of that name is found, also before the field is left.
  const isSeenAsNew = isTyped && asking && !busy && !isUnanswered && partners.length === 0
  const isNew = isNewCustomer(customer) || isSeenAsNew
  const { onBlur, error, ...words } = useFieldProps({
    path: 'customer.customerId',
    first: true,
    hint: isNew ? t('wizard.customer.new') : t('wizard.customer.hint'),
  })
  const unanswered = isTyped && customer.open !== undefined && isUnanswered ? t('issue.customerUnknown') : undefined
  return (
    <Combobox
      {...words}
      error={error ?? unanswered}
      label={t('wizard.customer')}
      required
      badge={isNew && <NewCustomer />}
      asks={customer.open === 'several'}
      keepKeys={keepKeys}
      maxLength={120}
      value={text}
      loading={busy}
      sent={acted}
      options={[
        ...partners.map((partner) => ({ id: partner.id, label: partner.name, detail: placeOf(partner) })),
        ...(isTyped
          ? [{ id: NEW, label: t('wizard.customer.create', { name: text.trim() }), onlyChosen: isUnanswered }]
          : []),
      ]}
      onFocus={() => setAsking(true)}
      onBlur={() => {
        setAsking(false)
        onBlur()
        send({ type: 'lookForCustomer' })
      }}
      onChange={(name) => {
        typing('customer.customerId')
        onTake(withName(customer, name))
      }}
      onPick={({ id }) => {
        const partner = partners.find((one) => one.id === id)
        if (partner) setText('customer.paymentTerms', undefined)
        onTake(partner ? withCustomer(customer, customerDraftOf(partner)) : asNewCustomer)
        leave('customer.customerId')
      }}
    />
  )
}

/** The row that leaves a name as it is typed, where people of the customer stand beside it. */
const AS_TYPED = 'as-typed'

/** Whom to ask at the customer's: somebody who is known there, with phone and mail, or any other name. */
function ContactField(props: {
  customer: CustomerDraft
  onTake(values: CustomerDraft): void
  onChange(values: CustomerDraft): void
}) {
  const { customer, onTake, onChange } = props
  const { t } = useText()
  const { typing, leave, acted, keepKeys } = useWizard()
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState(false)
  const text = customer.contactPerson ?? ''
  const { contacts, busy } = usePartnerContacts(asking ? customer.customerId : undefined, typed ? text : '')
  const isKnown = contacts.some(({ name }) => name.toLowerCase() === text.trim().toLowerCase())
  const isOwn = typed && text.trim() !== '' && contacts.length > 0 && !isKnown
  const { onBlur, ...words } = useFieldProps({ path: 'customer.contactPerson' })
  return (
    <Combobox
      {...words}
      label={t('wizard.contactPerson')}
      maxLength={400}
      value={text}
      loading={busy}
      sent={acted}
      keepKeys={keepKeys}
      options={[
        ...contacts.map((contact) => ({ id: contact.id, label: contact.name, detail: contactDetail(contact) })),
        ...(isOwn ? [{ id: AS_TYPED, label: t('fields.asTyped', { text: text.trim() }) }] : []),
      ]}
      onFocus={() => setAsking(true)}
      onBlur={() => {
        setAsking(false)
        setTyped(false)
        onBlur()
      }}
      onChange={(name) => {
        typing('customer.contactPerson')
        setTyped(true)
        onChange({ contactPerson: name === '' ? undefined : name })
      }}
      onPick={({ id }) => {
        const contact = contacts.find((one) => one.id === id)
        if (contact) onTake(withContact(customer, contact))
        leave('customer.contactPerson')
      }}
    />
  )
}

/** Phone and mail come with a name; what is not known of somebody stays as it was typed. */
function withContact({ phone, email }: CustomerDraft, contact: PartnerContact): CustomerDraft {
  return { contactPerson: contact.name, phone: contact.phone ?? phone, email: contact.email ?? email }
}

const placeOf = ({ postalCode, city }: Partner): string => `${postalCode} ${city}`.trim()

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
