import { checkTemplate } from '#src/domain/templates/templates.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { handle } from '../../core/handle.ts'
import { stamp } from '../../core/rule-context.ts'
import { writeCreated } from '../../write/record-write.ts'
import { readOrder } from '../orders/read.ts'
import { templateOfOrder } from '../recurring-orders/from-order.ts'
import { BLANK, templates, typedTemplate } from './template.resource.ts'

/** What a rhythm says of an order, which a template does not know. */
const RHYTHM: ReadonlySet<string> = new Set(['name', 'weekdays', 'startsOn', 'transitDays'])

export const templateNoun = {
  ...templates,
  handlers: {
    ...templates.handlers,
    'templates.fromOrder': handle(
      'templates.fromOrder',
      async (context) => {
        const { orderId, name } = context.body
        const { input, further } = templateOfOrder(context, await readOrder({ store: context.store }, orderId))
        const parts = Object.fromEntries(Object.entries(input).filter(([field]) => !RHYTHM.has(field)))
        const at = stamp(context)
        const values = { ...BLANK, ...typedTemplate(parts), name, kind: 'order' as const, further }
        assertNoErrors(checkTemplate(values))
        const own = { id: context.newId('tpl'), createdAt: at, updatedAt: at }
        const { row, eventId } = await writeCreated(context, 'template', { ...values, ...own })
        return { ...(await templates.shown(row, context)), eventId }
      },
      { status: 201 },
    ),
  },
}
