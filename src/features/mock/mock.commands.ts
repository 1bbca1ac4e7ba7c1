import { allEndpoints } from '#src/api/endpoints.ts'
import { choiceCommand, type Choice, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import { MockRefusal, SCENARIOS, type MockControl } from '#src/contract/mock/control.ts'
import type { EndpointName } from '#src/contract/index.ts'
import type { MockVerb } from '#src/contract/mock/verbs.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { addressOf } from './address.ts'
import { MOCK_KEY, mockHandle } from './mock-handle.ts'
import { loadWorld, pickedWorld, saveWorld } from './world-file.ts'

const handleOf = ({ services }: CommandContext) => services.sessionValue(mockHandle).current()

const needsMock: Condition = { check: (context) => handleOf(context) !== undefined, reason: 'mock.reason.none' }

const HOUR = 3_600_000

/** Milliseconds answers can be made to take longer. */
const LATENCIES = [0, 200, 1000, 3000, 10_000] as const

const shared = { group: 'mock', scope: 'everywhere', trivial: true, needs: [needsMock] } as const

/** Does it with the mock of this page, says that it is done, or why not, and has the panel look again. */
async function ask(context: CommandContext, title: TextKey, act: (control: MockControl) => Promise<unknown>) {
  const handle = handleOf(context)
  const { notify, queryClient, t } = context.services
  if (handle === undefined) return
  try {
    if ((await act(handle.control)) === false) return
    notify({ type: 'info', message: t('mock.done', { what: t(title) }), answers: true })
  } catch (error) {
    if (!(error instanceof MockRefusal)) throw error
    notify({ type: 'error', message: t(`mock.refused.${error.code}`), detail: error.detail, answers: true })
  } finally {
    await queryClient.invalidateQueries({ queryKey: MOCK_KEY })
  }
}

const verb = (id: string, title: TextKey, ...verbs: readonly MockVerb[]): Command => ({
  ...shared,
  id,
  title,
  run: (context) =>
    ask(context, title, async (control) => {
      for (const one of verbs) await control.do(one)
    }),
})

/** Every call, by the name it has everywhere. */
async function endpointChoices(): Promise<Choice<EndpointName>[]> {
  const endpoints = await allEndpoints()
  return (Object.keys(endpoints) as EndpointName[]).map((name) => {
    const { method, path } = endpoints[name]
    return { id: name, title: name, detail: `${method} ${path}`, value: name }
  })
}

const fault = (id: string, title: TextKey, of: (name: EndpointName) => MockVerb): Command =>
  choiceCommand<EndpointName>({
    ...shared,
    id,
    title,
    choicesTitle: 'mock.endpoint',
    choices: endpointChoices,
    run: (context, name) => ask(context, title, (control) => control.do(of(name))),
  })

async function reset(context: CommandContext): Promise<void> {
  const { t, confirm, queryClient } = context.services
  const state = await handleOf(context)?.control.do({ do: 'state' })
  const isSure = await confirm({
    title: t('mock.reset.question', { seed: state?.seed ?? '' }),
    detail: t('mock.reset.detail'),
    confirmLabel: t('mock.reset.confirm'),
    destructive: true,
  })
  if (!isSure) return
  await ask(context, 'mock.reset', async (control) => {
    await control.do({ do: 'reset' })
    await queryClient.invalidateQueries()
  })
}

const all: readonly Command[] = [
  {
    ...shared,
    id: 'mock.open',
    title: 'mock.title',
    run: ({ services }) => services.openPanel({ kind: 'mock' }, 'add'),
  },
  {
    ...shared,
    id: 'mock.calls',
    title: 'mock.calls',
    run: ({ services }) => services.openPanel({ kind: 'mock', id: 'calls' }, 'add'),
  },
  choiceCommand({
    ...shared,
    id: 'mock.latency',
    title: 'mock.latency',
    choicesTitle: 'mock.latency.choose',
    choices: () => LATENCIES.map((value) => ({ id: String(value), title: `${value} ms`, value })),
    run: (context, milliseconds) =>
      ask(context, 'mock.latency', (control) => control.do({ do: 'latency', milliseconds })),
  }),
  fault('mock.fail', 'mock.fail', (name) => ({ do: 'fail', name, status: 500, times: 1 })),
  fault('mock.slow', 'mock.slow', (name) => ({ do: 'slow', name, milliseconds: 5000 })),
  fault('mock.loseResponse', 'mock.loseResponse', (name) => ({ do: 'loseResponse', name, times: 1 })),
  fault('mock.garbage', 'mock.garbage', (name) => ({ do: 'garbage', name, garbage: 'html', times: 1 })),
  verb('mock.heal', 'mock.heal', { do: 'heal' }),
  verb('mock.offline', 'mock.offline', { do: 'offline' }),
  verb('mock.online', 'mock.online', { do: 'online' }),
  verb('mock.dropSocket', 'mock.dropSocket', { do: 'dropSocket' }),
  verb('mock.expireToken', 'mock.expireToken', { do: 'expireToken' }),
  verb('mock.expireCsrf', 'mock.expireCsrf', { do: 'expireCsrf' }),
  verb('mock.hour', 'mock.hour', { do: 'clock', advance: HOUR }),
  verb('mock.day', 'mock.day', { do: 'clock', advance: 24 * HOUR }),
  verb('mock.stopClock', 'mock.stopClock', { do: 'clock', run: false }),
  verb('mock.goOn', 'mock.goOn', { do: 'clock', run: true }),
  choiceCommand({
    ...shared,
    id: 'mock.scenario',
    title: 'mock.scenario',
    choicesTitle: 'mock.scenario.choose',
    choices: ({ services: { t } }) =>
      SCENARIOS.map((name) => ({ id: name, title: t(`mock.scenario.${name}`), detail: name, value: name })),
    run: (context, name) => ask(context, `mock.scenario.${name}`, (control) => control.do({ do: 'scenario', name })),
  }),
  { ...shared, id: 'mock.reset', title: 'mock.reset', run: reset },
  {
    ...shared,
    id: 'mock.exportWorld',
    title: 'mock.exportWorld',
    run: (context) => ask(context, 'mock.exportWorld', saveWorld),
  },
  {
    ...shared,
    id: 'mock.importWorld',
    title: 'mock.importWorld',
    run: (context) =>
      ask(context, 'mock.importWorld', async (control) => {
        const file = await pickedWorld()
        if (file === undefined) return false
        return loadWorld(control, file, context.services)
      }),
  },
  {
    ...shared,
    id: 'mock.copyAddress',
    title: 'mock.copyAddress',
    run: (context) =>
      ask(context, 'mock.copyAddress', async (control) => {
        await context.services.copy(addressOf(await control.do({ do: 'state' }), location.href))
      }),
  },
]

/** The verbs of the mock backend, where there is one. */
export const commands: readonly Command[] = __MOCK_BACKEND__ ? all : []
