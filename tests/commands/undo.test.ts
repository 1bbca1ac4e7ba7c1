import { describe, expect, test } from 'vitest'
import {
  createUndoStore,
  emptyHistory,
  parseHistory,
  remember,
  type UndoAnswer,
  type UndoEntry,
  type UndoHistory,
} from '#src/commands/undo.ts'

const entry = (id: string, changes: Partial<UndoEntry> = {}): UndoEntry => ({
  id,
  at: 1_795_442_520_000,
  commandId: 'orders.setStatus',
  title: 'NK-2026-004711 auf Disponiert gesetzt',
  entity: { kind: 'order', id: 'NK-2026-004711', label: 'NK-2026-004711' },
  eventId: `evt-${id}`,
  ...changes,
})

/** A store whose server answers in turn; `log` tells what was asked of it and what was kept. */
function storeWith(answers: UndoAnswer[], options: { overwrite?: boolean; stored?: unknown } = {}) {
  const log: string[] = []
  const kept: UndoHistory[] = []
  const store = createUndoStore({
    undoEvent: (asked, force) => {
      log.push(`undo ${asked.eventId}${force ? ' by force' : ''}`)
      return Promise.resolve(answers.shift() ?? { kind: 'failed', message: 'Network error occurred' })
    },
    decide: (asked, fields) => {
      log.push(`decide ${asked.id}: ${fields.map(({ field }) => field).join(', ')}`)
      return Promise.resolve(options.overwrite ?? false)
    },
    load: () => options.stored,
    save: (history) => void kept.push(history),
  })
  return { store, log, kept }
}

const ids = (history: UndoHistory) => [history.done.map(({ id }) => id), history.undone.map(({ id }) => id)]

describe('undo and redo', () => {
  test('the last own change is taken back, and redo takes that back', async () => {
    const { store, log } = storeWith([
      { kind: 'undone', eventId: 'evt-8' },
      { kind: 'undone', eventId: 'evt-9' },
    ])
    store.remember(entry('1'))
    store.remember(entry('2'))
    await store.undo()
    expect(ids(store.current())).toEqual([['1'], ['2']])
    await store.redo()
    expect(ids(store.current())).toEqual([['1', '2'], []])
    expect(log).toEqual(['undo evt-2', 'undo evt-8'])
    expect(store.current().done.at(-1)?.eventId).toBe('evt-9')
  })

  test('a new change forgets what could be made again', async () => {
    const { store } = storeWith([{ kind: 'undone', eventId: 'evt-8' }])
    store.remember(entry('1'))
    await store.undo()
    store.remember(entry('2'))
    expect(ids(store.current())).toEqual([['2'], []])
  })

  test('a bulk action is one step', async () => {
    const { store, log } = storeWith([1, 2, 3].map((number) => ({ kind: 'undone', eventId: `evt-u${number}` })))
    store.remember(entry('0'))
    for (const id of ['1', '2', '3']) store.remember(entry(id, { step: 'bulk-1' }))
    const result = await store.undo()
    expect(result.items.map((item) => [item.entry.id, item.outcome])).toEqual([
      ['3', 'done'],
      ['2', 'done'],
      ['1', 'done'],
    ])
    expect(log).toEqual(['undo evt-3', 'undo evt-2', 'undo evt-1'])
    expect(ids(store.current())).toEqual([['0'], ['3', '2', '1']])
  })

  test('one entry can be taken back out of turn', async () => {
    const { store } = storeWith([{ kind: 'undone', eventId: 'evt-8' }])
    store.remember(entry('1'))
    store.remember(entry('2'))
    await store.undo('1')
    expect(ids(store.current())).toEqual([['2'], ['1']])
  })

  test('pressed twice quickly it takes back two changes, never one of them twice', async () => {
    const { store, log } = storeWith([
      { kind: 'undone', eventId: 'evt-8' },
      { kind: 'undone', eventId: 'evt-9' },
    ])
    store.remember(entry('1'))
    store.remember(entry('2'))
    await Promise.all([store.undo(), store.undo()])
    expect(log).toEqual(['undo evt-2', 'undo evt-1'])
  })

  test('with nothing to take back it asks nobody', async () => {
    const { store, log } = storeWith([])
    expect(await store.undo()).toEqual({ direction: 'undo', items: [] })
    expect(log).toEqual([])
  })
})

describe('when somebody else has changed the field since', () => {
  const conflict: UndoAnswer = {
    kind: 'conflict',
    conflicts: [{ field: 'status', mine: 'ASSIGNED', theirs: 'IN_TRANSIT' }],
  }

  test('the person may overwrite it', async () => {
    const { store, log } = storeWith([conflict, { kind: 'undone', eventId: 'evt-8' }], { overwrite: true })
    store.remember(entry('1'))
    await store.undo()
    expect(log).toEqual(['undo evt-1', 'decide 1: status', 'undo evt-1 by force'])
    expect(ids(store.current())).toEqual([[], ['1']])
  })

  test('the person may leave it, and nothing is overwritten', async () => {
    const { store, log } = storeWith([conflict], { overwrite: false })
    store.remember(entry('1'))
    const result = await store.undo()
    expect(result.items.map(({ outcome }) => outcome)).toEqual(['kept'])
    expect(log).toEqual(['undo evt-1', 'decide 1: status'])
    expect(ids(store.current())).toEqual([['1'], []])
  })
})

test('what was taken back without a new event cannot be made again', async () => {
  const { store } = storeWith([{ kind: 'undone', eventId: '' }])
  store.remember(entry('1'))
  await store.undo()
  expect(ids(store.current())).toEqual([[], []])
})

test('what the server refuses for good is dropped, what failed on the way stays', async () => {
  const { store } = storeWith([
    { kind: 'failed', message: 'Network error occurred' },
    { kind: 'refused', message: 'Auftrag NK-2026-004711 wurde nicht gefunden' },
  ])
  store.remember(entry('1'))
  expect((await store.undo()).items).toEqual([
    { entry: entry('1'), outcome: 'failed', message: 'Network error occurred' },
  ])
  expect(ids(store.current())).toEqual([['1'], []])
  await store.undo()
  expect(ids(store.current())).toEqual([[], []])
})

describe('keeping', () => {
  test('each step is kept, so that a reload goes on from there', async () => {
    const first = storeWith([{ kind: 'undone', eventId: 'evt-8' }])
    first.store.remember(entry('1'))
    await first.store.undo()
    const second = storeWith([{ kind: 'undone', eventId: 'evt-9' }], {
      stored: JSON.parse(JSON.stringify(first.kept.at(-1))),
    })
    await second.store.redo()
    expect(second.log).toEqual(['undo evt-8'])
    expect(ids(second.store.current())).toEqual([['1'], []])
  })

  test('at most fifty changes are kept, the oldest go', () => {
    const full = Array.from({ length: 60 }, (_, index) => entry(String(index))).reduce(remember, emptyHistory)
    expect([full.done.length, full.done[0]?.id, full.done.at(-1)?.id]).toEqual([50, '10', '59'])
  })

  test.each([[undefined], [null], ['kaputt'], [{ version: 2, done: [entry('1')] }], [{ version: 1, done: 'x' }]])(
    'a stored %j gives an empty history',
    (stored) => {
      expect(parseHistory(stored)).toEqual({ version: 1, done: [], undone: [] })
    },
  )

  test('broken entries are dropped, good ones stay', () => {
    const stored = { version: 1, done: [entry('1'), { id: 5 }, null], undone: [] }
    expect(ids(parseHistory(stored))).toEqual([['1'], []])
  })
})
