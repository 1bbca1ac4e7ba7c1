import type { Row } from '../../store/models.ts'

/**
 * The companies behind the tenants. All of it is made up, and of the right form: VAT ids and IBANs have their check
 * digits, the bank codes belong to no bank, no subscriber's number begins with 000.
 */
const COMPANIES: readonly Omit<Row<'companies'>, 'tenantId' | 'version'>[] = [
  {
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
  },
  {
    id: 'mainspessart',
    name: 'Main-Spessart Logistik KG',
    street: 'Am Floßhafen 11',
    postalCode: '63739',
    city: 'Aschaffenburg',
    country: 'Deutschland',
    phone: '06021 000 58-30',
    email: 'dispo@mainspessart.example',
    website: 'www.mainspessart.example',
    vatId: 'DE394002629',
    taxNumber: '204/163/50722',
    // A limited partnership stands in part A of the register.
    register: 'HRA 6318, Amtsgericht Aschaffenburg',
    managingDirector: 'Lorenz Überall',
    bank: 'Spessartbank eG',
    iban: 'DE30795999000047110800',
    bic: 'SPBADE71XXX',
    euLicence: 'D-BY-2021-03362',
    liabilityInsurance: 'Fränkische Verkehrsversicherung VVaG, Police VH-2026-070915',
    terms: 'ADSp 2017',
  },
  {
    id: 'elbeoder',
    name: 'Elbe-Oder Transporte GmbH',
    street: 'Magdeburger Straße 58',
    postalCode: '01067',
    city: 'Dresden',
    country: 'Deutschland',
    phone: '0351 000 73-10',
    email: 'dispo@elbeoder.example',
    website: 'www.elbeoder.example',
    vatId: 'DE394003734',
    taxNumber: '203/108/06451',
    register: 'HRB 42916, Amtsgericht Dresden',
    managingDirector: 'Ines Wójcik',
    bank: 'Elbtalbank Dresden AG',
    iban: 'DE33850999000081500300',
    bic: 'ELBDDE81XXX',
    euLicence: 'D-SN-2023-00598',
    liabilityInsurance: 'Sächsische Güterversicherung AG, Police VH-2026-093377',
    terms: 'ADSp 2017',
  },
]

/** The rows of the companies; each belongs to its tenant and has its id. */
export function companyRows(): Row<'companies'>[] {
  return COMPANIES.map((company) => ({ ...company, tenantId: company.id, version: 1 }))
}
