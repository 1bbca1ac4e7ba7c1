import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { FailureState } from '#src/commands/failure-state.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useLocalKeys } from '#src/commands/keys/local-keys.ts'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { BillingRun } from '#src/contract/billing/runs.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { invalidateRelated } from '#src/records/changes/invalidate.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'
import { ProgressBar } from '#src/ui/signs/progress-bar.tsx'
import { StatusWord, type SignName } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { useOnline } from '#src/workspace/session/use-online.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'

const steps = () => import('./run-steps.late.ts')

/** How often a run that is under way is looked at, ms: it is also told live. */
const LOOK = 1000

const signs: Readonly<Record<BillingRun['state'], SignName>> = {
  running: 'IN_TRANSIT',
  halted: 'warning',
  done: 'success',
}

/** A run over many orders: how far it is, what was issued, what was refused and why. What is issued stays issued. */
export function MassBillingPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const { close } = usePanelPlace()
  const queryClient = useQueryClient()
  const id = panel.id ?? ''
  const { data, error, refetch } = useQuery({
    ...queryFor(useCall(), 'billingRuns.get', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? LOOK : false),
  })
  // Lists and figures show what was billed as soon as there is more of it.
  const done = data?.done
  useEffect(() => {
    if (done !== undefined && done > 0) invalidateRelated(queryClient, 'billingRun', [id])
  }, [queryClient, id, done])
  return (
    <SidePanel
      title={t('billing.run')}
      status={data && <StatusWord status={signs[data.state]}>{t(`billing.run.${data.state}`)}</StatusWord>}
    >
      {data === undefined && error === null && <LoadingRows rows={6} />}
      {data === undefined && error !== null && (
        <FailureState
          title={t('billing.run.failedToLoad')}
          detail={error.message}
          onRetry={() => void refetch()}
          other={{ title: t('ui.close'), keys: 'escape', onRun: close }}
        />
      )}
      {data !== undefined && <Progress run={data} />}
      {data !== undefined && <Results run={data} />}
    </SidePanel>
  )
}

function Progress({ run }: { run: BillingRun }) {
  const { t } = useText()
  const format = useFormat()
  const part = useRef<HTMLDivElement>(null)
  const { act, isPossible, reason } = useRunStep(run)
  const keysOf = useLocalKeys(part, [{ keys: 'h', title: t('billing.run.halt'), run: act }])
  const words = t('billing.run.progress', { done: format.number(run.done), all: format.number(run.total) })
  return (
    <div ref={part}>
      <Section title={words}>
        <ProgressBar label={words} value={run.done} max={run.total} />
        {isPossible && (
          <div className="mt-2">
            <Button keys={keysOf('h')} {...(reason !== undefined && { disabledReason: reason })} onClick={act}>
              {t(run.state === 'running' ? 'billing.run.halt' : 'billing.run.resume')}
            </Button>
          </div>
        )}
      </Section>
      <Section title={t('billing.run.issued')}>
        <DefinitionList
          amounts
          rows={[
            { label: t('billing.run.invoices'), value: format.number(run.invoices) },
            { label: t('billing.run.orders'), value: format.number(run.billed) },
            { label: t('billing.run.refused'), value: format.number(run.refused) },
            ...(run.firstNumber === undefined
              ? []
              : [
                  {
                    label: t('billing.run.numbers'),
                    value: [run.firstNumber, run.lastNumber].filter(Boolean).join(' – '),
                  },
                ]),
            { label: t('billing.total'), value: format.cents(run.grossCents), strong: true, ruled: true },
          ]}
        />
      </Section>
    </div>
  )
}

/** Halts a run, or lets it go on; `reason` why that is not possible now. */
function useRunStep(run: BillingRun): { act(): void; isPossible: boolean; reason: string | undefined } {
  const { t } = useText()
  const { source } = useCommands()
  // Whoever may bill may halt it, and with a connection only.
  const isOffline = !useOnline()
  const isPossible = run.state === 'running' || run.state === 'halted'
  return {
    act() {
      if (isPossible && !isOffline) void steps().then(({ haltOrResume }) => haltOrResume(source.current(), run))
    },
    isPossible,
    reason: isOffline ? t('reasons.offline') : undefined,
  }
}

function Results({ run }: { run: BillingRun }) {
  const { t } = useText()
  const refusedFirst = run.results.toSorted((a, b) => Number(a.outcome === 'billed') - Number(b.outcome === 'billed'))
  if (refusedFirst.length === 0) return null
  return (
    <Section title={t('billing.run.results')}>
      <ul className="flex flex-col gap-1">
        {refusedFirst.map((result) => (
          <li key={result.orderId} className="flex flex-wrap items-baseline gap-x-2">
            <StatusWord status={result.outcome === 'billed' ? 'success' : 'failure'}>
              <RecordLink kind="order" id={result.orderId} label={result.orderNumber} />
            </StatusWord>
            {result.invoiceId !== undefined && (
              <RecordLink kind="invoice" id={result.invoiceId} label={result.invoiceNumber ?? result.invoiceId} />
            )}
            {result.message !== undefined && <span className="text-text-2">{result.message}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
