import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { Database } from '#mock-server/store/memory/database.ts'
import { Bitmap } from '#mock-server/store/memory/bitmap.ts'
import type { Store } from '#mock-server/store/store.ts'
import { memoryPersistence } from '#mock-server/store/memory/persistence.ts'
import { NOON, partnerRow, smallBackend } from './small-backend.ts'

async function names(store: ReturnType<ReturnType<typeof smallBackend>['store']>) {
  return (await store.all('partners')).map(({ name }) => name)
}

describe('A savepoint', () => {
  test('that fails takes back its own part only, in its place', async () => {
    const backend = smallBackend()
    await backend.ready
    await backend.store('nord').transaction(async (store) => {
      await store.patch('partners', 'cus-nord', { city: 'Bremen' })
      const failed = store.savepoint(async () => {
        await store.insert('partners', partnerRow('cus-2', 'nord', 'Neu GmbH'))
        await store.patch('partners', 'cus-nord', { city: 'Kiel', name: 'Anders KG' })
        await store.remove('partners', 'cus-nord')
        throw new Error('planned')
      })
      await expect(failed).rejects.toThrow('planned')
      await store.insert('partners', partnerRow('cus-3', 'nord', 'Dritte GmbH'))
    })
    const store = backend.store('nord')
    expect(await names(store)).toEqual(['Hansekontor Feinkost GmbH', 'Dritte GmbH'])
    expect(await store.find('partners', 'cus-nord')).toMatchObject({ city: 'Bremen', version: 2 })
  })

  test('that is not to be kept answers and leaves nothing, with what is inside it', async () => {
    const backend = smallBackend()
    await backend.ready
    const seen = await backend.store('nord').transaction((store) =>
      store.savepoint(
        async () => {
          await store.savepoint(() => store.insert('partners', partnerRow('cus-2', 'nord', 'Neu GmbH')))
          return names(store)
        },
        { keep: false },
      ),
    )
    expect(seen).toEqual(['Hansekontor Feinkost GmbH', 'Neu GmbH'])
    expect(await names(backend.store('nord'))).toEqual(['Hansekontor Feinkost GmbH'])
  })

  test('goes with the transaction when that fails later', async () => {
    const backend = smallBackend()
    await backend.ready
    const failed = backend.store('nord').transaction(async (store) => {
      await store.savepoint(() => store.patch('partners', 'cus-nord', { city: 'Kiel' }))
      throw new Error('planned')
    })
    await expect(failed).rejects.toThrow('planned')
    expect(await backend.store('nord').find('partners', 'cus-nord')).toMatchObject({ city: 'Hamburg', version: 1 })
  })

  test('taken back is not saved', async () => {
    const persistence = memoryPersistence()
    const backend = smallBackend({ persistence })
    await backend.ready
    await backend
      .store('nord')
      .transaction((store) =>
        store.savepoint(() => store.patch('partners', 'cus-nord', { city: 'Kiel' }), { keep: false }),
      )
    expect(await persistence.load()).toEqual([])
  })

  test('that runs beside another one makes the transaction fail, whichever ends first', async () => {
    const backend = smallBackend()
    await backend.ready
    const part = (store: Store, name: string, milliseconds: number) =>
      store.savepoint(async () => {
        await new Promise((resolve) => setTimeout(resolve, milliseconds))
        await store.insert('partners', partnerRow(`cus-${name}`, 'nord', name))
      })
    const failed = backend
      .store('nord')
      .transaction((store) => Promise.all([part(store, 'Erste', 1), part(store, 'Zweite', 10)]))
    await expect(failed).rejects.toThrow('have overlapped')
    expect(await names(backend.store('nord'))).toEqual(['Hansekontor Feinkost GmbH'])
  })

  test('needs a transaction', async () => {
    const backend = smallBackend()
    await backend.ready
    await expect(backend.store('nord').savepoint(async () => 1)).rejects.toThrow('part of a transaction')
  })
})

