import { addDays } from '#src/domain/basics/dates.ts'
import { CLAIM_KINDS, CLAIM_STATES, noticeUntil, OPEN_CLAIM_STATES } from '#src/domain/claims/claims.ts'
import { is, oneOf } from '../../core/lists/filters.ts'
import type { ListContext } from '../../core/lists/page.ts'
import { todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { defineResource } from '../../write/define-resource.ts'
import { changedClaim, newClaim } from './rules.ts'
import { claimUndo } from './undo-rules.ts'

type Claim = Row<'claims'>

/** Claims as they are told: with their deadline, and how many photos there are. */
async function shownClaims(rows: readonly Claim[], { store }: ListContext): Promise<Claim[]> {
  const photos = await store.all('documents', { claimId: { in: rows.map(({ id }) => id) } })
  return rows.map((claim) => ({
    ...claim,
    noticeUntil: deadlineOf(claim),
    photoCount: photos.filter(({ claimId }) => claimId === claim.id).length,
  }))
}

/** The last day of its notice. */
export const deadlineOf = ({ kind, hidden, deliveredOn }: Claim) => noticeUntil({ kind, isHidden: hidden, deliveredOn })

/** Complaints about orders, the newest first. */
export const claims = defineResource({
  kind: 'claim',
  list: {
    sort: [
      { field: 'createdAt', order: 'desc' },
      { field: 'id', order: 'desc' },
    ],
    filters: {
      state: oneOf('state', CLAIM_STATES),
      kind: oneOf('kind', CLAIM_KINDS),
      against: is('against'),
      orderId: is('orderId'),
      customerId: is('customerId'),
      carrierId: is('carrierId'),
      notice: (_due, asking) => ({
        noticedOn: { exists: false },
        state: { in: OPEN_CLAIM_STATES },
        noticeUntil: { lte: addDays(todayOf(asking), 2) },
      }),
    },
  },
  view: shownClaims,
  write: { ids: 'clm', create: newClaim, update: changedClaim },
  undo: claimUndo,
})
