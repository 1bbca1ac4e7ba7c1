import { describe, expect, test } from 'vitest'
import { checkIban } from '#src/domain/partners/iban.ts'
import { seededBackend } from './seeded-backend.ts'

const [ADMIN, DISPO, SALES, FINANCE] = ['admin', 'dispo', 'vertrieb', 'finanzen'].map((name) => `${name}@nordkurs`) as [
  string,
  string,
  string,
  string,
]
const GUEST = 'gast@nordkurs'
const CUSTOMER = { id: 'cus-001' }
const CARRIER = { id: 'car-001' }
type Backend = ReturnType<typeof seededBackend>

const read = async (backend: Backend, params = CUSTOMER, as = FINANCE) =>
  (await backend.ask(as, 'partners.get', { params })).body
const change = async (backend: Backend, as: string, body: object, params = CUSTOMER) =>
  backend.ask(as, 'partners.update', { params, body })

/** The fields that were refused, with their codes. */
const errorsOf = ({ refusal }: { refusal: Record<string, unknown> }) =>
  (refusal['fieldErrors'] as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`)

describe('Fields of a partner', () => {
  test.each([
    [DISPO, { iban: 'DE89370400440532013000' }, 403],
    [SALES, { iban: 'DE89370400440532013000' }, 403],
    [FINANCE, { iban: 'DE89370400440532013000' }, 200],
    [DISPO, { creditLimitCents: 5 }, 403],
    [SALES, { creditLimitCents: 5 }, 200],
    [FINANCE, { creditLimitCents: 5 }, 200],
    [FINANCE, { city: 'Kiel' }, 403],
    [DISPO, { city: 'Kiel' }, 200],
    [GUEST, { city: 'Kiel' }, 403],
  ])('%s and %j: %i', async (as, body, status) => {
    expect((await change(seededBackend(), as, body)).status).toBe(status)
  })

  test('what is sent as it was needs no right to change it', async () => {
    const backend = seededBackend()
    const { vatId, paymentTerms } = await read(backend)
    const answer = await change(backend, DISPO, { vatId, paymentTerms, city: 'Kiel' })
    expect([answer.status, answer.body.partner.city]).toEqual([200, 'Kiel'])
  })

  test('bank data is there for finance and the admin, in records, lists, histories and refusals', async () => {
    const backend = seededBackend()
    const changed = await change(backend, FINANCE, { iban: 'DE89 3704 0044 0532 0130 00' })
    expect([changed.body.partner.iban, changed.body.partner.version]).toEqual(['DE89370400440532013000', 2])
    for (const [as, iban] of [
      [FINANCE, 'DE89370400440532013000'],
      [ADMIN, 'DE89370400440532013000'],
      [DISPO, undefined],
      [SALES, undefined],
    ] as const) {
      const list = (await backend.ask(as, 'partners.list', { query: { q: 'K-10001' } })).body
      const events = (await backend.ask(as, 'partners.events', { params: CUSTOMER })).body
      const stale = await backend.ask(as, 'partners.update', { params: CUSTOMER, body: { notes: 'x' }, ifMatch: 1 })
      const current = stale.refusal['current'] as { iban?: string }
      expect([
        (await read(backend, CUSTOMER, as)).iban,
        list.data[0]?.iban,
        events.data[0]?.changedFields.find(({ field }) => field === 'iban')?.to,
        current.iban,
      ]).toEqual([iban, iban, iban, iban])
      expect(stale.status).toBe(409)
    }
  })

  test('wrong shapes are named and nothing is lost; VAT ids and Leitweg-IDs have their check digits', async () => {
    const backend = seededBackend()
    const wrong = await change(backend, FINANCE, { iban: 'DE89370400440532013001', vatId: 'DE1' })
    expect([wrong.status, errorsOf(wrong)]).toEqual([422, ['vatId vatIdFormat', 'iban ibanCheckDigit']])
    const mistyped = await change(backend, FINANCE, { vatId: 'de 123 456 789', buyerReference: '04011000-12345-99' })
    expect([mistyped.status, mistyped.refusal['fieldErrors']]).toMatchObject([
      422,
      [
        { path: 'vatId', message: 'Prüfziffer der USt-IdNr. stimmt nicht' },
        { path: 'buyerReference', message: 'Die Prüfziffern der Leitweg-ID stimmen nicht' },
      ],
    ])
    const right = await change(backend, FINANCE, { vatId: 'de 136 695 976', buyerReference: '04011000-12345-03' })
    expect([right.status, right.body.partner.vatId]).toEqual([200, 'DE136695976'])
  })

  test('each change is taken back and made again', async () => {
    const backend = seededBackend()
    const before = await read(backend)
    const { body } = await change(backend, SALES, { billingMode: 'collective', billingRhythm: 'weekly', notes: 'Neu' })
    const undone = await backend.ask(SALES, 'partners.undo', {
      params: CUSTOMER,
      body: { eventId: body.eventId ?? '' },
    })
    const after = await read(backend)
    expect([after.billingMode, after.billingRhythm]).toEqual([before.billingMode, before.billingRhythm])
    const again = { eventId: undone.body.eventId ?? '' }
    await backend.ask(SALES, 'partners.undo', { params: CUSTOMER, body: again })
    expect(await read(backend)).toMatchObject({ billingMode: 'collective', billingRhythm: 'weekly', notes: 'Neu' })
  })

  test('a customer and a carrier of one company name each other, and let go of the one before', async () => {
    const backend = seededBackend()
    expect((await change(backend, DISPO, { twinId: 'cus-002' })).status).toBe(422)
    await change(backend, DISPO, { twinId: 'car-001' })
    expect((await read(backend, CARRIER)).twinId).toBe('cus-001')
    expect((await change(backend, DISPO, { twinId: 'car-001' }, { id: 'cus-002' })).status).toBe(422)
    const moved = await change(backend, DISPO, { twinId: 'car-002' })
    expect([(await read(backend, CARRIER)).twinId, (await read(backend, { id: 'car-002' })).twinId]).toEqual([
      undefined,
      'cus-001',
    ])
    const eventId = moved.body.eventId ?? ''
    await backend.ask(DISPO, 'partners.undo', { params: CUSTOMER, body: { eventId } })
    expect([(await read(backend, CARRIER)).twinId, (await read(backend, { id: 'car-002' })).twinId]).toEqual([
      'cus-001',
      undefined,
    ])
  })
})

describe('People and papers', () => {
  test('a person is added, made the first one, changed and taken away', async () => {
    const backend = seededBackend()
    const save = async (body: { name: string; contactId?: string; first?: boolean; email?: string }) =>
      (await backend.ask(SALES, 'partners.saveContact', { params: CUSTOMER, body })).body.partner
    const before = (await read(backend)).contacts.length
    const added = await save({ name: 'Tomke Ahlers', email: 'buchhaltung@kunde.example', first: true })
    const { id: contactId = '' } = added.contacts.at(-1) ?? {}
    expect([added.contacts.length, added.contactPerson]).toEqual([before + 1, 'Tomke Ahlers'])
    const renamed = await save({ contactId, name: 'Tomke Ahlers-Petersen' })
    expect([renamed.contactPerson, renamed.contacts.at(-1)?.email]).toEqual([
      'Tomke Ahlers-Petersen',
      'buchhaltung@kunde.example',
    ])
    const body = { contactId }
    const gone = await backend.ask(SALES, 'partners.removeContact', { params: CUSTOMER, body })
    expect([gone.body.partner.contacts.length, gone.body.partner.contactPerson]).toEqual([
      before,
      gone.body.partner.contacts[0]?.name,
    ])
    expect((await backend.ask(SALES, 'partners.removeContact', { params: CUSTOMER, body })).status).toBe(404)
    const wrong = await backend.ask(SALES, 'partners.saveContact', {
      params: CUSTOMER,
      body: { name: 'Ed', email: 'x' },
    })
    expect(errorsOf(wrong)).toEqual(['email email'])
  })

  test('the dates that assignment goes by follow from the papers, and so does taking them back', async () => {
    const backend = seededBackend()
    const before = await read(backend, CARRIER)
    const paper = { kind: 'euLicence', number: 'D-HB-2026-1', validUntil: '2035-05-31', checked: true } as const
    const saved = await backend.ask(DISPO, 'partners.savePaper', { params: CARRIER, body: paper })
    expect(saved.body.partner).toMatchObject({ euLicenceUntil: '2035-05-31' })
    expect(saved.body.partner.papers.at(-1)).toMatchObject({ number: 'D-HB-2026-1', checkedAt: '2026-11-21' })
    const eventId = saved.body.eventId ?? ''
    await backend.ask(DISPO, 'partners.undo', { params: CARRIER, body: { eventId } })
    expect(await read(backend, CARRIER)).toMatchObject({
      papers: before.papers,
      euLicenceUntil: before.euLicenceUntil,
      papersUntil: before.papersUntil,
    })
    const paperId = before.papers[0]?.id ?? ''
    const removed = await backend.ask(DISPO, 'partners.removePaper', { params: CARRIER, body: { paperId } })
    expect(removed.body.partner.euLicenceUntil).toBeUndefined()
    const open = await backend.ask(DISPO, 'partners.savePaper', { params: CARRIER, body: { kind: 'a1' } })
    expect([open.status, errorsOf(open)]).toEqual([422, ['validUntil required']])
  })

  test('a carrier whose licence has ended by now is not given an order', async () => {
    const backend = seededBackend()
    const [order] = (await backend.ask(DISPO, 'orders.list', { query: { status: 'CONFIRMED' } })).body.data
    const { papers } = await read(backend, CARRIER)
    const body = { paperId: papers[0]?.id ?? '', kind: 'euLicence', validUntil: '2026-11-20' } as const
    await backend.ask(DISPO, 'partners.savePaper', { params: CARRIER, body })
    const params = { id: order?.id ?? '' }
    const given = await backend.ask(DISPO, 'orders.setCarrier', { params, body: { carrierId: 'car-001' } })
    expect([given.status, given.body]).toMatchObject([
      409,
      { message: expect.stringContaining('EU-Lizenz abgelaufen') },
    ])
  })

  test('papers are asked for by mail, once a day, at the one who is asked first', async () => {
    const backend = seededBackend()
    const ask = async () => {
      const body = { kinds: ['euLicence' as const, 'a1' as const], note: 'Bitte bis Freitag.' }
      return (await backend.ask(DISPO, 'partners.requestPapers', { params: CARRIER, body })).body
    }
    const [first, second] = [await ask(), await ask()]
    expect(second.messageId).toBe(first.messageId)
    expect(first.partner.papers[0]?.requestedAt).toBe('2026-11-21')
    const params = { id: first.messageId }
    const message = (await backend.ask(DISPO, 'messages.get', { params })).body
    expect(message).toMatchObject({ kind: 'paperRequest', recipient: first.partner.contacts[0]?.email })
    expect(message.text).toContain('– EU-Lizenz\n– A1-Bescheinigungen\n\nBitte bis Freitag.')
    const nobody = { kinds: ['a1' as const], recipient: 'niemand' }
    const refused = await backend.ask(DISPO, 'partners.requestPapers', { params: CARRIER, body: nobody })
    expect(refused.status).toBe(422)
  })
})

describe('Alerts of papers', () => {
  const alertOf = async (backend: Backend) => {
    const { data } = (await backend.ask(DISPO, 'alerts.list')).body
    return data.find(({ actionUrl }) => actionUrl === '/partners/car-001')
  }

  test('come with a paper that ends soon and with the day, and go with a newer one', async () => {
    const backend = seededBackend()
    expect(await alertOf(backend)).toBeUndefined()
    const save = async (validUntil: string) => {
      const body = { kind: 'a1', validUntil }
      return (await backend.ask(DISPO, 'partners.savePaper', { params: CARRIER, body })).body
    }
    const saved = await save('2026-12-22')
    expect(await alertOf(backend)).toBeUndefined()
    backend.pass(24 * 3_600_000)
    await backend.server.runDue()
    expect(await alertOf(backend)).toMatchObject({ code: 'papersExpiring', values: { date: '2026-12-22' } })
    await save('2027-12-22')
    expect(await alertOf(backend)).toBeUndefined()
    expect(saved.partner.papersUntil).toBe('2026-12-22')
  })
})

describe('The list', () => {
  test('picks out blocked ones, papers that end, and countries', async () => {
    const backend = seededBackend()
    const found = async (query: object) =>
      (await backend.ask(ADMIN, 'partners.list', { query: { limit: 200, ...query } })).body
    const due = (await found({ papers: 'due' })).data
    expect(due.length).toBeGreaterThan(0)
    expect(due.every(({ papersUntil = '' }) => papersUntil <= '2026-12-21')).toBe(true)
    expect((await found({ papers: 'expired' })).data.every(({ papersUntil = '' }) => papersUntil < '2026-11-21')).toBe(
      true,
    )
    expect((await found({ blocked: 'yes' })).data.map(({ blocked }) => blocked)).toEqual([true])
    const polish = (await found({ country: 'Polen,Tschechien' })).data.map(({ country }) => country)
    expect([...new Set(polish)].toSorted()).toEqual(['Polen', 'Tschechien'])
    const ibans = (await found({})).data.map(({ iban = '' }) => checkIban(iban))
    expect(new Set(ibans)).toEqual(new Set(['ok']))
  })
})

describe('Figures and credit', () => {
  test('agree with the orders and with the invoices that are not paid', async () => {
    const backend = seededBackend()
    const { body } = await backend.ask(SALES, 'partners.figures', { params: CUSTOMER })
    const orders = backend.server.store('nordkurs')
    const own = (await orders.all('orders', { customerId: 'cus-001' })).filter(({ status }) => status !== 'CANCELLED')
    const sum = own.reduce((cents, { customerPrice = 0 }) => cents + Math.round(customerPrice * 100), 0)
    expect([body.year, body.orders, body.revenueCents]).toEqual([2026, own.length, sum])
    const unbilled = own.filter(({ status }) => status !== 'BILLED')
    const gross = unbilled.reduce(
      (cents, { customerGrossPrice = 0 }) => cents + Math.round(customerGrossPrice * 100),
      0,
    )
    const credit = (await backend.ask(SALES, 'partners.credit', { params: CUSTOMER })).body
    const invoices = (await orders.all('invoices', { customerId: 'cus-001' })).filter(({ state }) => state === 'sent')
    const open = invoices.reduce((cents, { openCents }) => cents + openCents, 0)
    expect(open).toBeGreaterThan(0)
    const { unbilledOrdersCents, openInvoicesCents, usedCents, warnings } = credit
    expect({ unbilledOrdersCents, openInvoicesCents, usedCents, warnings }).toEqual({
      ...{ unbilledOrdersCents: gross, openInvoicesCents: open, usedCents: gross + open, warnings: [] },
    })
    expect([body.openCents, (await backend.ask(SALES, 'partners.get', { params: CUSTOMER })).body.openCents]).toEqual([
      open,
      open,
    ])
    const addCents = (credit.freeCents ?? 0) + 1
    const over = (await backend.ask(SALES, 'partners.credit', { params: CUSTOMER, query: { addCents } })).body
    expect(over.warnings).toMatchObject([{ code: 'issue.creditLimit' }])
  })

  test('an order that passes what its customer may owe is made, and says so', async () => {
    const backend = seededBackend()
    await change(backend, SALES, { creditLimitCents: 100 })
    const wizard = (await backend.ask(DISPO, 'wizard.start', { body: {} })).body
    const params = { sessionId: wizard.sessionId }
    const session = await backend.ask(DISPO, 'wizard.setCustomer', { params, body: { customerId: 'cus-001' } })
    expect(session.body.issues).toMatchObject([
      { path: 'customer.customerId', code: 'creditLimit', severity: 'warning' },
    ])
  })
})
