import { describe, expect, test } from 'vitest'
import type { Command } from '#src/commands/gate/command.ts'
import { availability } from '#src/commands/gate/availability.ts'
import { needsRecord } from '#src/commands/gate/conditions.ts'
import { prepare } from '#src/commands/palette/rank.ts'
import { prepareFound } from '#src/commands/palette/rows/choice-rows.ts'
import { paletteRows } from '#src/commands/palette/rows/page-rows.ts'
import type { PaletteInput } from '#src/commands/palette/rows/palette-row.ts'
import type { SearchHit } from '#src/commands/palette/search-hits.ts'
import { groupToUnfold, totalOf } from '#src/commands/palette/state.ts'
import { commandsFor, prepareCommands, singleRecord } from '#src/commands/palette/commands.ts'
import { command, context, recordingList, t } from './support.ts'

const commands: readonly Command[] = [
  command({
    id: 'goto.transports',
    title: 'commands.group.transport',
    group: 'goto',
    keys: ['g t'],
  }),
  command({
    id: 'orders.start',
    title: 'commands.group.order',
    group: 'order',
    keys: ['+'],
    needs: [needsRecord('order')],
    placements: ['row'],
  }),
  command({ id: 'copy.link', title: 'commands.copy.link' }),
  command({ id: 'users.manage', title: 'commands.group.administration', roles: ['admin'] }),
  command({ id: 'dispatch.plan', title: 'commands.group.dispatch', scope: 'dispatch' }),
  command({ id: 'panels.close', title: 'commands.panels.close', scope: 'record', trivial: true }),
  command({ id: 'list.down', title: 'commands.list.down', hiddenInPalette: true }),
]

function prepared(changes: Parameters<typeof context>[0] = {}, listed = commands) {
  const here = context(changes)
  return prepareCommands(
    listed,
    (entry) => availability(entry, here),
    (entry) => entry.keys?.[0],
    (entry) => t(entry.title),
    t,
    (entry) => singleRecord(entry, here),
  )
}

const hit = (number: number): SearchHit => ({
  kind: 'order',
  id: `NK-2026-00471${number}`,
  title: `NK-2026-00471${number}`,
  context: 'Hamburg → München · Brinkmann Transporte',
  to: `/orders/NK-2026-00471${number}`,
})

const start: PaletteInput = {
  page: { kind: 'root' },
  query: '',
  commands: prepared(),
  recentCommands: [],
  recentSearches: [],
  clearSearches: 'Letzte Suchen löschen',
  search: [],
}

/** The palette as a person reads it: headings with counts, titles, reasons after a colon. */
function print(input: Partial<PaletteInput>): string[] {
  return paletteRows({ ...start, ...input }).flatMap((group) => [
    `${group.id} ${group.total}${group.more ? ' …' : ''}`,
    ...group.rows.map((row) => {
      const reason = row.blocked && ('text' in row.blocked ? row.blocked.text : t(row.blocked.reason))
      return `  ${row.title}${reason ? `: ${reason}` : ''}`
    }),
  ])
}

