import { queryFor } from '#src/api/query.ts'
import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import { keptChoices } from '#src/entities/documents/fields/use-choices.ts'
import { attachmentReadings } from '#src/entities/emails/attachment-readings.ts'
import { draftOfEmail, emailFieldsName } from '#src/entities/emails/draft-of-email.ts'
import { fieldsOfParts } from '#src/entities/emails/email-reading.ts'
import { knownCustomer } from '#src/entities/partners/known-customer.ts'
import { draftAsTold } from './order-told.late.ts'

/** Opens a wizard with what was read of an e-mail, as a draft of its own; what a person has chosen for its fields counts. */
export async function orderFromEmail(context: CommandContext): Promise<void> {
  const { call, queryClient, sessionValue } = context.services
  const focus = focusedOf(context, 'email')
  if (focus === undefined) return
  const asked = { params: { id: focus.id } }
  const [email, reading] = await Promise.all([
    queryClient.fetchQuery(queryFor(call, 'emails.get', asked)),
    queryClient.fetchQuery(queryFor(call, 'emails.reading', asked)),
  ])
  const another = email.orderId !== undefined
  if (another && !(await isWantedOnceMore(context, email.orderId ?? ''))) return
  const read = Object.fromEntries(
    fieldsOfParts(reading, sessionValue(attachmentReadings).current().get(email.id)).map(({ name, value }) => [
      name,
      value,
    ]),
  )
  const { draft, customerPrice } = draftOfEmail(
    { ...read, ...keptChoices(context.session, emailFieldsName(email.id)) },
    email,
  )
  await draftAsTold(
    context,
    { ...draft, customer: await knownCustomer(context.services, draft.customer) },
    {
      origin: { kind: 'email', id: email.id, name: email.subject },
      email: { id: email.id, name: email.subject, another },
      ...(customerPrice !== undefined && { prices: { customerPrice } }),
    },
  )
}

/** There is an order of it: one more is made on purpose alone. */
const isWantedOnceMore = ({ services: { confirm, t } }: CommandContext, order: string): Promise<boolean> =>
  confirm({
    title: t('reason.email.hasOrder', { order }),
    detail: t('wizard.anotherOfEmail'),
    confirmLabel: t('wizard.anotherOfEmail.confirm'),
  })
