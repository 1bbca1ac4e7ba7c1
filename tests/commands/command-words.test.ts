import { expect, test } from 'vitest'
import { allCommands } from '#src/app/commands/all-commands.late.ts'
import { createRegistry } from '#src/app/commands/commands.ts'
import { availability } from '#src/commands/gate/availability.ts'
import { prepareCommands, singleRecord } from '#src/commands/palette/commands.ts'
import { paletteRows } from '#src/commands/palette/rows/page-rows.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { Order } from '#src/contract/orders/order.ts'
import { context, recordingList, recordingServices, t } from './support.ts'

const order = Order.parse({ id: 'NK-2026-004711', orderNumber: 'NK-2026-004711', status: 'CREATED' })
const here = context({
  focus: { kind: 'order', id: order.id, record: order },
  services: { ...recordingServices([]), list: recordingList([]) },
})
const commands = prepareCommands(
  createRegistry(allCommands).all,
  (command) => availability(command, here),
  (command) => command.keys?.[0],
  (command) => t(command.title, command.titleValues?.(here)),
  t,
  (command) => singleRecord(command, here),
)

/** Titles of the commands that the palette shows for what was typed, with the keyboard on an order of the list. */
function found(query: string): string[] {
  const groups = paletteRows({
    page: { kind: 'root' },
    query,
    commands,
    recentCommands: [],
    recentSearches: [],
    clearSearches: '',
    search: [],
  })
  return groups.flatMap(({ rows }) => rows.map(({ title }) => plainTitle(title)))
}

test.each([
  ['frachtführer ändern', 'Frachtführer zuweisen'],
  ['lkw', 'Fahrzeug zuweisen'],
  ['lastwagen', 'Fahrzeug zuweisen'],
  ['abholung', 'Termine verschieben'],
  ['storno', 'Stornieren'],
  ['subi', 'Frachtführer zuweisen'],
  ['nachtmodus', 'Darstellung'],
  ['excel', 'Als CSV exportieren'],
  ['frachtbrief', 'Papiere drucken'],
])('"%s" finds %s', (words, title) => {
  expect(found(words)).toContain(title)
})