describe('the first page', () => {
  test('shows what works here; blocked ones last, with their reason; hidden and foreign ones not at all', () => {
    expect(print({})).toEqual([
      'commands 3',
      '  Transport',
      '  Link kopieren',
      '  Auftrag: Zuerst einen Auftrag auswählen',
    ])
  })

  test('with a record in focus begins with what can be done with it', () => {
    const here = prepared({ focus: { kind: 'order', id: 'NK-2026-004711' } })
    expect(print({ commands: here })).toEqual(['commands 3', '  Auftrag', '  Transport', '  Link kopieren'])
  })

  test('begins with what was used last', () => {
    expect(print({ recentCommands: ['copy.link', 'gone'] })).toEqual([
      'recent 1',
      '  Link kopieren',
      'commands 2',
      '  Transport',
      '  Auftrag: Zuerst einen Auftrag auswählen',
    ])
  })

  test('shows the orders opened last between what was used last and all other commands, only before anything is typed', () => {
    const input = {
      recentCommands: ['copy.link'],
      opened: [{ kind: 'order' as const, title: 'orders.recents' as const, hits: [hit(2), hit(1)] }],
    }
    expect(print(input)).toEqual([
      'recent 1',
      '  Link kopieren',
      'opened:order 2',
      '  NK-2026-004712',
      '  NK-2026-004711',
      'commands 2',
      '  Transport',
      '  Auftrag: Zuerst einen Auftrag auswählen',
    ])
    expect(print({ ...input, query: 'transp' })).toEqual(['commands 1', '  Transport'])
  })

  test('leaves moves out of those used last: what leads to a screen, and panels', () => {
    const commands = prepared({}, [
      command({ id: 'goto.orders', title: 'orders.title', group: 'goto' }),
      command({ id: 'panels.other', title: 'commands.panels.left', group: 'panels' }),
      command({ id: 'copy.link', title: 'commands.copy.link' }),
    ])
    const [first] = paletteRows({
      ...start,
      commands,
      recentCommands: ['goto.orders', 'panels.other', 'copy.link'],
    })
    expect([first?.id, first?.rows.map(({ title }) => title)]).toEqual(['recent', ['Link kopieren']])
  })

  test('leaves trivial commands out of those used last, also where they were noted before', () => {
    const commands = prepared({ place: { path: '/', screen: 'order', scopes: new Set(['record']) } })
    expect(print({ commands, recentCommands: ['panels.close', 'copy.link'] })).toEqual([
      'recent 1',
      '  Link kopieren',
      'commands 3',
      '  Transport',
      '  Panel schließen',
      '  Auftrag: Zuerst einen Auftrag auswählen',
    ])
  })

  test('then shows what fits the record, what fits the screen, and what works everywhere', () => {
    const focus = { kind: 'order', id: 'NK-2026-004711' } as const
    const place = { path: '/', screen: 'dispatch', scopes: new Set(['everywhere', 'dispatch']) }
    expect(print({ commands: prepared({ focus, place }), recentCommands: ['copy.link'] })).toEqual([
      'recent 1',
      '  Link kopieren',
      'commands 3',
      '  Auftrag',
      '  Dispo',
      '  Transport',
    ])
  })

  test('begins with making an order for who has done nothing yet, and for nobody else', () => {
    const listed = [...commands, command({ id: 'orders.create', title: 'wizard.title', isBeginning: true })]
    const here = prepared({ focus: { kind: 'order', id: 'NK-2026-004711' } }, listed)
    expect(print({ commands: here }).slice(0, 3)).toEqual(['commands 4', '  Auftrag anlegen', '  Auftrag'])
    expect(print({ commands: here, recentCommands: ['copy.link'] }).slice(2, 5)).toEqual([
      'commands 3',
      '  Auftrag',
      '  Transport',
    ])
  })

  test('shows recent searches below all, and the way to forget them', () => {
    expect(print({ recentSearches: ['brinkmann', 'köln', 'adr', 'fulda'] }).slice(4)).toEqual([
      'recentSearches 3',
      '  brinkmann',
      '  köln',
      '  adr',
      '  Letzte Suchen löschen',
    ])
  })
})

describe('results', () => {
  test('commands before hits, three rows a group, with the count of all', () => {
    const search = [
      {
        kind: 'partner' as const,
        total: 1,
        hits: [{ kind: 'partner' as const, id: 'car-1', title: 'Brinkmann Transporte GmbH', to: '/partners/car-1' }],
      },
      { kind: 'order' as const, total: 7, hits: [1, 2, 3, 4, 5].map(hit) },
    ]
    expect(print({ query: 'transp', search })).toEqual([
      'commands 1',
      '  Transport',
      'order 7 …',
      '  NK-2026-004711',
      '  NK-2026-004712',
      '  NK-2026-004713',
      'partner 1',
      '  Brinkmann Transporte GmbH',
    ])
    expect(totalOf(paletteRows({ ...start, query: 'transp', search }))).toBe(9)
  })

  test('a command is found by other words', () => {
    expect(print({ query: 'trips' })).toEqual(['commands 1', '  Transport'])
  })

  test('matching letters are marked in the title and in the context', () => {
    const [group] = paletteRows({ ...start, query: 'muen', search: [{ kind: 'order', total: 1, hits: [hit(1)] }] })
    expect(group?.rows.map((row) => [row.ranges, row.contextRanges])).toEqual([[[], [[10, 13]]]])
  })

  test('nothing found is no group at all', () => {
    expect(print({ query: 'xyz' })).toEqual([])
  })
})

