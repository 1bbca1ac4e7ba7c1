import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useLocalKeys, useRowKeys } from '#src/commands/keys/local-keys.ts'
import type { Invoice } from '#src/contract/billing/invoice.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { openProofOf } from '../changes/bill.late.ts'
import { draftOrderRows, type DraftOrderRow } from './draft-order-rows.ts'
import { useDraftChanges } from './use-draft-changes.ts'

function moveFocus(by: 1 | -1, rows: HTMLElement): void {
  const boxes = [...rows.querySelectorAll<HTMLElement>('input[type=checkbox]')]
  const at = boxes.findIndex((box) => box === document.activeElement)
  boxes[Math.max(0, Math.min(at + by, boxes.length - 1))]?.focus()
}

/** The customer's orders: those on the draft are ticked, the others can come along; one that may not says why and what to do. */
export function DraftOrders({ invoice }: { invoice: Invoice }) {
  const { t } = useText()
  const part = useRef<HTMLDivElement>(null)
  const { customerId } = invoice
  const { toggleOrder } = useDraftChanges(invoice)
  const { data } = useQuery({
    ...queryFor(useCall(), 'billing.orders', { query: { customerId, limit: 200 } }),
    enabled: customerId !== undefined && invoice.state === 'draft',
  })
  const rows = draftOrderRows(invoice, data?.data ?? [])
  const focused = () => {
    const id = document.activeElement?.closest<HTMLElement>('[data-draft-order]')?.dataset['draftOrder']
    return rows.find(({ orderId }) => orderId === id)
  }
  useRowKeys(part, moveFocus)
  const keysOf = useLocalKeys(part, [
    {
      keys: 'x',
      title: t('commands.list.toggle'),
      withFocus: true,
      run() {
        const row = focused()
        if (row !== undefined && row.obstacle === undefined) toggleOrder(row.orderId, row.orderNumber)
      },
    },
  ])
  return (
    <section aria-label={t('billing.orders')} className="border-b border-line">
      <div className="flex h-9 items-center justify-between bg-sunken px-4">
        <h3 className="text-section text-text-2">{t('billing.orders')}</h3>
        <span className="flex items-center gap-2 text-chip text-text-3">
          {t('commands.list.toggle')} <KeyCaps keys={keysOf('x') ?? ''} small />
        </span>
      </div>
      <div ref={part}>
        {rows.map((row) => (
          <OrderRow key={row.orderId} row={row} onToggle={() => toggleOrder(row.orderId, row.orderNumber)} />
        ))}
      </div>
    </section>
  )
}

function OrderRow({ row, onToggle }: { row: DraftOrderRow; onToggle(): void }) {
  const { t } = useText()
  const format = useFormat()
  const { source } = useCommands()
  const isBlocked = row.obstacle !== undefined
  return (
    <div
      data-draft-order={row.orderId}
      className={classes(
        'flex min-h-12 items-start gap-3 border-t border-line px-4 py-1',
        row.isIn && 'bg-select',
        'focus-within:bg-tint',
      )}
    >
      <Checkbox
        className="mt-1"
        aria-label={row.orderNumber}
        aria-disabled={isBlocked || undefined}
        checked={row.isIn}
        onChange={() => !isBlocked && onToggle()}
      />
      <div className="min-w-0 grow">
        <div className="flex gap-2">
          <span className="shrink-0">{row.orderNumber}</span>
          <span className="truncate text-text-2">{row.route}</span>
          <span className={classes('ml-auto shrink-0', isBlocked && 'text-text-3')}>{format.cents(row.netCents)}</span>
        </div>
        <div className="flex flex-wrap gap-x-2 text-chip text-text-3">
          <span>
            {[
              format.date(row.deliveredOn),
              row.reference !== undefined && t('billing.reference', { text: row.reference }),
              t('billing.vat', { percent: format.percent(row.ratePercent) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {row.obstacle !== undefined && (
            <span className="ml-auto flex items-center gap-2">
              <StatusWord status="warning" coloured>
                {row.obstacle.message}
              </StatusWord>
              {row.obstacle.remedy === 'checkProof' && (
                <Button
                  variant="quiet"
                  className="h-6 text-chip"
                  onClick={() => void openProofOf(source.current().services, row.orderId, row.orderNumber)}
                >
                  {t('billing.checkProof')}
                </Button>
              )}
            </span>
          )}
        </div>
      </div>
    </div>
  )
}
