import { expect, test } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { Database } from '#mock-server/store/memory/database.ts'
import { NOON, partnerRow } from './small-backend.ts'

const names = async (database: Database) =>
  (await database.store('nord').all('partners', undefined, [{ field: 'name' }])).map(({ name }) => name)

/** Three partners, and two databases that begin with them. */
async function sharing() {
  const base = new Database({ now: () => NOON })
  await base.load('partners', [
    partnerRow('cus-1', 'nord', 'Alstertal'),
    partnerRow('cus-2', 'nord', 'Bergedorf'),
    partnerRow('cus-3', 'nord', 'Cuxhaven'),
  ])
  const [one, other] = [new Database({ now: () => NOON }), new Database({ now: () => NOON })]
  one.adopt(base)
  other.adopt(base)
  return { base, one, other }
}

test('keeps what one database writes from the others that began with the same rows', async () => {
  const { base, one, other } = await sharing()
  // Indexes of the shared rows exist before anything is written.
  expect(await names(one)).toEqual(['Alstertal', 'Bergedorf', 'Cuxhaven'])
  const store = one.store('nord')
  await store.patch('partners', 'cus-1', { name: 'Zollenspieker' })
  await store.remove('partners', 'cus-2')
  await store.insert('partners', partnerRow('cus-4', 'nord', 'Duvenstedt'))
  expect(await names(one)).toEqual(['Cuxhaven', 'Duvenstedt', 'Zollenspieker'])
  expect(await store.find('partners', 'cus-2')).toBeUndefined()
  expect((await store.page('partners', { search: 'zollen' })).data).toHaveLength(1)
  expect((await store.page('partners', { search: 'alster' })).data).toHaveLength(0)
  for (const untouched of [base, other]) {
    expect(await names(untouched)).toEqual(['Alstertal', 'Bergedorf', 'Cuxhaven'])
    expect(await untouched.store('nord').find('partners', 'cus-4')).toBeUndefined()
  }
})

test('gives a removed row its place back when the transaction fails, and lets its id be used again', async () => {
  const { one } = await sharing()
  const store = one.store('nord')
  const failing = store.transaction(async (inside) => {
    await inside.remove('partners', 'cus-2')
    await inside.patch('partners', 'cus-3', { name: 'Neuwerk' })
    throw new Error('planned')
  })
  await expect(failing).rejects.toThrow('planned')
  expect((await store.all('partners')).map(({ id }) => id)).toEqual(['cus-1', 'cus-2', 'cus-3'])
  expect(await names(one)).toEqual(['Alstertal', 'Bergedorf', 'Cuxhaven'])
  await store.remove('partners', 'cus-2')
  await store.insert('partners', partnerRow('cus-2', 'nord', 'Bardowick'))
  expect(await names(one)).toEqual(['Alstertal', 'Bardowick', 'Cuxhaven'])
})

test('refuses to write rows that others share, and to use an id of theirs twice', async () => {
  const { base, one } = await sharing()
  await expect(base.store('nord').patch('partners', 'cus-1', { name: 'Anders' })).rejects.toThrow('shared')
  await expect(one.store('nord').insert('partners', partnerRow('cus-1', 'nord', 'Doppelt'))).rejects.toThrow('exists')
})

test('begins anew without the shared rows once it is emptied', async () => {
  const { one, other } = await sharing()
  await one.clear()
  expect(await names(one)).toEqual([])
  await one.load('partners', [partnerRow('cus-1', 'nord', 'Elbe')])
  expect(await names(one)).toEqual(['Elbe'])
  expect(await names(other)).toEqual(['Alstertal', 'Bergedorf', 'Cuxhaven'])
})

test('gives a server back the seed it began with', async () => {
  const [server, other] = [createTestServer({ now: () => NOON }), createTestServer({ now: () => NOON })]
  await Promise.all([server.ready, other.ready])
  const before = await server.store('nordkurs').count('orders')
  const [order] = await server.store('nordkurs').all('orders', { status: 'CREATED' })
  await server.store('nordkurs').remove('orders', order?.id ?? '')
  expect(await server.store('nordkurs').count('orders')).toBe(before - 1)
  expect(await other.store('nordkurs').count('orders')).toBe(before)
  await server.reset()
  expect(await server.store('nordkurs').count('orders')).toBe(before)
})
