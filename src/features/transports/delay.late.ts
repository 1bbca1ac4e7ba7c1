import { focusedOf, isOfKind, type CommandContext, type FocusedRecord } from '#src/commands/gate/command.ts'
import type { Transport, TransportChanged } from '#src/contract/transports.ts'
import { typedDelay, type TypedDelay } from '#src/domain/basics/typed-delay.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { onVersion } from '#src/records/changes/versions.ts'
import { transportLabel } from './transport-values.ts'

/**
 * Asks in one line how much later a transport is and why, and says so; `0` takes the delay away. The question stands until
 * it is done, so that what was typed outlasts a lost network. Source: decision B2
 */
export async function setDelay(context: CommandContext): Promise<void> {
  const { t, ask } = context.services
  const focus = focusedOf(context, 'transport')
  if (focus === undefined) return
  const transport = await transportOf(context, focus)
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
  const targets = context.selection.length > 0 ? context.selection : context.focus ? [context.focus] : []
  const transports = await Promise.all(
    targets.filter((target) => isOfKind(target, 'transport')).map((target) => transportOf(context, target)),
  )
  await delaySender(context, transports)(delay)
}

async function transportOf(
  { services }: CommandContext,
  { id, record }: FocusedRecord<'transport'>,
): Promise<Transport> {
  return record ?? (await services.call('transports.get', { params: { id } }))
}

/** A way to send how late transports are: what a person decided upon in a conflict is kept when it is sent again. */
function delaySender(context: CommandContext, transports: readonly Transport[]) {
  const { call, t } = context.services
  const format = formatFor(currentLanguage())
  const versions = new Map(
    transports.map((transport) => [
      transport.id,
      onVersion<'transport', TransportChanged>(context, 'transport', transport, {
        field: 'delayMinutes',
        title: (current) => t('changes.versionConflict.title', { name: transportLabel(current) }),
        detail: (current) =>
          t('changes.versionConflict.field', {
            field: t('records.transport.delay'),
            value: format.duration(current.delayMinutes ?? 0),
          }),
      }),
    ]),
  )
  return ({ minutes, cause }: TypedDelay) =>
    changeRecords<'transport'>(context, {
      kind: 'transport',
      commandId: 'transports.setDelay',
      title:
        minutes === 0
          ? t('transports.setDelay.none')
          : t('transports.setDelay.done', { time: format.duration(minutes) }),
      records: transports,
      labelOf: transportLabel,
      async send({ id }, own) {
        const body = { minutes, ...(cause !== '' && { cause }) }
        const answer = await versions.get(id)?.((ifMatch) =>
          own(['transports.setDelay', id, ifMatch, body], (idempotencyKey) =>
            call('transports.setDelay', { params: { id }, body, ifMatch, idempotencyKey }),
          ),
        )
        return answer && { record: answer.transport, eventId: answer.eventId, warnings: answer.warnings }
      },
    })
}

/** What stands there, to go on from. */
function delayText({ delayMinutes: minutes = 0, delayCause: cause = '' }: Transport): string {
  return minutes === 0 ? '' : `${minutes} ${cause}`.trim()
}
