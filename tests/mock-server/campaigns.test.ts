import { expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>

const SALES = 'vertrieb@nordkurs'
const storeOf = (backend: Backend) => backend.server.store('nordkurs')

const TEXT = 'Guten Tag {{Ansprechpartner}},\n\nfreier Laderaum ab {{Ort}} für {{Firma}}.'

/** A draft to customers in Hamburg, as the server has made it. */
async function draft(backend: Backend, more: object = {}) {
  const body = { name: 'Nord', subject: 'Laderaum für {{Firma}}', text: TEXT, audienceKind: 'customer', ...more }
  const made = await backend.ask(SALES, 'campaigns.create', { body: body as never })
  expect([made.status, made.body.campaign?.status]).toEqual([201, 'draft'])
  return made.body.campaign
}

const audience = async (backend: Backend, id: string) =>
  (await backend.ask(SALES, 'campaigns.audience', { params: { id } })).body
const get = async (backend: Backend, id: string) => (await backend.ask(SALES, 'campaigns.get', { params: { id } })).body
const send = (backend: Backend, id: string, recipients: number) =>
  backend.ask(SALES, 'campaigns.send', { params: { id }, body: { recipients, origin: 'https://evil.example' } })
const mails = (backend: Backend, aboutId: string) =>
  storeOf(backend)
    .all('messages', { kind: 'campaign' })
    .then((all) => all.filter((message) => message.aboutId === aboutId))

/** Lets what is due be done until nothing more is. */
async function runAll(backend: Backend) {
  for (let at = 0; at < 6; at += 1) await backend.server.runDue()
}

/** A campaign that has begun, past the pause before its first mail. */
async function begun(backend: Backend, more: object = {}) {
  const { id } = await draft(backend, more)
  const { total } = await audience(backend, id)
  const sent = await send(backend, id, total)
  expect([sent.status, sent.body.campaign?.status, sent.body.eventId]).toEqual([200, 'running', undefined])
  return { id, total }
}

test('Everybody who is meant is counted, and who is left out is told with the reason', async () => {
  const backend = seededBackend()
  const { id } = await draft(backend)
  const { total, recipients, leftOut, leftOutTotal } = await audience(backend, id)
  const customers = await storeOf(backend).all('partners', { kind: 'customer' })
  expect(total + leftOutTotal).toBe(customers.length)
  expect(new Set(recipients.map(({ address }) => address)).size).toBe(total)
  const reasons = new Set(leftOut.map((one) => one.leftOut))
  expect(reasons.has('noAds')).toBe(true)
  const [stopped] = leftOut.filter((one) => one.leftOut === 'noAds')
  expect(stopped?.since).toMatch(/^2026-/)
  // Carriers have given no order: only those who have agreed are written to.
  const carriers = await draft(backend, { audienceKind: 'carrier' })
  const found = await audience(backend, carriers.id)
  expect(found.total).toBeGreaterThan(0)
  expect(found.leftOut.some((one) => one.leftOut === 'noConsent')).toBe(true)
})

test('The filter knows postal areas, towns, the last order and revenue; all people are more than the first of each', async () => {
  const backend = seededBackend()
  const { id } = await draft(backend)
  const all = await audience(backend, id)
  const change = (body: object) => backend.ask(SALES, 'campaigns.update', { params: { id }, body: body as never })
  const count = async (body: object) => {
    expect((await change(body)).status).toBe(200)
    const { total, leftOutTotal } = await audience(backend, id)
    return total + leftOutTotal
  }
  const partners = await storeOf(backend).all('partners', { kind: 'customer' })
  const inArea = partners.filter(({ postalCode }) => /^(?:2[0-5])/.test(postalCode)).length
  expect(await count({ postalAreas: '20-25' })).toBe(inArea)
  const city = partners[0]?.city ?? ''
  expect(await count({ postalAreas: null, city })).toBe(partners.filter((one) => one.city.includes(city)).length)
  expect(await count({ city: null, ordersFrom: '2199-01-01' })).toBe(0)
  const rich = await count({ ordersFrom: null, revenueMinCents: 1_000_000 })
  expect(rich).toBeGreaterThan(0)
  expect(rich).toBeLessThan(partners.length)
  await change({ revenueMinCents: null, persons: 'all' })
  expect((await audience(backend, id)).total).toBeGreaterThan(all.total)
  const wrong = await change({ postalAreas: 'Hamburg' })
  expect([wrong.status, wrong.refusal['fieldErrors']]).toMatchObject([422, [{ path: 'postalAreas' }]])
})

test('Words that name what there is not are refused by its name, in templates and campaigns', async () => {
  const backend = seededBackend()
  const { id } = await draft(backend)
  const campaign = await backend.ask(SALES, 'campaigns.update', { params: { id }, body: { text: 'Zu {{Betreff}}' } })
  expect([campaign.status, campaign.refusal['fieldErrors']]).toMatchObject([
    422,
    [{ path: 'text', code: 'placeholder', message: 'Den Platzhalter „Betreff“ gibt es hier nicht' }],
  ])
  const body = { kind: 'email' as const, name: 'Gruß', text: 'Hallo {{Vorname}}' }
  const template = await backend.ask(SALES, 'templates.create', { body })
  expect([template.status, template.refusal['fieldErrors']]).toMatchObject([
    422,
    [{ path: 'text', message: 'Den Platzhalter „Vorname“ gibt es hier nicht' }],
  ])
})

test('Each recipient has one mail with his own words and a link to say no, whatever runs twice', async () => {
  const backend = seededBackend()
  const { id, total } = await begun(backend)
  expect(await mails(backend, id)).toHaveLength(0)
  backend.pass(9000)
  await backend.server.runDue()
  expect(await mails(backend, id)).toHaveLength(0)
  backend.pass(1000)
  await Promise.all([backend.server.runDue(), backend.server.runDue()])
  await runAll(backend)
  const sent = await mails(backend, id)
  expect(sent).toHaveLength(total)
  expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(total)
  const [first] = (await audience(backend, id)).recipients
  const own = sent.find(({ recipient }) => recipient === first?.address)
  expect(own?.subject).toBe(`Laderaum für ${first?.partnerName}`)
  expect(own?.text).toContain(`Guten Tag ${first?.name},`)
  expect(own?.text).toMatch(/https:\/\/dispo\.example\/abmelden\/nordkurs-\w+$/)
  expect(new Set(sent.map(({ text }) => text.split('/abmelden/')[1])).size).toBe(total)
  expect(await get(backend, id)).toMatchObject({ status: 'done', sentCount: total, recipientCount: total })
  // The job of a part that is put down once more finds another part and does nothing.
  const job = {
    name: 'campaigns.sendPart',
    runAt: 0,
    payload: { campaignId: id, part: '0' },
    state: 'waiting' as const,
  }
  await storeOf(backend).insert('jobs', { id: 'again', attempts: 0, ...job })
  await runAll(backend)
  expect(await mails(backend, id)).toHaveLength(total)
})

test('A campaign is halted between two parts and goes on without sending anything twice', async () => {
  const backend = seededBackend()
  const { id, total } = await begun(backend, { audienceKind: 'both', persons: 'all' })
  expect(total).toBeGreaterThan(50)
  const halt = await backend.ask(SALES, 'campaigns.halt', { params: { id } })
  expect([halt.status, halt.body.campaign?.halted]).toEqual([200, true])
  backend.pass(60_000)
  await runAll(backend)
  expect(await mails(backend, id)).toHaveLength(0)
  // Taking the halt back lets it go on, as going on does; both at once send once.
  const undone = await backend.ask(SALES, 'campaigns.undo', {
    params: { id },
    body: { eventId: halt.body.eventId ?? '' },
  })
  expect(undone.status).toBe(200)
  await runAll(backend)
  expect(await mails(backend, id)).toHaveLength(total)
  expect((await get(backend, id)).status).toBe('done')
  const late = await backend.ask(SALES, 'campaigns.halt', { params: { id } })
  expect([late.status, late.refusal['message']]).toEqual([409, 'Die Kampagne läuft nicht'])
})

test('Who says no between beginning and sending gets nothing, and stands among those left out', async () => {
  const backend = seededBackend()
  const { id, total } = await begun(backend)
  const [first] = (await audience(backend, id)).recipients
  const partner = await storeOf(backend).find('partners', first?.partnerId ?? '')
  const contact = partner?.contacts.find((one) => one.id === first?.contactId)
  const saved = await backend.ask('dispo@nordkurs', 'partners.saveContact', {
    params: { id: partner?.id ?? '' },
    body: { contactId: contact?.id, name: contact?.name ?? '', noAdsSince: '2026-11-20', noAdsReason: 'am Telefon' },
  })
  expect(saved.status).toBe(200)
  backend.pass(10_000)
  await runAll(backend)
  const sent = await mails(backend, id)
  expect(sent).toHaveLength(total - 1)
  expect(sent.some(({ recipient }) => recipient === first?.address)).toBe(false)
  const after = await audience(backend, id)
  expect(after.leftOut.find((one) => one.address === first?.address)).toMatchObject({
    leftOut: 'noAds',
    since: '2026-11-20',
  })
})

test('The link in a mail says no for its mailbox once and for all, without a session', async () => {
  const backend = seededBackend()
  const { id } = await begun(backend)
  backend.pass(10_000)
  await runAll(backend)
  const [mail] = await mails(backend, id)
  const token = mail?.text.split('/abmelden/')[1] ?? ''
  const asked = await backend.ask('nobody@nordkurs', 'optOuts.get', { params: { token } })
  expect([asked.status, asked.body.address, asked.body.isOut]).toEqual([200, mail?.recipient, false])
  const said = await backend.ask('nobody@nordkurs', 'optOuts.confirm', { params: { token } })
  expect([said.status, said.body.isOut]).toEqual([200, true])
  expect((await backend.ask('nobody@nordkurs', 'optOuts.confirm', { params: { token } })).body.isOut).toBe(true)
  const owners = (await storeOf(backend).all('partners')).flatMap(({ contacts }) =>
    contacts.filter(({ email }) => email === mail?.recipient),
  )
  expect(owners.map(({ noAdsSince }) => noAdsSince)).toEqual(owners.map(() => '2026-11-21'))
  expect((await audience(backend, id)).results).toMatchObject({ optedOut: 1 })
  const next = await draft(backend)
  expect((await audience(backend, next.id)).recipients.map(({ address }) => address)).not.toContain(mail?.recipient)
  expect((await backend.ask('nobody@nordkurs', 'optOuts.get', { params: { token: 'nordkurs-nie' } })).status).toBe(404)
})

test('A planned campaign begins at its moment; taken out of the plan, or planned anew, it does not', async () => {
  const backend = seededBackend()
  const { id } = await draft(backend)
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12, minutes)).toISOString()
  const plan = (sendAt: string) => backend.ask(SALES, 'campaigns.schedule', { params: { id }, body: { sendAt } })
  const past = await plan('2026-11-01T08:00:00.000Z')
  expect([past.status, past.refusal['message']]).toEqual([422, 'Dieser Zeitpunkt ist vorbei'])
  const planned = await plan(at(0))
  expect(planned.body.campaign).toMatchObject({ status: 'scheduled', sendAt: at(0) })
  const other = await backend.ask(SALES, 'campaigns.update', { params: { id }, body: { subject: 'Anders' } })
  expect([other.status, other.refusal['message']]).toEqual([409, 'Nur ein Entwurf lässt sich ändern'])
  const undone = await backend.ask(SALES, 'campaigns.undo', {
    params: { id },
    body: { eventId: planned.body.eventId ?? '' },
  })
  expect([undone.status, (await get(backend, id)).status]).toEqual([200, 'draft'])
  await plan(at(30))
  backend.pass(3 * 3_600_000 + 60_000)
  await runAll(backend)
  expect((await get(backend, id)).status).toBe('scheduled')
  backend.pass(30 * 60_000)
  await runAll(backend)
  expect((await get(backend, id)).status).toBe('done')
  expect((await mails(backend, id)).length).toBe((await get(backend, id)).recipientCount)
})

