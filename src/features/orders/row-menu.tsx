import type { ReactNode } from 'react'
import { RowMenu as RecordRowMenu } from '#src/commands/row-menu.tsx'
import type { Order } from '#src/contract/order.ts'

/** The actions of an order's row at the place of a right click. */
export function RowMenu({ orderAt, children }: { orderAt(index: number): Order | undefined; children: ReactNode }) {
  return (
    <RecordRowMenu
      recordAt={(index) => {
        const order = orderAt(index)
        return order && { record: { kind: 'order', id: order.id, record: order }, name: order.orderNumber }
      }}
    >
      {children}
    </RecordRowMenu>
  )
}
