import { expect, test } from 'vitest'
import { handle } from '#mock-server/core/handle.ts'
import { STORES } from './both-stores.ts'
import { partnerRow, smallBackend, smallHandlers } from './small-backend.ts'

/** A promise and what settles it. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}

const names = (body: unknown) => (body as { data: { name: string }[] }).data.map(({ name }) => name)

test('A call that reads never sees half of what another one writes', async () => {
  const [begun, between] = [gate(), gate()]
  const backend = smallBackend({
    handlers: {
      ...smallHandlers,
      'partners.create': handle('partners.create', async ({ store, body, tenantId, newId }) => {
        await store.insert('partners', partnerRow(newId('cus'), tenantId, 'Erste GmbH'))
        begun.open()
        await between.opened
        if (body.name === 'Fehler GmbH') throw new Error('planned')
        return store.insert('partners', partnerRow(newId('cus'), tenantId, 'Zweite GmbH'))
      }),
    },
  })
  const written = backend.ask('/api/partners', { method: 'POST', body: { name: 'Zweite GmbH', kind: 'customer' } })
  await begun.opened
  const read = backend.ask('/api/partners')
  // Long enough for anyone who would not wait for the writer.
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, 50))])
  between.open()
  // Before or after all of it, as the store has it; never the first one alone.
  expect([1, 3]).toContain(names((await read).body).length)
  await written
  expect(names((await backend.ask('/api/partners')).body).toSorted()).toEqual([
    'Erste GmbH',
    'Hansekontor Feinkost GmbH',
    'Zweite GmbH',
  ])
})

test.each(STORES)(
  'All that a call reads is of one state, whoever writes between two of its reads: %s',
  async (_, empty) => {
    const [begun, between] = [gate(), gate()]
    const seen: number[] = []
    const backend = smallBackend({
      database: await empty(),
      handlers: {
        ...smallHandlers,
        'partners.list': handle('partners.list', async ({ store, query: { page, limit } }) => {
          seen.push(await store.count('partners'))
          begun.open()
          await between.opened
          const answer = await store.page('partners', { page, limit })
          seen.push(answer.data.length)
          return answer
        }),
      },
    })
    const read = backend.ask('/api/partners')
    await begun.opened
    const written = backend.ask('/api/partners', { method: 'POST', body: { name: 'Zweite GmbH', kind: 'customer' } })
    // Long enough for a writer who would not wait for the reader.
    await Promise.race([written, new Promise((resolve) => setTimeout(resolve, 300))])
    between.open()
    expect((await read).status).toBe(200)
    expect(seen).toEqual([1, 1])
    expect((await written).status).toBe(201)
    await backend.ask('/api/partners')
    expect(seen).toEqual([1, 1, 2, 2])
  },
)

test('What a call writes in its own tenant it does not begin anew, as it would be told twice', async () => {
  const backend = smallBackend({
    handlers: {
      ...smallHandlers,
      'partners.create': handle('partners.create', async ({ server, tenantId, newId }) => {
        const id = newId('cus')
        return server.act(tenantId, (store) => store.insert('partners', partnerRow(id, tenantId, 'Neu GmbH')))
      }),
    },
  })
  const answer = await backend.ask('/api/partners', { method: 'POST', body: { name: 'Neu GmbH', kind: 'customer' } })
  expect(answer.status).toBe(500)
  expect(backend.reports.map(String)).toEqual(['Error: The call has a unit of work for nord already'])
  expect(names((await backend.ask('/api/partners')).body)).toEqual(['Hansekontor Feinkost GmbH'])
})
