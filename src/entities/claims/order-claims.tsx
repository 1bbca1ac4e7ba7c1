import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Order } from '#src/contract/orders/order.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { claimKind, claimSign, claimState } from './claim-words.ts'

/** The claims about an order, the newest first, and how many; nothing for those who may not read them, nor where there is none. */
export function OrderClaims({ order }: { order: Order }) {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const isTheirs = may(role, 'claims.read')
  const { data } = useQuery({
    ...queryFor(useCall(), 'claims.list', { query: { orderId: order.id, limit: 20 } }),
    enabled: isTheirs,
  })
  if (!isTheirs || data === undefined || data.data.length === 0) return null
  return (
    <Section
      title={t('claims.ofOrder', { count: data.pagination.total })}
      fact={
        <CommandButton
          id="claims.create"
          record={{ kind: 'order', id: order.id, record: order }}
          variant="quiet"
          className="-mr-2 h-6 gap-1.5 text-chip text-text-3"
        />
      }
    >
      <ul className="flex flex-col gap-1">
        {data.data.map((claim) => (
          <li key={claim.id} className="flex items-baseline gap-2">
            <RecordLink kind="claim" id={claim.id} label={claim.number} />
            <span className="min-w-0 truncate text-text-2">{claimKind(claim, t)}</span>
            <StatusWord status={claimSign(claim)}>{claimState(claim, t)}</StatusWord>
            {claim.amountCents !== undefined && <span className="ml-auto">{format.cents(claim.amountCents)}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
