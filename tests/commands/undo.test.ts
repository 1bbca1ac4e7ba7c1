import type { UndoAnswer, UndoDecision, UndoPorts } from '#src/commands/undo/ports.ts'
import { describe, expect, test } from 'vitest'
import {
  emptyHistory,
  MAX_ITEMS,
  parseHistory,
  remember,
  type UndoEntry,
  type UndoHistory,
} from '#src/commands/undo/steps.ts'
import { createUndoStore } from '#src/commands/undo/store.ts'

const entry = (id: string, changes: Partial<UndoEntry> = {}): UndoEntry => ({
  step: id,
  at: 1_795_442_520_000,
  commandId: 'orders.setStatus',
  title: 'Status Disponiert',
  entity: { kind: 'order', id: `NK-${id}`, label: `NK-${id}` },
  eventId: `evt-${id}`,
  ...changes,
})

const bulk = (count: number, step = 'bulk-1') =>
  Array.from({ length: count }, (_, index) => entry(`${step}-${index + 1}`, { step }))

const undone = (eventId: string): UndoAnswer => ({ kind: 'undone', eventId })
const conflict: UndoAnswer = {
  kind: 'conflict',
  conflicts: [{ field: 'priority', mine: 'high', theirs: 'urgent' }],
}

/** A store whose server answers each event as told, else takes it back; `log` tells what was asked of it. */
function storeWith(
  options: {
    answers?: Record<string, UndoAnswer[]>
    decision?: UndoDecision
    stored?: unknown
    isSeen?: () => boolean
    settled?: () => Promise<void>
    report?: UndoPorts['report']
  } = {},
) {
  const log: string[] = []
  const kept: UndoHistory[] = []
  let stored = options.stored
  const store = createUndoStore({
    undoEvent: ({ eventId }, force) => {
      log.push(`${eventId}${force ? ' by force' : ''}`)
      return Promise.resolve(options.answers?.[eventId]?.shift() ?? undone(`${eventId}'`))
    },
    keptReason: () => 'So gelassen',
    isSeen: options.isSeen,
    settled: options.settled,
    report: options.report,
    load: () => stored,
    save(history) {
      kept.push(history)
      stored = JSON.parse(JSON.stringify(history))
    },
  })
  store.subscribe(() => {
    const question = store.work()?.question
    if (question === undefined || options.decision === undefined) return
    log.push(`asked about ${question.map(({ item, fields }) => `${item.eventId} ${fields[0]?.field}`).join(', ')}`)
    queueMicrotask(() => store.answer(options.decision ?? 'cancel'))
  })
  return { store, log, kept }
}

/** Done, undone and lost, each step as its events. */
const events = ({ done, undone: back, lost }: UndoHistory) =>
  [done, back, lost].map((steps) => steps.map(({ items }) => items.map(({ eventId }) => eventId).join(' ')))

