import { wholeList } from '#src/api/whole-list.ts'
import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import type { Template } from '#src/contract/campaigns/templates.ts'
import { cargoOf, stopOf } from '#src/domain/orders/facts.ts'
import type { OrderDraft } from '#src/domain/orders/draft.ts'
import { orderPartOf } from '#src/domain/recurring/order-part.ts'
import { orderRouteText } from '#src/domain/stops/route.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { compact } from '../draft/order-copy.ts'
import { draftAsTold } from './order-told.late.ts'

/** The templates for orders, by name, with their customer and their way. */
export async function templateChoices({ services }: CommandContext): Promise<Choice<Template>[]> {
  const all = await wholeList(services, 'templates.list', { kind: 'order' })
  return all.map((template) => ({
    id: template.id,
    title: template.name,
    detail: [template.customerName, orderRouteText(template)].filter(Boolean).join(' · '),
    value: template,
  }))
}

/** What a template says of a new order; days are for the person to say. */
function draftOf(template: Template): OrderDraft {
  const part = orderPartOf(template)
  const { customerId, customerName, contactPerson, paymentTerms, customerReference } = part
  return compact({
    customer: { customerId, name: customerName, contactPerson, paymentTerms, customerReference },
    cargo: cargoOf(part),
    pickup: { ...stopOf(part, 'pickup'), date: undefined },
    delivery: { ...stopOf(part, 'delivery'), date: undefined },
  })
}

/** Opens a wizard with what a template says, as a draft of its own. */
export async function beginWith(context: CommandContext, template: Template): Promise<void> {
  const { customerPrice, name } = template
  await draftAsTold(context, draftOf(template), {
    origin: { kind: 'template', of: name },
    prices: customerPrice === undefined ? {} : { customerPrice },
  })
}

/** The same with the one the keyboard is on. */
export async function beginWithFocused(context: CommandContext): Promise<void> {
  const focus = focusedOf(context, 'template')
  const [template] = focus === undefined ? [] : await newestRecords(context, 'template', [focus])
  if (template?.kind === 'order') await beginWith(context, template)
}
