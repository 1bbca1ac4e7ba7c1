import { describe, expect, test } from 'vitest'
import type { Mail } from '#mock-server/ports/mail.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { NOW, seededBackend } from './seeded-backend.ts'

const SALES = 'vertrieb@nordkurs'
const ADMIN = 'admin@nordkurs'
const BAD = 'Laderaum\r\nBcc: x@evil.example\u2028\x00frei'
const CLEAN = 'Laderaum Bcc: x@evil.example frei'

describe('What goes into the headers of a mail is one line', () => {
  test('subjects of campaigns, templates and replies, and no text of a letter', async () => {
    const backend = seededBackend()
    const campaign = { name: BAD, subject: BAD, text: 'Guten Tag\n\nfrei', audienceKind: 'customer' }
    const made = await backend.ask(SALES, 'campaigns.create', { body: campaign })
    expect(made.body.campaign).toMatchObject({ name: CLEAN, subject: CLEAN, text: 'Guten Tag\n\nfrei' })
    const template = await backend.ask(SALES, 'templates.create', {
      body: { kind: 'email', name: BAD, subject: BAD, text: 'Guten Tag' },
    })
    expect(template.body).toMatchObject({ name: CLEAN, subject: CLEAN })
    const params = { id: 'eml-0003' }
    const reply = await backend.ask('dispo@nordkurs', 'emails.reply', {
      params,
      body: { subject: BAD, text: 'Ja\ngern' },
    })
    expect(reply.body.message).toMatchObject({ subject: CLEAN, text: 'Ja\ngern' })
  })

  test('names of partners and contacts; an address with more in it is refused', async () => {
    const backend = seededBackend()
    const person = { contactPerson: BAD, email: 'a@neu.example', phone: '040\r\n12345' }
    const { status } = await backend.ask(SALES, 'partners.create', { body: { kind: 'customer', name: BAD, ...person } })
    const [partner] = await backend.server.store('nordkurs').all('partners', { name: CLEAN })
    expect([status, partner?.contactPerson, partner?.phone]).toEqual([201, CLEAN, '040 12345'])
    const invited = await backend.ask(ADMIN, 'users.invite', {
      body: { emails: ['a@neu.example\r\nBcc: x@evil.example'], role: 'user' },
    })
    expect([invited.status, invited.refusal]).toMatchObject([422, { fieldErrors: [{ path: 'emails' }] }])
  })

  test('also of what an older version has kept, where it leaves the house', async () => {
    const sent: Mail[] = []
    const server = createTestServer({
      now: () => NOW,
      origin: () => 'https://dispo.example',
      sendMail: async (mail) => void sent.push(mail),
    })
    await server.ready
    const store = server.store('nordkurs')
    await store.insert('messages', {
      ...{ id: 'msg-old', kind: 'invitation', channel: 'email', status: 'sent', orderNumber: '', token: 'nordkurs-x' },
      ...{ recipientName: 'Alt', recipient: 'a@alt.example\nBcc: x@evil.example', subject: BAD, text: 'Guten Tag' },
      ...{ fileSize: 0, isOutdated: false, changedFields: [], reminders: 0, sentAt: '', sentBy: 'Alt' },
    })
    const job = { id: 'mail-msg-old', name: 'messages.handOver', runAt: NOW, payload: { messageId: 'msg-old' } }
    await store.insert('jobs', { ...job, state: 'waiting', attempts: 0 })
    await server.runDue()
    expect(sent.find(({ id }) => id === 'msg-old')).toMatchObject({
      subject: CLEAN,
      recipient: 'a@alt.example Bcc: x@evil.example',
      // A link leads to where the product is.
      text: 'Guten Tag\n\nhttps://dispo.example/invitation/nordkurs-x',
    })
  })
})

test.each([
  ['www.nordkurs.example', 200],
  ['https://nordkurs.example/de?a=1', 200],
  ['http://öl.example', 200],
  ['', 200],
  ['javascript:alert(1)', 422],
  ['data:text/html,x', 422],
  ['ftp://nordkurs.example', 422],
  ['www.nordkurs.example javascript:x', 422],
])('A website of the company is a web address: %j answers %i', async (website, status) => {
  const backend = seededBackend()
  const answer = await backend.ask(ADMIN, 'companies.update', { params: { id: 'nordkurs' }, body: { website } })
  expect(answer.status).toBe(status)
  if (status !== 422) return
  const message = 'Keine Internetadresse: www.firma.de oder https://www.firma.de'
  expect(answer.refusal).toMatchObject({ fieldErrors: [{ path: 'website', message }] })
})