test('What was confirmed is sent, or nothing: another number of recipients is told', async () => {
  const backend = seededBackend()
  const { id } = await draft(backend)
  const { total } = await audience(backend, id)
  const other = await send(backend, id, total - 1)
  expect([other.status, other.refusal['message']]).toEqual([
    409,
    `Inzwischen sind es ${total} Empfänger: bitte noch einmal prüfen`,
  ])
  const [first, second] = await Promise.all([send(backend, id, total), send(backend, id, total)])
  expect([first.status, second.status].toSorted()).toEqual([200, 409])
  const [event] = await storeOf(backend).all('events', { recordId: id, type: 'sent' })
  const undone = await backend.ask(SALES, 'campaigns.undo', { params: { id }, body: { eventId: event?.id ?? '' } })
  expect([undone.status, undone.refusal['code']]).toEqual([409, 'NOT_UNDOABLE'])
  const gone = await backend.ask(SALES, 'campaigns.delete', { params: { id } })
  expect(gone.status).toBe(409)
})

test('Answers, returned mails and orders of thirty days count as what came of it', async () => {
  const backend = seededBackend()
  const { id } = await begun(backend)
  backend.pass(10_000)
  await runAll(backend)
  const [first, second] = (await audience(backend, id)).recipients
  backend.pass(60_000)
  const raw = (from: string, text: string) => `From: ${from}\r\nSubject: Re\r\nMessage-ID: <${from}>\r\n\r\n${text}`
  const job = (raws: string, at: number) => ({
    ...{ id: `arrive-${at}`, name: 'emails.arrive', runAt: 0, payload: { raw: raws } },
    ...{ state: 'waiting' as const, attempts: 0 },
  })
  await storeOf(backend).insert('jobs', job(raw(first?.address ?? '', 'Gern, rufen Sie an.'), 1))
  const bounce = raw('mailer-daemon@mail.example', `Unzustellbar: ${second?.address}`)
  await storeOf(backend).insert('jobs', job(bounce, 2))
  await runAll(backend)
  const after = await audience(backend, id)
  expect(after.results).toMatchObject({ replied: 1, bounced: 1, orders: 0 })
  expect(after.recipients.find(({ address }) => address === first?.address)?.state).toBe('replied')
  expect(after.recipients.find(({ address }) => address === second?.address)?.state).toBe('bounced')
})

