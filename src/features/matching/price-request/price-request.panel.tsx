import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { FailureState } from '#src/commands/failure-state.tsx'
import { recordFocus } from '#src/commands/gate/command.ts'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { PriceRequest } from '#src/contract/price-requests.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { StatusSign, StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { BelowRecord } from '#src/records/panel/below-record.tsx'
import { PresentPeople } from '#src/records/panel/present-people.tsx'
import { usePresence } from '#src/records/panel/presence.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { AnswersLog } from './answers-log.tsx'
import { quotesState } from './price-request-state.ts'
import { QuoteGrid } from './quote-grid.tsx'
import { quoteRows } from './quote-rows.ts'
import { othersOf } from './quote-states.ts'

/** What carriers answer to one question for prices, side by side, with what was said and what taking one would do. */
export function PriceRequestPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const { close, key } = usePanelPlace()
  const id = panel.id ?? ''
  const { data: request, error, refetch } = useQuery(queryFor(useCall(), 'priceRequests.get', { params: { id } }))
  const chosen = useSessionValue(quotesState).chosen(id)
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['record', 'record:priceRequest'],
    focus: recordFocus('priceRequest', id, request === undefined ? {} : { record: request, name: request.id }),
    changes: chosen,
  })
  const present = usePresence(key, { kind: 'priceRequest', id }, part)
  const answered = request?.quotes.filter(({ state }) => state !== 'asked').length ?? 0
  const all = request?.quotes.length ?? 0
  return (
    <div ref={part} className="h-full">
      <SidePanel
        title={t('quotes.title', { id })}
        status={
          request && (
            <StatusWord status={answered === all ? 'success' : 'pending'}>
              {t('quotes.answered', { answered, all })}
            </StatusWord>
          )
        }
        note={present.length > 0 && <PresentPeople people={present} />}
        footer={request && <Buttons request={request} />}
      >
        {request === undefined && error === null && <LoadingRows rows={12} rowHeight={28} />}
        {request === undefined && error !== null && (
          <FailureState
            title={t('quotes.failed')}
            detail={error.message}
            onRetry={() => void refetch()}
            other={{ title: t('ui.close'), keys: 'escape', onRun: close }}
          />
        )}
        {request !== undefined && <Quotes request={request} />}
      </SidePanel>
    </div>
  )
}

function Quotes({ request }: { request: PriceRequest }) {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const state = useSessionValue(quotesState).chosen(request.id)
  const at = useSyncExternalStore(state.subscribe, state.current)
  const { quotes } = request
  const chosen = Math.min(at, Math.max(0, quotes.length - 1))
  const rows = quoteRows(quotes, { t, format, hasMoney: may(role, 'money.read') })
  return (
    <div className="@container flex min-h-full flex-col">
      <p className="flex min-h-8 items-center gap-2 border-b border-line px-4 text-chip text-text-2">
        <RecordLink kind="order" id={request.orderId} label={request.orderNumber} />
        <span className="truncate">{request.route}</span>
        <span className="ml-auto shrink-0 text-text-3">
          {t('quotes.deadline', { at: format.stamp(request.deadline) })}
        </span>
      </p>
      <QuoteGrid
        label={t('quotes.title', { id: request.id })}
        quotes={quotes}
        rows={rows}
        chosen={chosen}
        onChoose={state.set}
      />
      <AnswersLog request={request} />
      <BelowRecord kind="priceRequest" id={request.id} label={request.id} />
      <div className="mt-auto">
        <Outcome request={request} chosen={chosen} />
      </div>
    </div>
  )
}

/** For this request, wherever the keyboard is. */
function Buttons({ request }: { request: PriceRequest }) {
  const { t } = useText()
  const record = { kind: 'priceRequest', id: request.id, record: request } as const
  return (
    <>
      <CommandButton id="quotes.negotiate" record={record} />
      <CommandButton id="quotes.enter" record={record} label={t('quotes.enter.confirm')} />
      <span className="ml-auto min-[1600px]:hidden">
        <CommandButton id="quotes.accept" record={record} label={t('matching.accept')} variant="primary" />
      </span>
      <span className="ml-auto max-[1599px]:hidden">
        <CommandButton id="quotes.accept" record={record} variant="primary" />
      </span>
    </>
  )
}

/** What has become of it, or what taking the marked quote would do. */
function Outcome({ request, chosen }: { request: PriceRequest; chosen: number }) {
  const { t } = useText()
  const format = useFormat()
  const { quotes, status, acceptedBy = '', acceptedAt, acceptedCarrierId } = request
  const line = 'flex min-h-9 items-center gap-1.5 border-t border-line px-4 text-chip'
  if (status === 'accepted') {
    const carrier = quotes.find(({ carrierId }) => carrierId === acceptedCarrierId)?.carrierName ?? ''
    return (
      <p role="status" className={line}>
        <StatusSign status="failure" />
        {t('quotes.taken', { name: acceptedBy, time: format.time(acceptedAt) })}
        <span className="text-text-2">· {carrier}</span>
      </p>
    )
  }
  if (status === 'cancelled') return <p className={line}>{t('quotes.cancelled')}</p>
  const current = quotes[chosen]
  if (current === undefined) return null
  const others = othersOf(request, current.carrierId)
  return (
    <p className={`${line} text-text-2`}>
      {t(others.length === 0 ? 'quotes.then' : 'quotes.thenOthers', {
        name: current.carrierName,
        others: others.join(', '),
      })}
    </p>
  )
}
