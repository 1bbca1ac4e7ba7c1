import type { Command } from '#src/commands/gate/command.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import { failures, shownFacts } from './test-page-values.ts'

/** Faults are tried out in a demonstration alone. */
const needsDemo: Condition = { check: ({ session }) => session.demo, reason: 'test.reason.demo' }

const shared = { group: 'general', scope: 'own:test', trivial: true } as const

/** What the page for developers and support does. */
export const commands: readonly Command[] = [
  {
    id: 'goto.test',
    title: 'test.title',
    group: 'goto',
    scope: 'everywhere',
    icon: 'goto',
    run: ({ services }) => services.navigate('/test'),
  },
  {
    ...shared,
    id: 'test.copy',
    title: 'test.copy',
    keys: ['shift+c'],
    icon: 'copy',
    async run({ services }) {
      const facts = services.sessionValue(shownFacts).current()
      await services.copy(facts.map(({ label, value }) => `${label}: ${value}`).join('\n'))
    },
  },
  {
    ...shared,
    id: 'test.messages',
    title: 'test.messages',
    keys: ['shift+t'],
    needs: [needsDemo],
    run({ services: { notify, t } }) {
      for (const type of ['success', 'info', 'warning', 'error'] as const) {
        notify({ type, message: t(`test.message.${type}`) })
      }
    },
  },
  {
    ...shared,
    id: 'test.missing',
    title: 'test.missing',
    keys: ['shift+q'],
    needs: [needsDemo],
    async run({ services }) {
      // Nothing has this number: the server says so, and the gate shows what every refused command shows.
      await services.call('orders.get', { params: { id: 'NK-0000-000000' } })
    },
  },
  {
    ...shared,
    id: 'test.crash',
    title: 'test.crash',
    keys: ['shift+a'],
    needs: [needsDemo],
    run({ services }) {
      const told = services.sessionValue(failures)
      told.set(told.current() + 1)
    },
  },
]
