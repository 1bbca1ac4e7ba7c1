import type { CommandContext } from '#src/commands/gate/command.ts'
import type { HandoverChanged } from '#src/contract/handovers/calls.ts'
import { Handover } from '#src/contract/handovers/handover.ts'
import { MOST_HANDOVER_NOTE } from '#src/domain/handovers/handovers.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'
import { shownHandover } from './shown-handover.ts'

const handoverChanges = defineChanges({
  kind: 'handover',
  labelOf: ({ createdAt, createdBy }) =>
    [formatFor(currentLanguage()).stamp(createdAt), createdBy].filter(Boolean).join(' · '),
  fields: {
    takenOverAt: { sentence: ({ takenOverBy }, t) => t('reason.handover.taken', { name: takenOverBy ?? '' }) },
  },
  changedOf: ({ handover, eventId, warnings }: HandoverChanged) => ({ record: handover, eventId, warnings }),
})

/** Asks for a note, keeps what is open now with it, and goes to its page, whose address is the link. */
export async function handOver(context: CommandContext): Promise<void> {
  const { ask, t, navigate } = context.services
  await ask({
    title: t('handovers.create.question'),
    label: t('handovers.note'),
    detail: t('handovers.create.detail'),
    confirmLabel: t('handovers.create.confirm'),
    async send(note) {
      const body = { note: note.trim().slice(0, MOST_HANDOVER_NOTE) }
      await handoverChanges.create(context, {
        commandId: 'handovers.create',
        title: t('handovers.created'),
        blank: Handover.parse({}),
        body,
        call: (call, idempotencyKey) => call('handovers.create', { body, idempotencyKey }),
        done: ({ id }) => void navigate(`/handover/${id}`),
      })
      return true
    },
  })
}

/** The person at work takes over what is on the screen. */
export async function takeOver(context: CommandContext): Promise<void> {
  const { services } = context
  const handover = services.sessionValue(shownHandover).current()?.handover
  if (handover === undefined) return
  await handoverChanges.change<undefined>(context, {
    commandId: 'handovers.takeOver',
    title: services.t('handovers.taken'),
    records: [handover],
    field: 'takenOverAt',
    call: (call, { body: _none, ...request }) => call('handovers.takeOver', request),
    deliver: (send) => send(undefined),
  })
}

/** Opens an e-mail in the person's own program, with the note and the link: whom it goes to is said there. */
export function sendOn({ services: { t, sessionValue } }: CommandContext): void {
  const handover = sessionValue(shownHandover).current()?.handover
  if (handover === undefined) return
  const { id, note, createdAt, createdBy } = handover
  const head = [t('handovers.title'), formatFor(currentLanguage()).stamp(createdAt), createdBy]
    .filter(Boolean)
    .join(' · ')
  const body = [note, `${location.origin}/handover/${id}`].filter(Boolean).join('\n\n')
  const link = document.createElement('a')
  link.href = `mailto:?subject=${encodeURIComponent(head)}&body=${encodeURIComponent(body)}`
  link.click()
}
