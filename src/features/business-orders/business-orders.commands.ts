import type { Command } from '#src/commands/gate/command.ts'

/** The screen stands in no navigation; the palette leads there. */
export const commands: readonly Command[] = [
  {
    id: 'goto.business.orders',
    title: 'business.title',
    group: 'goto',
    scope: 'everywhere',
    permission: 'orders.read',
    icon: 'goto',
    run: ({ services }) => services.navigate('/business/orders'),
  },
]
