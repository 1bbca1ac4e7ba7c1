import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acceptLive,
  createLiveQueue,
  initialLive,
  keysToInvalidate,
  parseLiveMessage,
} from '#src/api/live/live-messages.ts'
import type { LiveMessage } from '#src/contract/live/live.ts'

const message = (seq: number, more: Partial<LiveMessage> = {}): LiveMessage => ({
  type: 'changed',
  seq,
  tenantId: 'nordkurs',
  entity: 'orders',
  id: 'NK-2026-004711',
  change: 'updated',
  at: '2026-11-23T12:42:00Z',
  ...more,
})
const wire = (seq: number, more?: Partial<LiveMessage>) => JSON.stringify(message(seq, more))

describe('reading a message', () => {
  it.each([
    ['no text', 7],
    ['nothing', undefined],
    ['bytes', new ArrayBuffer(8)],
    ['no JSON', '{"type":'],
    ['null', 'null'],
    ['another kind', '{"type":"hello"}'],
    ['an unknown entity', JSON.stringify({ ...message(1), entity: 'constructor' })],
    ['an oversized one', JSON.stringify({ ...message(1), padding: 'x'.repeat(65_536) })],
    ['an over-long id', wire(1, { id: 'x'.repeat(101) })],
  ])('drops %s', (_, data) => {
    expect(parseLiveMessage(data)).toBe(undefined)
  })

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (data) => {
        expect(parseLiveMessage(data)).toBe(undefined)
      }),
    )
  })
})

describe('one frame', () => {
  const start = initialLive('nordkurs')
  const seqs = (batch: readonly unknown[], state = start) => {
    const result = acceptLive(state, batch)
    return [result.messages.map(({ seq }) => seq), result.gap]
  }

  it.each([
    ['in order', [wire(1), wire(2)], [[1, 2], false]],
    ['put in order', [wire(3), wire(1), wire(2)], [[1, 2, 3], false]],
    ['without repeats', [wire(1), wire(1), wire(2), wire(1)], [[1, 2], false]],
    ['without other tenants', [wire(1), wire(2, { tenantId: 'elbeoder' })], [[1], false]],
    ['without rubbish', ['{', wire(5)], [[5], false]],
    ['with a gap noticed', [wire(1), wire(4)], [[1, 4], true]],
    ['with a single missing one noticed', [wire(1), wire(3)], [[1, 3], true]],
    ['with nothing', [], [[], false]],
  ])('is taken %s', (_, batch, expected) => {
    expect(seqs(batch)).toEqual(expected)
  })

  it('knows what the frames before it held', () => {
    const { state } = acceptLive(start, [wire(1), wire(2), wire(5)])
    expect(seqs([wire(2), wire(6)], state)).toEqual([[6], false])
    expect(seqs([wire(3), wire(6)], state)).toEqual([[3, 6], false])
    expect(seqs([wire(7)], state)).toEqual([[7], true])
  })

  it('takes every message once, however they are repeated and cut into frames', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 60 }))), (frames) => {
        const taken: number[] = []
        let state = start
        for (const frame of frames) {
          const result = acceptLive(
            state,
            frame.map((seq) => wire(seq)),
          )
          state = result.state
          taken.push(...result.messages.map(({ seq }) => seq))
        }
        expect(taken.toSorted((a, b) => a - b)).toEqual([...new Set(frames.flat())].sort((a, b) => a - b))
      }),
    )
  })
})

describe('what is asked for again', () => {
  it('lists and figures as a whole, records by their id, each once', () => {
    expect(
      keysToInvalidate([
        message(1, { entity: 'documents', id: 'doc-1' }),
        message(2, { entity: 'documents', id: 'doc-1' }),
      ]),
    ).toEqual(
      expect.arrayContaining([['documents.list'], ['documents.get', { params: { id: 'doc-1' } }], ['navigation.get']]),
    )
    const keys = keysToInvalidate([message(1), message(2)])
    expect(keys).toEqual(
      expect.arrayContaining([
        ['orders.list'],
        ['orders.get', { params: { id: 'NK-2026-004711' } }],
        ['orders.events', { params: { id: 'NK-2026-004711' } }],
        ['businessOrders.list'],
        ['businessOrders.metrics'],
        ['navigation.get'],
      ]),
    )
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length)
  })

  it('never the lists of others', () => {
    const names = keysToInvalidate([message(1, { entity: 'partners', id: 'cus-1' })]).map(
      ([name]) => name.split('.')[0],
    )
    // The places offered for stops hold the partner's own address, what is to be billed his name and terms.
    expect(new Set(names)).toEqual(new Set(['billing', 'partners', 'stopPlaces']))
  })
})

describe('the queue', () => {
  it('hands 10 000 messages on in batches, at most one per 250 ms', () => {
    let now = 0
    const planned: { task: () => void; at: number }[] = []
    const batches: number[] = []
    const queue = createLiveQueue({
      tenantId: 'nordkurs',
      schedule: (task, delay) => planned.push({ task, at: now + delay }),
      now: () => now,
      apply: ({ messages }) => batches.push(messages.length),
    })
    for (let seq = 1; seq <= 10_000; seq += 1) {
      now = seq
      queue.push(wire(seq))
      const next = planned[0]
      if (next !== undefined && next.at <= now) {
        planned.shift()
        next.task()
      }
    }
    planned.shift()?.task()
    expect([batches.length <= 42, batches.reduce((sum, count) => sum + count, 0)]).toEqual([true, 10_000])
  })
})