describe('what Strg+Z must not do by itself', () => {
  const outcomes = async (result: ReturnType<ReturnType<typeof createUndoStore>['undo']>) =>
    (await result).items.map(({ outcome }) => outcome)

  test('what cannot be taken back is told, and nothing older is taken back by itself', async () => {
    const { store, log } = storeWith()
    store.remember(entry('1'))
    store.remember(entry('2', { eventId: undefined }))
    expect(await outcomes(store.undo())).toEqual(['final'])
    expect(await outcomes(store.undo())).toEqual(['final'])
    expect(log).toEqual([])
    expect(await outcomes(store.undo('1'))).toEqual(['done'])
    expect([log, events(store.current())]).toEqual([['evt-1'], [[''], ["evt-1'"], []]])
  })

  test('of a step of which only a part can be taken back that part is', async () => {
    const { store, log } = storeWith()
    store.remember(entry('1', { step: 'both' }), entry('2', { step: 'both', eventId: undefined }))
    expect(await outcomes(store.undo())).toEqual(['done'])
    expect([log, events(store.current())]).toEqual([['evt-1'], [[''], ["evt-1'"], []]])
  })

  test('what nobody sees is told first; by its name it is taken back at once', async () => {
    const { store, log } = storeWith({ isSeen: () => false })
    store.remember(entry('1'))
    store.remember(entry('2'))
    expect(await outcomes(store.undo())).toEqual(['told'])
    expect(log).toEqual([])
    expect(await outcomes(store.undo())).toEqual(['done'])
    expect(await outcomes(store.undo('1'))).toEqual(['done'])
    expect(log).toEqual(['evt-2', 'evt-1'])
  })

  test('a change that has no answer yet is the last one: it is waited for, and nothing older is taken back', async () => {
    let answered = () => {}
    const settled = () => new Promise<void>((resolve) => (answered = resolve))
    const { store, log } = storeWith({ settled })
    store.remember(entry('1'))
    const undoing = store.undo()
    await Promise.resolve()
    store.remember(entry('2'))
    answered()
    await undoing
    expect(log).toEqual(['evt-2'])
  })

  test('where nothing is left to take back that is said', async () => {
    const said: unknown[] = []
    const { store } = storeWith({ report: ({ direction, items }) => void said.push([direction, items.length]) })
    await store.undo()
    await store.redo()
    await store.undo('a step that is gone')
    expect(said).toEqual([
      ['undo', 0],
      ['redo', 0],
    ])
  })

  test('a change made after that was told is told by itself', async () => {
    const { store, log } = storeWith({ isSeen: () => false })
    store.remember(entry('1'))
    await store.undo()
    store.remember(entry('2'))
    expect(await outcomes(store.undo())).toEqual(['told'])
    expect(log).toEqual([])
  })

  test('a step of a kind of record nobody knows is left out of what was stored', () => {
    const { store } = storeWith({
      stored: {
        version: 2,
        done: [
          { ...entry('1'), id: '1', items: [{ ...entry('1'), entity: { kind: '__proto__', id: 'a', label: 'a' } }] },
        ],
        undone: [],
        lost: [],
      },
    })
    expect(store.current().done).toEqual([])
  })
})

