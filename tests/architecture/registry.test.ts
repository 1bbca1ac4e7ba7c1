import { describe, expect, it } from 'vitest'
import type { Command } from '#src/commands/gate/command.ts'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { hasRole, may, ROLES } from '#src/domain/accounts/roles.ts'
import { createRegistry } from '#src/app/commands/commands.ts'
import { allCommands } from '#src/app/commands/all-commands.late.ts'
import { conflicts, effectiveKeymap, forbiddenKeys, noKeymapChanges } from '#src/commands/keys/keymap.ts'
import { partsOf, strokesOf } from '#src/ui/keys/key-strings.ts'
import { WORDED_COMMANDS } from '#src/i18n/command-words.ts'
import { de } from '#tests/support/words.ts'
import { isTypable, layouts } from '#tests/commands/layouts.ts'

const registry = createRegistry(allCommands)
const keymap = effectiveKeymap(registry.all, noKeymapChanges)

/** Commands whose default key some layout cannot type directly; each must have a second key that all can. */
const allKeys = [...keymap].flatMap(([id, keys]) => keys.map((key) => [id, key] as const))

/** Who sees a command, or may call an endpoint. */
const rolesOf = ({ permission, roles }: Pick<Command, 'permission' | 'roles'>) => {
  const enough = typeof permission === 'string' ? [permission] : permission
  return ROLES.filter((role) => hasRole(role, roles) && (enough?.some((one) => may(role, one)) ?? true))
}

it('other words are those of commands there are', () => {
  expect(WORDED_COMMANDS.filter((id) => registry.get(id) === undefined)).toEqual([])
})

describe('the registry of all commands', () => {
  it('gives no key to two commands that can be active together', () => {
    expect(conflicts(registry.all, keymap)).toEqual([])
  })

  it.each(allKeys)('%s binds %s, which is free to be bound', (_id, key) => {
    expect(forbiddenKeys(key)).toBeUndefined()
  })

  it.each(layouts.map((layout) => [layout.name, layout] as const))(
    'every command with a key can be typed on %s',
    (_name, layout) => {
      const untypable = [...keymap]
        .filter(([, keys]) => keys.length > 0)
        .filter(
          ([, keys]) =>
            !keys.some((key) =>
              isTypable(
                layout,
                strokesOf(key).map((stroke) => partsOf(stroke).key),
              ),
            ),
        )
        .map(([id]) => id)
      expect(untypable).toEqual([])
    },
  )

  it.each(registry.all.map((command) => [command.id, command] as const))('%s has its words', (_id, command) => {
    const words: readonly string[] = Object.keys(de)
    expect(words.some((key) => key === command.title || key === `${command.title}_one`)).toBe(true)
    expect(words).toContain(`commands.group.${command.group}`)
  })

  it.each(
    registry.all.filter(({ id }) => Object.hasOwn(endpoints, id)).map((command) => [command.id, command] as const),
  )('%s is offered to those who may send what it is called after', (id, command) => {
    const { permission } = endpoints[id as EndpointName]
    expect(rolesOf(command)).toEqual(rolesOf({ permission }))
  })

  it.each(registry.all.filter((command) => command.choices).map((command) => [command.id, command] as const))(
    '%s asks with a placeholder for its choices',
    (_id, command) => {
      expect(command.choicesTitle).toBeDefined()
    },
  )

  it('leads to every screen of the navigation behind g', () => {
    const goto = registry.all
      .filter((command) => command.group === 'goto' && (command.keys?.length ?? 0) > 0)
      .map((command) => [command.keys?.[0], command.id])
    expect(Object.fromEntries(goto)).toEqual({
      'g a': 'goto.angebots-matching',
      'g b': 'goto.billing',
      'g c': 'goto.campaigns',
      'g d': 'goto.dispatcher',
      'g o': 'goto.orders',
      'g p': 'goto.partners',
      'g u': 'goto.documents',
      'g v': 'goto.templates',
      'g s': 'goto.dispatcher.enhanced',
      'g t': 'goto.transports',
      'g f': 'goto.vehicles',
      'g g': 'goto.claims',
      'g i': 'goto.inbox',
      'g j': 'goto.follow-ups',
      'g l': 'goto.loads',
      'g m': 'goto.matching',
      'g y': 'goto.recurring-orders',
      'g k': 'goto.analytics',
      'g r': 'goto.reports',
      'g e': 'goto.system.settings',
      'g 0': 'goto.handover',
      // Not a screen of its own: those of the transports that ask for something.
      'g w': 'transports.late',
    })
  })
})
