import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { PlaceSet } from '#mock-server/store/memory/place-set.ts'
import { memoryPersistence } from '#mock-server/store/memory/persistence.ts'
import { partnerRow, smallBackend } from './small-backend.ts'

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

  test('needs a transaction', async () => {
    const backend = smallBackend()
    await backend.ready
    await expect(backend.store('nord').savepoint(async () => 1)).rejects.toThrow('part of a transaction')
  })
})

const places = fc.array(fc.nat(200), { maxLength: 150 })
const setOf = (list: readonly number[]) => {
  const set = new PlaceSet()
  for (const place of list) set.add(place)
  return set
}
const sorted = (list: Iterable<number>) => [...new Set(list)].toSorted((a, b) => a - b)

property.prop([places, places, places])('A set of places is a set of numbers', (left, right, gone) => {
  const set = setOf(left)
  for (const place of gone) set.delete(place)
  const rest = sorted(left.filter((place) => !gone.includes(place)))
  expect([set.places(), set.size, set.copy().places()]).toEqual([rest, rest.length, rest])
  expect(set.copy().join(setOf(right)).places()).toEqual(sorted([...rest, ...right]))
  expect(set.copy().cut(setOf(right)).places()).toEqual(rest.filter((place) => right.includes(place)))
  expect(set.places()).toEqual(rest)
  expect([0, 7, 31, 32, 200, 5000].map((place) => set.has(place))).toEqual(
    [0, 7, 31, 32, 200, 5000].map((place) => rest.includes(place)),
  )
})
