import type { CommandContext } from '#src/commands/gate/command.ts'
import { FollowUp } from '#src/contract/follow-ups/follow-up.ts'
import type { FollowUpInput } from '#src/contract/follow-ups/calls.ts'
import { followUpChanges } from './follow-up-changes.ts'
import { askDue } from './typed.ts'

/** Asks in one line when, and what of, somebody wants to see something again: of the record the keyboard is on, if it is on one. */
export async function createFollowUp(context: CommandContext, isTeam: boolean): Promise<void> {
  const { t } = context.services
  const { focus } = context
  // What is put off again is another one's matter: a follow-up of a follow-up is about nothing.
  const about = focus?.kind === 'followUp' ? undefined : focus
  const name = about && (about.name ?? about.id)
  const asked = await askDue(context, {
    title: name === undefined ? t('followUps.question') : t('followUps.questionAbout', { name }),
    label: t('followUps.label'),
    detail: t('followUps.hint'),
    confirmLabel: t('followUps.confirm'),
    needsNote: about === undefined,
  })
  if (asked === undefined) return
  const body: FollowUpInput = {
    ...asked.due,
    text: asked.text,
    ...(about && { aboutKind: about.kind, aboutId: about.id, aboutLabel: (name ?? '').slice(0, 200) }),
    ...(isTeam && { isTeam }),
  }
  await followUpChanges.create(context, {
    commandId: isTeam ? 'followUps.createForTeam' : 'followUps.create',
    title: t('followUps.created', { moment: asked.when }),
    blank: FollowUp.parse({}),
    body,
    call: (call, idempotencyKey) => call('followUps.create', { body, idempotencyKey }),
  })
}
