import { useId } from 'react'
import { Axis, CurrentTint } from './axis.tsx'
import { ChartText } from './chart-text.tsx'
import { barMiddles, barsOf, type ChartPoint, type Size } from './geometry.ts'
import { Hatch } from './hatch.tsx'

/** Px between two bars from which on the whole figure has room. */
const ROOM_FOR_TEXT = 44
const ROOM_FOR_SHORT = 26

/** Bars from zero with their figures; the last one stands out. */
export function BarMarks({
  points,
  current,
  size,
}: {
  points: readonly ChartPoint[]
  current: number | undefined
  size: Size
}) {
  const hatch = useId()
  const bars = barsOf(points, size)
  const middles = barMiddles(points, size.width)
  const step = (middles[1] ?? size.width) - (middles[0] ?? 0)
  const width = bars.find((bar) => bar !== undefined)?.width ?? 0
  const last = points.length - 1
  const isLabelled = (at: number) => step >= ROOM_FOR_SHORT || at === last || at === current
  return (
    <>
      <Hatch id={hatch} />
      <CurrentTint middle={current === undefined ? undefined : middles[current]} width={width + 8} size={size} />
      {points.map((point, at) => {
        const bar = bars[at]
        const { key, isSubstitute, text, shortText } = point
        if (bar === undefined) {
          return (
            <ChartText key={key} x={middles[at] ?? 0} y={size.height - 26} look="name">
              {text}
            </ChartText>
          )
        }
        return (
          <g key={key} data-point={key} data-substitute={isSubstitute === true ? '' : undefined}>
            <rect
              x={bar.x + (isSubstitute === true ? 0.5 : 0)}
              y={bar.y}
              width={Math.max(0, bar.width - (isSubstitute === true ? 1 : 0))}
              height={bar.height}
              className={isSubstitute === true ? 'stroke-control' : at === last ? 'fill-text-2' : 'fill-control'}
              {...(isSubstitute === true && { fill: `url(#${hatch})` })}
            />
            {isLabelled(at) && (
              <ChartText
                x={labelPlace(at, last, bar, size)}
                anchor={at === 0 ? 'start' : at === last ? 'end' : 'middle'}
                y={bar.y - 6}
                look={at === last || at === current ? 'strong' : 'figure'}
              >
                {step >= ROOM_FOR_TEXT ? text : (shortText ?? text)}
              </ChartText>
            )}
          </g>
        )
      })}
      <Axis points={points} middles={middles} size={size} current={current} />
    </>
  )
}

/** Figures at the edges keep inside. */
function labelPlace(at: number, last: number, bar: { x: number; width: number; middle: number }, { width }: Size) {
  if (at === 0) return 0
  return at === last ? width : bar.middle
}