describe('undo and redo', () => {
  test('the last own change is taken back, and redo takes that back', async () => {
    const { store, log } = storeWith()
    store.remember(entry('1'))
    store.remember(entry('2'))
    await store.undo()
    expect(events(store.current())).toEqual([['evt-1'], ["evt-2'"], []])
    await store.redo()
    expect(events(store.current())).toEqual([['evt-1', "evt-2''"], [], []])
    expect(log).toEqual(['evt-2', "evt-2'"])
  })

  test('a new change forgets what could be made again', async () => {
    const { store } = storeWith()
    store.remember(entry('1'))
    await store.undo()
    store.remember(entry('2'))
    expect(events(store.current())).toEqual([['evt-2'], [], []])
  })

  test('a bulk action is one step, noted in one call or in several', async () => {
    const { store, log } = storeWith()
    store.remember(entry('0'))
    const [first, ...others] = bulk(3)
    if (first) store.remember(first)
    store.remember(...others)
    expect(store.current().done).toHaveLength(2)
    const result = await store.undo()
    expect(result.items.map(({ item, outcome }) => [item.eventId, outcome])).toEqual([
      ['evt-bulk-1-3', 'done'],
      ['evt-bulk-1-2', 'done'],
      ['evt-bulk-1-1', 'done'],
    ])
    expect(log).toEqual(['evt-bulk-1-3', 'evt-bulk-1-2', 'evt-bulk-1-1'])
    expect(events(store.current())).toEqual([['evt-0'], ["evt-bulk-1-1' evt-bulk-1-2' evt-bulk-1-3'"], []])
  })

  test('a bulk action whose answers come while something else is changed stays one step, before that', async () => {
    const { store, log } = storeWith()
    const [first, ...others] = bulk(3)
    if (first) store.remember(first)
    store.remember(entry('edit'))
    store.remember(...others)
    expect(events(store.current())).toEqual([['evt-bulk-1-1 evt-bulk-1-2 evt-bulk-1-3', 'evt-edit'], [], []])
    await store.undo()
    expect(log).toEqual(['evt-edit'])
  })

  test('a thousand records are taken back and made again, none is lost', async () => {
    const { store, kept } = storeWith()
    store.remember(...bulk(1000))
    const progress: number[] = []
    store.subscribe(() => progress.push(store.work()?.settled ?? -1))
    const result = await store.undo()
    expect(result.items.filter(({ outcome }) => outcome === 'done')).toHaveLength(1000)
    expect(store.current().undone[0]?.items).toHaveLength(1000)
    expect([Math.max(...progress), store.work()]).toEqual([1000, undefined])
    expect(parseHistory(JSON.parse(JSON.stringify(kept.at(-1)))).undone[0]?.items).toHaveLength(1000)
    await store.redo()
    expect(store.current().done[0]?.items).toHaveLength(1000)
    expect(store.current().undone).toEqual([])
  })

  test('changes to one record within a step are taken back the last one first, never two at once', async () => {
    const { store, log } = storeWith()
    const entity = { kind: 'order', id: 'NK-1', label: 'NK-1' } as const
    store.remember(entry('1', { step: 's', entity }), entry('2', { step: 's', entity }))
    await store.undo()
    expect(log).toEqual(['evt-2', 'evt-1'])
    await store.redo()
    expect(log.slice(2)).toEqual(["evt-1'", "evt-2'"])
  })

  test('one step can be taken back out of turn', async () => {
    const { store } = storeWith()
    store.remember(entry('1'))
    store.remember(entry('2'))
    await store.undo('1')
    expect(events(store.current())).toEqual([['evt-2'], ["evt-1'"], []])
  })

  test('pressed twice quickly it takes back two changes, never one of them twice', async () => {
    const { store, log } = storeWith()
    store.remember(entry('1'))
    store.remember(entry('2'))
    await Promise.all([store.undo(), store.undo()])
    expect(log).toEqual(['evt-2', 'evt-1'])
  })

  test('with nothing to take back it asks nobody', async () => {
    const { store, log } = storeWith()
    expect(await store.undo()).toEqual({ direction: 'undo', title: '', items: [] })
    expect(log).toEqual([])
  })

  test('halted it ends after what has been sent, and the rest stays', async () => {
    const { store } = storeWith()
    store.remember(...bulk(100))
    const forget = store.subscribe(() => {
      if (store.work()?.settled === 20 && store.work()?.stopping === false) store.stop()
    })
    const result = await store.undo()
    forget()
    const done = result.items.filter(({ outcome }) => outcome === 'done').length
    expect(done).toBeGreaterThanOrEqual(20)
    expect(done).toBeLessThan(30)
    expect(store.current().done[0]?.items).toHaveLength(100 - done)
    expect(store.current().undone[0]?.items).toHaveLength(done)
    await store.undo()
    expect(events(store.current())[0]).toEqual([])
    expect(store.current().undone[0]?.items).toHaveLength(100)
  })
})

