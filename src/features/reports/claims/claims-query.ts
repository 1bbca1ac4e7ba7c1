import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { ClaimFigures } from '#src/contract/claims/calls.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { daysOf } from '#src/domain/reports/weeks.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import type { ReportView } from '../view/report-view.ts'

/**
 * The claims that were raised in the weeks of a report; nothing for who may not read them. Of a customer or carrier alone where the
 * report is; a claim knows no vehicle and no town, so a report of one has none.
 */
export function useClaimFigures({ search, figures }: ReportView): ClaimFigures | undefined {
  const { role } = useSession()
  const { customer, carrier, vehicle, site } = search
  const [first, last] = [figures.weeks[0], figures.weeks.at(-1)]
  const query = {
    ...(first !== undefined && last !== undefined && { from: daysOf(first).from, to: daysOf(last).to }),
    ...(customer !== undefined && { customerId: customer }),
    ...(carrier !== undefined && { carrierId: carrier }),
  }
  const isAsked = may(role, 'claims.read') && first !== undefined && vehicle === undefined && site === undefined
  const { data } = useQuery({ ...queryFor(useCall(), 'claims.figures', { query }), enabled: isAsked })
  return isAsked ? data : undefined
}
