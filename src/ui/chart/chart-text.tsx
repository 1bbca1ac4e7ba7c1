import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

/** A word or a figure in a chart; a halo keeps it legible on whatever it lies. */
export function ChartText(props: {
  x: number
  y: number
  anchor?: 'start' | 'middle' | 'end'
  look: 'figure' | 'strong' | 'name'
  children: ReactNode
}) {
  return (
    <text
      x={props.x}
      y={props.y}
      textAnchor={props.anchor ?? 'middle'}
      className={classes(
        'chart-text',
        props.look === 'name' ? 'fill-text-3' : 'fill-text',
        props.look === 'strong' && 'font-semibold',
      )}
    >
      {props.children}
    </text>
  )
}
