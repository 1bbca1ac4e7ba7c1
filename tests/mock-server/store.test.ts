import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Database } from '#mock-server/store/memory/database.ts'
import { memoryPersistence } from '#mock-server/store/memory/persistence.ts'
import type { Row } from '#mock-server/store/models.ts'
import { ConflictError, type DatabasePort, MissingRowError, type Selection } from '#mock-server/store/store.ts'
import { runsOf, STORES } from './both-stores.ts'
import { NOON, partnerRow } from './small-backend.ts'

type Partner = Row<'partners'>

const names = ['Ähre', 'ahorn', 'Zander', 'Müller', 'mueller', 'Öl&Söhne', 'Straße', 'strasse', 'Łódź', 'B', 'b']
const cities = ['Hamburg', 'Köln', '']
const tenants = ['nord', 'sued']

type Step =
  | { do: 'insert'; id: number; tenant: number; name: number; city: number; count: number }
  | { do: 'patch'; id: number; tenant: number; name: number; city: number }
  | { do: 'remove'; id: number; tenant: number }
  | { do: 'undone'; id: number; tenant: number; name: number }
  | { do: 'read'; tenant: number; by: number; descending: boolean; city: number; term: number; page: number }

const index = (list: readonly unknown[]) => fc.nat(list.length - 1)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('insert' as const),
    id: fc.nat(12),
    tenant: index(tenants),
    name: index(names),
    city: index(cities),
    count: fc.nat(3),
  }),
  fc.record({
    do: fc.constant('patch' as const),
    id: fc.nat(12),
    tenant: index(tenants),
    name: index(names),
    city: index(cities),
  }),
  fc.record({ do: fc.constant('remove' as const), id: fc.nat(12), tenant: index(tenants) }),
  fc.record({ do: fc.constant('undone' as const), id: fc.nat(12), tenant: index(tenants), name: index(names) }),
  fc.record({
    do: fc.constant('read' as const),
    tenant: index(tenants),
    by: fc.nat(3),
    descending: fc.boolean(),
    city: index(cities),
    term: index(names),
    page: fc.integer({ min: 1, max: 3 }),
  }),
)

const plain = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ł', 'l')

/** The same reading over a list, as simple as can be. */
function naive(rows: Partner[], read: Extract<Step, { do: 'read' }>): { ids: string[]; total: number } {
  const field = (['name', 'orderCount', 'city', undefined] as const)[read.by]
  const city = cities[read.city]
  const term = plain(names[read.term] ?? '')
  const fitting = rows.filter((row) => {
    if (read.city < 2 && row.city !== city) return false
    return (
      read.page !== 3 || [row.name, row.number, row.city, row.postalCode].some((text) => plain(text).includes(term))
    )
  })
  const sorted = field === undefined ? fitting : [...fitting].sort((a, b) => ordered(a, b, field, read.descending))
  return {
    ids: sorted
      .slice((read.page === 3 ? 0 : read.page - 1) * 3)
      .slice(0, 3)
      .map(({ id }) => id),
    total: fitting.length,
  }
}

function ordered(a: Partner, b: Partner, field: 'name' | 'orderCount' | 'city', descending: boolean): number {
  const [left, right] = [a, b].map((row) => (typeof row[field] === 'string' ? plain(row[field]) : row[field]))
  if (left === right || left === undefined || right === undefined) return a.id < b.id ? -1 : 1
  if (left === '') return 1
  if (right === '') return -1
  return left < right === descending ? 1 : -1
}

function selectionOf(read: Extract<Step, { do: 'read' }>): Selection<'partners'> {
  const field = (['name', 'orderCount', 'city', undefined] as const)[read.by]
  return {
    where: { city: read.city < 2 ? cities[read.city] : undefined },
    search: read.page === 3 ? names[read.term] : undefined,
    sort: field === undefined ? [] : [{ field, order: read.descending ? 'desc' : 'asc' }],
  }
}

const conditions: [string, Selection<'partners'>['where'], string[]][] = [
  ['equality', { city: 'Köln' }, ['b']],
  ['equality on an indexed field', { kind: 'customer' }, ['a', 'c']],
  ['one of several', { orderCount: { in: [3, 5, 99] } }, ['a', 'c']],
  ['one of none', { kind: { in: [] } }, []],
  ['not equal', { city: { ne: 'Köln' } }, ['a', 'c']],
  ['none of several', { orderCount: { notIn: [3, 5] } }, ['b']],
  ['bounds, inclusive and exclusive', { orderCount: { gte: 3, lt: 7 } }, ['a', 'c']],
  ['start of a text', { postalCode: { prefix: '20' } }, ['a', 'b', 'c']],
  ['part of a text, folded', { name: { contains: 'OHL' } }, ['c']],
  ['a value, empty text is none', { city: { exists: true } }, ['a', 'b']],
  ['no value', { email: { exists: false } }, ['b', 'c']],
  ['one of several wheres', { anyOf: [{ city: 'Köln' }, { name: { contains: 'alster' } }] }, ['a', 'b']],
  ['undefined conditions do not count', { city: undefined, anyOf: undefined }, ['a', 'b', 'c']],
]