describe('what lies behind a second page', () => {
  const found = prepareFound(
    (
      [
        ['appearance.theme', 'Darstellung', 'Dunkel', { words: ['dark mode'] }],
        ['appearance.language', 'Sprache', 'Polski', { synonyms: ['Polnisch', 'Polish'], words: ['umlauf'] }],
        ['appearance.language', 'Sprache', 'Português', { synonyms: ['Portugiesisch'], words: ['umlauf'] }],
        ['orders.setStatus', 'Status setzen', 'Abgerechnet', { blocked: 'Nur für die Buchhaltung', words: [] }],
        ['orders.setStatus', 'Status setzen', 'Bestätigt', { context: 'NK-2026-004711', words: [] }],
      ] as const
    ).map(([commandId, name, title, more]) => ({
      commandId,
      title: `${name}: ${title}`,
      choice: { id: title, title, take: () => undefined, ...more },
      words: more.words,
      ...('context' in more && { context: more.context }),
    })),
  )

  test.each<[string, string[]]>([
    ['dunkel', ['choices 1', '  Darstellung: Dunkel']],
    ['polnisch', ['choices 1', '  Sprache: Polski']],
    ['umlauf polnisch', ['choices 1', '  Sprache: Polski']],
    ['bestaet', ['choices 1', '  Status setzen: Bestätigt']],
    ['status abger', ['choices 1', '  Status setzen: Abgerechnet: Nur für die Buchhaltung']],
    // The words of the command by themselves lead to the command.
    ['sprache', []],
    ['umlauf', []],
    ['du', []],
  ])('%s finds %j', (query, expected) => {
    expect(print({ query, found })).toEqual(expected)
  })

  test('stands below the commands that fit and above the records; what cannot be taken comes last', () => {
    const search = [{ kind: 'order' as const, total: 1, hits: [hit(1)] }]
    const commands = prepared({}, [command({ id: 'orders.restore', title: 'orders.restore.title' })])
    expect(print({ query: 'reakti', commands, found, search }).map((row) => row.trim())).toEqual([
      'commands 1',
      'Storno aufheben',
      'order 1',
      'NK-2026-004711',
    ])
    const status = prepareFound(
      ['Storniert', 'Bestätigt'].map((title, at) => ({
        commandId: 'orders.setStatus',
        title: `Status setzen: ${title}`,
        choice: { id: title, title, take: () => undefined, synonyms: ['fertig'], ...(at === 0 && { blocked: 'nein' }) },
        words: [],
      })),
    )
    expect(print({ query: 'fertig', found: status, search })).toEqual([
      'choices 2',
      '  Status setzen: Bestätigt',
      '  Status setzen: Storniert: nein',
      'order 1',
      '  NK-2026-004711',
    ])
  })

  test('a choice that is called as was typed stands before a command that only goes by that word', () => {
    const [theme] = prepared({}, [command({ id: 'appearance.theme', title: 'chrome.theme' })]).items
    const commands = prepare(
      theme === undefined ? [] : [{ ...theme, title: 'Darstellung' }],
      (one) => one.title,
      () => ['dunkelmodus, hell, dunkel'],
    )
    const dark = prepareFound([
      {
        commandId: 'appearance.theme',
        title: 'Darstellung: Dunkel',
        choice: { id: 'dark', title: 'Dunkel', take: () => undefined },
        words: [],
      },
    ])
    expect(print({ query: 'dunkel', commands, found: dark })).toEqual([
      ...['choices 1', '  Darstellung: Dunkel', 'commands 1', '  Darstellung'],
    ])
    expect(print({ query: 'darstellung', commands, found: dark })[0]).toBe('commands 1')
  })

  test('names the record it would be done to, and is what its command is given', () => {
    const [group] = paletteRows({ ...start, query: 'bestätigt', found })
    expect(group?.rows.map((row) => [row.kind === 'choice' && row.commandId, row.context])).toEqual([
      ['orders.setStatus', 'NK-2026-004711'],
    ])
  })

  test('is at most three rows, and all of them on a page of its own', () => {
    const many = prepareFound(
      [1, 2, 3, 4, 5].map((number) => ({
        commandId: 'list.view',
        title: `Ansicht: Meine ${number}`,
        choice: { id: `${number}`, title: `Meine ${number}`, take: () => undefined },
        words: [],
      })),
    )
    expect(print({ query: 'meine', found: many })[0]).toBe('choices 5 …')
    expect(print({ query: 'meine', found: many })).toHaveLength(4)
    expect(print({ page: { kind: 'group', group: 'choices' }, query: 'meine', found: many })).toHaveLength(6)
  })
})

