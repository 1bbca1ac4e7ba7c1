import { type CSSProperties, memo, useSyncExternalStore } from 'react'
import { epochToZoned, pad } from '#src/domain/dates.ts'
import { zonedToEpoch } from '#src/domain/dates.ts'
import type { ResourceRow } from '#src/domain/planning/timeline.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSessionValue } from '#src/workspace/session-values.tsx'
import { boardState } from './board-state.ts'
import { DAY, daysOn, HOUR } from './board-time.ts'
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
  const { t } = useText()
  const days = midnights(geometry).filter((at) => at < to && at + DAY > from)
  const today = epochToZoned(now).date
  return days.map((at) => {
    const ban = bans.find((one) => one.from < at + DAY && one.to > at)
    return (
      <Day
        key={at}
        at={at}
        geometry={geometry}
        isToday={epochToZoned(at + 1).date === today}
        ban={ban && t('board.ban', { from: hourOf(ban.from), to: hourOf(ban.to) })}
        mayBeCut={at < from + EDGE && at + DAY > from}
      />
    )
  })
})

/** The left edge of the view is at most so far behind the start of what is drawn, ms. */
const EDGE = 7 * HOUR

interface DayProps {
  at: number
  geometry: BoardGeometry
  isToday: boolean
  ban: string | undefined
  /** Its name stays in view when the left edge cuts it. Only then: each such name is a layer by itself. */
  mayBeCut: boolean
}

const Day = memo(function Day({ at, geometry, isToday, ban, mayBeCut }: DayProps) {
  const format = useFormat()
  const { t } = useText()
  const { date } = epochToZoned(at + 1)
  const left = geometry.xOf(at)
  const step = geometry.zoom === 'day' ? 1 : geometry.zoom === 'days' ? 3 : 0
  const words = [...(isToday ? [t('board.today')] : []), ...(ban === undefined ? [] : [ban])]
  return (
    <div className="board-day" style={{ left, width: geometry.xOf(daysOn(at, 1)) - left }}>
      <span className="board-day-name" data-sticks={mayBeCut ? '' : undefined}>
        {format.date(date)}
        {words.length > 0 && <span className="font-normal text-text-3"> {words.join(' ')}</span>}
      </span>
      {step > 0 && <Hours date={date} at={at} step={step} geometry={geometry} />}
    </div>
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

interface LabelProps {
  geometry: BoardGeometry
  now: number
}

/** The two labels of the axis are never wider together, in any language and typeface: farther apart they do not touch, px. */
const NEAR = 96

/** From the cursor's time to now where their labels may touch, px; undefined where they cannot. */
function nearNow(time: number | undefined, { geometry, now }: LabelProps): number | undefined {
  if (time === undefined || time < geometry.origin || time >= geometry.end) return undefined
  const far = geometry.xOf(now) - geometry.xOf(time)
  return Math.abs(far) < NEAR ? far : undefined
}

/** Now, by its time on the axis; close to the cursor it stands with the cursor's time, which keeps it beside itself. */
export function NowLabel(props: LabelProps) {
  const format = useFormat()
  const { cursor } = useSessionValue(boardState)
  const isApart = useSyncExternalStore(cursor.subscribe, () => nearNow(cursor.current()?.time, props) === undefined)
  if (!isApart) return null
  return (
    <span className="board-now-label" style={{ left: props.geometry.xOf(props.now) }}>
      {format.time(props.now)}
    </span>
  )
}

/** The time of the cursor; drawn by itself at each step. */
export function CursorLabel(props: LabelProps) {
  const { geometry, now } = props
  const format = useFormat()
  const state = useSessionValue(boardState)
  const place = useSyncExternalStore(state.cursor.subscribe, state.cursor.current)
  if (place === undefined || place.time < geometry.origin || place.time >= geometry.end) return null
  const { date, time } = epochToZoned(place.time)
  const far = nearNow(place.time, props)
  return (
    <span className="board-cursor-label" style={{ left: geometry.xOf(place.time) }}>
      {format.weekday(date)} {time}
      {far !== undefined && (
        <span
          className="board-now-label"
          data-side={far < 0 ? 'before' : 'after'}
          style={{ '--far': `${Math.abs(far)}px` } as CSSProperties}
        >
          {format.time(now)}
        </span>
      )}
    </span>
  )
}
