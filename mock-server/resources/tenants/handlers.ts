import { handle } from '../../core/handle.ts'
import { notFound } from '../../core/http-error.ts'

export const tenantHandlers = {
  'tenants.company': handle('tenants.company', async ({ store, tenantId }) => {
    const company = await store.find('companies', tenantId)
    if (!company) throw notFound()
    return company
  }),
}