describe('further pages', () => {
  test('a group unfolded shows all its rows and nothing else', () => {
    const search = [{ kind: 'order' as const, total: 5, hits: [1, 2, 3, 4, 5].map(hit) }]
    expect(print({ page: { kind: 'group', group: 'order' }, query: 'transp', search })).toEqual([
      'order 5',
      ...[1, 2, 3, 4, 5].map((number) => `  NK-2026-00471${number}`),
    ])
  })

  test('choices are ranked, blocked ones say why', () => {
    const rows = [
      { id: 'ASSIGNED', title: 'Disponiert', blocked: 'Zuerst Frachtführer oder Fahrzeug' },
      { id: 'CREATED', title: 'Angelegt' },
      { id: 'CANCELLED', title: 'Storniert' },
    ].map((row) => ({ ...row, take: () => undefined }))
    const page = { kind: 'choices', commandId: 'orders.setStatus' } as const
    const choices = { commandId: 'orders.setStatus', rows }
    expect(print({ page, choices })).toEqual([
      'choices 3',
      '  Disponiert: Zuerst Frachtführer oder Fahrzeug',
      '  Angelegt',
      '  Storniert',
    ])
    expect(print({ page, choices, query: 'stor' })).toEqual(['choices 1', '  Storniert'])
  })

  test('actions are only the commands for records', () => {
    const here = prepared({ focus: { kind: 'order', id: 'NK-2026-004711' } })
    expect(print({ page: { kind: 'actions' }, commands: here })).toEqual(['open 1', '  Auftrag'])
  })

  test('actions stand in their parts, without what is nothing for the record; typing finds that, too', () => {
    const focus = { kind: 'order', id: 'NK-2026-004711' } as const
    const no = { check: () => false, reason: 'reasons.noList' } as const
    const act = (id: string, title: Command['title'], more: Partial<Command>) =>
      command({ id, title, group: 'order', placements: ['row'], ...more })
    const here = prepared({ focus }, [
      act('a.copy', 'commands.group.form', {}),
      act('a.blocked', 'commands.group.list', { changesData: true, needs: [no] }),
      act('a.change', 'commands.group.load', { changesData: true }),
      act('a.never', 'commands.group.driver', { needs: [{ ...no, lasting: true }] }),
      act('a.delete', 'commands.group.vehicle', { changesData: true, section: 'remove' }),
      act('a.status', 'commands.group.partner', { changesData: true, section: 'status' }),
    ])
    expect(print({ page: { kind: 'actions' }, commands: here })).toEqual([
      'status 1',
      '  Partner',
      'change 2',
      '  Ladung',
      '  Liste: Hier ist keine Liste',
      'open 1',
      '  Formular',
      'remove 1',
      '  Fahrzeug',
    ])
    expect(print({ page: { kind: 'actions' }, commands: here, query: 'fahrer' })).toEqual([
      'commands 1',
      '  Fahrer: Hier ist keine Liste',
    ])
  })

  test('beside a selection, what is for one record alone comes last and names it', () => {
    const focus = { kind: 'order', id: 'NK-2026-004711' } as const
    const selection = [{ kind: 'order', id: 'NK-2026-004712' } as const]
    const forMany = command({
      id: 'orders.setCarrier',
      title: 'commands.group.partner',
      group: 'order',
      placements: ['row', 'bulk'],
    })
    const here = prepared({ focus, selection }, [...commands, forMany])
    const [actions] = paletteRows({ ...start, page: { kind: 'actions' }, commands: here })
    expect(actions?.rows.map((row) => `${row.title} · ${row.context ?? ''}`)).toEqual([
      'Partner · ',
      'Auftrag · NK-2026-004711',
    ])
  })

  test('what is called as was typed stands before what only speaks of it: a plate without signs is the vehicle', () => {
    const vehicle = (id: string, title: string): SearchHit => ({ kind: 'vehicle', id, title, to: `/vehicles/${id}` })
    const search = [
      { kind: 'order' as const, total: 1, hits: [{ ...hit(1), context: 'H-HT 1303' }] },
      { kind: 'vehicle' as const, total: 2, hits: [vehicle('veh-1', 'HH-HT 1303'), vehicle('veh-2', 'H-HT 1303')] },
    ]
    const page = { kind: 'search' } as const
    expect(print({ page, query: 'hht1303', search })).toEqual([
      ...['vehicle 2', '  H-HT 1303', '  HH-HT 1303', 'order 1', '  NK-2026-004711'],
    ])
    const partner = { kind: 'partner' as const, id: 'par-1', title: 'Hansekontor Kaffeerösterei GmbH', to: '/orders' }
    const named = [search[0]!, { kind: 'partner' as const, total: 1, hits: [partner] }]
    expect(print({ page, query: 'hansekontor', search: named })[0]).toBe('partner 1')
    expect(print({ page, query: 'hanse', search: named })[0]).toBe('order 1')
    expect(print({ page, query: '1303', search })).toEqual([
      ...['order 1', '  NK-2026-004711', 'vehicle 2', '  HH-HT 1303', '  H-HT 1303'],
    ])
  })

  test('a search page shows recent searches, then hits of its kind only', () => {
    const page = { kind: 'search', category: 'order' } as const
    const search = [
      { kind: 'order' as const, total: 1, hits: [hit(1)] },
      { kind: 'load' as const, total: 1, hits: [{ ...hit(2), kind: 'load' as const }] },
    ]
    expect(print({ page, recentSearches: ['4711'] })).toEqual(['recentSearches 1', '  4711', '  Letzte Suchen löschen'])
    expect(print({ page, query: '4711', search })).toEqual(['order 1', '  NK-2026-004711'])
  })
})

