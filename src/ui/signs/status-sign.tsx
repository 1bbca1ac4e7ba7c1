import type { ReactNode } from 'react'
import type { OrderStatus } from '#src/domain/workflow/order-status.ts'
import type { TransportStatus } from '#src/domain/workflow/transport-status.ts'
import { classes } from '../classes.ts'

/** Signs that are no status of a record. */
export type PlainSign = 'notice' | 'warning' | 'failure' | 'online' | 'success' | 'pending' | 'open' | 'partPaid'

/** Everything that has a sign. */
export type SignName = OrderStatus | TransportStatus | PlainSign

type Colour = 'grey' | 'slate' | 'violet' | 'blue' | 'green' | 'amber' | 'red'

/** The shapes of signs.css. */
type Shape =
  | 'dashed-ring'
  | 'ring'
  | 'quarter'
  | 'half'
  | 'three-quarters'
  | 'arrow'
  | 'tick'
  | 'square-tick'
  | 'cross'
  | 'question'
  | 'info'
  | 'triangle'
  | 'octagon'

/** Shape and colour of every sign. The filling follows the workflow, so a column can be read without its colours. */
const signs: Record<SignName, `${Shape} ${Colour}`> = {
  CREATED: 'ring grey',
  CONFIRMED: 'quarter slate',
  ASSIGNED: 'half violet',
  IN_TRANSIT: 'arrow blue',
  DELIVERED: 'tick green',
  BILLED: 'square-tick grey',
  CANCELLED: 'cross red',
  unknown: 'question grey',
  inquiry: 'dashed-ring grey',
  PLANNING: 'ring grey',
  NOTIFIED: 'three-quarters violet',
  EN_ROUTE_PICKUP: 'arrow blue',
  AT_PICKUP: 'arrow blue',
  LOADED: 'arrow blue',
  AT_DELIVERY: 'arrow blue',
  COMPLETED: 'square-tick grey',
  notice: 'info blue',
  warning: 'triangle amber',
  failure: 'octagon red',
  online: 'tick green',
  success: 'tick green',
  pending: 'dashed-ring grey',
  open: 'half slate',
  partPaid: 'three-quarters slate',
}

/** What `data-sign` says for signs.css to draw. */
export const signOf = (name: SignName): string => signs[name]

/** The sign of a status, 14 px. Always followed by its word, hence silent for screen readers. */
export function StatusSign({ status, className }: { status: SignName; className?: string }) {
  return <span aria-hidden data-sign={signs[status]} className={classes('sign', className)} />
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
    <span className="signed whitespace-nowrap" data-sign={signs[status]} data-coloured={coloured ? '' : undefined}>
      {children}
    </span>
  )
}
