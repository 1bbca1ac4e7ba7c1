import { planTownsText } from '#src/domain/planning/facts/order-route.ts'
import type { Board } from '#src/domain/planning/facts/board.ts'
import type { DayEntry } from '#src/domain/planning/day/plan-day.ts'
import type { Verdict } from '#src/domain/planning/offers/judge.ts'
import { planTitle } from '#src/entities/planning/plan-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { rowName } from '../../moving/words.ts'
import { figureWords, loadWords, whoOf } from '../words.ts'
import { FigureLine } from '../card.tsx'

interface DayEntryProps {
  entry: DayEntry
  /** None: the board has changed, and it no longer holds. */
  verdict: Verdict | undefined
  board: Board
  isSending: boolean
}

/** One tour of a proposal: new or changed, what it is made of, and what it earns. */
export function DayEntryRow({ entry, verdict, board, isSending }: DayEntryProps) {
  const { t } = useText()
  const format = useFormat()
  const { placement, orderIds } = entry
  const tour = board.tours.find(({ id }) => id === placement.tourId)
  const what = tour ? t('proposals.day.changed', { tour: tour.number, count: orderIds.length }) : t('proposals.day.new')
  const ways = orderIds.flatMap((id) => {
    const order = board.orders.get(id)
    return order ? [`${order.number} ${planTownsText(order)}`] : []
  })
  const margin = verdict?.figures.margin
  return (
    <div className="px-4 py-2">
      <p className="flex gap-2">
        <span className="min-w-0 grow truncate">
          <b className="font-semibold">{rowName(placement.resource, board, t)}</b>
          {verdict && <span className="text-text-2">{`  ${whoOf(verdict, board, t).facts}`}</span>}
        </span>
        {margin !== undefined && <span className="font-semibold">{format.money(margin)}</span>}
      </p>
      <p className="text-chip text-text-2">
        {margin !== undefined && margin <= 0 ? `${what} · ${t('proposals.day.noProfit')}` : what}
      </p>
      {ways.map((way) => (
        <p key={way} className="truncate text-chip">
          {way}
        </p>
      ))}
      {verdict && <FigureLine words={figureWords(verdict, entry, board, { t, format })} />}
      <p className="mt-1 flex gap-1.5 text-chip">
        <StatusSign
          status={isSending ? 'pending' : verdict === undefined || verdict.hints.length > 0 ? 'warning' : 'success'}
          className="mt-px"
        />
        {isSending
          ? t('carry.checking')
          : verdict === undefined
            ? t('proposals.day.stale')
            : [
                ...(verdict.hints.length > 0 ? verdict.hints.map((hint) => planTitle(hint, t)) : [t('carry.free')]),
                loadWords(verdict, board, t, format),
              ].join(' · ')}
      </p>
    </div>
  )
}
