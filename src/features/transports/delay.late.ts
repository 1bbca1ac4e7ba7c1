import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { Transport } from '#src/contract/transports/transport.ts'
import { typedDelay, type TypedDelay } from '#src/domain/basics/typed-delay.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { chosenTargets, newestRecords } from '#src/records/changes/newest-records.ts'
import { transportChanges } from './transport-changes.ts'
import { transportLabel } from './transport-values.ts'

/**
 * Asks in one line how much later a transport is and why, and says so; `0` takes the delay away. The question stands until
 * it is done, so that what was typed outlasts a lost network. Source: decision B2
 */
export async function setDelay(context: CommandContext): Promise<void> {
  const { t, ask } = context.services
  const focus = focusedOf(context, 'transport')
  if (focus === undefined) return
  const [transport] = await newestRecords(context, 'transport', [focus])
  if (transport === undefined) return
  const send = delaySender(context, [transport])
  const label = transportLabel(transport)
  await ask({
    title: t('transports.setDelay.question', { name: label }),
    label: t('transports.setDelay.label'),
    detail: t('transports.setDelay.hint'),
    required: true,
    confirmLabel: t('transports.setDelay.confirm'),
    text: delayText(transport),
    line: (text) => (typedDelay(text) === undefined ? t('transports.setDelay.wrong') : undefined),
    async send(text) {
      const typed = typedDelay(text)
      if (typed === undefined) return false
      await send(typed)
      return true
    },
  })
}

/** Says how much later transports are, as it is told: of the selection, else of the focused one; one step takes it back. */
export async function delayAsTold(context: CommandContext, delay: TypedDelay): Promise<void> {
  const targets = chosenTargets(context).filter(({ kind }) => kind === 'transport')
  const transports = await newestRecords(context, 'transport', targets)
  await delaySender(context, transports)(delay)
}

/** A way to send how late transports are: what a person decided upon in a conflict is kept when it is sent again. */
function delaySender(context: CommandContext, transports: readonly Transport[]) {
  const { t } = context.services
  const format = formatFor(currentLanguage())
  const field = transportChanges.versions(context, 'delayMinutes')
  return ({ minutes, cause }: TypedDelay) =>
    transportChanges.change<{ minutes: number; cause?: string }>(context, {
      commandId: 'transports.setDelay',
      title:
        minutes === 0
          ? t('transports.setDelay.none')
          : t('transports.setDelay.done', { time: format.duration(minutes) }),
      records: transports,
      field,
      call: (call, request) => call('transports.setDelay', request),
      deliver: (send) => send({ minutes, ...(cause !== '' && { cause }) }),
    })
}

/** What stands there, to go on from. */
function delayText({ delayMinutes: minutes = 0, delayCause: cause = '' }: Transport): string {
  return minutes === 0 ? '' : `${minutes} ${cause}`.trim()
}
