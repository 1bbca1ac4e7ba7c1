import type { Choice, Command, CommandContext } from '#src/commands/command.ts'
import { needsOneRecord, needsRecord } from '#src/commands/conditions.ts'
import { isOrder } from '#src/contract/order.ts'
import { isCrossBorder, ORDER_PAPERS } from '#src/domain/order-papers.ts'

/** The three papers with what is to know of them beforehand, as far as the screen holds the order. */
function papersOf({ focus, services }: CommandContext): readonly Choice[] {
  const { t } = services
  const order = isOrder(focus?.record) ? focus.record : undefined
  const national = order !== undefined && !isCrossBorder(order.pickupCountry, order.deliveryCountry)
  const details = {
    forwarding: order && (order.carrierName ?? t('papers.choose.noCarrier')),
    cmr: order && t(national ? 'papers.choose.national' : 'papers.choose.international'),
    delivery: undefined,
  }
  return ORDER_PAPERS.map((paper, index) => ({
    id: paper,
    title: t(paper === 'cmr' && national ? 'papers.paper.national' : `papers.paper.${paper}`),
    synonyms: [String(index + 1)],
    ...(details[paper] !== undefined && { detail: details[paper] }),
  }))
}

const shared = {
  title: 'papers.print',
  group: 'order',
  permission: 'orders.read',
  needs: [needsRecord('order'), needsOneRecord],
  icon: 'document',
  placements: ['row'],
  synonyms: ['print papers', 'waybill', 'speditionsauftrag', 'frachtbrief', 'cmr', 'lieferschein', 'transportauftrag'],
  choicesTitle: 'papers.choose',
  choices: papersOf,
  run: ({ focus, services }, choice) => {
    if (focus === undefined || choice === undefined) return
    services.navigate(`/orders/${encodeURIComponent(focus.id)}/papers?paper=${choice.id}`)
  },
} as const satisfies Omit<Command, 'id' | 'scope'>

/** Printing the papers of an order. In a list the same key prints the list, so there the command has none. */
export const commands: readonly Command[] = [
  { ...shared, id: 'orders.printFocused', scope: 'list' },
  { ...shared, id: 'orders.print', keys: ['shift+d'], scope: 'record' },
]
