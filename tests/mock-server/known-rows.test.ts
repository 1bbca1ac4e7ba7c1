import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Database } from '#mock-server/store/memory/database.ts'
import { RecordingStore } from '#mock-server/write/recording-store.ts'
import { NOON } from './small-backend.ts'

const point = (id: string, name: string) => ({ id, name, street: '', postalCode: '', city: '', country: 'Deutschland' })
const IDS = ['a', 'b', 'c']

const simple = fc.record({
  act: fc.constantFrom('look', 'list', 'make', 'change', 'remove', 'count'),
  id: fc.constantFrom(...IDS),
  name: fc.constantFrom('Kiel', 'Lübeck'),
})
const step = fc.oneof(simple, fc.record({ part: fc.array(simple, { maxLength: 5 }), kept: fc.boolean() }))
type StoreStep = typeof simple extends fc.Arbitrary<infer S> ? S : never

async function run(store: RecordingStore, { act, id, name }: StoreStep): Promise<void> {
  const there = await store.find('loadingPoints', id)
  if (act === 'list') await store.all('loadingPoints', { name })
  if (act === 'make' && !there) await store.insert('loadingPoints', point(id, name))
  if (act === 'change' && there) await store.patch('loadingPoints', id, { name })
  if (act === 'remove') await store.remove('loadingPoints', id)
  if (act === 'count') {
    await store.find('counters', 'nord:x')
    await store.next('x')
  }
}

test('what a transaction remembers of its rows is what its store holds, also after a part that was taken back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const base = new Database({ now: () => NOON }).store('nord')
      await base.insert('loadingPoints', point('a', 'Kiel'))
      await base.transaction(async (inside) => {
        const store = new RecordingStore(inside)
        for (const each of steps) {
          if ('act' in each) await run(store, each)
          else {
            const part = async () => {
              for (const one of each.part) await run(store, one)
            }
            await store.savepoint(part, { keep: each.kept })
          }
          expect(await store.findMany('loadingPoints', IDS)).toEqual(await inside.findMany('loadingPoints', IDS))
          for (const name of ['Kiel', 'Lübeck'])
            expect(await store.all('loadingPoints', { name })).toEqual(await inside.all('loadingPoints', { name }))
          expect(await store.find('counters', 'nord:x')).toEqual(await inside.find('counters', 'nord:x'))
        }
      })
    }),
  )
})
