import { AXIS_HEIGHT, everyNth, type ChartPoint, type Size } from './geometry.ts'
import { ChartText } from './chart-text.tsx'

/** Px a name below the base line needs. */
const NAME_WIDTH = 28

/** The base line and the names below it; what the keyboard is on is always named. */
export function Axis(props: {
  points: readonly ChartPoint[]
  middles: readonly number[]
  size: Size
  current: number | undefined
}) {
  const { points, middles, size, current } = props
  const base = size.height - AXIS_HEIGHT
  const nth = everyNth(points.length, size.width, NAME_WIDTH)
  const isNamed = (at: number) => {
    if (at === current || at === 0) return true
    return at % nth === 0 && (current === undefined || nth === 1 || Math.abs(at - current) >= nth)
  }
  return (
    <>
      <line x1={0} x2={size.width} y1={base + 0.5} y2={base + 0.5} className="stroke-line-strong" />
      {points.map(({ key, label }, at) =>
        isNamed(at) ? (
          <ChartText
            key={key}
            x={at === 0 ? 0 : (middles[at] ?? 0)}
            anchor={at === 0 ? 'start' : 'middle'}
            y={size.height - 5}
            look={at === current ? 'strong' : 'name'}
          >
            {label}
          </ChartText>
        ) : null,
      )}
    </>
  )
}

/** The tint behind what the keyboard is on, px around its middle. */
export function CurrentTint({ middle, width, size }: { middle: number | undefined; width: number; size: Size }) {
  if (middle === undefined) return null
  return <rect x={middle - width / 2} y={0} width={width} height={size.height} className="fill-tint" />
}
