import { describe, expect, test } from 'vitest'
import { checkVatId } from '#src/domain/partners/vat.ts'
import { TENANTS } from '#mock-server/seed/companies/tenants.ts'
import { seededBackend } from './seeded-backend.ts'

/** ISO 7064 MOD 97-10, as ISO 13616 asks of an IBAN. */
function isIban(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

describe('The company behind a tenant', () => {
  test.each(TENANTS.map(({ id, name, city, postalCode }) => ({ id, name, city, postalCode })))(
    '$name has all that its papers name',
    async ({ id, name, city, postalCode }) => {
      const { status, body } = await seededBackend().ask(`dispo@${id}`, 'tenants.company')
      expect([status, body.id, body.name, body.city, body.postalCode]).toEqual([200, id, name, city, postalCode])
      expect(checkVatId(body.vatId ?? '')).toBe('ok')
      expect(body.iban).toMatch(/^DE\d{20}$/)
      expect(isIban(body.iban ?? '')).toBe(true)
      expect(body.bic).toMatch(/^[A-Z]{4}DE[A-Z0-9]{2}XXX$/)
      expect(body.register).toMatch(name.endsWith('KG') ? /^HRA \d+, Amtsgericht / : /^HRB \d+, Amtsgericht /)
      expect(body.euLicence).toMatch(/^D-/)
      expect(body.liabilityInsurance).toContain('Police')
      expect(body.terms).toBe('ADSp 2017')
      expect(body.phone).toMatch(/^0\d+ 000 /)
      expect(Object.values(body).filter((value) => value === '' || value === undefined)).toEqual([])
    },
  )

  test('Nordkurs as it is printed', async () => {
    const { body } = await seededBackend().ask('gast@nordkurs', 'tenants.company')
    expect(body).toEqual({
      id: 'nordkurs',
      name: 'Nordkurs Spedition GmbH',
      street: 'Versmannstraße 24',
      postalCode: '20457',
      city: 'Hamburg',
      country: 'Deutschland',
      phone: '040 000 41-20',
      email: 'dispo@nordkurs.example',
      website: 'www.nordkurs.example',
      vatId: 'DE394001513',
      taxNumber: '48/715/02419',
      register: 'HRB 184205, Amtsgericht Hamburg',
      managingDirector: 'Katharina Großmann',
      bank: 'Alsterbank Hamburg AG',
      iban: 'DE47200999000012345600',
      bic: 'ALBHDEHHXXX',
      euLicence: 'D-HH-2022-01847',
      liabilityInsurance: 'Hanseatische Transportversicherung AG, Police VH-2026-118430',
      terms: 'ADSp 2017',
    })
  })
})
