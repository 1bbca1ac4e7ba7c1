import { describe, expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

const [DISPO, SALES, FINANCE, ADMIN] = ['dispo@nordkurs', 'vertrieb@nordkurs', 'finanzen@nordkurs', 'admin@nordkurs']
type Backend = ReturnType<typeof seededBackend>

const ORDER = 'NK-2026-004711'
const claim = (backend: Backend, as: string, more: object = {}) =>
  backend.ask(as, 'claims.create', { body: { orderId: ORDER, text: 'Karton nass', amountCents: 25_000, ...more } })
const firstClaim = async (backend: Backend) =>
  (await backend.ask(DISPO, 'claims.list', { query: { state: 'open', sortBy: 'number' } })).body.data[0]

describe('Claims', () => {
  test('get the next number of the year, the partners of the order, and the deadline of § 438 HGB', async () => {
    const backend = seededBackend()
    const late = await claim(backend, DISPO, { kind: 'delay', deliveredOn: '2026-11-20' })
    expect(late.status).toBe(201)
    expect(late.body.claim).toMatchObject({ number: 'REK-2026-0009', orderNumber: ORDER, noticeUntil: '2026-12-11' })
    const hidden = await claim(backend, SALES, { kind: 'damage', hidden: true, deliveredOn: '2026-11-20' })
    expect(hidden.body.claim).toMatchObject({ number: 'REK-2026-0010', noticeUntil: '2026-11-27' })
    const seen = await claim(backend, DISPO, { deliveredOn: '2026-11-20', noticedOn: '2026-11-21' })
    expect(seen.body.claim.noticeUntil).toBe('2026-11-20')
    expect(seen.body.warnings).toMatchObject([{ code: 'issue.claimNoticeLate', values: { date: '2026-11-20' } }])
  })

  test('without a text, of no order, or with a day to come are refused', async () => {
    const backend = seededBackend()
    const empty = await claim(backend, DISPO, { text: ' ', noticedOn: '2099-01-01', amountCents: -1 })
    expect(empty.status).toBe(422)
    expect(empty.refusal?.fieldErrors).toMatchObject([{ path: 'text' }, { path: 'amountCents' }, { path: 'noticedOn' }])
    expect((await claim(backend, DISPO, { orderId: 'nothing' })).status).toBe(404)
  })

  test('finance sets the amount and nothing else, and takes only that back', async () => {
    const backend = seededBackend()
    const { id = '' } = (await firstClaim(backend)) ?? {}
    const params = { id }
    const set = await backend.ask(FINANCE, 'claims.update', { params, body: { amountCents: 99_900 } })
    expect(set.body.claim.amountCents).toBe(99_900)
    expect((await backend.ask(FINANCE, 'claims.update', { params, body: { text: 'anders' } })).status).toBe(403)
    expect((await claim(backend, FINANCE)).status).toBe(403)
    const undone = { params, body: { eventId: set.body.eventId ?? '' } }
    expect((await backend.ask(FINANCE, 'claims.undo', undone)).status).toBe(200)
    const text = await backend.ask(DISPO, 'claims.update', { params, body: { text: 'anders' } })
    const other = { params, body: { eventId: text.body.eventId ?? '' } }
    expect((await backend.ask(FINANCE, 'claims.undo', other)).status).toBe(403)
  })

  test('go from state to state; a rejection says why, a settlement how much', async () => {
    const backend = seededBackend()
    const { id = '' } = (await firstClaim(backend)) ?? {}
    const to = (state: 'settled' | 'rejected' | 'accepted', more: object = {}) =>
      backend.ask(DISPO, 'claims.setState', { params: { id }, body: { state, ...more } })
    expect((await to('settled')).status).toBe(409)
    expect((await to('rejected')).status).toBe(422)
    expect((await to('accepted')).body.claim.state).toBe('accepted')
    expect((await to('settled', { settledCents: 100_000 })).body.claim).toMatchObject({
      state: 'settled',
      settledCents: 100_000,
    })
  })

  test('are counted: all, open, settled, by kind, carrier and week', async () => {
    const backend = seededBackend()
    const { body } = await backend.ask(FINANCE, 'claims.figures', { query: {} })
    expect(body.all).toEqual({ count: 8, amountCents: 1_132_750 })
    expect(body.open).toEqual({ count: 6, amountCents: 1_065_750 })
    expect(body.settled).toEqual({ count: 1, amountCents: 30_400 })
    expect(body.kinds.map(({ kind, count }) => [kind, count])).toEqual([
      ['damage', 4],
      ['shortage', 2],
      ['delay', 2],
    ])
    expect(body.carriers.reduce((sum, { count }) => sum + count, 0)).toBe(8)
    const none = await backend.ask(FINANCE, 'claims.figures', { query: { from: '2020-01-01', to: '2020-12-31' } })
    expect(none.body.all.count).toBe(0)
    const [first] = body.carriers
    const own = await backend.ask(FINANCE, 'claims.figures', { query: { carrierId: first?.id ?? '' } })
    expect(own.body.all).toEqual({ count: first?.count, amountCents: first?.amountCents })
  })
})

describe('Follow-ups', () => {
  const make = (backend: Backend, as: string, more: object = {}) =>
    backend.ask(as, 'followUps.create', { body: { dueOn: '2026-11-30', text: 'Rückruf', ...more } })
  const list = async (backend: Backend, as: string, scope: 'mine' | 'team' | 'all' = 'all') =>
    (await backend.ask(as, 'followUps.list', { query: { scope, done: 'false' } })).body.data.map(({ text }) => text)

  test('are of who makes them; those of the team everybody sees, those of others nobody', async () => {
    const backend = seededBackend()
    const own = await make(backend, DISPO)
    await make(backend, DISPO, { text: 'Alle', isTeam: true })
    expect(own.body.followUp).toMatchObject({ assigneeName: 'Jürgen Weiß', dueAt: '2026-11-30T06:00:00.000Z' })
    expect(await list(backend, DISPO, 'mine')).toEqual(['Rückruf'])
    expect(await list(backend, SALES)).toEqual(['Alle'])
    const params = { id: own.body.followUp.id }
    expect((await backend.ask(SALES, 'followUps.get', { params })).status).toBe(404)
    expect((await backend.ask(SALES, 'followUps.setDone', { params, body: { done: true } })).status).toBe(404)
    expect((await make(backend, 'gast@nordkurs')).status).toBe(403)
  })

  test('without a day or a text are refused; a record is text enough', async () => {
    const backend = seededBackend()
    expect((await make(backend, DISPO, { text: '' })).status).toBe(422)
    expect((await make(backend, DISPO, { dueOn: '2026-02-30' })).status).toBe(422)
    const about = { text: '', aboutKind: 'order', aboutId: ORDER, aboutLabel: ORDER }
    expect((await make(backend, DISPO, about)).status).toBe(201)
  })

  test('are given to others, done, and open again by undo', async () => {
    const backend = seededBackend()
    const params = { id: (await make(backend, DISPO)).body.followUp.id }
    const people = (await backend.ask(DISPO, 'followUps.people', {})).body.data
    const sales = people.find(({ name }) => name === 'Svenja Petersen')
    await backend.ask(DISPO, 'followUps.update', { params, body: { assigneeId: sales?.id ?? '' } })
    expect(await list(backend, SALES, 'mine')).toEqual(['Rückruf'])
    const done = await backend.ask(SALES, 'followUps.setDone', { params, body: { done: true } })
    expect(done.body.followUp.doneBy).toBe('Svenja Petersen')
    expect(await list(backend, SALES)).toEqual([])
    await backend.ask(SALES, 'followUps.undo', { params, body: { eventId: done.body.eventId ?? '' } })
    expect(await list(backend, SALES)).toEqual(['Rückruf'])
  })

  test('are taken back by who changed them, and by nobody they are nothing to', async () => {
    const backend = seededBackend()
    const made = await make(backend, DISPO)
    const undone = { params: { id: made.body.followUp.id }, body: { eventId: made.body.eventId ?? '' } }
    expect((await backend.ask(SALES, 'followUps.undo', undone)).status).toBe(403)
    // Who may take back what others have done may so of what is theirs to see.
    expect((await backend.ask(ADMIN, 'followUps.undo', undone)).status).toBe(404)
    expect(await list(backend, DISPO)).toEqual(['Rückruf'])
    const gone = await backend.ask(DISPO, 'followUps.delete', { params: undone.params })
    const back = { params: undone.params, body: { eventId: gone.body.eventId ?? '' } }
    expect((await backend.ask(ADMIN, 'followUps.undo', back)).status).toBe(404)
    expect((await backend.ask(DISPO, 'followUps.undo', back)).status).toBe(200)
    expect(await list(backend, DISPO)).toEqual(['Rückruf'])
    const team = await make(backend, DISPO, { text: 'Alle', isTeam: true })
    const teams = { params: { id: team.body.followUp.id }, body: { eventId: team.body.eventId ?? '' } }
    expect((await backend.ask(ADMIN, 'followUps.undo', teams)).status).toBe(200)
  })

  test('count in the navigation once their day has come', async () => {
    const backend = seededBackend()
    const count = async () => (await backend.ask(DISPO, 'navigation.get', {})).body.dueFollowUps
    expect(await count()).toBe(0)
    await make(backend, DISPO, { dueOn: '2020-01-01' })
    await make(backend, DISPO, { dueOn: '2099-01-01' })
    await make(backend, DISPO, { dueOn: '2020-01-01', isTeam: true })
    expect(await count()).toBe(1)
  })
})

describe('Hand-overs', () => {
  test('keep what was open, and are taken over once, by somebody else', async () => {
    const backend = seededBackend()
    await backend.ask(DISPO, 'followUps.create', { body: { dueOn: '2026-11-30', text: 'Alle', isTeam: true } })
    const made = await backend.ask(DISPO, 'handovers.create', { body: { note: ' Ruhig ' } })
    const { id } = made.body.handover
    expect(made.body.handover).toMatchObject({ note: 'Ruhig', createdBy: 'Jürgen Weiß' })
    const part = (name: string) => made.body.handover.parts.find((one) => one.part === name)
    expect(made.body.handover.parts.map(({ part: name }) => name)).toEqual([
      ...['troubled', 'unassigned', 'followUps', 'claims', 'alerts'],
    ])
    expect(part('followUps')?.items.map(({ label }) => label)).toEqual(['Alle'])
    expect(part('claims')?.total).toBe(6)
    // A delay stands with its transport, and not a second time among the notices.
    expect(part('troubled')?.total).toBeGreaterThan(0)
    expect(part('alerts')?.items.filter(({ label }) => ['Verspätung', 'Störung'].includes(label))).toEqual([])
    const params = { id }
    expect((await backend.ask(DISPO, 'handovers.takeOver', { params })).status).toBe(409)
    const taken = await backend.ask(ADMIN, 'handovers.takeOver', { params })
    expect(taken.body.handover.takenOverBy).toBe('Katharina Großmann')
    expect((await backend.ask(ADMIN, 'handovers.takeOver', { params })).status).toBe(409)
    expect((await backend.ask(SALES, 'handovers.get', { params })).status).toBe(403)
  })

  test('stay as things stood, whatever is done later', async () => {
    const backend = seededBackend()
    const follow = await backend.ask(DISPO, 'followUps.create', {
      body: { dueOn: '2026-11-30', text: 'Alle', isTeam: true },
    })
    const made = await backend.ask(DISPO, 'handovers.create', { body: { note: '' } })
    await backend.ask(DISPO, 'followUps.setDone', { params: { id: follow.body.followUp.id }, body: { done: true } })
    const kept = await backend.ask(DISPO, 'handovers.get', { params: { id: made.body.handover.id } })
    expect(kept.body.parts.find(({ part }) => part === 'followUps')?.total).toBe(1)
    const now = await backend.ask(DISPO, 'handovers.now', {})
    expect(now.body.parts.find(({ part }) => part === 'followUps')?.total).toBe(0)
  })
})