test('A test goes to whoever asks, and to no one else', async () => {
  const backend = seededBackend()
  const { id } = await draft(backend)
  // Whoever asks says nothing of where the product is.
  const origin = 'https://evil.example'
  const { body, status } = await backend.ask(SALES, 'campaigns.test', { params: { id }, body: { origin } })
  expect([status, body.recipient]).toEqual([200, 'vertrieb@nordkurs.example'])
  const [mail, ...others] = await mails(backend, id)
  expect([mail?.recipient, others.length]).toEqual(['vertrieb@nordkurs.example', 0])
  expect(mail?.subject).toMatch(/^Test: Laderaum für Nordkurs/)
  // Its link leads to where it says so, and nobody says no by it.
  expect(mail?.text).toMatch(/https:\/\/dispo\.example\/abmelden\/nordkurs-test$/)
  const params = { token: 'nordkurs-test' }
  const behind = await backend.ask('nobody@nordkurs', 'optOuts.get', { params })
  expect([behind.status, behind.body]).toMatchObject([200, { isTest: true, isOut: false, address: '' }])
  const said = await backend.ask('nobody@nordkurs', 'optOuts.confirm', { params })
  expect([said.status, said.body.isOut]).toEqual([200, false])
  expect(await storeOf(backend).count('events', { type: 'opted_out' })).toBe(0)
})

test('A template of an order keeps what holds for the next one, and a copy of it keeps that, too', async () => {
  const backend = seededBackend()
  const made = await backend.ask(SALES, 'templates.fromOrder', { body: { orderId: 'NK-2026-004711', name: 'Linie' } })
  const order = await storeOf(backend).find('orders', 'NK-2026-004711')
  expect(made.body).toMatchObject({
    kind: 'order',
    name: 'Linie',
    customerId: order?.customerId,
    pickupCity: order?.pickupCity,
    weight: order?.weight,
  })
  const copy = await backend.ask(SALES, 'templates.create', {
    body: { kind: 'order', name: 'Linie 2', copyOf: made.body.id },
  })
  expect(copy.body.further).toEqual(made.body.further)
  const gone = await backend.ask(SALES, 'templates.delete', { params: { id: copy.body.id } })
  const back = await backend.ask(SALES, 'templates.undo', {
    params: { id: copy.body.id },
    body: { eventId: gone.body.eventId ?? '' },
  })
  expect(back.status).toBe(200)
  expect((await backend.ask('finanzen@nordkurs', 'templates.list')).status).toBe(403)
  expect((await backend.ask('dispo@nordkurs', 'campaigns.list')).status).toBe(403)
})
