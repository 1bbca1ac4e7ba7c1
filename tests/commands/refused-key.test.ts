import { describe, expect, test } from 'vitest'
import { needsRecord } from '#src/commands/gate/conditions.ts'
import { effectiveKeymap, noKeymapChanges } from '#src/commands/keys/keymap.ts'
import { showRefusal } from '#src/commands/keys/refused-key.ts'
import { defineCommands } from '#src/commands/gate/registry.ts'
import { command, context, recordingServices } from './support.ts'

const registry = defineCommands([
  command({ id: 'goto.settings', title: 'settings.title', keys: ['g e'], roles: ['admin'], group: 'goto' }),
  command({
    id: 'transports.advance',
    title: 'transports.create.title',
    keys: ['+'],
    permission: 'transports.write',
    needs: [needsRecord('transport')],
  }),
  command({
    id: 'orders.setVehicle',
    title: 'orders.setVehicle.title',
    keys: ['v', '+'],
    permission: 'orders.assign',
    needs: [needsRecord('order')],
  }),
  command({ id: 'orders.sell', title: 'orders.editNotes.title', keys: ['u'], permission: ['orders.edit'] }),
  command({ id: 'board.only', title: 'carry.plan', keys: ['q'], permission: 'orders.assign', scope: 'grid:board' }),
  command({ id: 'own', title: 'commands.form.save', keys: ['m'] }),
])
const keymap = effectiveKeymap(registry.all, noKeymapChanges)

/** What is said to a person of this role who presses the keys on an order. */
function said(keys: string, role: 'user' | 'dispatcher' | 'sales' = 'user', scopes = ['everywhere', 'list']) {
  const log: string[] = []
  const here = context({
    session: { userId: 'usr-1', role, tenantId: 'nordkurs', demo: true },
    place: { path: '/orders', screen: 'orders', scopes: new Set(scopes) },
    focus: { kind: 'order', id: 'NK-2026-004711' },
    services: recordingServices(log),
  })
  showRefusal(keys.split(' '), { registry, keymap }, here)
  return log
}

describe('a key that does nothing for want of a right', () => {
  test.each([
    ['v', ['info: Dafür fehlt Ihnen das Recht: Fahrzeug zuweisen | Nur für die Disposition']],
    ['g e', ['info: Dafür fehlt Ihnen das Recht: Einstellungen | Nur für die Administration']],
    ['u', ['info: Dafür fehlt Ihnen das Recht: Notiz bearbeiten | Nur für Disposition und Vertrieb']],
    // Of two meanings that which is about the record the keyboard is on.
    ['+', ['info: Dafür fehlt Ihnen das Recht: Fahrzeug zuweisen | Nur für die Disposition']],
    // No one's key, one of another place, and one that works.
    ['ö', []],
    ['q', []],
    ['m', []],
  ])('%s says %j', (keys, expected) => {
    expect(said(keys)).toEqual(expected)
  })

  test('says nothing to whom it works for, nor behind a dialog', () => {
    expect(said('v', 'dispatcher')).toEqual([])
    expect(said('u', 'sales')).toEqual([])
    expect(said('v', 'user', ['dialog'])).toEqual([])
  })
})
