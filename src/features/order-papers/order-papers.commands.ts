import {
  choiceCommand,
  focusedOf,
  type Choice,
  type ChoiceCommand,
  type Command,
  type CommandContext,
} from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord } from '#src/commands/gate/conditions.ts'
import { isCrossBorder, ORDER_PAPERS, type OrderPaper } from '#src/domain/order-papers.ts'

/** The three papers with what is to know of them beforehand, as far as the screen holds the order. */
function papersOf(context: CommandContext): readonly Choice<OrderPaper>[] {
  const { t } = context.services
  const order = focusedOf(context, 'order')?.record
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
    value: paper,
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
  run: ({ focus, services }, paper) => {
    if (focus === undefined) return
    services.navigate(`/orders/${encodeURIComponent(focus.id)}/papers?paper=${paper}`)
  },
} as const satisfies Omit<ChoiceCommand<OrderPaper>, 'id' | 'scope'>

/** Printing the papers of an order. In a list the same key prints the list, so there the command has none. */
export const commands: readonly Command[] = [
  choiceCommand({ ...shared, id: 'orders.printFocused', scope: 'list' }),
  choiceCommand({ ...shared, id: 'orders.print', keys: ['shift+d'], scope: 'record' }),
]
