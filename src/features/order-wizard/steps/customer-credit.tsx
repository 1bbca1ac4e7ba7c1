import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { explain } from '#src/i18n/issue-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { Warning } from './fields.tsx'

/** What the chosen customer may owe and owes, and a warning where that is more: it never blocks. Without a limit nothing is said. */
export function CustomerCredit({ customerId }: { customerId: string | undefined }) {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const query = queryFor(useCall(), 'partners.credit', { params: { id: customerId ?? '' }, query: {} })
  const { data } = useQuery({ ...query, retry: false, enabled: customerId !== undefined && may(role, 'money.read') })
  if (data?.limitCents === undefined) return null
  const [warning] = data.warnings
  if (warning !== undefined)
    return <Warning>{explain('issue.', { ...warning, code: warning.code ?? '' }, t, format)}</Warning>
  const values = { limit: format.cents(data.limitCents), used: format.cents(data.usedCents) }
  return (
    <p className="text-chip text-text-2">
      {t('partners.column.credit')}: {t('partners.figure.limit', values)}
    </p>
  )
}
