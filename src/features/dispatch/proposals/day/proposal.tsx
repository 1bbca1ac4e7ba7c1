import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { FailureState } from '#src/commands/failure-state.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { addDays, epochToZoned } from '#src/domain/basics/dates.ts'
import type { Board } from '#src/domain/planning/facts/board.ts'
import { verdictNow } from '#src/domain/planning/day/plan-day.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ProgressBar } from '#src/ui/signs/progress-bar.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { boardState } from '../../board/state/state.ts'
import { useBoard } from '../../board/state/board.queries.ts'
import { DayEntryRow } from './entry.tsx'
import { dayState, openEntries, type DayProposal as Proposal, type DayView } from './state.ts'
import { LeftOpen } from './left-open.tsx'
import { OptionList } from '#src/entities/planning/option-list.tsx'
import { changesOf } from '../state.ts'
import { useBoardWith, useWaitingOrders } from '../use-plan-orders.ts'

/** Days that are planned at once where no board is on the screen: today and the two after. */
const DAYS = 2

/** A plan for all that is not assigned yet: what would be new and what would change, taken over tour by tour. */
export function DayProposal() {
  const { t } = useText()
  const format = useFormat()
  const state = useSessionValue(dayState)
  const days = useDays()
  const { data, error, refetch } = useBoard(days.from, days.to)
  const board = useBoardWith(data, useWaitingOrders())
  const day = useSyncExternalStore(state.day.subscribe, state.day.current)
  const view = useView(board, day)
  const changes = useMemo(() => changesOf(state.day, state.at, state.view), [state])
  const part = useFocusScope<HTMLDivElement>({ scopes: ['panel', 'panel:day'], changes })
  useStarted(view, day)
  return (
    <SidePanel
      title={t('proposals.day.title')}
      fact={`${format.date(days.from)} – ${format.date(days.to)}`}
      footer={
        day.isRunning ? (
          <CommandButton id="proposals.cancel" />
        ) : (
          <>
            <CommandButton id="proposals.take" variant="primary" />
            <CommandButton id="proposals.showEntry" />
          </>
        )
      }
    >
      <div ref={part}>
        {error !== null && board === undefined ? (
          <FailureState title={t('proposals.failed')} detail={error.message} onRetry={() => void refetch()} />
        ) : (
          <Body day={day} view={view} />
        )}
      </div>
    </SidePanel>
  )
}

/** The days the board shows, from today on. */
function useDays() {
  const { rows } = useSessionValue(boardState)
  const shown = useSyncExternalStore(rows.subscribe, () => rows.current()?.board.to)
  const [from] = useState(() => epochToZoned(Date.now()).date)
  return { from, to: shown !== undefined && shown > from ? shown : addDays(from, DAYS) }
}

/** What the entries mean on the board as it is now, told to the commands as well. */
function useView(board: Board | undefined, day: Proposal): DayView | undefined {
  const state = useSessionValue(dayState)
  const view = useMemo(() => {
    if (board === undefined) return undefined
    return { board, verdicts: new Map(openEntries(day).map((entry) => [entry, verdictNow(entry, board)])) }
  }, [board, day])
  useEffect(() => {
    state.look(view)
    return () => state.look(undefined)
  }, [state, view])
  return view
}

/** Begins by itself, and again where the board has changed so that an entry no longer holds, or where it shows other days. */
function useStarted(view: DayView | undefined, { plan, taken, isRunning, isCalledOff, sending }: Proposal): void {
  const state = useSessionValue(dayState)
  const seen = useRef<Board>(undefined)
  useEffect(() => {
    if (view === undefined || isCalledOff || sending !== undefined || seen.current === view.board) return
    const isForOtherDays = seen.current !== undefined && seen.current.to !== view.board.to && taken.size === 0
    const isStale = [...view.verdicts.values()].includes(undefined)
    if (!isForOtherDays && (isRunning || (plan !== undefined && !isStale))) return
    seen.current = view.board
    state.start(view.board)
  }, [state, view, plan, taken, isRunning, isCalledOff, sending])
  useEffect(() => () => state.cancel('panel'), [state])
}

