import './chart.css'
import { BarMarks } from './bar-chart.tsx'
import type { ChartPoint, Comparison, Target } from './geometry.ts'
import { LineMarks } from './line-chart.tsx'
import { useBox } from './use-box.ts'

interface ChartProps {
  kind: 'bars' | 'line'
  /** What it shows, in words: it is an image. The figures themselves are read in the table behind it. */
  name: string
  points: readonly ChartPoint[]
  /** Drawn beside a line only; bars say it in words. */
  comparison?: Comparison | undefined
  target?: Target | undefined
  /** The point the keyboard is on. */
  current?: number | undefined
}

/** A course over time, as large as the box around it. No axis of values, no grid, no legend: what is drawn is labelled. */
export function Chart({ kind, name, points, comparison, target, current }: ChartProps) {
  const { element, size } = useBox<HTMLDivElement>()
  const isDrawn = size.width > 0 && size.height > 0
  return (
    <div ref={element} className="size-full overflow-hidden">
      <svg role="img" aria-label={name} width={size.width} height={size.height} className="block">
        {isDrawn && kind === 'bars' && <BarMarks points={points} current={current} size={size} />}
        {isDrawn && kind === 'line' && (
          <LineMarks points={points} comparison={comparison} target={target} current={current} size={size} />
        )}
      </svg>
    </div>
  )
}
