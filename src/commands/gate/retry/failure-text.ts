import type { Translate } from '#src/i18n/keys.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { isMissingCode } from '#src/workspace/loading/lazy-screen.ts'
import type { Command, CommandContext } from '../command.ts'

/** A command that failed, as the message names it: without the dots that say it asks further. */
export function failedTitle(command: Command, context: CommandContext): string {
  const { t } = context.services
  const title = plainTitle(t(command.title, command.titleValues?.(context)))
  return t('commands.failed', { title })
}

/** What a command's error says to a person; nothing when it says nothing. */
export function failureText(error: unknown, t: Translate): string | undefined {
  if (!(error instanceof Error) || error.message === '') return undefined
  if (!isMissingCode(error)) return error.message
  return t(navigator.onLine ? 'commands.loadFailed' : 'reasons.offline')
}
