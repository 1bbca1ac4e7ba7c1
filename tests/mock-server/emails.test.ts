import { describe, expect, test } from 'vitest'
import type { OutputOf } from '#src/contract/basics/core.ts'
import type { Endpoints } from '#src/contract/index.ts'
import { readFields } from '#mock-server/ports/reader.ts'
import { understand } from '#mock-server/resources/emails/understood.ts'
import { formOf } from '#tests/support/upload.ts'
import { NOW, seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const SALES = 'vertrieb@nordkurs'

type Email = OutputOf<Endpoints['emails.get']>

/** An e-mail as a file, sent as an account of Nordkurs. */
async function received(raw: string | Uint8Array<ArrayBuffer>, { server }: ReturnType<typeof seededBackend>) {
  await server.ready
  const token = await server.tokenFor('usr-nordkurs-dispo')
  const headers = { 'X-Tenant-Id': 'nordkurs', Authorization: `Bearer ${token}` }
  const file = new File([raw], 'auftrag.eml', { type: 'message/rfc822' })
  const response = await server.fetch('/api/v1/emails/file', { method: 'POST', headers, body: formOf({}, file) })
  return { status: response.status, body: (await response.json()) as Email & { message: string } }
}

const MAIL = (body: string, head = '') =>
  `From: "Ole Kowalski" <dispo@leinetal-getraenke.example>\r\nTo: dispo@nordkurs.example\r\nSubject: Auftrag\r\nMessage-ID: <a-1@leinetal.example>\r\n${head}\r\n\r\n${body}`

/** The draft that is read of an e-mail, as the page sends it. */
async function draftOf({ ask }: ReturnType<typeof seededBackend>, id: string) {
  const { body } = await ask(DISPO, 'emails.reading', { params: { id } })
  const value = (name: string) => body.fields.find((field) => field.name === name)?.value
  const side = (name: 'pickup' | 'delivery') => ({
    company: value(`${name}.company`),
    street: value(`${name}.street`),
    postalCode: value(`${name}.postalCode`),
    city: value(`${name}.city`),
    country: value(`${name}.country`),
    date: value(`${name}.date`),
    timeFrom: value(`${name}.timeFrom`),
    timeTo: value(`${name}.timeTo`),
  })
  return {
    customer: { name: value('customer.name'), customerReference: value('customer.customerReference') },
    cargo: {
      description: value('cargo.description'),
      weightKg: Number(value('cargo.weightKg')),
      loadingMeters: Number(value('cargo.loadingMeters')),
      packageCount: Number(value('cargo.packageCount')),
      packageType: value('cargo.packageType'),
    },
    pickup: side('pickup'),
    delivery: side('delivery'),
  }
}

describe('The inbox', () => {
  test('of the seed says of each e-mail what would be understood of it if it came now', async () => {
    const { server } = seededBackend()
    await server.ready
    const store = server.store('nordkurs')
    const all = await store.all('emails')
    expect(all.length).toBe(14)
    for (const email of all) {
      const file = await store.find('emailFiles', `${email.id}:0`)
      const context = { store, now: NOW, readPaper: readFields }
      const { kind, understood, doubtful, partnerId } = email
      const now = await understand(context, email, file?.content === undefined ? [] : [file.content])
      expect({ subject: email.subject, kind, understood, doubtful, partnerId }).toEqual({
        subject: email.subject,
        kind: now.kind,
        understood: now.understood,
        doubtful: now.doubtful,
        partnerId: now.partnerId,
      })
    }
  })

  test('lists the newest first without their texts, by status, person and Wiedervorlage', async () => {
    const { ask } = seededBackend()
    const list = async (query: Record<string, string>) =>
      (await ask(DISPO, 'emails.list', { query })).body.data.map(({ subject, text }) => `${subject}${text}`)
    expect(await list({ status: 'new', followUp: 'false', limit: '3' })).toEqual([
      'Ladeauftrag EG-4471 Dresden – München',
      'Touren wie besprochen, 200 Sendungen',
      'Transportauftrag 77120 Hannover – Rostock',
    ])
    expect(await list({ assigneeId: 'me' })).toEqual(['Bitte Anlieferung Köln bestätigen', 'Neue EU-Lizenz folgt'])
    expect(await list({ followUp: 'true', sortBy: 'followUpAt', sortOrder: 'asc' })).toEqual([
      'Bitte Anlieferung Köln bestätigen',
      'Neue EU-Lizenz folgt',
      'Anfrage Kühlfracht Rostock – Hamburg',
    ])
    expect(await list({ status: 'processed,ignored' })).toEqual([
      'Danke für die schnelle Lieferung',
      'Jetzt Tankkarten vergleichen und sparen',
    ])
  })

  test('is counted for the navigation: those nobody has opened and that are not put off; opening one upon no version', async () => {
    const { ask } = seededBackend()
    const count = async (account: string) => (await ask(account, 'navigation.get')).body.newEmails
    expect([await count(DISPO), await count(SALES), await count('finanzen@nordkurs')]).toEqual([8, 8, 0])
    const open = () => ask(SALES, 'emails.open', { params: { id: 'eml-0001' } })
    const { body } = await open()
    expect([body.version, body.readAt]).toEqual([1, '2026-11-21T09:00:00.000Z'])
    expect((await open()).body.readAt).toBe(body.readAt)
    expect(await count(DISPO)).toBe(7)
    const { data } = (await ask(DISPO, 'emails.list', { query: { read: 'true', status: 'new', followUp: 'false' } }))
      .body
    expect(data.map(({ id }) => id)).toEqual(['eml-0001', 'eml-0008'])
    const done = await ask(DISPO, 'emails.update', {
      params: { id: 'eml-0001' },
      body: { status: 'ignored' },
      ifMatch: 1,
    })
    expect(done.status).toBe(200)
  })

  test('is for dispatch and sales, and each tenant has its own', async () => {
    const { ask } = seededBackend()
    const statuses = await Promise.all(
      ['dispo', 'vertrieb', 'finanzen', 'gast', 'admin'].map(async (name) => {
        return (await ask(`${name}@nordkurs`, 'emails.list')).status
      }),
    )
    expect(statuses).toEqual([200, 200, 403, 403, 200])
    expect((await ask('dispo@elbeoder', 'emails.list')).body.data).toEqual([])
    expect((await ask('dispo@elbeoder', 'emails.get', { params: { id: 'eml-0001' } })).status).toBe(404)
  })

  test('tells of one that is opened how many orders its customer has, and the last one', async () => {
    const { ask } = seededBackend()
    const { data } = (await ask(DISPO, 'emails.list', { query: { partnerId: 'cus-008' } })).body
    const { body } = await ask(DISPO, 'emails.get', { params: { id: data[0]?.id ?? '' } })
    expect(body.partnerName).toBe('Leinetal Getränke Vertriebs GmbH')
    expect(body.partnerOrders).toBeGreaterThan(0)
    expect(body.lastOrderId).toMatch(/^NK-2026-/)
    expect(body.text).toContain('33 Europaletten Mineralwasser')
  })
})

describe('Triage', () => {
  test('gives an e-mail to a person, puts it off and marks it as done, and each of it is taken back', async () => {
    const { ask } = seededBackend()
    const id = 'eml-0003'
    const change = (body: object) => ask(DISPO, 'emails.update', { params: { id }, body })
    const given = await change({ assigneeId: 'usr-nordkurs-a.jessen' })
    // What is open stays what it is: its text, and what is known of its customer.
    expect(given.body).toMatchObject({
      assigneeName: 'Antje Jessen',
      version: 2,
      text: expect.stringContaining('33 Europaletten'),
    })
    expect(given.body.partnerOrders).toBeGreaterThan(0)
    const off = await change({ followUpAt: '2026-11-24T07:00:00.000Z' })
    expect(off.body.followUpAt).toBe('2026-11-24T07:00:00.000Z')
    const done = await change({ status: 'processed' })
    // What is done with is not to be shown again.
    expect([done.body.status, done.body.followUpAt]).toEqual(['processed', undefined])
    const undone = await ask(DISPO, 'emails.undo', { params: { id }, body: { eventId: done.body.eventId } })
    expect(undone.status).toBe(200)
    const { body } = await ask(DISPO, 'emails.get', { params: { id } })
    expect(body).toMatchObject({ status: 'new', followUpAt: '2026-11-24T07:00:00.000Z', assigneeName: 'Antje Jessen' })
  })

  test('goes upon the version a person saw, and knows no strangers', async () => {
    const { ask } = seededBackend()
    const id = 'eml-0003'
    const change = (body: object, ifMatch?: number) =>
      ask(DISPO, 'emails.update', { params: { id }, body, ...(ifMatch !== undefined && { ifMatch }) })
    expect((await change({ kind: 'notice' }, 1)).status).toBe(200)
    expect((await change({ status: 'ignored' }, 1)).status).toBe(409)
    expect((await change({ assigneeId: 'usr-elbeoder-dispo' })).status).toBe(404)
    expect((await change({ followUpAt: 'morgen' })).status).toBe(422)
    expect((await change({ status: 'gone' })).status).toBe(422)
  })
})

describe('An e-mail that comes in', () => {
  test('as a file is understood, and comes once', async () => {
    const backend = seededBackend()
    const raw = MAIL(
      'Ladestelle: Leinetal Getränke, Am Freihafenbecken 134, 30159 Hannover\r\nLadedatum: 24.11.2026, 08:00-12:00 Uhr\r\nEntladestelle: Handelshof, Hafenallee 12, 18055 Rostock\r\nWare: 20 Europaletten Wasser\r\nGewicht: 12.000 kg',
      'Content-Type: text/plain; charset=utf-8',
    )
    const first = await received(raw, backend)
    expect([first.status, first.body]).toMatchObject([
      201,
      {
        kind: 'loadOrder',
        status: 'new',
        fromName: 'Ole Kowalski',
        partnerId: 'cus-008',
        understood: { originPostalCode: '30159', destinationCity: 'Rostock' },
      },
    ])
    const again = await received(raw, backend)
    expect(again.body.id).toBe(first.body.id)
    expect(
      (await backend.ask(DISPO, 'emails.list', { query: { q: 'Auftrag' } })).body.pagination.total,
    ).toBeGreaterThan(0)
    expect(await backend.server.store('nordkurs').count('emails')).toBe(15)
  })

  test('with nothing but HTML is text with its lines and cells; pictures, scripts and links are not in it', async () => {
    const html =
      '<html><head><style>p{color:red}</style><title>x</title></head><body><script>alert(1)</script><p>Beladung&nbsp;Kiel</p><table><tr><td>Ware</td><td>12 Paletten</td></tr><tr><td>Gewicht</td><td>5 t &euro;</td></tr></table><img src="https://spy.example/x.gif" onerror="alert(2)"><a href="javascript:alert(3)">Klick</a></body></html>'
    const { body } = await received(MAIL(html, 'Content-Type: text/html; charset=utf-8'), seededBackend())
    expect(
      body.text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ).toEqual(['Beladung Kiel', 'Ware   12 Paletten', 'Gewicht   5 t €', 'Klick'])
    expect(body.isReduced).toBe(true)
    expect(JSON.stringify(body)).not.toMatch(/spy\.example|alert|javascript|<|color/)
  })

  test('in Windows-1252, quoted-printable and base64 says the same umlauts', async () => {
    const words = 'Grüße aus Köln'
    const latin = Uint8Array.from([...MAIL(words, 'Content-Type: text/plain; charset=windows-1252')], (sign) => {
      return sign.charCodeAt(0)
    })
    const quoted = MAIL(
      'Gr=C3=BC=C3=9Fe aus K=C3=B6ln',
      'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable',
    )
    const base64 = MAIL(
      Buffer.from(words).toString('base64'),
      'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64',
    )
    for (const raw of [latin, quoted, base64])
      expect((await received(raw, seededBackend())).body.text, String(raw).slice(0, 40)).toBe(words)
  })

  test('keeps what came along, under a plain name, and gives it back as it was', async () => {
    const backend = seededBackend()
    const content = 'Auftrag;PLZ\r\n1;24103\r\n2;18055\r\n'
    const raw = `${MAIL(
      '--t\r\nContent-Type: text/plain\r\n\r\nanbei\r\n--t\r\nContent-Type: text/csv\r\nContent-Disposition: attachment; filename="../../Touren\u202Efdp.csv"\r\nContent-Transfer-Encoding: base64\r\n\r\n' +
        `${Buffer.from(content).toString('base64')}\r\n--t--\r\n`,
      'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="t"',
    )}`
    const { body } = await received(raw, backend)
    expect(body).toMatchObject({
      kind: 'tourList',
      understood: { rows: 2 },
      attachments: [{ index: 0, name: 'Tourenfdp.csv' }],
    })
    const { server } = backend
    const token = await server.tokenFor('usr-nordkurs-dispo')
    const headers = { 'X-Tenant-Id': 'nordkurs', Authorization: `Bearer ${token}` }
    const file = await server.fetch(`/api/v1/emails/${body.id}/attachments/0`, { headers })
    expect(await file.text()).toBe(content)
    expect((await server.fetch(`/api/v1/emails/${body.id}/attachments/1`, { headers })).status).toBe(404)
    expect((await server.fetch(`/api/v1/emails/eml-0003/attachments/0`, { headers })).status).toBe(404)
  })

  test('nested without end, or no e-mail at all, harms nothing', async () => {
    const deep = Array.from(
      { length: 60 },
      (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
    ).join('')
    const backend = seededBackend()
    expect([201, 422]).toContain((await received(`Subject: tief\r\n${deep}`, backend)).status)
    const nothing = await received('\u0000\u0001\u0002', backend)
    expect([nothing.status, nothing.body.message]).toEqual([422, 'Das ist keine lesbare E-Mail'])
  })

  test('as pasted text begins with its first line as subject', async () => {
    const { ask } = seededBackend()
    const text = 'Bitte fahren:\n22 Paletten von 24103 Kiel nach 50667 Köln, 12 t'
    const { status, body } = await ask(DISPO, 'emails.receive', { body: { text } })
    expect([status, body]).toMatchObject([
      201,
      {
        subject: 'Bitte fahren:',
        kind: 'loadOrder',
        fromName: 'Jürgen Weiß',
        text,
        understood: { destinationCity: 'Köln' },
      },
    ])
    const undone = await ask(DISPO, 'emails.undo', { params: { id: body.id }, body: { eventId: body.eventId } })
    expect(undone.status).toBe(200)
    expect((await ask(DISPO, 'emails.get', { params: { id: body.id } })).status).toBe(404)
  })

  test('from a mailbox comes while the world goes on, each once, with who writes', async () => {
    const { server } = seededBackend()
    await server.ready
    for (let turn = 0; turn < 40; turn += 1) await server.scenarios.tick()
    await server.runDue()
    await server.runDue()
    const store = server.store('nordkurs')
    const come = (await store.all('emails')).filter(({ messageId }) => messageId !== undefined)
    expect(
      come.map(({ subject, partnerId, kind, isReduced, doubtful }) => [subject, partnerId, kind, isReduced, doubtful]),
    ).toEqual([
      ['Ladeauftrag HK-2207 Hamburg – Köln', 'cus-001', 'loadOrder', true, 0],
      ['Preisanfrage Kühlfracht Rostock - München', 'cus-013', 'priceRequest', false, 0],
    ])
    expect(await server.store('elbeoder').count('emails')).toBe(0)
  })
})

describe('The reading of an e-mail', () => {
  test('says where in the text each value stands, in letters and lines', async () => {
    const { ask } = seededBackend()
    const { body } = await ask(DISPO, 'emails.reading', { params: { id: 'eml-0001' } })
    const meters = body.fields.find(({ name }) => name === 'cargo.loadingMeters')
    expect(meters).toMatchObject({ value: '11.5', state: 'check', confidence: 0.71, alternatives: [{ value: '11' }] })
    const { top = -1, left = 0, width = 0 } = meters?.box ?? {}
    expect(body.lines[top]?.text.slice(left, left + width)).toContain('11,5')
  })

  test('takes the sender for the customer, unless the words say somebody else', async () => {
    const { ask } = seededBackend()
    const { body } = await ask(DISPO, 'emails.reading', { params: { id: 'eml-0003' } })
    expect(body.fields.find(({ name }) => name === 'customer.name')).toMatchObject({
      value: 'Leinetal Getränke Vertriebs GmbH',
      state: 'sure',
    })
  })

  test('of an attachment is of the lines the page has read', async () => {
    const { ask } = seededBackend()
    const lines = [{ text: 'Ladestelle: 24103 Kiel' }, { text: 'Entladestelle: 50667 Köln' }]
    const body = { lines }
    const read = await ask(DISPO, 'emails.readFile', { params: { id: 'eml-0002', index: '0' }, body })
    expect(read.body.fields.find(({ name }) => name === 'delivery.city')?.value).toBe('Köln')
    expect((await ask(DISPO, 'emails.readFile', { params: { id: 'eml-0003', index: '0' }, body })).status).toBe(404)
  })
})

describe('An order of an e-mail', () => {
  test('is made once, hangs on it, and goes with one undo', async () => {
    const backend = seededBackend()
    const { ask, server } = backend
    const id = 'eml-0003'
    const draft = await draftOf(backend, id)
    const make = (more = {}) =>
      ask(DISPO, 'emails.createOrder', { params: { id }, body: { draft, customerPrice: 620, ...more } })
    const first = await make()
    expect([first.status, first.body]).toMatchObject([
      201,
      {
        isNew: true,
        order: {
          status: 'CREATED',
          customerName: 'Leinetal Getränke Vertriebs GmbH',
          customerReference: '77120',
          pickupCity: 'Hannover',
          deliveryCity: 'Rostock',
          weight: 23_400,
          customerPrice: 620,
        },
        email: { status: 'processed', orderId: first.body.order.id },
      },
    ])
    const again = await make()
    expect([again.body.isNew, again.body.order.id]).toEqual([false, first.body.order.id])
    const { data } = (await ask(DISPO, 'emails.list', { query: { orderId: first.body.order.id } })).body
    expect(data.map((email) => email.id)).toEqual([id])
    const undone = await ask(DISPO, 'emails.undo', { params: { id }, body: { eventId: first.body.eventId } })
    expect(undone.status).toBe(200)
    expect(await server.store('nordkurs').find('orders', first.body.order.id)).toBeUndefined()
    expect((await ask(DISPO, 'emails.get', { params: { id } })).body).toMatchObject({ status: 'new' })
  })

  test('made twice at once is one', async () => {
    const backend = seededBackend()
    const draft = await draftOf(backend, 'eml-0003')
    const input = { params: { id: 'eml-0003' }, body: { draft, customerPrice: 620 } }
    const before = await backend.server.store('nordkurs').count('orders')
    const made = await Promise.all([
      backend.ask(DISPO, 'emails.createOrder', input),
      backend.ask(SALES, 'emails.createOrder', input),
    ])
    expect(new Set(made.map(({ body }) => body.order.id)).size).toBe(1)
    expect(await backend.server.store('nordkurs').count('orders')).toBe(before + 1)
  })

  test('is refused with its fields where something is missing, and nothing is changed', async () => {
    const { ask, server } = seededBackend()
    const draft = { customer: { name: 'Neu' }, cargo: {}, pickup: {}, delivery: {} }
    await server.ready
    const before = await server.store('nordkurs').find('emails', 'eml-0003')
    const { status, refusal } = await ask(DISPO, 'emails.createOrder', { params: { id: 'eml-0003' }, body: { draft } })
    expect(status).toBe(422)
    expect(JSON.stringify(refusal)).toContain('cargo.')
    expect(await server.store('nordkurs').find('emails', 'eml-0003')).toEqual(before)
  })

  test('takes the papers of the e-mail along; what no paper may be stays where it is and says why', async () => {
    const backend = seededBackend()
    const raw = MAIL(
      '--t\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nAuftrag anbei, 10 Paletten Wasser, 5.000 kg\r\nBeladung: Halle 1, Am Kai 1, 30159 Hannover, 24.11.2026\r\nEntladung: Halle 2, Am Hafen 2, 18055 Rostock, 25.11.2026\r\n' +
        '--t\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="Auftrag.pdf"\r\n\r\n%PDF-1.7 hallo\r\n' +
        '--t\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="Falsch.pdf"\r\n\r\nMZ kein PDF\r\n--t--\r\n',
      'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="t"',
    )
    const { body: email } = await received(raw, backend)
    const draft = await draftOf(backend, email.id)
    const { status, body } = await backend.ask(DISPO, 'emails.createOrder', {
      params: { id: email.id },
      body: { draft: { ...draft, cargo: { ...draft.cargo, loadingMeters: 4 } }, customerPrice: 500 },
    })
    expect(status).toBe(201)
    const [pdf, wrong] = body.email.attachments
    expect([pdf?.name, wrong?.name, wrong?.documentId]).toEqual(['Auftrag.pdf', 'Falsch.pdf', undefined])
    expect(wrong?.refusal).toMatch(/^File type .* is not supported$/)
    const document = await backend.server.store('nordkurs').find('documents', pdf?.documentId ?? '')
    expect(document).toMatchObject({ orderId: body.order.id, name: 'Auftrag.pdf' })
    const undone = await backend.ask(DISPO, 'emails.undo', {
      params: { id: email.id },
      body: { eventId: body.eventId },
    })
    expect(undone.status).toBe(200)
    expect(await backend.server.store('nordkurs').find('documents', pdf?.documentId ?? '')).toBeUndefined()
  })

  test('that somebody works with by now stays, and the undo says so', async () => {
    const backend = seededBackend()
    const { ask } = backend
    const draft = await draftOf(backend, 'eml-0003')
    const params = { id: 'eml-0003' }
    const made = await ask(DISPO, 'emails.createOrder', { params, body: { draft, customerPrice: 620 } })
    await ask(SALES, 'orders.update', { params: { id: made.body.order.id }, body: { internalNotes: 'Bitte anrufen' } })
    const undone = await ask(DISPO, 'emails.undo', { params, body: { eventId: made.body.eventId } })
    expect([undone.status, undone.refusal['code']]).toEqual([409, 'UNDO_CONFLICT'])
  })
})

describe('An answer', () => {
  test('goes into the outbox once and shows on the e-mail; where nobody wrote there is no one to answer', async () => {
    const { ask } = seededBackend()
    const body = { subject: 'AW: Auftrag', text: 'Gerne, wir melden uns.' }
    const sent = await ask(DISPO, 'emails.reply', { params: { id: 'eml-0003' }, body })
    expect([sent.status, sent.body]).toMatchObject([
      201,
      {
        message: { kind: 'reply', recipient: 'dispo@leinetal-getraenke.example', emailId: 'eml-0003', text: body.text },
        email: { id: 'eml-0003', repliedAt: '2026-11-21T09:00:00.000Z' },
      },
    ])
    const again = await ask(DISPO, 'emails.reply', { params: { id: 'eml-0003' }, body })
    expect([again.body.message.id, again.body.eventId]).toEqual([sent.body.message.id, undefined])
    const pasted = await ask(DISPO, 'emails.receive', { body: { text: 'Hallo' } })
    const none = await ask(DISPO, 'emails.reply', { params: { id: pasted.body.id }, body })
    expect([none.status, none.refusal['message']]).toEqual([
      409,
      'Diese E-Mail nennt keinen Absender, dem geantwortet werden kann',
    ])
  })

  test('may begin with a template, which is made, changed, deleted and taken back like any record', async () => {
    const { ask } = seededBackend()
    const names = async () =>
      (await ask(SALES, 'templates.list', { query: { kind: 'email' } })).body.data.map(({ name }) => name)
    expect(await names()).toEqual(['Angaben fehlen', 'Auftrag angenommen', 'Laderaum anbieten', 'Leider kein Laderaum'])
    const made = await ask(SALES, 'templates.create', {
      body: { kind: 'email', name: 'Danke', text: 'Danke, {{Ansprechpartner}}!' },
    })
    const params = { id: made.body.id }
    await ask(SALES, 'templates.update', { params, body: { text: 'Vielen Dank!' } })
    const gone = await ask(SALES, 'templates.delete', { params })
    expect(await names()).not.toContain('Danke')
    const back = await ask(SALES, 'templates.undo', { params, body: { eventId: gone.body.eventId } })
    expect(back.status).toBe(200)
    expect((await ask(SALES, 'templates.get', { params })).body.text).toBe('Vielen Dank!')
    expect((await ask('finanzen@nordkurs', 'templates.list')).status).toBe(403)
  })
})
