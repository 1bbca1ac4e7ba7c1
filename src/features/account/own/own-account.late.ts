import { createElement } from 'react'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { LOCAL, type UndoEntity } from '#src/commands/undo/steps.ts'
import { formInFront } from '#src/workspace/session/form-in-front.tsx'
import type { TextKey } from '#src/i18n/keys.ts'
import { NameDialog } from './name-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'

/** Says it, notes that it does not go back (decision A29), and reads anew who is signed in. */
function changed(context: CommandContext, commandId: string, title: string): void {
  const { services, session } = context
  const step = crypto.randomUUID()
  const entity: UndoEntity = { kind: LOCAL, id: session.userId, label: services.t('session.profile') }
  services.remember({ step, at: Date.now(), commandId, title, entity, eventId: undefined })
  services.notify({ type: 'success', message: title })
  void services.queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name === 'auth.profile' })
}

function show(context: CommandContext, draw: (onClose: () => void) => ReturnType<typeof createElement>): void {
  const front = context.services.sessionValue(formInFront)
  const element: ReturnType<typeof createElement> = draw(() => {
    if (front.current() === element) front.set(null)
  })
  front.set(element)
}

/** Asks for the own name, as it stands beside what one does. */
export async function rename(context: CommandContext): Promise<void> {
  const { call, t } = context.services
  const { firstName = '', lastName = '' } = await call('auth.profile', {})
  show(context, (onClose) =>
    createElement(NameDialog, {
      key: crypto.randomUUID(),
      names: { firstName, lastName },
      onClose,
      async onSend(body) {
        const { name } = await call('auth.changeProfile', { body, idempotencyKey: crypto.randomUUID() })
        changed(context, 'account.rename', t('session.own.renamed', { name }))
      },
    }),
  )
}

/** Asks for the password there is and for another one. Neither is kept anywhere while it is typed. */
export function changePassword(context: CommandContext): void {
  const { call, t } = context.services
  const done: TextKey = 'session.own.changed'
  show(context, (onClose) =>
    createElement(PasswordDialog, {
      key: crypto.randomUUID(),
      onClose,
      async onSend(body) {
        await call('auth.changePassword', { body, idempotencyKey: crypto.randomUUID() })
        changed(context, 'account.changePassword', t(done))
      },
    }),
  )
}