function Body({ day, view }: { day: Proposal; view: DayView | undefined }) {
  const { t } = useText()
  const state = useSessionValue(dayState)
  const at = useSyncExternalStore(state.at.subscribe, state.at.current)
  const { progress, isRunning, plan, failure } = day
  const entries = openEntries(day)
  return (
    <>
      {isRunning && <Progress progress={progress} />}
      {failure !== undefined && (
        <p role="alert" className="border-b border-line px-4 py-2 text-status-red">
          {failure}
        </p>
      )}
      {plan !== undefined && <Sums day={day} />}
      {plan === undefined && day.isCalledOff && (
        <p className="flex flex-col items-start gap-3 p-4">
          <span role="status">{t('proposals.day.calledOff')}</span>
          <CommandButton id="proposals.again" label={t('proposals.day.again')} />
        </p>
      )}
      {plan === undefined && !isRunning && !day.isCalledOff && failure === undefined && (
        <LoadingRows rows={5} rowHeight={76} />
      )}
      {view !== undefined && entries.length > 0 && (
        <OptionList
          label={t('proposals.day.entries')}
          keys={entries.map(
            ({ placement, orderIds }) => `${placement.resource} ${placement.tourId} ${orderIds.join()}`,
          )}
          chosen={at}
          onChoose={state.goTo}
        >
          {(index) => {
            const entry = entries[index]
            return (
              entry && (
                <DayEntryRow
                  entry={entry}
                  verdict={view.verdicts.get(entry)}
                  board={view.board}
                  isSending={day.sending === entry}
                />
              )
            )
          }}
        </OptionList>
      )}
      {view !== undefined && plan !== undefined && <LeftOpen left={plan.left} board={view.board} />}
    </>
  )
}

function Progress({ progress }: { progress: Proposal['progress'] }) {
  const { t } = useText()
  const format = useFormat()
  const { step = 0, steps = 1, planned = 0, orders = 0 } = progress ?? {}
  const words =
    progress === undefined
      ? t('proposals.day.starting')
      : t('proposals.day.progress', { planned: format.number(planned, 0), orders: format.number(orders, 0) })
  return (
    <div className="flex flex-col gap-2 border-b border-line px-4 py-3">
      <ProgressBar label={t('proposals.day.title')} value={step} max={steps} />
      <p className="text-chip text-text-2">{words}</p>
    </div>
  )
}

/** What it comes to, and what going through the orders one after the other would have come to. */
function Sums({ day: { plan, taken, isImproving, better } }: { day: Proposal }) {
  const { t } = useText()
  const format = useFormat()
  if (plan === undefined) return null
  const { entries, left, margin, nearest } = plan
  const orders = entries.reduce((sum, { orderIds }) => sum + orderIds.length, 0)
  return (
    <div className="border-b border-line bg-sunken px-4 py-2">
      <p role="status" className="font-semibold">
        {entries.length === 0
          ? t('proposals.day.nothing')
          : `${t('proposals.day.sum', { count: entries.length })} ${t('proposals.day.sumOrders', { count: orders })}`}
        {taken.size > 0 && ` · ${t('proposals.day.taken', { count: taken.size })}`}
      </p>
      <p className="text-chip text-text-2">
        {[
          left.length > 0 && t('proposals.day.left', { count: left.length }),
          margin !== undefined && margin <= 0 && entries.length > 0 && t('proposals.day.noProfit'),
          margin !== undefined &&
            margin > 0 &&
            nearest.margin !== undefined &&
            t('proposals.day.margin', {
              margin: format.wholeMoney(margin),
              nearest: format.wholeMoney(nearest.margin),
              left: format.number(nearest.left, 0),
            }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {better !== undefined && <p role="status">{t('proposals.day.betterFound')}</p>}
      <p className="flex items-center gap-2 pt-2">
        <CommandButton id="proposals.again" label={t('proposals.day.again')} />
        {better !== undefined && <CommandButton id="proposals.better" />}
        {isImproving && better === undefined && (
          <span className="text-chip text-text-2">{t('proposals.day.improving')}</span>
        )}
      </p>
    </div>
  )
}
