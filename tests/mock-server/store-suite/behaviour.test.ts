import { beforeEach, describe, expect, it } from 'vitest'
import { ConflictError, MissingRowError, type Selection, type Store } from '#mock-server/store/store.ts'
import type { WorldDatabase } from '#mock-server/store/world-database.ts'
import { NOON } from '../small-backend.ts'
import { partner, STORES } from './both-stores.ts'

describe.each(STORES)('the store over %s', (name, make) => {
  let database: WorldDatabase
  let nord: Store
  let kept: WorldDatabase | undefined
  beforeEach(async () => {
    // The one in memory is made anew: `clear` is about what it keeps elsewhere.
    if (name === 'memory' || kept === undefined) kept = make()
    database = kept
    await database.start(NOON)
    nord = database.store('nord')
  })

  const fill = async (...rows: ReturnType<typeof partner>[]) => {
    for (const row of rows) await nord.insert('partners', row)
  }
  const ids = async (selection: Selection<'partners'>) =>
    (await nord.page('partners', selection)).data.map(({ id }) => id)

  it('counts a missing value as different, and never within bounds', async () => {
    await fill(partner('a', { contactPerson: 'Uhl' }), partner('b'), partner('c', { contactPerson: '' }))
    expect(await ids({ where: { contactPerson: { ne: 'Uhl' } } })).toEqual(['b', 'c'])
    expect(await ids({ where: { contactPerson: { notIn: ['Uhl', 'X'] } } })).toEqual(['b', 'c'])
    expect(await ids({ where: { contactPerson: { gte: '' } } })).toEqual(['a', 'c'])
    expect(await ids({ where: { contactPerson: { exists: false } } })).toEqual(['b', 'c'])
    expect(await ids({ where: { contactPerson: { exists: true } } })).toEqual(['a'])
  })

  it('keeps the order of insertion, and sorts what is missing last in both directions', async () => {
    await fill(partner('c', { contactPerson: 'Änne' }), partner('a'), partner('b', { contactPerson: 'bo' }))
    await nord.patch('partners', 'c', { city: 'Kiel' })
    expect(await ids({})).toEqual(['c', 'a', 'b'])
    expect(await ids({ sort: [{ field: 'contactPerson' }] })).toEqual(['c', 'b', 'a'])
    expect(await ids({ sort: [{ field: 'contactPerson', order: 'desc' }] })).toEqual(['b', 'c', 'a'])
    expect(await ids({ sort: [{ field: 'kind' }] })).toEqual(['a', 'b', 'c'])
  })

  it('compares bounds by code unit, and searches folded', async () => {
    await fill(
      partner('a', { name: 'Zander' }),
      partner('b', { name: 'Ähre' }),
      partner('c', { name: 'ahorn & Söhne' }),
    )
    expect(await ids({ where: { name: { gt: 'Zander' } } })).toEqual(['b', 'c'])
    expect(await ids({ where: { name: { prefix: 'a' } } })).toEqual(['c'])
    expect(await ids({ where: { name: { contains: 'AH' } } })).toEqual(['b', 'c'])
    expect(await ids({ search: 'sohne AHORN' })).toEqual(['c'])
    expect(await ids({ search: '100%' })).toEqual([])
  })

  it('sorts by ranks, and what has none behind them', async () => {
    const order = (id: string, priority: string) => ({ ...({} as object), id, priority }) as never
    for (const [id, priority] of [
      ['1', 'urgent'],
      ['2', 'unheard'],
      ['3', 'low'],
      ['4', 'normal'],
    ] as const)
      await nord.insert('orders', order(id, priority))
    const sorted = await nord.all('orders', {}, [{ field: 'priority' }])
    expect(sorted.map(({ id }) => id)).toEqual(['3', '4', '1', '2'])
  })

  it('counts versions, and refuses an old one with what is there', async () => {
    await fill(partner('a'))
    expect((await nord.patch('partners', 'a', { city: 'Kiel' }, { ifMatch: 1 })).version).toBe(2)
    expect((await nord.patch('partners', 'a', { city: 'Bonn' }, { keepsVersion: true })).version).toBe(2)
    const refused = nord.patch('partners', 'a', { city: 'Köln' }, { ifMatch: 1 })
    await expect(refused).rejects.toBeInstanceOf(ConflictError)
    await expect(refused).rejects.toMatchObject({ current: { version: 2, city: 'Bonn' } })
    await expect(nord.patch('partners', 'x', {})).rejects.toBeInstanceOf(MissingRowError)
    await expect(nord.insert('partners', partner('a'))).rejects.toThrow('partners a exists already')
    expect((await nord.patch('partners', 'a', { contactPerson: undefined })).contactPerson).toBeUndefined()
  })

  it('takes back what a savepoint wrote, nested and when it is not to be kept', async () => {
    await nord.transaction(async (inside) => {
      await inside.insert('partners', partner('a'))
      await inside.savepoint(async () => {
        await inside.insert('partners', partner('b'))
        const inner = inside.savepoint(async () => {
          await inside.remove('partners', 'a')
          throw new Error('no')
        })
        await expect(inner).rejects.toThrow('no')
      })
      await inside.savepoint(async () => inside.insert('partners', partner('c')), { keep: false })
    })
    expect(await ids({})).toEqual(['a', 'b'])
    await expect(nord.savepoint(async () => undefined)).rejects.toThrow()
  })

  it('takes a transaction back that throws, and shows nobody half of one', async () => {
    await fill(partner('a'))
    const failing = nord.transaction(async (inside) => {
      await inside.patch('partners', 'a', { city: 'Kiel' })
      await inside.insert('partners', partner('b'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await nord.all('partners')).toEqual([partner('a')])
    const numbers = await Promise.all(Array.from({ length: 5 }, () => nord.next('orders')))
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5])
  })

  it('knows no rows of other tenants', async () => {
    await fill(partner('a'))
    const sued = database.store('sued')
    expect(await sued.find('partners', 'a')).toBeUndefined()
    expect(await sued.count('partners')).toBe(0)
    expect(await sued.remove('partners', 'a')).toBe(false)
    await expect(sued.patch('partners', 'a', {})).rejects.toBeInstanceOf(MissingRowError)
    expect(await nord.findMany('partners', ['x', 'a', 'a'])).toEqual([partner('a'), partner('a')])
    expect(await nord.countBy('partners', 'kind')).toEqual({ customer: 1 })
  })
})
