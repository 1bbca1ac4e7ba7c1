import { describe, expect, test } from 'vitest'
import {
  asNewCustomer,
  customerMeant,
  fittingNames,
  isNewCustomer,
  isToBeFound,
  sentCustomer,
  withCustomer,
  withMeaning,
  withName,
  withTyped,
  type CustomerDraft,
} from '#src/domain/partners/customer-draft.ts'
import { checkCustomer } from '#src/domain/orders/draft.ts'

const ELBUFER = { number: 'K-10002', name: 'Elbufer Maschinenbau AG' }
const ELBTAL = { number: 'K-10009', name: 'Elbtal Feinkost GmbH' }
const MUELLER = { number: 'K-10011', name: 'Müller & Söhne KG' }

describe('who is meant by a typed name among those who were found', () => {
  test.each([
    { typed: 'elbufer', found: [ELBUFER], is: ELBUFER.name },
    { typed: '  ELBUFER ', found: [ELBUFER], is: ELBUFER.name },
    { typed: 'mueller', found: [MUELLER], is: MUELLER.name },
    { typed: 'muller', found: [MUELLER], is: MUELLER.name },
    { typed: 'k-10002', found: [ELBUFER], is: ELBUFER.name },
    // Word for word: he, though others begin with it, too.
    {
      typed: 'Elbtal Feinkost GmbH',
      found: [ELBTAL, { number: '', name: 'Elbtal Feinkost GmbH Süd' }],
      is: ELBTAL.name,
    },
    { typed: 'elb', found: [ELBUFER, ELBTAL], is: 'several' },
    // Found by his town: no one has typed his name.
    { typed: 'hamburg', found: [ELBUFER], is: 'several' },
    { typed: 'Elbtal Feinkost GmbH', found: [ELBTAL, { ...ELBTAL, number: 'K-2' }], is: 'several' },
    { typed: 'Hafenkontor', found: [], is: 'new' },
  ])('$typed → $is', ({ typed, found, is }) => {
    const meant = customerMeant(typed, found)
    expect(meant.is === 'known' ? meant.customer.name : meant.is).toBe(is)
  })

  test('several are named, three of them', () => {
    const names = ['A', 'B', 'C', 'D'].map((name) => ({ name: `${name} GmbH` }))
    const meant = customerMeant('gmbh', names)
    const open = withMeaning({ name: 'gmbh', open: 'typed' }, meant)
    expect(fittingNames(open)).toBe('A GmbH, B GmbH, C GmbH …')
    expect(fittingNames({ fitting: ['A', 'B'] })).toBe('A, B')
  })
})

const KNOWN: CustomerDraft = {
  ...{
    customerId: 'cus-2',
    name: ELBUFER.name,
    email: 'a@elbufer.example',
    phone: '040 99-11',
    contactPerson: 'Frau A',
  },
  ...{ paymentTerms: 21, vatId: 'DE1', country: 'Deutschland' },
}
const after = (customer: CustomerDraft, ...changes: ((one: CustomerDraft) => CustomerDraft)[]) => {
  let now = customer
  for (const change of changes) now = { ...now, ...change(now) }
  return Object.fromEntries(Object.entries(now).filter(([, value]) => value !== undefined))
}

describe('what belongs to a customer', () => {
  test('goes with him as soon as another name is typed; the reference of the order stays', () => {
    const customer = { ...KNOWN, customerReference: 'B-77' }
    expect(after(customer, (one) => withName(one, 'elbt'))).toEqual({
      name: 'elbt',
      open: 'typed',
      customerReference: 'B-77',
    })
  })

  test('comes with the one who is taken; nothing of somebody new before him stays', () => {
    const typedForAnother = after(
      {},
      (one) => withName(one, 'Hafenkontor'),
      () => asNewCustomer,
      (one) => withTyped(one, { email: 'x@hafen.example', phone: '1' }),
    )
    const taken = after(
      typedForAnother,
      (one) => withName(one, 'elbufer'),
      (one) => withCustomer(one, { customerId: 'cus-2', name: ELBUFER.name, email: 'a@elbufer.example' }),
    )
    expect(taken).toEqual({ customerId: 'cus-2', name: ELBUFER.name, email: 'a@elbufer.example' })
  })

  test('but what was typed since the name was stays: it was meant for him', () => {
    const taken = after(
      {},
      (one) => withName(one, 'elbufer'),
      (one) => withTyped(one, { email: 'lager@elbufer.example' }),
      (one) => withCustomer(one, KNOWN),
    )
    expect(taken).toEqual({ ...KNOWN, email: 'lager@elbufer.example' })
  })

  test('of somebody new stays while his name is corrected', () => {
    const typed = after(
      {},
      (one) => withName(one, 'Hafn'),
      (one) => withTyped(one, { email: 'x@hafen.example' }),
    )
    expect(after(typed, (one) => withName(one, 'Hafen'))).toEqual({
      name: 'Hafen',
      open: 'typed',
      email: 'x@hafen.example',
    })
  })
})

describe('a name nobody knows yet', () => {
  test.each<[CustomerDraft, isNew: boolean, isToBeFound: boolean, codes: string[]]>([
    [{ name: 'elbufer', open: 'typed' }, false, true, []],
    [{ name: 'elb', open: 'several', fitting: ['A', 'B'] }, false, false, ['customerSeveral']],
    [{ name: 'elb', open: 'unknown' }, false, true, ['customerUnknown']],
    [{ name: 'Hafen' }, true, false, []],
    [KNOWN, false, false, []],
    [{ name: ' ' }, false, false, ['customerRequired']],
  ])('%j', (customer, isNew, toBeFound, codes) => {
    expect(isNewCustomer(customer)).toBe(isNew)
    expect(isToBeFound(customer)).toBe(toBeFound)
    const said = checkCustomer(customer).filter(({ severity }) => severity === 'error')
    expect(said.map(({ code }) => code)).toEqual(codes)
  })

  test('is asked about with the names of those who fit', () => {
    const [issue] = checkCustomer({ name: 'elb', open: 'several', fitting: ['Elbe AG', 'Elbtal KG'] })
    expect(issue?.message).toBe('Wer ist gemeint? Elbe AG, Elbtal KG. Bitte wählen oder neu anlegen (↓)')
  })

  test('is not told to the server', () => {
    const customer: CustomerDraft = {
      name: 'elb',
      email: 'a@b.example',
      open: 'typed',
      fitting: ['A'],
      meant: ['email'],
    }
    expect(sentCustomer(customer)).toEqual({ name: 'elb', email: 'a@b.example' })
  })
})
