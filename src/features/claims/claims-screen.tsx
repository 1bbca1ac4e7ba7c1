import { TriangleAlert } from 'lucide-react'
import type { Claim } from '#src/contract/claims/claim.ts'
import { claimKind, claimState } from '#src/entities/claims/claim-words.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { CLAIM_COLUMNS, CLAIM_FILTERS, ClaimSearch } from './claim-columns.tsx'
import { ClaimFigures } from './claim-figures.tsx'

/** The list of claims. */
export const claimsList = defineList<Claim>({
  name: 'claims',
  kind: 'claim',
  icon: TriangleAlert,
  access: { permission: 'claims.read', refusal: 'claims.noPermission' },
  words: {
    title: 'claims.title',
    rows: 'claims.rows',
    loadFailed: 'claims.failed',
    empty: 'claims.empty',
    emptyText: 'claims.empty.text',
    noMatch: 'claims.noMatch',
  },
  columns: CLAIM_COLUMNS,
  filters: CLAIM_FILTERS,
  search: ClaimSearch,
  builtIn: [
    {
      id: 'offen',
      title: 'claims.view.open',
      filters: { state: 'open,inReview,accepted' },
      sort: 'createdAt',
      desc: true,
    },
    { id: 'frist', title: 'claims.view.due', filters: { notice: 'due' }, sort: 'noticeUntil', desc: false },
  ],
  useRows: pagedRows({ endpoint: 'claims.list', record: 'claims.get' }),
  label: ({ number }) => number,
  text: (claim, t) =>
    [claim.number, claim.orderNumber, claimKind(claim, t), claim.partnerName ?? '', claimState(claim, t)].join('\t'),
})

/** Complaints about orders, the newest first, with what they come to above them. */
export function ClaimsScreen() {
  return <ListScreen list={claimsList} head={<ClaimFigures />} />
}
