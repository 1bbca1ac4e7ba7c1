import '#src/i18n/later-words.ts'
import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { Transport, TransportChanged } from '#src/contract/transports.ts'
import { typedDelay } from '#src/domain/typed-delay.ts'
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
  const { call, t, ask } = context.services
  const focus = focusedOf(context, 'transport')
  if (focus === undefined) return
  const transport = focus.record ?? (await call('transports.get', { params: { id: focus.id } }))
  const { id } = transport
  const format = formatFor(currentLanguage())
  const label = transportLabel(transport)
  const versioned = onVersion<'transport', TransportChanged>(context, 'transport', transport, {
    field: 'delayMinutes',
    title: () => t('changes.versionConflict.title', { name: label }),
    detail: (current) =>
      t('changes.versionConflict.field', {
        field: t('records.transport.delay'),
        value: format.duration(current.delayMinutes ?? 0),
      }),
  })
  const send = (minutes: number, cause: string) =>
    changeRecords<'transport'>(context, {
      kind: 'transport',
      commandId: 'transports.setDelay',
      title:
        minutes === 0
          ? t('transports.setDelay.none')
          : t('transports.setDelay.done', { time: format.duration(minutes) }),
      records: [transport],
      labelOf: transportLabel,
      async send(_transport, own) {
        const body = { minutes, ...(cause !== '' && { cause }) }
        const answer = await versioned((ifMatch) =>
          own(['transports.setDelay', id, ifMatch, body], (idempotencyKey) =>
            call('transports.setDelay', { params: { id }, body, ifMatch, idempotencyKey }),
          ),
        )
        return answer && { record: answer.transport, eventId: answer.eventId, warnings: answer.warnings }
      },
    })
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
      await send(typed.minutes, typed.cause)
      return true
    },
  })
}

/** What stands there, to go on from. */
function delayText({ delayMinutes: minutes = 0, delayCause: cause = '' }: Transport): string {
  return minutes === 0 ? '' : `${minutes} ${cause}`.trim()
}
