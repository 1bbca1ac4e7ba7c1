import type { CommandContext } from '#src/commands/gate/command.ts'
import { TransportInput } from '#src/contract/transports/update.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { createTransport } from './create.ts'
import { transportForm } from './form.ts'

/** Shows the form of a new transport. */
export async function openCreate(context: CommandContext): Promise<void> {
  const { t } = context.services
  openForm(context, {
    form: transportForm,
    name: 'transport',
    command: 'transports.create',
    title: plainTitle(t('transports.create.title')),
    confirm: t('transports.create.confirm'),
    onSend: ({ values, texts: { orderId } }) =>
      createTransport(context, orderId ? { orderId } : (TransportInput.safeParse(values).data ?? {})),
  })
}
