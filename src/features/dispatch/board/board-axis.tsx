import { memo, useSyncExternalStore } from 'react'
import { epochToZoned, pad } from '#src/domain/dates.ts'
import { zonedToEpoch } from '#src/domain/dates.ts'
import type { ResourceRow } from '#src/domain/planning/timeline.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSessionValue } from '#src/workspace/session-values.tsx'
import { boardState } from './board-state.ts'
import { DAY, daysOn } from './board-time.ts'
import { midnights, type BoardGeometry } from './geometry.ts'

interface AxisProps {
  geometry: BoardGeometry
  /** Ms: what is drawn of the time. */
  from: number
  to: number
  now: number
  bans: ResourceRow['bans']
}

/** Days above hours; the cursor's time and now stand on it. */
export const BoardAxis = memo(function BoardAxis({ geometry, from, to, now, bans }: AxisProps) {
  const format = useFormat()
  const { t } = useText()
  const days = midnights(geometry).filter((at) => at < to && at + DAY > from)
  const today = epochToZoned(now).date
  const step = geometry.zoom === 'day' ? 1 : geometry.zoom === 'days' ? 3 : 0
  return (
    <>
      {days.map((at) => {
        const { date } = epochToZoned(at + 1)
        const left = geometry.xOf(at)
        const ban = bans.find((one) => one.from < at + DAY && one.to > at)
        const words = [
          ...(date === today ? [t('board.today')] : []),
          ...(ban ? [t('board.ban', { from: hourOf(ban.from), to: hourOf(ban.to) })] : []),
        ]
        return (
          <div key={at} className="board-day" style={{ left, width: geometry.xOf(daysOn(at, 1)) - left }}>
            <span className="board-day-name">
              {format.date(date)}
              {words.length > 0 && <span className="font-normal text-text-3"> {words.join(' ')}</span>}
            </span>
            {step > 0 && <Hours date={date} at={at} step={step} geometry={geometry} />}
          </div>
        )
      })}
    </>
  )
})

const hourOf = (at: number) =>
  epochToZoned(at)
    .time.replace(/^0(?=\d)/, '')
    .replace(/:00$/, '')

function Hours({ date, at, step, geometry }: { date: string; at: number; step: number; geometry: BoardGeometry }) {
  const hours = Array.from({ length: 24 / step }, (_, index) => index * step)
  return hours.map((hour) => (
    <span
      key={hour}
      className="board-hour"
      style={{ left: geometry.xOf(zonedToEpoch(date, `${pad(hour)}:00`)) - geometry.xOf(at) }}
    >
      {pad(hour)}
    </span>
  ))
}

/** Now, by its time on the axis. */
export function NowLabel({ geometry, now }: { geometry: BoardGeometry; now: number }) {
  const format = useFormat()
  return (
    <span className="board-now-label" style={{ left: geometry.xOf(now) }}>
      {format.time(now)}
    </span>
  )
}

/** The time of the cursor; drawn by itself at each step. */
export function CursorLabel({ geometry }: { geometry: BoardGeometry }) {
  const format = useFormat()
  const state = useSessionValue(boardState)
  const place = useSyncExternalStore(state.cursor.subscribe, state.cursor.current)
  if (place === undefined || place.time < geometry.origin || place.time >= geometry.end) return null
  const { date, time } = epochToZoned(place.time)
  return (
    <span className="board-cursor-label" style={{ left: geometry.xOf(place.time) }}>
      {format.weekday(date)} {time}
    </span>
  )
}
