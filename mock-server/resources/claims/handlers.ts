import { epochToZoned } from '#src/domain/basics/dates.ts'
import { claimFigures } from '#src/domain/claims/figures.ts'
import { handle } from '../../core/handle.ts'
import { claims } from './claim.resource.ts'
import { setClaimState } from './rules.ts'

export const claimNoun = {
  ...claims,
  handlers: {
    ...claims.handlers,
    'claims.setState': claims.changing('claims.setState', (context, claim) =>
      setClaimState(context, claim, context.body),
    ),
    'claims.figures': handle('claims.figures', async ({ store, query }) => {
      const { from = '', to = '9999', customerId, carrierId } = query
      const of = { ...(customerId !== undefined && { customerId }), ...(carrierId !== undefined && { carrierId }) }
      const all = (await store.all('claims', of)).map((claim) => ({
        ...claim,
        raisedOn: epochToZoned(Date.parse(claim.createdAt)).date,
      }))
      return claimFigures(all.filter(({ raisedOn }) => raisedOn >= from && raisedOn <= to))
    }),
  },
}
