import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { type DatabasePort, type Store, TooManyRowsError } from '#mock-server/store/store.ts'
import { inOrder, runsOf, STORES } from './both-stores.ts'
import { partnerRow } from './small-backend.ts'

type PartnerCells = readonly (readonly [city: string | undefined, amount: number | undefined])[]

const storeOver = (empty: () => Promise<DatabasePort>) => async (rows: PartnerCells) => {
  const database = await empty()
  const partners = rows.map(([city, amount], index) => {
    const row = partnerRow(`cus-${String(index).padStart(3, '0')}`, 'nord', `Firma ${index}`)
    return { ...row, city: city as string, orderCount: amount as number }
  })
  await database.load('partners', partners)
  await database.load('partners', [{ ...partnerRow('cus-sued', 'sued', 'Fremd GmbH'), city: 'Köln', orderCount: 1000 }])
  return database.store('nord')
}

const cents = fc.integer({ min: -1_000_000, max: 1_000_000 })
const rowsOf = fc.array(
  fc.tuple(fc.constantFrom('Köln', 'Aachen', 'Zülpich', undefined), fc.option(cents, { nil: undefined })),
  { maxLength: 40 },
)
const total = (rows: readonly (readonly [unknown, number | undefined])[]) =>
  rows.reduce((sum, [, amount]) => sum + (amount ?? 0), 0) / 100

