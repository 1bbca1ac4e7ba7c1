import type { Query } from '@tanstack/react-query'
import { choiceCommand, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { RETRY_KEY, retries } from '#src/commands/gate/retry/retries.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import { language, theme } from '#src/workspace/preferences.ts'

/** What there is to choose from is fetched when somebody does. */
const choices = () => import('./preference-choices.late.ts')

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
    // A document is read and a file sent again by the same key.
    givesWay: true,
    scope: 'everywhere',
    needs: [needsFailure],
    icon: 'redo',
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
    choicesTitle: 'chrome.theme',
    findable: true,
    choices: async (context) => (await choices()).themeChoices(context),
    run: (_context, name) => theme.set(name),
  }),
  choiceCommand({
    id: 'appearance.language',
    title: 'chrome.language',
    group: 'general',
    scope: 'everywhere',
    choicesTitle: 'chrome.language',
    findable: true,
    choices: async (context) => (await choices()).languageChoices(context),
    run: (_context, code) => language.set(code),
  }),
  {
    id: 'auth.logout',
    title: 'chrome.logout',
    group: 'general',
    scope: 'everywhere',
    run: ({ services }) => services.ui.logout(),
  },
]
