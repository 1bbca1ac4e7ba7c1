import { useId } from 'react'
import type { Leg } from '#src/domain/planning/offers/judge.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { overEdge, stopLabels } from './stop-labels.ts'

/** A stop below the chart: its town, when the truck is there, and whether what is carried makes it stop. */
export interface LegStop {
  city: string
  time: string
  isNew: boolean
}

interface Props {
  legs: readonly Leg[]
  /** The stop each leg begins at, and behind the last leg the one it ends at. */
  stops: readonly LegStop[]
  width: number
  height: number
}

const TOP = 28
const LABELS = 36

const meters = ({ plannedMeters, addedMeters }: Leg) => plannedMeters + addedMeters

/** The load aboard leg by leg: planned, added, and what is too much. All it shows is said in words for screen readers. */
export function LegsChart({ legs, stops, width, height }: Props) {
  const { t } = useText()
  const format = useFormat()
  const hatch = useId()
  const capacity = Math.max(0, ...legs.map((leg) => leg.capacity ?? 0))
  const most = Math.max(capacity, 1, ...legs.map(meters))
  const base = height - LABELS
  const y = (value: number) => base - (value / most) * (base - TOP)
  const step = width / Math.max(1, legs.length)
  // Below the line of what is possible there may be no room for a number: then it stands in its step.
  const labelY = (leg: Leg) => {
    const gap = leg.capacity === undefined ? Infinity : y(meters(leg)) - y(leg.capacity)
    return gap >= 0 && gap < 18 && meters(leg) > most / 4 ? y(meters(leg)) + 14 : y(meters(leg)) - 5
  }
  const number = (value: number) => format.number(value, 1, true)
  const words = legs.map((leg, at) => {
    const [from, to] = [stops[at]?.city ?? '', stops[at + 1]?.city ?? '']
    return t('carry.leg', { from, to, meters: number(meters(leg)), capacity: number(leg.capacity ?? 0) })
  })
  const xOfName = (at: number) => at * step + (at > 0 && at === stops.length - 1 ? overEdge(stops.length) : 0)
  const towns = stopLabels(
    stops.map(({ city, isNew }) => ({ text: city, isNew, isCuttable: true })),
    step,
  )
  const times = stopLabels(
    stops.map(({ time, isNew }) => ({ text: time, isNew, isCuttable: false })),
    step,
  )
  return (
    <svg
      role="img"
      aria-label={words.join(' · ')}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="shrink-0 overflow-visible text-chip"
    >
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className="fill-status-red-tint" />
        <line x1="0" y1="0" x2="0" y2="6" strokeWidth="2" className="stroke-status-red" />
      </pattern>
      {legs.map((leg, at) => {
        const x = at * step
        const [planned, all] = [y(leg.plannedMeters), y(meters(leg))]
        const limit = leg.capacity === undefined ? all : Math.max(all, y(leg.capacity))
        return (
          <g key={`${leg.fromStop}-${leg.toStop}`}>
            <rect x={x} y={planned} width={step} height={base - planned} className="fill-status-violet-tint" />
            <rect x={x} y={limit} width={step} height={Math.max(0, planned - limit)} className="fill-tint" />
            {limit > all && (
              <rect
                x={x}
                y={all}
                width={step}
                height={limit - all}
                fill={`url(#${hatch})`}
                className="stroke-status-red"
              />
            )}
            {leg.addedMeters > 0 && (
              <line x1={x} x2={x + step} y1={planned} y2={planned} strokeDasharray="3 3" className="stroke-accent" />
            )}
          </g>
        )
      })}
      <path d={outline(legs, { step, y, base })} fill="none" strokeWidth="1.5" className="stroke-status-violet" />
      {capacity > 0 && (
        <g>
          <line x1="0" x2={width} y1={y(capacity)} y2={y(capacity)} strokeDasharray="4 3" className="stroke-text" />
          <text
            x={width}
            y={y(capacity) - 5}
            textAnchor="end"
            strokeWidth="4"
            paintOrder="stroke"
            className="fill-text-2 stroke-surface"
          >
            {t('carry.possible', { meters: number(capacity) })}
          </text>
        </g>
      )}
      {legs.map((leg, at) => {
        const isTooMuch = leg.capacity !== undefined && meters(leg) > leg.capacity
        return (
          <text
            key={`${leg.fromStop}-${leg.toStop}`}
            x={(at + 0.5) * step}
            y={labelY(leg)}
            textAnchor="middle"
            className={isTooMuch ? 'fill-status-red font-semibold' : 'fill-text font-semibold'}
          >
            {number(meters(leg))}
          </text>
        )
      })}
      {stops.map(({ isNew }, at) => (
        <text
          key={at}
          x={xOfName(at)}
          y={base + 16}
          textAnchor={at === 0 ? 'start' : at === stops.length - 1 ? 'end' : 'middle'}
          className="fill-text-3"
        >
          <tspan className={isNew ? 'fill-accent font-semibold' : 'fill-text'}>{towns[at]}</tspan>
          <tspan x={xOfName(at)} y={base + 30}>
            {times[at]}
          </tspan>
        </text>
      ))}
    </svg>
  )
}

/** The line over the steps. */
function outline(
  legs: readonly Leg[],
  { step, y, base }: { step: number; y(value: number): number; base: number },
): string {
  const points = legs.flatMap((leg, at) => [`${at * step} ${y(meters(leg))}`, `${(at + 1) * step} ${y(meters(leg))}`])
  return points.length === 0 ? '' : `M0 ${base} L${points.join(' L')} L${legs.length * step} ${base} Z`
}
