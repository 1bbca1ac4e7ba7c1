import { line } from 'd3-shape'
import { classes } from '../classes.ts'
import { Axis, CurrentTint } from './axis.tsx'
import { ChartText } from './chart-text.tsx'
import {
  apart,
  AXIS_HEIGHT,
  labelled,
  linesOf,
  type ChartPoint,
  type Comparison,
  type Place,
  type Size,
  type Target,
} from './geometry.ts'

/** Least distance of two names at the right, px. */
const NAME_GAP = 13

const path = line<Place>()
  .defined((place) => place !== undefined)
  .x((place) => place?.x ?? 0)
  .y((place) => place?.y ?? 0)

export interface LineMarksProps {
  points: readonly ChartPoint[]
  comparison?: Comparison | undefined
  target?: Target | undefined
  current: number | undefined
  size: Size
}

/** A line with a thin one beside it and a dashed target; what stands in for something else is hollow and dashed. */
export function LineMarks(props: LineMarksProps) {
  const { points, comparison, target, current, size } = props
  const lines = linesOf(points, { comparison, target }, size)
  const { main, middles } = lines
  const real = main.map((place, at) => (points[at]?.isSubstitute === true ? undefined : place))
  const last = main.findLastIndex((place) => place !== undefined)
  return (
    <>
      <CurrentTint middle={current === undefined ? undefined : middles[current]} width={20} size={size} />
      {lines.target !== undefined && (
        <line
          x1={0}
          x2={lines.namesAt - 4}
          y1={lines.target}
          y2={lines.target}
          strokeDasharray="3 3"
          className="stroke-text-3"
        />
      )}
      <path d={path(lines.comparison) ?? ''} fill="none" strokeWidth={1.25} className="stroke-control" />
      <path d={path(real) ?? ''} fill="none" strokeWidth={1.5} className="stroke-text-2" />
      {points.map((point, at) => {
        const [from, to] = [main[at - 1], main[at]]
        const isDashed = point.isSubstitute === true || points[at - 1]?.isSubstitute === true
        if (!isDashed || from === undefined || to === undefined) return null
        return (
          <line
            key={point.key}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            strokeWidth={1.5}
            strokeDasharray="3 3"
            className="stroke-text-2"
          />
        )
      })}
      {main.map((place, at) =>
        place === undefined ? null : (
          <circle
            key={points[at]?.key}
            data-point={points[at]?.key}
            data-substitute={points[at]?.isSubstitute === true ? '' : undefined}
            cx={place.x}
            cy={place.y}
            r={at === last ? 3.5 : 2.5}
            strokeWidth={1.5}
            className={classes(
              'stroke-text-2',
              at === last && points[at]?.isSubstitute !== true ? 'fill-text-2' : 'fill-surface',
            )}
          />
        ),
      )}
      <Figures {...props} main={main} beside={lines.comparison} last={last} />
      <Names {...props} lines={lines} last={last} />
      <Axis points={points} middles={middles} size={size} current={current} />
    </>
  )
}

/** The figures of the first, the highest and the lowest point, and of the one the keyboard is on. */
function Figures(props: LineMarksProps & { main: readonly Place[]; beside: readonly Place[]; last: number }) {
  const { points, main, beside, last, current } = props
  const found = labelled(points)
  const also = current !== undefined && current !== last && !found.some(({ at }) => at === current)
  const all = also && current !== undefined ? [...found, { at: current, isBelow: false }] : found
  return all.map(({ at, isBelow }) => {
    const place = main[at]
    const point = points[at]
    if (place === undefined || point === undefined) return null
    const other = beside[at]
    const isCovered = !isBelow && at === 0 && other !== undefined && place.y - other.y > 0 && place.y - other.y < 32
    return (
      <ChartText
        key={point.key}
        x={at === 0 ? 0 : place.x}
        anchor={at === 0 ? 'start' : 'middle'}
        y={isBelow || isCovered ? place.y + 15 : place.y - 8}
        look={at === current ? 'strong' : 'figure'}
      >
        {point.text}
      </ChartText>
    )
  })
}

/** What ends at the right: the last figure, the other line and the target, none on top of another. */
function Names(props: LineMarksProps & { lines: ReturnType<typeof linesOf>; last: number }) {
  const { points, comparison, target, size, lines, last } = props
  const end = lines.main[last]
  const besideEnd = lines.comparison.findLast((place) => place !== undefined)
  const names = [
    ...(end === undefined ? [] : [{ id: 'last', y: end.y, text: points[last]?.text ?? '', isStrong: true }]),
    ...(target === undefined || lines.target === undefined
      ? []
      : [{ id: 'target', y: lines.target, text: target.name, isStrong: false }]),
    ...(comparison === undefined || besideEnd === undefined
      ? []
      : [{ id: 'comparison', y: besideEnd.y, text: comparison.name, isStrong: false }]),
  ]
  const heights = apart(
    names.map(({ y }) => y),
    NAME_GAP,
    8,
    size.height - AXIS_HEIGHT - 4,
  )
  return names.map(({ id, text, isStrong }, at) => (
    <ChartText key={id} x={lines.namesAt} anchor="start" y={(heights[at] ?? 0) + 4} look={isStrong ? 'strong' : 'name'}>
      {text}
    </ChartText>
  ))
}