test('Tab unfolds the group of the active row, else the first that has more', () => {
  const search = [
    { kind: 'order' as const, total: 7, hits: [1, 2, 3, 4].map(hit) },
    {
      kind: 'load' as const,
      total: 9,
      hits: [1, 2, 3, 4].map((number) => ({ ...hit(number), kind: 'load' as const })),
    },
  ]
  const groups = paletteRows({ ...start, query: 'transp', search })
  expect(groupToUnfold(groups, undefined)?.id).toBe('order')
  expect(groupToUnfold(groups, 'commands:goto.transports')?.id).toBe('order')
  expect(groupToUnfold(groups, 'load:NK-2026-004712')?.id).toBe('load')
  expect(groupToUnfold(paletteRows(start), undefined)).toBeUndefined()
})

describe('commands about records of several kinds', () => {
  const commands = [
    command({ id: 'order', needs: [needsRecord('order')] }),
    command({ id: 'transport', needs: [needsRecord('transport')] }),
    command({ id: 'any' }),
  ]
  const idsOf = (changes: Parameters<typeof context>[0]) => commandsFor(commands, context(changes)).map(({ id }) => id)

  test('are offered for the record the keyboard is on', () => {
    expect(idsOf({ focus: { kind: 'transport', id: '1' } })).toEqual(['transport', 'any'])
    expect(idsOf({ focus: { kind: 'order', id: '1' } })).toEqual(['order', 'any'])
  })

  test('are offered for the list the keyboard is in while that has no row, and all of them elsewhere', () => {
    const { services } = context({})
    expect(idsOf({ services: { ...services, list: { ...recordingList([]), kind: 'order' } } })).toEqual([
      'order',
      'any',
    ])
    expect(idsOf({})).toEqual(['order', 'transport', 'any'])
  })
})