describe.each(STORES)('In %s', (name, empty) => {
  test('The store reads and writes like a plain list, in every order of calls', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const database = await empty()
        const lists = new Map<string, Partner[]>(tenants.map((tenant) => [tenant, []]))
        for (const each of steps) {
          const tenant = tenants[each.tenant] ?? 'nord'
          const store = database.store(tenant)
          const list = lists.get(tenant) ?? []
          if (each.do === 'read') {
            const page = await store.page('partners', {
              ...selectionOf(each),
              page: each.page === 3 ? 1 : each.page,
              limit: 3,
            })
            expect({ ids: page.data.map(({ id }) => id), total: page.pagination.total }).toEqual(naive(list, each))
            continue
          }
          const id = `p${each.id}`
          const at = list.findIndex((row) => row.id === id)
          if (each.do === 'insert') {
            if ([...lists.values()].some((rows) => rows.some((row) => row.id === id))) continue
            const values = { city: cities[each.city] ?? '', orderCount: each.count }
            list.push(await store.insert('partners', { ...partnerRow(id, tenant, names[each.name] ?? ''), ...values }))
          } else if (each.do === 'patch') {
            const values = { name: names[each.name] ?? '', city: cities[each.city] ?? '' }
            if (at < 0) await expect(store.patch('partners', id, values)).rejects.toThrow('is not there')
            else list[at] = await store.patch('partners', id, values)
          } else if (each.do === 'remove') {
            expect(await store.remove('partners', id)).toBe(at >= 0)
            if (at >= 0) list.splice(at, 1)
          } else {
            const work = store.transaction(async (inside) => {
              await inside.insert('partners', partnerRow('new', tenant, 'Neu'))
              if (at >= 0) await inside.patch('partners', id, { name: names[each.name] ?? '' })
              await inside.remove('partners', id)
              throw new Error('undone')
            })
            await expect(work).rejects.toThrow('undone')
          }
          expect(await store.all('partners')).toEqual(list)
        }
      }),
      runsOf(name, 200),
    )
  })

  async function filled(): Promise<DatabasePort> {
    const database = await empty()
    await database.load('partners', [
      { ...partnerRow('a', 'nord', 'Alster Kontor'), email: 'a@example.org', orderCount: 3 },
      { ...partnerRow('b', 'nord', 'Bille Spedition'), kind: 'carrier', orderCount: 7, city: 'Köln' },
      { ...partnerRow('c', 'nord', 'Chemie Öhlmann'), orderCount: 5, city: '' },
      partnerRow('d', 'sued', 'Donau AG'),
    ])
    return database
  }

  test.each(conditions)('Condition: %s', async (_, where, ids) => {
    const store = (await filled()).store('nord')
    expect((await store.all('partners', where)).map(({ id }) => id)).toEqual(ids)
    expect(await store.count('partners', where)).toBe(ids.length)
  })

  test('A page tells how many pages there are', async () => {
    const store = (await filled()).store('nord')
    const page = await store.page('partners', { sort: [{ field: 'orderCount', order: 'desc' }], page: 2, limit: 2 })
    expect(page.data.map(({ id }) => id)).toEqual(['a'])
    expect(page.pagination).toEqual({ page: 2, limit: 2, total: 3, totalPages: 2 })
  })

  test('Values are counted per tenant', async () => {
    const store = (await filled()).store('nord')
    expect(await store.countBy('partners', 'kind')).toEqual({ customer: 2, carrier: 1 })
  })

  test('A patch adds one to the version, stamps, and refuses an old version', async () => {
    const store = (await filled()).store('nord')
    const patched = await store.patch('partners', 'a', { phone: '040 1', email: undefined }, { ifMatch: 1 })
    expect(patched).toMatchObject({ version: 2, phone: '040 1', updatedAt: '2026-11-23T13:03:00.000Z' })
    expect(patched).not.toHaveProperty('email')
    await expect(store.patch('partners', 'a', { phone: '' }, { ifMatch: 1 })).rejects.toThrow(ConflictError)
  })

  test('Objects and lists come back as they were', async () => {
    const database = await empty()
    const store = database.store('nord')
    const details = { field: 'carrierId', newValue: null, list: [1, 'zwei', { drei: true }] }
    await store.insert('auditLogs', { id: 'l1', entityType: 'order', entityId: 'o1', eventType: 'x', details })
    await store.patch('auditLogs', 'l1', { details: { ...details, field: 'customerId' } })
    expect((await store.find('auditLogs', 'l1'))?.details).toEqual({ ...details, field: 'customerId' })
  })

  test('Another tenant finds, changes and removes nothing', async () => {
    const store = (await filled()).store('sued')
    expect(await store.find('partners', 'a')).toBeUndefined()
    expect(await store.findMany('partners', ['a', 'd'])).toHaveLength(1)
    await expect(store.patch('partners', 'a', { name: '' })).rejects.toThrow('is not there')
    expect(await store.remove('partners', 'a')).toBe(false)
  })

  test('A series goes on where it ended, also after a refused transaction', async () => {
    const store = (await filled()).store('nord')
    expect([await store.next('orders'), await store.next('orders')]).toEqual([1, 2])
    const refused = store.transaction(async (inside) => {
      await inside.next('orders')
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    expect(await store.next('orders')).toBe(3)
  })

  test('A write that is refused leaves its transaction whole', async () => {
    const store = (await filled()).store('nord')
    await store.transaction(async (inside) => {
      await expect(inside.insert('partners', partnerRow('a', 'nord', 'Zweite'))).rejects.toThrow('exists already')
      await expect(inside.patch('partners', 'x', { name: '' })).rejects.toThrow(MissingRowError)
      await expect(inside.patch('partners', 'a', { name: '' }, { ifMatch: 9 })).rejects.toThrow(ConflictError)
      await inside.patch('partners', 'a', { city: 'Kiel' })
    })
    expect(await store.find('partners', 'a')).toMatchObject({ name: 'Alster Kontor', city: 'Kiel', version: 2 })
  })

  test('A savepoint takes back its own part, and what is only looked at', async () => {
    const store = (await filled()).store('nord')
    const seen = await store.transaction(async (inside) => {
      await inside.patch('partners', 'a', { city: 'Bremen' })
      const failed = inside.savepoint(async () => {
        await inside.insert('partners', partnerRow('n', 'nord', 'Neu'))
        await inside.savepoint(() => inside.remove('partners', 'b'))
        throw new Error('planned')
      })
      await expect(failed).rejects.toThrow('planned')
      return inside.savepoint(
        async () => {
          await inside.patch('partners', 'c', { name: 'Anders' })
          await inside.remove('partners', 'b')
          return (await inside.all('partners')).map(({ name }) => name)
        },
        { keep: false },
      )
    })
    expect(seen).toEqual(['Alster Kontor', 'Anders'])
    expect((await store.all('partners')).map(({ name }) => name)).toEqual([
      'Alster Kontor',
      'Bille Spedition',
      'Chemie Öhlmann',
    ])
    expect(await store.find('partners', 'a')).toMatchObject({ city: 'Bremen', version: 2 })
    await expect(store.savepoint(async () => 1)).rejects.toThrow('part of a transaction')
  })

  test('Ranked values are sorted by their rank, and what is searched follows a change', async () => {
    const database = await empty()
    const store = database.store('nord')
    const load = { orderId: '', customerName: '', description: '', originCity: '', destinationCity: '' }
    const loads = ['done', 'open', 'something else', '', 'assigned'].map((status, at) => {
      return { ...load, id: `l${at}`, tenantId: 'nord', version: 1, status } as unknown as Row<'loads'>
    })
    await database.load('loads', loads)
    const sorted = async (order: 'asc' | 'desc') =>
      (await store.all('loads', {}, [{ field: 'status', order }])).map(({ id }) => id)
    expect(await sorted('asc')).toEqual(['l1', 'l4', 'l0', 'l2', 'l3'])
    expect(await sorted('desc')).toEqual(['l2', 'l0', 'l4', 'l1', 'l3'])
    await store.patch('loads', 'l2', { originCity: 'Öhringen', description: 'Säcke' })
    const found = async (search: string) => (await store.page('loads', { search })).data.map(({ id }) => id)
    expect([await found('ohring SACK'), await found('l2'), await found('ohring x')]).toEqual([['l2'], ['l2'], []])
  })
})

test('Writers of a tenant run one after the other, writers of two tenants side by side', async () => {
  const database = new Database({ now: () => NOON })
  const log: string[] = []
  const work = (tenant: string, name: string) =>
    database.store(tenant).transaction(async () => {
      log.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      log.push(`${name} ends`)
    })
  await Promise.all([work('nord', 'first'), work('nord', 'second'), work('sued', 'other')])
  expect(log).toEqual(['first begins', 'other begins', 'first ends', 'second begins', 'other ends', 'second ends'])
})

test('What was changed is there again after a restart, what was not is the seed', async () => {
  const persistence = memoryPersistence()
  const start = async () => {
    const database = new Database({ now: () => NOON, persistence })
    await database.load('partners', [partnerRow('a', 'nord', 'Alster'), partnerRow('b', 'nord', 'Bille')])
    await database.restore()
    return database.store('nord')
  }
  const before = await start()
  await before.patch('partners', 'a', { name: 'Außenalster' })
  await before.insert('partners', partnerRow('c', 'nord', 'Chemie'))
  await before.remove('partners', 'b')
  expect((await persistence.load()).map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  const after = await start()
  expect(await after.all('partners')).toEqual(await before.all('partners'))
})
