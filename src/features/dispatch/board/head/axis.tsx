import { type CSSProperties, memo, useSyncExternalStore } from 'react'
import { epochToZoned, repeatedHour } from '#src/domain/basics/dates.ts'
import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import type { Format } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { axisLabels, dayWords, isHourWhole, type AxisView } from './axis-words.ts'
import { boardState } from '../state/state.ts'
import { daysOn, HOUR, hoursOf } from '../state/time.ts'
import { midnights, type BoardGeometry } from '../state/geometry.ts'

interface AxisProps {
  geometry: BoardGeometry
  /** Ms: what is drawn of the time. */
  from: number
  to: number
  now: number
  bans: ResourceRow['bans']
  /** What is in view as of when scrolling has come to rest, px: what its edges cut is not written. */
  seen: AxisView
}

/** Days above hours; the cursor's time and now stand on it. */
export const BoardAxis = memo(function BoardAxis({ geometry, from, to, now, bans, seen }: AxisProps) {
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
        now={now}
        seenLeft={seen.left}
        seenRight={seen.right}
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
  now: number
  seenLeft: number
  seenRight: number
  isToday: boolean
  ban: string | undefined
  /** Its name stays in view when the left edge cuts it. Only then: each such name is a layer by itself. */
  mayBeCut: boolean
}

const Day = memo(function Day({ at, geometry, now, seenLeft, seenRight, isToday, ban, mayBeCut }: DayProps) {
  const format = useFormat()
  const { t } = useText()
  const { date } = epochToZoned(at + 1)
  const [left, right] = [geometry.xOf(at), geometry.xOf(daysOn(at, 1))]
  const step = geometry.zoom === 'day' ? 1 : geometry.zoom === 'days' ? 3 : 0
  const all = [...(isToday ? [t('board.today')] : []), ...(ban === undefined ? [] : [ban])]
  const inView = Math.min(right, seenRight) - Math.max(left, seenLeft)
  // Out of view nothing cuts it but its own end.
  const room = inView > 0 ? inView : right - left
  const { name, facts } = dayWords({ name: format.date(date), short: format.weekday(date), facts: all }, room)
  return (
    <div className="board-day" style={{ left, width: right - left }}>
      <span className="board-day-name" data-sticks={mayBeCut ? '' : undefined}>
        {name}
        {facts.length > 0 && <span className="font-normal text-text-3"> {facts.join(' ')}</span>}
      </span>
      {step > 0 && <Hours {...{ midnight: at, step, geometry, now, seenLeft, seenRight }} />}
    </div>
  )
})

const hourOf = (at: number) =>
  epochToZoned(at)
    .time.replace(/^0(?=\d)/, '')
    .replace(/:00$/, '')

interface HoursProps {
  midnight: number
  step: number
  geometry: BoardGeometry
  now: number
  seenLeft: number
  seenRight: number
}

/** The hours of a day, but for those of which an edge or a label leaves a part that says another hour. */
function Hours({ midnight, step, geometry, now, seenLeft, seenRight }: HoursProps) {
  const format = useFormat()
  const { cursor } = useSessionValue(boardState)
  const hours = hoursOf(midnight).filter(({ hour }) => hour % step === 0)
  // As text: a step of the cursor redraws them only where it hides another one.
  const whole = useSyncExternalStore(cursor.subscribe, () => {
    const time = cursor.current()?.time
    const isOn = time !== undefined && time >= geometry.origin && time < geometry.end
    const labels = axisLabels(
      geometry.xOf(now),
      isOn ? { x: geometry.xOf(time), words: cursorWords(time, format) } : undefined,
    )
    const view = { left: seenLeft, right: seenRight }
    return hours.map(({ at }) => (isHourWhole(geometry.xOf(at), view, labels) ? '1' : '0')).join('')
  })
  return hours
    .filter((_, at) => whole[at] === '1')
    .map(({ at, name }) => (
      <span key={at} className="board-hour" style={{ left: geometry.xOf(at) - geometry.xOf(midnight) }}>
        {name}
      </span>
    ))
}

/** The cursor's time, and which one it is of the hour that comes twice. */
function cursorWords(at: number, format: Format): string {
  const { date, time } = epochToZoned(at)
  const turn = repeatedHour(at)
  return `${format.weekday(date)} ${time}${turn === undefined ? '' : ` (${Number(time.slice(0, 2))}${turn})`}`
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
  const far = nearNow(place.time, props)
  return (
    <span className="board-cursor-label" style={{ left: geometry.xOf(place.time) }}>
      {cursorWords(place.time, format)}
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
