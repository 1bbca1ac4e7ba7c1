import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import { isCrossBorder } from '#src/domain/documents/paper-text.ts'
import { ORDER_PAPERS, type OrderPaper } from '#src/domain/documents/paper-kinds.ts'

/** The papers with what is to know of them beforehand, as far as the screen holds the order. */
export function papersOf(context: CommandContext): readonly Choice<OrderPaper>[] {
  const { t } = context.services
  const order = focusedOf(context, 'order')?.record
  const national = order !== undefined && !isCrossBorder(order.pickupCountry, order.deliveryCountry)
  const details = {
    forwarding: order && (order.carrierName ?? t('papers.choose.noCarrier')),
    cmr: order && t(national ? 'papers.choose.national' : 'papers.choose.international'),
    delivery: undefined,
    confirmation: order?.customerName,
  }
  return ORDER_PAPERS.map((paper, index) => ({
    id: paper,
    title: t(paper === 'cmr' && national ? 'papers.paper.national' : `papers.paper.${paper}`),
    synonyms: [String(index + 1)],
    value: paper,
    ...(details[paper] !== undefined && { detail: details[paper] }),
  }))
}
