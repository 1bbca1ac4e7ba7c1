import { expect, test } from 'vitest'
import { availability } from '#src/commands/gate/availability.ts'
import type { Call } from '#src/contract/index.ts'
import { Alert } from '#src/contract/reports/dashboard.ts'
import { dispatchLists } from '#src/features/dispatch/parts/lists.ts'
import { commands } from '#src/features/dispatch/parts/parts.commands.ts'
import { context, recordingServices } from './support.ts'

/** Puts the keyboard on an alert and runs a command; answers what the gate says, what is sent and what is announced. */
async function runOn(read: boolean, id: string) {
  const log: string[] = []
  const call = ((name: string, { params }: { params: { id: string } }) => {
    log.push(`${name} ${params.id}`)
    return Promise.resolve({ success: true, eventId: 'rev-1' })
  }) as unknown as Call
  const here = context({ services: recordingServices(log, { call }) })
  here.services
    .sessionValue(dispatchLists)
    .focusAlert(Alert.parse({ id: 'alert-7', type: 'warning', title: 'Verspätung', read }))
  const command = commands.find((candidate) => candidate.id === id)
  if (command === undefined) throw new Error(`There is no command called ${id}`)
  const { state } = availability(command, here, 'anywhere')
  if (state === 'available') await command.run(here)
  return [state, ...log.map((line) => line.replace(/^remember .*/, 'remembered'))]
}

test.each([
  [false, 'alerts.read', ['available', 'alerts.read alert-7', 'remembered', 'announce Hinweis gelesen']],
  [true, 'alerts.read', ['blocked']],
  [
    false,
    'alerts.dismiss',
    ['available', 'alerts.dismiss alert-7', 'remembered', 'success: Verspätung: Hinweis ausgeblendet'],
  ],
  [
    true,
    'alerts.dismiss',
    ['available', 'alerts.dismiss alert-7', 'remembered', 'success: Verspätung: Hinweis ausgeblendet'],
  ],
])('an alert (read: %s): %s does that and nothing else', async (read, id, expected) => {
  expect(await runOn(read, id)).toEqual(expected)
})
