import { plainTitle } from '#src/i18n/plain-title.ts'
import { roleReason, permissionRefusal } from '#src/domain/accounts/roles.ts'
import type { Command, CommandContext } from '../gate/command.ts'
import { availability, isForOthers, scopesOf } from '../gate/availability.ts'
import { isInScope } from '../gate/scopes.ts'
import type { KeySequence } from './dispatch.ts'
import type { ShortcutPorts } from './use-shortcuts.ts'

/** Who may: "Nur für die Disposition". */
function whoMay({ permission, roles }: Command, { session }: CommandContext) {
  const [first] = permission === undefined || typeof permission === 'string' ? [permission] : permission
  return (first && permissionRefusal(session.role, first)) ?? roleReason(roles ?? [])
}

/** The command these keys would be, had this person the right; one about the record the keyboard is on before others. */
export function refusedCommand(
  keys: KeySequence,
  { registry, keymap }: Pick<ShortcutPorts, 'registry' | 'keymap'>,
  context: CommandContext,
): Command | undefined {
  const typed = keys.join(' ')
  const refused = registry.all.filter(
    (command) =>
      keymap.get(command.id)?.includes(typed) === true &&
      availability(command, context).state === 'hidden' &&
      isInScope(scopesOf(command), context.place.scopes),
  )
  return refused.find((command) => !isForOthers(command, context))
}

/** Says to whom a key belongs that does nothing here for want of a right; a key that is no one's says nothing. */
export function showRefusal(
  keys: KeySequence,
  ports: Pick<ShortcutPorts, 'registry' | 'keymap'>,
  context: CommandContext,
): void {
  const command = refusedCommand(keys, ports, context)
  if (command === undefined) return
  const { services } = context
  const name = plainTitle(services.t(command.title, command.titleValues?.(context)))
  services.notify({
    type: 'info',
    message: services.t('reasons.noRight', { name }),
    detail: services.t(whoMay(command, context)),
    answers: true,
  })
}