describe('when somebody else has changed the field since', () => {
  const answers = () => ({ 'evt-bulk-1-1': [conflict], 'evt-bulk-1-3': [conflict] })

  test('the person decides once for all of a step, and may overwrite', async () => {
    const { store, log } = storeWith({ answers: answers(), decision: 'overwrite' })
    store.remember(...bulk(3))
    const result = await store.undo()
    expect(log).toEqual([
      'evt-bulk-1-3',
      'evt-bulk-1-2',
      'evt-bulk-1-1',
      'asked about evt-bulk-1-3 priority, evt-bulk-1-1 priority',
      'evt-bulk-1-3 by force',
      'evt-bulk-1-1 by force',
    ])
    expect(result.items.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done'])
    expect(store.current().undone[0]?.items).toHaveLength(3)
  })

  test('left for good it is no longer in the way of the step before', async () => {
    const { store } = storeWith({ answers: { 'evt-2': [conflict] }, decision: 'keep' })
    store.remember(entry('1'))
    store.remember(entry('2'))
    expect((await store.undo()).items.map(({ outcome }) => outcome)).toEqual(['kept'])
    expect(events(store.current())).toEqual([['evt-1'], [], ['evt-2']])
    expect(store.current().lost[0]?.items[0]?.reason).toBe('So gelassen')
  })

  test('turned away it stays, and nothing is overwritten', async () => {
    const { store, log } = storeWith({ answers: { 'evt-1': [conflict] }, decision: 'cancel' })
    store.remember(entry('1'))
    expect((await store.undo()).items.map(({ outcome }) => outcome)).toEqual(['kept'])
    expect(log).toEqual(['evt-1', 'asked about evt-1 priority'])
    expect(events(store.current())).toEqual([['evt-1'], [], []])
  })
})

test('what was taken back without a new event cannot be made again', async () => {
  const { store } = storeWith({ answers: { 'evt-1': [undone('')] } })
  store.remember(entry('1'))
  await store.undo()
  expect(events(store.current())).toEqual([[], [], []])
})

test('what the server refuses for good is lost with its reason, what failed on the way stays and ends the step', async () => {
  const missing = 'Auftrag NK-bulk-1-9 wurde nicht gefunden'
  const answers: Record<string, UndoAnswer[]> = {
    'evt-bulk-1-9': [{ kind: 'refused', message: missing }],
    'evt-bulk-1-5': [{ kind: 'failed', message: 'Network error occurred' }],
  }
  const { store } = storeWith({ answers })
  store.remember(...bulk(9))
  const { items } = await store.undo()
  expect(items[0]).toMatchObject({ outcome: 'refused', message: missing })
  expect(items[4]).toMatchObject({ outcome: 'failed', message: 'Network error occurred' })
  expect(items.at(-1)?.outcome).toBe('unsent')
  const { done, lost } = store.current()
  expect(done[0]?.items.map(({ eventId }) => eventId)).toContain('evt-bulk-1-5')
  expect(lost[0]?.items).toEqual([expect.objectContaining({ eventId: 'evt-bulk-1-9', reason: missing })])
  await store.undo()
  expect(store.current().undone[0]?.items).toHaveLength(8)
})

describe('keeping', () => {
  test('each step is kept, so that a reload goes on from there', async () => {
    const first = storeWith()
    first.store.remember(entry('1'))
    await first.store.undo()
    const second = storeWith({ stored: JSON.parse(JSON.stringify(first.kept.at(-1))) })
    await second.store.redo()
    expect(second.log).toEqual(["evt-1'"])
    expect(events(second.store.current())).toEqual([["evt-1''"], [], []])
  })

  test('at most fifty steps are kept, the oldest go', () => {
    const full = Array.from({ length: 60 }, (_, index) => entry(String(index))).reduce(
      (history, one) => remember(history, [one]),
      emptyHistory,
    )
    expect([full.done.length, full.done[0]?.id, full.done.at(-1)?.id]).toEqual([50, '10', '59'])
  })

  test('big steps push out the oldest ones whole, never a part of one, and never the newest', () => {
    const after = (...sizes: number[]) =>
      sizes
        .reduce((history, size, index) => remember(history, bulk(size, `b${index}`)), emptyHistory)
        .done.map(({ items }) => items.length)
    expect(MAX_ITEMS).toBe(5000)
    expect(after(1, 1000, 1000, 1000, 1000, 1000)).toEqual([1000, 1000, 1000, 1000, 1000])
    expect(after(4000, 1001, 6000)).toEqual([6000])
  })

  test.each([[undefined], [null], ['kaputt'], [{ version: 1, done: [entry('1')] }], [{ version: 2, done: 'x' }]])(
    'a stored %j gives an empty history',
    (stored) => {
      expect(parseHistory(stored)).toEqual({ version: 2, done: [], undone: [], lost: [] })
    },
  )

  test('broken steps are dropped, good ones stay', () => {
    const good = remember(emptyHistory, [entry('1')]).done
    const stored = { version: 2, done: [...good, { id: 5 }, null, { ...good[0], items: [{}] }], undone: [], lost: [] }
    expect(events(parseHistory(stored))).toEqual([['evt-1'], [], []])
  })
})

test('what breaks on the way has failed: what was done is kept, and the step is over', async () => {
  const log: string[] = []
  let stored: unknown
  const store = createUndoStore({
    undoEvent({ eventId }) {
      log.push(eventId)
      if (eventId === 'evt-bulk-1-6') throw new Error('Antwort nicht lesbar')
      return Promise.resolve(undone(`${eventId}'`))
    },
    keptReason: () => '',
    load: () => stored,
    save: (history) => {
      stored = history
    },
  })
  store.remember(...bulk(9))
  const steps: (string | undefined)[] = []
  store.subscribe(() => steps.push(store.work()?.title))
  const { items } = await store.undo()
  expect(items[3]).toMatchObject({ outcome: 'failed', message: 'Antwort nicht lesbar' })
  const done = items.filter(({ outcome }) => outcome === 'done').length
  expect([done, steps.at(-1)]).toEqual([log.length - 1, undefined])
  expect(parseHistory(stored).undone[0]?.items).toHaveLength(done)
  expect(store.current().done[0]?.items).toHaveLength(9 - done)
})

describe('two tabs of one person', () => {
  /** They keep in one place; `tell` is the browser's word to a tab that the other one has kept something. */
  function twoTabs(answers: Record<string, UndoAnswer> = {}) {
    let stored: unknown
    const heard = new Map<string, () => void>()
    const open = (name: string) => {
      const store = createUndoStore({
        undoEvent: ({ eventId }) => Promise.resolve(answers[eventId] ?? undone(`${eventId}'`)),
        keptReason: () => 'So gelassen',
        load: () => stored,
        save: (history) => {
          stored = JSON.parse(JSON.stringify(history))
        },
        watch: (listener) => {
          heard.set(name, listener)
          return () => heard.delete(name)
        },
      })
      const close = store.subscribe(() => undefined)
      return { store, close, tell: () => heard.get(name)?.() }
    }
    return { one: open('one'), other: open('other'), kept: () => parseHistory(stored), heard }
  }

  test('what one has kept the other shows', () => {
    const { one, other } = twoTabs()
    other.store.remember(...bulk(2))
    one.tell()
    expect(events(one.store.current())).toEqual([['evt-bulk-1-1 evt-bulk-1-2'], [], []])
  })

  test('a change in one while a question is open in the other is kept, and shown at once', async () => {
    const { one, other, kept } = twoTabs({ 'evt-1': conflict })
    one.store.remember(entry('1'))
    other.tell()
    const asked = new Promise<void>((resolve) => {
      one.store.subscribe(() => one.store.work()?.question && resolve())
    })
    const taken = one.store.undo()
    await asked
    other.store.remember(entry('2'))
    one.tell()
    expect(events(one.store.current())).toEqual([['evt-1', 'evt-2'], [], []])
    one.store.answer('keep')
    await taken
    other.tell()
    const expected = [['evt-2'], [], ['evt-1']]
    expect([events(kept()), events(one.store.current()), events(other.store.current())]).toEqual([
      expected,
      expected,
      expected,
    ])
  })

  test('a change in one is not lost to a change in the other that has not heard of it yet', () => {
    const { one, other, kept } = twoTabs()
    one.store.remember(entry('1'))
    other.store.remember(entry('2'))
    expect(events(kept())).toEqual([['evt-1', 'evt-2'], [], []])
  })

  test('the word of an older change, come late, does not hide a newer one', () => {
    const { one, other } = twoTabs()
    other.store.remember(entry('1'))
    one.store.remember(entry('2'))
    one.tell()
    expect(events(one.store.current())).toEqual([['evt-1', 'evt-2'], [], []])
  })

  test('what one has taken back the other does not take back again, and in both at once it is taken back once', async () => {
    const { one, other, kept } = twoTabs()
    one.store.remember(entry('1'))
    one.store.remember(entry('2'))
    await one.store.undo()
    await other.store.undo()
    expect(events(kept())).toEqual([[], ["evt-2'", "evt-1'"], []])
    await Promise.all([one.store.redo('1'), other.store.redo('1')])
    expect(events(kept())).toEqual([["evt-1''"], ["evt-2'"], []])
  })

  test('one that is closed listens no longer', () => {
    const { one, other, heard } = twoTabs()
    one.close()
    expect([...heard.keys()]).toEqual(['other'])
    const again = one.store.subscribe(() => undefined)
    expect(heard.size).toBe(2)
    again()
    other.close()
    expect(heard.size).toBe(0)
  })
})
