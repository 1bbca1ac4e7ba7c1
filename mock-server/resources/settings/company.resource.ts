import { CompanySettings, type CompanyUpdate } from '#src/contract/accounts/settings.ts'
import { checkCompany } from '#src/domain/partners/company-checks.ts'
import { normalizeVatId } from '#src/domain/partners/vat.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { NO_TENANT } from '../../store/store.ts'
import { defineResource } from '../../write/define-resource.ts'
import { sameValue } from '../../write/same-value.ts'

type Company = Row<'companies'>

/** Texts that are there, if only empty. */
const ALWAYS = new Set(['name', 'street', 'postalCode', 'city', 'country'])

/** What is typed as it is kept: without outer blanks, numbers of tax and bank as papers have them. */
function typedValues(input: CompanyUpdate): Partial<Company> {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined)
  const values = entries.map(([field, value]) => {
    const text = typeof value === 'string' ? value.trim() : value
    if (text === null || text === '') return [field, ALWAYS.has(field) ? '' : undefined]
    if (field === 'vatId' && typeof text === 'string') return [field, normalizeVatId(text)]
    if ((field === 'iban' || field === 'bic') && typeof text === 'string')
      return [field, text.replaceAll(/\s/g, '').toUpperCase()]
    return [field, text]
  })
  return Object.fromEntries(values) as Partial<Company>
}

/** What differs from the company as it is read: what it has not settled is as everybody starts, and stays so. */
function otherThan(row: Company, values: Partial<Company>): Partial<Company> {
  const read = CompanySettings.parse(row)
  const differing = Object.entries(values).filter(([field, value]) => !sameValue(value, Reflect.get(read, field)))
  return Object.fromEntries(differing) as Partial<Company>
}

/** The company is called the same wherever its name stands. */
async function nameTenant({ store }: Pick<RuleContext, 'store'>, { id, name, city }: Company): Promise<void> {
  const outside = store.of(NO_TENANT)
  const tenant = await outside.find('tenants', id)
  if (tenant && (tenant.name !== name || tenant.city !== city)) await outside.patch('tenants', id, { name, city })
}

/** The own company, the one record there is. */
export const companies = defineResource({
  kind: 'company',
  list: { sort: [{ field: 'name' }], filters: {} },
  write: {
    update(context, row, input) {
      const values = otherThan(row, typedValues(input))
      const after = { ...row, ...values }
      const typed = new Set(Object.keys(values))
      const isTyped = (path: string) => typed.has(path) || (path === 'postalCode' && typed.has('country'))
      assertNoErrors(checkCompany(after).filter(({ path }) => isTyped(path)))
      if (after.name === row.name && after.city === row.city) return { values }
      return {
        values,
        cascade: async () => {
          await nameTenant(context, after)
          return []
        },
      }
    },
  },
  undo: {
    async update({ store }, row, values) {
      await nameTenant({ store }, await store.patch('companies', row.id, values))
    },
  },
})
