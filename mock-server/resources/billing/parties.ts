import type { InvoiceParty, Letterhead } from '#src/domain/billing/invoice-document.ts'
import { countryCode } from '#src/domain/places/country-codes.ts'
import { notFound } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'

type Partner = Row<'partners'>
type Company = Row<'companies'>

/** The company of the tenant. */
export async function companyOf(store: Store): Promise<Company> {
  const company = await store.find('companies', store.tenantId)
  if (!company) throw notFound()
  return company
}

/** The country of a party; an address without a known one is at home. */
const codeOf = (country: string) => countryCode(country) ?? 'DE'

export function companyParty(company: Company): InvoiceParty {
  const { id, name, street, postalCode, city, country, vatId, taxNumber, phone, email, iban, bic, bank } = company
  const { managingDirector } = company
  return {
    ...{ id, name, street, postalCode, city, country: codeOf(country), vatId, taxNumber },
    ...{ contactName: managingDirector, phone, email, iban, bic, bank },
  }
}

export function partnerParty(partner: Partner): InvoiceParty {
  const { id, name, street, postalCode, city, country, vatId, taxNumber, phone, email, iban, bic, number } = partner
  const { contactPerson } = partner
  return {
    ...{ id, name, street, postalCode, city, country: codeOf(country), vatId, taxNumber },
    ...{ contactName: contactPerson, phone, email, iban, bic, number },
    ...(partner.invoiceEmail && { electronicAddress: partner.invoiceEmail }),
  }
}

export function letterheadOf({ phone, email, website, register, managingDirector, terms }: Company): Letterhead {
  return { phone, email, website, register, managingDirector, terms }
}

/** Numbers of the tax adviser and of the client there, as bookings name them. */
export function adviserOf({ datevConsultant = 1001, datevClient = 1 }: Company) {
  return { consultant: datevConsultant, client: datevClient }
}
