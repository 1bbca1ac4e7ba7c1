import { CompanyDefaults } from '#src/contract/accounts/tenants.ts'
import { handle } from '../../core/handle.ts'
import { notFound } from '../../core/http-error.ts'

export const tenantHandlers = {
  'tenants.company': handle('tenants.company', async ({ store, tenantId }) => {
    const company = await store.find('companies', tenantId)
    if (!company) throw notFound()
    return company
  }),
  'tenants.defaults': handle('tenants.defaults', async ({ store, tenantId }) => {
    const company = await store.find('companies', tenantId)
    if (!company) throw notFound()
    const { defaultVatRate: vatRate, defaultPaymentTerms: paymentTerms } = company
    return CompanyDefaults.parse({ ...company, vatRate, paymentTerms })
  }),
}
