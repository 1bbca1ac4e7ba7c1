import type { ReactNode } from 'react'
import type { OrderStatus } from '#src/domain/order-status.ts'
import type { TransportStatus } from '#src/domain/transport-status.ts'
import { classes } from './classes.ts'

/** Signs that are no status of a record. */
export type PlainSign = 'notice' | 'warning' | 'failure' | 'online' | 'success' | 'pending'

/** Everything that has a sign. */
export type SignName = OrderStatus | TransportStatus | PlainSign

type Colour = 'grey' | 'slate' | 'violet' | 'blue' | 'green' | 'amber' | 'red'

const text: Record<Colour, string> = {
  grey: 'text-status-grey',
  slate: 'text-status-slate',
  violet: 'text-status-violet',
  blue: 'text-status-blue',
  green: 'text-status-green',
  amber: 'text-status-amber',
  red: 'text-status-red',
}

// All shapes live in a square of 14 with a stroke of 1.5; `mark` is cut out of a filled shape in the surface's colour.
const ring = <circle cx="7" cy="7" r="5.5" />
const mark = { className: 'text-surface', stroke: 'currentColor' }
const disc = <circle cx="7" cy="7" r="6.25" fill="currentColor" stroke="none" />
const tick = <path d="M4.25 7.25 6.25 9.25 9.9 5.1" {...mark} />
const exclamation = (
  <g {...mark}>
    <path d="M7 4.25v3" />
    <path d="M7 9.6v.05" />
  </g>
)

const shapes = {
  dashedRing: <circle cx="7" cy="7" r="5.5" strokeDasharray="1.9 1.555" />,
  ring,
  quarter: (
    <>
      {ring}
      <path d="M7 7V4a3 3 0 0 1 3 3z" fill="currentColor" stroke="none" />
    </>
  ),
  half: (
    <>
      {ring}
      <path d="M7 4a3 3 0 0 1 0 6z" fill="currentColor" stroke="none" />
    </>
  ),
  threeQuarters: (
    <>
      {ring}
      <path d="M7 7H4a3 3 0 1 0 3-3z" fill="currentColor" stroke="none" />
    </>
  ),
  arrow: (
    <>
      {disc}
      <path d="M5.5 4.25 10 7 5.5 9.75z" fill="currentColor" stroke="none" className="text-surface" />
    </>
  ),
  tick: (
    <>
      {disc}
      {tick}
    </>
  ),
  squareTick: (
    <>
      <rect x="1.25" y="1.25" width="11.5" height="11.5" rx="1.5" fill="currentColor" stroke="none" />
      {tick}
    </>
  ),
  cross: (
    <>
      {ring}
      <path d="m5 5 4 4M9 5 5 9" />
    </>
  ),
  question: (
    <>
      <rect x="1.5" y="1.5" width="11" height="11" rx="1" strokeDasharray="2 1.667" />
      <path d="M5.6 5.5a1.45 1.45 0 1 1 2.1 1.3c-.5.26-.7.5-.7 1M7 9.9v.05" strokeWidth="1.25" />
    </>
  ),
  info: (
    <>
      <rect x="1.25" y="1.25" width="11.5" height="11.5" rx="1.5" fill="currentColor" stroke="none" />
      <g {...mark}>
        <path d="M7 6.75v3" />
        <path d="M7 4.4v.05" />
      </g>
    </>
  ),
  triangle: (
    <>
      <path d="M7 2 12.5 12h-11z" fill="currentColor" strokeWidth="1.25" />
      <g {...mark} strokeWidth="1.4">
        <path d="M7 5.5v2.75" />
        <path d="M7 10.3v.05" />
      </g>
    </>
  ),
  octagon: (
    <>
      <path d="M4.6 1h4.8L13 4.6v4.8L9.4 13H4.6L1 9.4V4.6z" fill="currentColor" stroke="none" />
      {exclamation}
    </>
  ),
} satisfies Record<string, ReactNode>

/** Shape and colour of every sign. The filling follows the workflow, so a column can be read without its colours. */
const signs: Record<SignName, readonly [shape: keyof typeof shapes, colour: Colour]> = {
  CREATED: ['ring', 'grey'],
  CONFIRMED: ['quarter', 'slate'],
  ASSIGNED: ['half', 'violet'],
  IN_TRANSIT: ['arrow', 'blue'],
  DELIVERED: ['tick', 'green'],
  BILLED: ['squareTick', 'grey'],
  CANCELLED: ['cross', 'red'],
  unknown: ['question', 'grey'],
  inquiry: ['dashedRing', 'grey'],
  PLANNING: ['ring', 'grey'],
  NOTIFIED: ['threeQuarters', 'violet'],
  EN_ROUTE_PICKUP: ['arrow', 'blue'],
  AT_PICKUP: ['arrow', 'blue'],
  LOADED: ['arrow', 'blue'],
  AT_DELIVERY: ['arrow', 'blue'],
  COMPLETED: ['squareTick', 'grey'],
  notice: ['info', 'blue'],
  warning: ['triangle', 'amber'],
  failure: ['octagon', 'red'],
  online: ['tick', 'green'],
  success: ['tick', 'green'],
  pending: ['dashedRing', 'grey'],
}

/** The sign of a status, 14 px. Always followed by its word, hence silent for screen readers. */
export function StatusSign({ status, size = 14, className }: { status: SignName; size?: number; className?: string }) {
  const [shape, colour] = signs[status]
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('sign shrink-0', text[colour], className)}
    >
      {shapes[shape]}
    </svg>
  )
}

/** Sign and word, 6 px apart. The word keeps the text colour; with `coloured` it wears the sign's. */
export function StatusWord({
  status,
  children,
  coloured,
}: {
  status: SignName
  children: ReactNode
  coloured?: boolean
}) {
  return (
    <span className={classes('whitespace-nowrap', coloured && text[signs[status][1]])}>
      <StatusSign status={status} className="mr-1.5 inline-block align-[-2px]" />
      {children}
    </span>
  )
}
