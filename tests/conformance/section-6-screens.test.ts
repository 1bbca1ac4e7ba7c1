import { describe, expect, test } from 'vitest'
import { createRegistry } from '#src/app/commands/commands.ts'
import { allCommands } from '#src/app/commands/all-commands.late.ts'
import { describedScreens } from '#src/app/route-tree.ts'
import { availability } from '#src/commands/gate/availability.ts'
import type { Command, CommandContext } from '#src/commands/gate/command.ts'
import { gotoId } from '#src/commands/goto-id.ts'
import type { AnyPermission, Endpoint } from '#src/contract/basics/core.ts'
import { endpoints } from '#src/contract/index.ts'
import type { Permission, Role } from '#src/domain/accounts/roles.ts'
import { guard } from '#src/workspace/shell/guard.ts'
import { recordingServices } from '#tests/commands/support.ts'
import { permissionRows } from './section-6-rows.ts'
import { ROLE_NAMES, wire } from './wire.ts'

/** What decision B5 says, read off the table of this folder and not off the product's own: who has one of these rights. */
function rolesWith(permission: Permission | AnyPermission | undefined): readonly Role[] {
  if (permission === undefined) return ROLE_NAMES
  const enough = typeof permission === 'string' ? [permission] : permission
  const marks = enough.map((one) => permissionRows[one][1].split(' '))
  return ROLE_NAMES.filter((_role, at) => marks.some((row) => row[at] === '✓'))
}

/** Admin, and those a screen or a command names. */
const named = (roles: Role | readonly Role[] | undefined): readonly Role[] =>
  roles === undefined ? ROLE_NAMES : ROLE_NAMES.filter((role) => role === 'admin' || [roles].flat().includes(role))

const both = (one: readonly Role[], other: readonly Role[]) => one.filter((role) => other.includes(role)).join(' ')

const registry = createRegistry(allCommands)

/** Somebody of a role anywhere in the product, with nothing under the keyboard. */
const person = (role: Role): CommandContext => ({
  session: { userId: 'usr-1', role, tenantId: 'nordkurs', demo: false },
  place: { path: '/orders', screen: 'orders', scopes: new Set(['everywhere']) },
  selection: [],
  online: true,
  can: { undo: false, redo: false },
  services: recordingServices([]),
})

const shownTo = (command: Command) =>
  ROLE_NAMES.filter((role) => availability(command, person(role), 'anywhere').state !== 'hidden').join(' ')

describe('role × screen', () => {
  test.each(describedScreens().map(({ path, roles }) => [path, named(roles).join(' '), roles] as const))(
    '%s lets in %s',
    (path, expected, roles) => {
      const letIn = ROLE_NAMES.filter((role) => guard({ role, required: [roles], href: path }).pass)
      expect(letIn.join(' ')).toBe(expected)
    },
  )

  test('"Gehe zu" offers a screen to those who see it in the navigation, and to no one its guard turns away', () => {
    const wrong = describedScreens().flatMap(({ path, roles, goto }) => {
      const command = registry.get(gotoId(path))
      if (command === undefined) return []
      const mine = rolesWith(command.permission).filter((role) => named(goto?.roles).includes(role))
      const expected = both(mine, named(roles))
      return shownTo(command) === expected ? [] : [`${path}: ${shownTo(command)}, not ${expected}`]
    })
    expect(wrong).toEqual([])
  })
})

describe('role × action', () => {
  const asked = registry.all.filter(({ permission, roles }) => permission !== undefined || roles !== undefined)

  test('there are actions that ask who one is', () => {
    expect(asked.length).toBeGreaterThan(200)
  })

  test.each(
    asked.map((command) => [command.id, both(rolesWith(command.permission), named(command.roles)), command] as const),
  )('%s is there for %s', (_id, expected, command) => {
    expect(shownTo(command)).toBe(expected)
  })

  test('an action that sends a call is offered to no one the server refuses', () => {
    const refused = registry.all.flatMap((command) => {
      const endpoint = (endpoints as Readonly<Record<string, Endpoint>>)[command.id]
      if (endpoint === undefined) return []
      const served = rolesWith(endpoint.permission)
      return shownTo(command)
        .split(' ')
        .filter((role) => role !== '' && !served.some((one) => one === role))
        .map((role) => `${role} at ${command.id}`)
    })
    expect(refused).toEqual([])
  })
})

const guarded = Object.entries<Endpoint>(endpoints).filter(([, { permission }]) => permission !== undefined)
const backend = wire()
/** Paths name a record no one has: who may call is told that there is none, and nothing is changed. */
const lineOf = ({ method, path }: Endpoint) => `${method} ${path.replaceAll(/\{\w+\}/g, 'no-such-thing')}`

describe('role × call', () => {
  test.each(guarded.map(([name, endpoint]) => [name, rolesWith(endpoint.permission).join(' '), endpoint] as const))(
    '%s answers %s, and 403 everybody else',
    async (_name, expected, endpoint) => {
      const served = []
      for (const role of ROLE_NAMES) {
        const body = endpoint.method === 'GET' ? undefined : {}
        const { status, body: said } = await backend.send(lineOf(endpoint), { as: role, body })
        const isRefused = status === 403 && (said as { code?: string }).code === 'FORBIDDEN'
        if (!isRefused) served.push(role)
        else expect((said as { message: string }).message).toMatch(/^(Nur für |Ihre Rolle)/)
      }
      expect(served.join(' ')).toBe(expected)
    },
  )
})
