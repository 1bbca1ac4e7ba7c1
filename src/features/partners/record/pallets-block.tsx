import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { PalletAccount } from '#src/contract/partners/pallets.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SectionFailure } from '#src/ui/feedback/section-failure.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { usePanels } from '#src/workspace/panels/panels.ts'
import { balanceText, palletKindText, palletReasonText, signedCount } from '../pallet-text.ts'
import { Block } from './block.tsx'
import { BlockTable } from './block-table.tsx'
import type { Jump } from './jumps.ts'
import { NewButton } from './papers-block.tsx'
import { useChosen } from './use-chosen.ts'

const FEW = 4
const MOST = 200

type Entry = PalletAccount['entries'][number]

/** Who owes whom how many pallets, and what moved them last. */
export function PalletsBlock({ partner, jump, isWhole }: { partner: Partner; jump?: Jump; isWhole?: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const panels = usePanels()
  const chosen = useChosen(partner)
  const limit = isWhole ? MOST : FEW
  const { data, error, refetch } = useQuery(
    queryFor(useCall(), 'partners.pallets', { params: { id: partner.id }, query: { limit } }),
  )
  const balances = data?.balances ?? []
  const open = balances.filter(({ quantity }) => quantity !== 0)
  const isMixed = balances.length > 1
  const balance = (open.length > 0 ? open : balances.slice(0, 1)).map((one) => balanceText(one, t, format)).join(', ')
  return (
    <Block
      title={t('partners.block.pallets')}
      fact={balance === '' ? undefined : <b className="font-semibold text-text">{balance}</b>}
      jump={jump}
      actions={<NewButton id="palletBookings.manage" partner={partner} />}
    >
      {data === undefined && error === null && <LoadingRows rows={3} />}
      {data === undefined && error !== null && (
        <div className="px-4 pb-3">
          <SectionFailure text={t('pallets.failed')} onRetry={() => void refetch()} />
        </div>
      )}
      {data !== undefined && (
        <BlockTable<Entry>
          label={t('partners.block.pallets')}
          rows={data.entries}
          rowId={({ id }) => id}
          rowLabel={(entry) => `${format.date(entry.day)} ${palletReasonText(entry.reason, t)}`}
          onOpen={({ bookingId, orderId }) => {
            if (bookingId !== undefined) chosen('palletBookings.manage', bookingId)
            else if (orderId !== undefined) panels.open({ kind: 'order', id: orderId }, { how: 'add' })
          }}
          none={t('pallets.none')}
          columns={[
            { id: 'day', header: t('pallets.day'), cell: ({ day }) => format.dayMonth(day) },
            {
              id: 'order',
              header: t('records.order'),
              from: 360,
              cell: ({ orderNumber, reference }) => orderNumber ?? reference ?? '–',
            },
            {
              id: 'reason',
              header: t('pallets.reason'),
              cell: ({ reason, kind }) =>
                isMixed ? `${palletReasonText(reason, t)}, ${palletKindText(kind, t)}` : palletReasonText(reason, t),
            },
            {
              id: 'quantity',
              header: t('pallets.quantity'),
              align: 'right',
              cell: ({ quantity }) => signedCount(quantity, format),
            },
            {
              id: 'balance',
              header: t('pallets.balance'),
              align: 'right',
              cell: ({ balance: after }) => format.number(after, 0),
            },
          ]}
        />
      )}
    </Block>
  )
}
