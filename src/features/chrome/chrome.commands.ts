import type { Query } from '@tanstack/react-query'
import { choiceCommand, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { RETRY_KEY, retries } from '#src/commands/gate/retries.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import { languageCodes, LANGUAGES } from '#src/i18n/languages.ts'
import { language, theme, THEMES } from '#src/workspace/preferences.ts'

/** Something is not as it should be: offline, the live connection down, or a call on the screen has failed. */
const needsFailure: Condition = {
  check: (context) =>
    !context.online ||
    context.services.ui.isDisconnected() ||
    context.services.sessionValue(retries).count() > 0 ||
    failedQueries(context).length > 0,
  reason: 'chrome.retryNotNeeded',
}

function failedQueries({ services }: CommandContext) {
  return services.queryClient.getQueryCache().findAll({ type: 'active', predicate: hasFailed })
}

const hasFailed = (query: { state: { status: string } }): boolean => query.state.status === 'error'

/** Theme, language, logout, and the way back after a failure: the same key on every screen. */
export const commands: readonly Command[] = [
  {
    id: 'connection.retry',
    title: 'chrome.retry',
    group: 'general',
    keys: [RETRY_KEY],
    scope: 'everywhere',
    needs: [needsFailure],
    icon: 'redo',
    synonyms: ['retry', 'reconnect', 'neu laden', 'wiederholen'],
    async run({ services }) {
      services.ui.reconnect()
      services.sessionValue(retries).runAll()
      // What is asked already is not asked twice.
      const predicate = (query: Query) => hasFailed(query) && query.state.fetchStatus === 'idle'
      await services.queryClient.refetchQueries({ type: 'active', predicate })
    },
  },
  choiceCommand({
    id: 'appearance.theme',
    title: 'chrome.theme',
    group: 'general',
    scope: 'everywhere',
    synonyms: ['theme', 'dark mode', 'dunkel', 'hell', 'light'],
    choicesTitle: 'chrome.theme',
    choices: ({ services: { t } }) =>
      THEMES.map((name) => ({
        id: name,
        title: t(`chrome.theme.${name}`),
        ...chosen(name === theme.get(), t),
        value: name,
      })),
    run: (_context, name) => theme.set(name),
  }),
  choiceCommand({
    id: 'appearance.language',
    title: 'chrome.language',
    group: 'general',
    scope: 'everywhere',
    synonyms: ['language', 'sprache', 'langue', 'idioma', 'lingua', 'taal', 'język', 'jazyk', 'språk'],
    choicesTitle: 'chrome.language',
    choices: ({ services: { t } }) =>
      languageCodes.map((code) => ({
        id: code,
        title: LANGUAGES[code].name,
        ...chosen(code === language.get(), t),
        value: code,
      })),
    run: (_context, code) => language.set(code),
  }),
  {
    id: 'auth.logout',
    title: 'chrome.logout',
    group: 'general',
    scope: 'everywhere',
    synonyms: ['logout', 'sign out', 'ausloggen'],
    run: ({ services }) => services.ui.logout(),
  },
]

function chosen(is: boolean, t: CommandContext['services']['t']): { detail?: string } {
  return is ? { detail: t('chrome.chosen') } : {}
}