/** A promise and what settles it. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}

const amounts = async (store: Store) => (await store.all('partners')).map(({ orderCount }) => orderCount)

describe.each(STORES)('In %s', (name, empty) => {
  const storeWith = storeOver(empty)

  describe('Sums and groups', () => {
    property.prop([rowsOf], runsOf(name, 30))('are exact to the cent, whatever is missing', async (rows) => {
      const store = await storeWith(rows.map(([city, amount]) => [city, amount === undefined ? amount : amount / 100]))
      expect(await store.sum('partners', 'orderCount')).toBe(total(rows) || 0)
      const inCity = (wanted: unknown) => rows.filter(([city]) => city === wanted)
      expect(await store.sum('partners', 'orderCount', { city: 'Köln' })).toBe(total(inCity('Köln')) || 0)
      const expected = ['Aachen', 'Köln', 'Zülpich']
        .map((city) => ({ value: city, count: inCity(city).length, sums: { orderCount: total(inCity(city)) || 0 } }))
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      expect(await store.groupBy('partners', 'city', { sums: ['orderCount'] })).toEqual(expected)
      expect(await store.groupBy('partners', 'city', { limit: 1 })).toEqual(
        expected.slice(0, 1).map((group) => ({ ...group, sums: {} })),
      )
      expect(await store.countBy('partners', 'city')).toEqual(
        Object.fromEntries(expected.map(({ value, count }) => [value, count])),
      )
    })

    property.prop([rowsOf], runsOf(name, 30))('by several keys take in every row', async (rows) => {
      const store = await storeWith(rows.map(([city, amount]) => [city, amount === undefined ? amount : amount / 100]))
      const keys = ['kind', { field: 'city', first: 1 }] as const
      const found = await store.tally('partners', keys, { sums: ['orderCount'] })
      const letters = [...new Set(rows.map(([city]) => city?.slice(0, 1)))]
      const expected = letters.map((letter) => {
        const same = rows.filter(([city]) => city?.slice(0, 1) === letter)
        return { values: ['customer', letter || undefined], count: same.length, sums: { orderCount: total(same) || 0 } }
      })
      expect(inOrder(found)).toEqual(inOrder(expected))
      const all = { values: [], count: rows.length, sums: { orderCount: total(rows) || 0 } }
      expect(await store.tally('partners', [], { sums: ['orderCount'] })).toEqual(rows.length === 0 ? [] : [all])
      expect(await store.tally('partners', ['city'], { where: { city: 'Bonn' } })).toEqual([])
    })

    test('of an indexed field are those of the rows that fit', async () => {
      const store = await storeWith([
        ['Köln', 0.1],
        ['Köln', 0.2],
        ['Aachen', 5],
      ])
      const where = { city: 'Köln' }
      expect(await store.groupBy('partners', 'kind', { where, sums: ['orderCount'] })).toEqual([
        { value: 'customer', count: 2, sums: { orderCount: 0.3 } },
      ])
      expect(await store.groupBy('partners', 'kind', { where })).toEqual([{ value: 'customer', count: 2, sums: {} }])
      expect(await store.groupBy('partners', 'kind', { where: { city: 'Bonn' } })).toEqual([])
    })
  })

  test('all rows are read up to a bound, and refused beyond it', async () => {
    const store = await storeWith([
      ['Köln', 1],
      ['Köln', 2],
      ['Aachen', 3],
    ])
    expect(await store.all('partners', { city: 'Köln' }, undefined, 2)).toHaveLength(2)
    await expect(store.all('partners', {}, undefined, 2)).rejects.toThrow(TooManyRowsError)
  })

  test.each([
    ['köln', ['Köln', 'Koeln', 'KÖLN-Deutz']],
    ['koeln', ['Köln', 'Koeln', 'KÖLN-Deutz']],
    ['MUENCHEN', ['München']],
    ['strasse', ['Weststraße']],
    ['Neuss', ['Neuss']],
    ['neuß', ['Neuss']],
  ])('%s is found however its umlauts are spelled, by search and by filter', async (typed, expected) => {
    const cities = ['Köln', 'Koeln', 'KÖLN-Deutz', 'München', 'Weststraße', 'Neuss', 'Aachen']
    const store = await storeWith(cities.map((city) => [city, 1]))
    const cityOf = ({ data }: { data: readonly { city?: string }[] }) => data.map(({ city }) => city)
    expect(cityOf(await store.page('partners', { where: { city: { contains: typed } }, limit: 10 }))).toEqual(expected)
    expect(cityOf(await store.page('partners', { search: `firma ${typed}`, limit: 10 }))).toEqual(expected)
  })

  describe('A snapshot', () => {
    test('begun while somebody writes sees all of it, or nothing when it fails', async () => {
      const store = await storeWith([
        ['Köln', 1],
        ['Köln', 1],
      ])
      const writing = async (fails: boolean) => {
        const between = gate()
        const written = store.transaction(async (inside) => {
          await inside.patch('partners', 'cus-000', { orderCount: 2 })
          await between.opened
          await inside.patch('partners', 'cus-001', { orderCount: 2 })
          if (fails) throw new Error('planned')
        })
        const read = store.snapshot(amounts)
        between.open()
        await written.catch(() => undefined)
        return read
      }
      expect(await writing(true)).toEqual([1, 1])
      expect(await writing(false)).toEqual([2, 2])
    })

    test('stays as it is between two of its reads, beside other readers', async () => {
      const store = await storeWith([['Köln', 1]])
      const between = gate()
      const read = store.snapshot(async (inside) => {
        const before = await amounts(inside)
        await between.opened
        return [before, await amounts(inside)]
      })
      expect(await store.snapshot(amounts)).toEqual([1])
      const written = store.patch('partners', 'cus-000', { orderCount: 2 })
      between.open()
      expect(await read).toEqual([[1], [1]])
      await written
      expect(await amounts(store)).toEqual([2])
    })

    test('is only read, and is part of a transaction that runs', async () => {
      const store = await storeWith([['Köln', 1]])
      await expect(store.snapshot((inside) => inside.remove('partners', 'cus-000'))).rejects.toThrow('only read')
      await expect(store.snapshot((inside) => inside.savepoint(async () => 1))).rejects.toThrow('part of a transaction')
      const seen = await store.transaction(async (inside) => {
        await inside.patch('partners', 'cus-000', { orderCount: 7 })
        return inside.snapshot(amounts)
      })
      expect(seen).toEqual([7])
      expect(await store.snapshot((inside) => inside.snapshot(amounts))).toEqual([7])
    })

    test('that fails lets the writers go on', async () => {
      const store = await storeWith([['Köln', 1]])
      await expect(store.snapshot(() => Promise.reject(new Error('planned')))).rejects.toThrow('planned')
      expect(await store.patch('partners', 'cus-000', { orderCount: 3 })).toMatchObject({ orderCount: 3 })
    })
  })
})