describe('A transaction', () => {
  test('has no second one inside, of whatever tenant', async () => {
    const backend = smallBackend()
    await backend.ready
    const inside = (open: (store: Store) => Promise<unknown>) => backend.store('nord').transaction(open)
    await expect(inside((store) => store.transaction(async () => 1))).rejects.toThrow('inside of another one')
    await expect(inside((store) => store.of('sued').transaction(async () => 1))).rejects.toThrow(
      'inside of another one',
    )
  })

  // A store with one connection has one lock: no one waits for himself there, or in another order than others.
  test('waits for no other one in memory: what is written beside it is refused, and the rows of no tenant come last', async () => {
    const backend = smallBackend({ database: new Database({ now: () => NOON }) })
    await backend.ready
    const beside = backend.store('nord').transaction(() => backend.store('sued').next('x'))
    await expect(beside).rejects.toThrow('inside of one in nord')
    const wrong = backend.store('').transaction((store) => store.of('nord').next('x'))
    await expect(wrong).rejects.toThrow('are written last')
  })

  test('that writes in several tenants is one: what fails at the end takes back all of it, and nothing was saved', async () => {
    const persistence = memoryPersistence()
    const backend = smallBackend({ persistence })
    await backend.ready
    const write = (fails: boolean) =>
      backend.store('nord').transaction(async (store) => {
        await store.insert('partners', partnerRow('cus-2', 'nord', 'Neu GmbH'))
        await store.of('sued').insert('partners', partnerRow('cus-3', 'sued', 'Neu GmbH'))
        await store.of('').next('sessions')
        if (fails) throw new Error('planned')
      })
    await expect(write(true)).rejects.toThrow('planned')
    expect([await backend.store('sued').count('partners'), await persistence.load()]).toEqual([1, []])
    await write(false)
    expect([await backend.store('sued').count('partners'), await backend.store('').next('sessions')]).toEqual([2, 2])
  })

  test('lets writers of the other tenant wait from its first write there', async () => {
    const backend = smallBackend()
    await backend.ready
    const log: string[] = []
    const pause = () => new Promise((resolve) => setTimeout(resolve, 5))
    let written = (): void => undefined
    const isWritten = new Promise<void>((resolve) => (written = resolve))
    const first = backend.store('nord').transaction(async (store) => {
      await store.of('sued').patch('partners', 'cus-sued', { city: 'Ulm' })
      written()
      await pause()
      log.push('first')
    })
    await isWritten
    const second = backend.store('sued').patch('partners', 'cus-sued', { city: 'Bonn' })
    await Promise.all([first, second.then(() => log.push('second'))])
    expect([log, (await backend.store('sued').find('partners', 'cus-sued'))?.city]).toEqual([
      ['first', 'second'],
      'Bonn',
    ])
  })
})

const places = fc.array(fc.nat(200), { maxLength: 150 })
const setOf = (list: readonly number[]) => {
  const set = new Bitmap()
  for (const place of list) set.add(place)
  return set
}
const sorted = (list: Iterable<number>) => [...new Set(list)].toSorted((a, b) => a - b)

property.prop([places, places, places])('A set of places is a set of numbers', (left, right, gone) => {
  const set = setOf(left)
  for (const place of gone) set.delete(place)
  const rest = sorted(left.filter((place) => !gone.includes(place)))
  expect([set.places(), set.size, set.copy().places()]).toEqual([rest, rest.length, rest])
  expect(set.copy().union(setOf(right)).places()).toEqual(sorted([...rest, ...right]))
  expect(set.copy().intersect(setOf(right)).places()).toEqual(rest.filter((place) => right.includes(place)))
  expect(set.places()).toEqual(rest)
  expect([0, 7, 31, 32, 200, 5000].map((place) => set.has(place))).toEqual(
    [0, 7, 31, 32, 200, 5000].map((place) => rest.includes(place)),
  )
})
