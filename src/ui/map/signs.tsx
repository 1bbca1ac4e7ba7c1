import './map.css'
import { memo } from 'react'
import type { Spot } from './projection.ts'

/** What a sign looks like: on its way, on its way to begin, standing, and what goes wrong. */
export type SignKind = 'moving' | 'approaching' | 'standing' | 'warning' | 'failure'

const ARROW = 'M0-8 5.5 6 0 3-5.5 6z'
const SQUARE = 'M-4-5.5h8A1.5 1.5 0 0 1 5.5-4v8A1.5 1.5 0 0 1 4 5.5h-8A1.5 1.5 0 0 1-5.5 4v-8A1.5 1.5 0 0 1-4-5.5z'
const TRIANGLE = 'M0-5 5.5 4.5h-11z'
const OCTAGON = 'M-2.5-6h5L6-2.5v5L2.5 6h-5L-6 2.5v-5z'

/** Half of what a sign takes, px. */
export const halfOf = (kind: SignKind): number => (kind === 'warning' || kind === 'failure' ? 11 : 8)

interface SignProps extends Spot {
  id: string
  elementId: string
  kind: SignKind
  /** Degrees from north. */
  heading: number | undefined
  /** Everything about it in one sentence. */
  sentence: string
  isFocused: boolean
}

/** One sign, moved and not drawn again while only its place changes. */
export const MapSignShape = memo(function MapSignShape(props: SignProps) {
  const { id, elementId, kind, heading = 0, sentence, isFocused, x, y } = props
  const half = halfOf(kind)
  return (
    <g
      id={elementId}
      data-map-sign={id}
      role="img"
      aria-label={sentence}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    >
      {isFocused && <circle className="map-ring" r={half + 4} />}
      {kind === 'warning' || kind === 'failure' ? (
        <>
          <circle className="map-disc map-trouble" style={discFill} data-kind={kind} r={half} />
          <path className="map-trouble" data-kind={kind} d={kind === 'warning' ? TRIANGLE : OCTAGON} />
          <path className="map-mark" d={kind === 'warning' ? 'M0-1.5v2M0 2.9v.05' : 'M0-2.8v3M0 2.8v.05'} />
        </>
      ) : (
        <path
          className="map-sign"
          data-kind={kind}
          d={kind === 'standing' ? SQUARE : ARROW}
          transform={kind === 'standing' ? undefined : `rotate(${Math.round(heading)})`}
        />
      )}
    </g>
  )
})

/** A sign by itself, as a legend shows it. */
export function SignPicture({ kind }: { kind: SignKind }) {
  const isTrouble = kind === 'warning' || kind === 'failure'
  return (
    <svg aria-hidden width={14} height={14} viewBox="-8 -8 16 16" className="shrink-0">
      {isTrouble ? (
        <>
          <path className="map-trouble" data-kind={kind} d={kind === 'warning' ? TRIANGLE : OCTAGON} />
          <path className="map-mark" d={kind === 'warning' ? 'M0-1.5v2M0 2.9v.05' : 'M0-2.8v3M0 2.8v.05'} />
        </>
      ) : (
        <path
          className="map-sign"
          data-kind={kind}
          d={kind === 'standing' ? SQUARE : ARROW}
          transform={kind === 'standing' ? undefined : 'rotate(90)'}
        />
      )}
    </svg>
  )
}

const discFill = { fill: 'var(--surface)' }
