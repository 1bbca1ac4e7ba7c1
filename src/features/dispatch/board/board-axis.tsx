import { type CSSProperties, memo, useSyncExternalStore } from 'react'
import { epochToZoned, repeatedHour } from '#src/domain/dates.ts'
import type { ResourceRow } from '#src/domain/planning/timeline.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSessionValue } from '#src/workspace/session-values.tsx'
import { boardState } from './board-state.ts'
import { daysOn, HOUR, hoursOf } from './board-time.ts'
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
  const days = midnights(geometry).filter((at) => at < to && daysOn(at, 1) > from)
  const today = epochToZoned(now).date
  return days.map((at) => {
    const ban = bans.find((one) => one.from < daysOn(at, 1) && one.to > at)
    return (
      <Day
        key={at}
        at={at}
        geometry={geometry}
        isToday={epochToZoned(at + 1).date === today}
        ban={ban && t('board.ban', { from: hourOf(ban.from), to: hourOf(ban.to) })}
        mayBeCut={at < from + EDGE && daysOn(at, 1) > from}
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
      {step > 0 && <Hours midnight={at} step={step} geometry={geometry} />}
    </div>
  )
})

const hourOf = (at: number) =>
  epochToZoned(at)
    .time.replace(/^0(?=\d)/, '')
    .replace(/:00$/, '')

function Hours({ midnight, step, geometry }: { midnight: number; step: number; geometry: BoardGeometry }) {
  return hoursOf(midnight)
    .filter(({ hour }) => hour % step === 0)
    .map(({ at, name }) => (
      <span key={at} className="board-hour" style={{ left: geometry.xOf(at) - geometry.xOf(midnight) }}>
        {name}
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
  const [far, turn] = [nearNow(place.time, props), repeatedHour(place.time)]
  return (
    <span className="board-cursor-label" style={{ left: geometry.xOf(place.time) }}>
      {format.weekday(date)} {time}
      {turn !== undefined && ` (${Number(time.slice(0, 2))}${turn})`}
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
