import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { FailureState } from '#src/commands/failure-state.tsx'
import { useCommands, useCommandState } from '#src/commands/gate/commands-provider.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { useLocalKeys } from '#src/commands/keys/local-keys.ts'
import type { Invoice } from '#src/contract/billing/invoice.ts'
import { INVOICE_SPLITS } from '#src/domain/billing/states.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FieldLines, FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { useEditedHere } from '#src/records/fields/saving/use-edited-here.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { useInvoice } from '../record/use-invoice.ts'
import { DraftChecks } from './draft-checks.tsx'
import { draftFields, editableDraft } from '../fields/draft-fields.ts'
import { DraftOrders } from './draft-orders.tsx'
import { useDraftChanges } from './use-draft-changes.ts'

/** An invoice being put together: its terms, its orders, how finely it tells, what is missing. Everything is kept at once on the server. */
export function InvoiceDraftPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const { close } = usePanelPlace()
  const id = panel.id ?? ''
  const { data, error, refetch } = useInvoice(id)
  if (data !== undefined) return <Composer key={id} invoice={data} />
  return (
    <SidePanel title={t('billing.compose')}>
      {error === null ? (
        <LoadingRows rows={6} />
      ) : (
        <FailureState
          title={t('billing.invoice.failed')}
          detail={error.message}
          onRetry={() => void refetch()}
          other={{ title: t('ui.close'), keys: 'escape', onRun: close }}
        />
      )}
    </SidePanel>
  )
}

function Composer({ invoice }: { invoice: Invoice }) {
  const { t } = useText()
  const format = useFormat()
  const { run } = useCommands()
  const record = { kind: 'invoice', id: invoice.id, record: invoice } as const
  const isDraft = invoice.state === 'draft'
  const issue = () => void run('invoices.issue', { record })
  useEditedHere('invoice', invoice.id)
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['record', 'record:invoice', 'form'],
    focus: { ...record, name: invoice.number ?? invoice.customerName },
    ...(isDraft && { form: { save: issue } }),
  })
  const title = t(invoice.orderIds.length === 1 ? 'billing.compose.single' : 'billing.compose.collective')
  return (
    <div ref={part} className="h-full">
      <SidePanel
        title={title}
        fact={t('billing.orderRows', { count: invoice.orderIds.length, total: format.number(invoice.orderIds.length) })}
        note={t('billing.saved', { time: format.time(invoice.updatedAt) })}
        footer={isDraft && <Foot invoice={invoice} onIssue={issue} />}
      >
        <FieldsOf fields={editableDraft} record={invoice} folds>
          <Section title={invoice.customerName}>
            <dl>
              <FieldLines fields={draftFields} />
            </dl>
            <p className="mt-1 text-cap text-text-3">
              {t('billing.dueOn', { day: format.dateWithYear(invoice.dueDate) })}
            </p>
          </Section>
        </FieldsOf>
        <DraftOrders invoice={invoice} />
        <Split invoice={invoice} within={part} />
        <DraftChecks invoice={invoice} />
      </SidePanel>
    </div>
  )
}

/** How finely the invoice tells what each order cost. */
function Split({ invoice, within }: { invoice: Invoice; within: RefObject<HTMLElement | null> }) {
  const { t } = useText()
  const { setSplit } = useDraftChanges(invoice)
  const keysOf = useLocalKeys(
    within,
    INVOICE_SPLITS.map((split, at) => ({
      keys: String(at + 1),
      title: t(`billing.split.${split}`),
      run: () => setSplit(split),
    })),
  )
  return (
    <Section title={t('billing.split')}>
      <div role="group" aria-label={t('billing.split')} className="flex flex-wrap gap-2">
        {INVOICE_SPLITS.map((split, at) => (
          <Button
            key={split}
            aria-pressed={invoice.split === split}
            keys={keysOf(String(at + 1))}
            className={invoice.split === split ? 'border-accent bg-tint font-semibold' : undefined}
            onClick={() => setSplit(split)}
          >
            {t(`billing.split.${split}`)}
          </Button>
        ))}
      </div>
    </Section>
  )
}

/** Throw it away, or issue it; the number is announced, never promised. */
function Foot({ invoice, onIssue }: { invoice: Invoice; onIssue(): void }) {
  const { t } = useText()
  const record = { kind: 'invoice', id: invoice.id, record: invoice } as const
  const state = useCommandState('invoices.issue', record)
  const keys = useKeysOf('form.save')
  const next = useQuery(queryFor(useCall(), 'billing.summary', {})).data?.nextNumber
  const blocked = invoice.findings.find(({ severity }) => severity === 'error')?.message
  const reason =
    state?.availability.state === 'blocked' ? t(state.availability.reason, state.availability.values) : blocked
  return (
    <>
      <CommandButton id="invoices.delete" record={record} label={t('billing.discard')} showKeys={false} />
      <span className="ml-auto truncate text-chip text-text-3">
        {next !== undefined && next !== '' && t('billing.willBe', { number: next })}
      </span>
      <Button variant="primary" keys={keys} {...(reason !== undefined && { disabledReason: reason })} onClick={onIssue}>
        {t('billing.issue.confirm')}
      </Button>
    </>
  )
}
