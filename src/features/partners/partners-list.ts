import { Building2 } from 'lucide-react'
import type { Partner } from '#src/contract/partners/partner.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { PARTNER_COLUMNS, PARTNER_FILTERS, PartnerSearch } from './partner-columns.tsx'
import { kindText, placeText } from './partner-text.ts'

const byName = { sort: 'name', desc: false } as const

/** The list of customers and carriers. */
export const partnersList = defineList<Partner>({
  name: 'partners',
  kind: 'partner',
  icon: Building2,
  page: '/partners/$id',
  access: { permission: 'partners.read', refusal: 'partners.noPermission' },
  words: {
    title: 'partners.title',
    rows: 'partners.rows',
    loadFailed: 'partners.failed',
    empty: 'partners.empty',
    emptyText: 'partners.empty.text',
    noMatch: 'partners.noMatch',
  },
  columns: PARTNER_COLUMNS,
  filters: PARTNER_FILTERS,
  search: PartnerSearch,
  builtIn: [
    { id: 'kunden', title: 'partners.view.customers', filters: { kind: 'customer' }, ...byName },
    { id: 'frachtfuehrer', title: 'partners.view.carriers', filters: { kind: 'carrier' }, ...byName },
    { id: 'nachweise', title: 'partners.view.due', filters: { papers: 'due' }, sort: 'papersUntil', desc: false },
  ],
  useRows: pagedRows({ endpoint: 'partners.list', record: 'partners.get' }),
  label: ({ name }) => name,
  text: (partner, t) =>
    [partner.number, partner.name, kindText(partner, t), placeText(partner), partner.phone ?? ''].join('\t'),
  create: 'partners.create',
})
