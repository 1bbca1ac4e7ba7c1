import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { checkPaper, checkPartner } from '#src/domain/partners/checks.ts'
import { creditOf, creditWarnings } from '#src/domain/partners/credit.ts'
import { companyKey, findDuplicates } from '#src/domain/partners/duplicates.ts'
import { checkIban, completeIban, isBic, writtenIban } from '#src/domain/partners/iban.ts'
import { movementOf, palletAccount, type PalletOrder } from '#src/domain/partners/pallets.ts'
import { paperDates, papersInForce, partnerPaperState } from '#src/domain/partners/papers.ts'
import { partnerPermission } from '#src/domain/partners/permissions.ts'
import { billingOf } from '#src/domain/partners/partner-terms.ts'

describe('IBAN', () => {
  test.each([
    ['DE89 3704 0044 0532 0130 00', 'ok'],
    ['GB29 NWBK 6016 1331 9268 19', 'ok'],
    ['PL61 1090 1014 0000 0712 1981 2874', 'ok'],
    ['NL91ABNA0417164300', 'ok'],
    ['AT61 1904 3002 3457 3201', 'ok'],
    ['de89370400440532013000', 'ok'],
    ['DE89 3704 0044 0532 0130 01', 'checkDigit'],
    ['DE98 3704 0044 0532 0130 00', 'checkDigit'],
    ['DE89 3704 0044 0532 0130', 'format'],
    ['DE89 3704 0044 0532 0130 0000', 'format'],
    ['89 3704 0044 0532 0130 00', 'format'],
    ['', 'format'],
  ] as const)('%s is %s', (text, expected) => {
    expect(checkIban(text)).toBe(expected)
  })

  property.prop([fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 999_999_999 })])(
    'is right as it is completed, and wrong with any two digits next to each other exchanged',
    (head, tail) => {
      const account = String(head).padStart(9, '0') + String(tail).padStart(9, '0')
      const iban = completeIban('DE', account)
      expect([checkIban(iban), checkIban(writtenIban(iban)), iban.length]).toEqual(['ok', 'ok', 22])
      for (let at = 4; at < 21; at += 1) {
        const swapped = iban.slice(0, at) + (iban[at + 1] ?? '') + (iban[at] ?? '') + iban.slice(at + 2)
        if (swapped !== iban) expect(checkIban(swapped)).toBe('checkDigit')
      }
    },
  )

  test('stands in groups of four', () => {
    expect(writtenIban('DE15290999990000631218')).toBe('DE15 2909 9999 0000 6312 18')
  })

  test.each([
    ['COBADEFF', true],
    ['cobadeffxxx', true],
    ['COBADEFFXX', false],
    ['COBA1EFF', false],
  ] as const)('BIC %s: %s', (text, expected) => {
    expect(isBic(text)).toBe(expected)
  })
})

describe('What is typed of a partner', () => {
  const issues = (draft: object) =>
    checkPartner({ name: 'Brinkmann', ...draft }).map(({ path, code, severity }) => `${severity} ${path} ${code}`)

  test.each([
    [{ name: 'B' }, ['error name required']],
    [{ postalCode: '1234' }, ['error postalCode postalCode']],
    [{ postalCode: '1234', country: 'AT' }, []],
    [{ vatId: 'DE123456789' }, ['error vatId vatIdCheckDigit']],
    [{ vatId: 'XX1' }, ['error vatId vatIdFormat']],
    [{ iban: 'DE89 3704 0044 0532 0130 01' }, ['error iban ibanCheckDigit']],
    [{ iban: 'DE8' }, ['error iban iban']],
    [{ bic: 'X' }, ['error bic bic']],
    [{ email: 'a@', invoiceEmail: 'b' }, ['error email email', 'error invoiceEmail email']],
    [{ paymentTerms: 91 }, ['error paymentTerms paymentTerms']],
    [{ invoiceFormat: 'xrechnung' }, ['warning buyerReference buyerReference']],
    [{ invoiceFormat: 'xrechnung', buyerReference: '04011000-1-2' }, []],
  ])('%j', (draft, expected) => {
    expect(issues(draft)).toEqual(expected)
  })

  test.each([
    ['iban', 'partners.bank'],
    ['bic', 'partners.bank'],
    ['creditLimitCents', 'partners.terms'],
    ['vatId', 'partners.terms'],
    ['billingMode', 'partners.terms'],
    ['name', 'partners.write'],
    ['blocked', 'partners.write'],
  ] as const)('%s needs %s', (field, permission) => {
    expect(partnerPermission(field)).toBe(permission)
  })

  test('what nobody said about billing is a PDF for each order, with reminders, to the usual address', () => {
    expect(billingOf({ email: 'dispo@kunde.example' })).toEqual({
      mode: 'single',
      rhythm: 'monthly',
      format: 'pdf',
      buyerReference: undefined,
      email: 'dispo@kunde.example',
      dunning: true,
    })
    const own = { billingMode: 'collective', billingRhythm: 'weekly', invoiceEmail: 're@x.example' } as const
    expect(billingOf({ ...own, email: 'a@x.example', dunningStopped: true })).toMatchObject({
      ...{ mode: 'collective', rhythm: 'weekly', email: 're@x.example', dunning: false },
    })
  })
})

describe('Papers', () => {
  const licence = (validUntil: string) => ({ kind: 'euLicence', validUntil }) as const
  const check = { kind: 'complianceCheck', checkedAt: '2026-06-12' } as const

  test.each([
    ['2026-11-22', 'expired', -1, '2026-11-23'],
    ['2026-11-23', 'expiring', 0, '2026-11-24'],
    ['2026-12-23', 'expiring', 30, '2026-12-24'],
    ['2026-12-24', 'valid', 31, '2026-12-25'],
  ] as const)('a licence until %s is %s', (until, state, days, blocksFrom) => {
    expect(partnerPaperState(licence(until), '2026-11-23')).toEqual({ state, days, blocksFrom })
  })

  test('the check holds a year and blocks nothing; what has no end is missing one', () => {
    const state = { state: 'valid', days: 201, blocksFrom: undefined }
    expect(partnerPaperState(check, '2026-11-23')).toEqual(state)
    expect(partnerPaperState({ kind: 'a1' }, '2026-11-23').state).toBe('missing')
  })

  test('a newer licence takes the place of the one before; each other paper is one of its own', () => {
    const others = [
      { kind: 'other', validUntil: '2026-12-01' },
      { kind: 'other', validUntil: '2027-12-01' },
    ] as const
    const papers = [licence('2026-11-30'), licence('2031-11-30'), ...others]
    expect(papersInForce(papers)).toEqual([licence('2031-11-30'), ...others])
    expect(paperDates([...papers, { kind: 'liability', validUntil: '2027-06-30' }, check])).toEqual({
      papersUntil: '2026-12-01',
      euLicenceUntil: '2031-11-30',
      insuranceUntil: '2027-06-30',
      complianceCheckedAt: '2026-06-12',
    })
    expect(papersInForce([licence('2031-11-30'), licence('2031-11-30')])).toHaveLength(1)
  })

  test.each([
    [{ kind: 'euLicence', validUntil: '' }, ['required']],
    [{ kind: 'euLicence', validUntil: '2026-02-30' }, ['day']],
    [{ kind: 'complianceCheck', checked: true }, []],
    [{ kind: 'complianceCheck' }, ['required']],
    [{ kind: 'other' }, []],
  ] as const)('%j', (paper, expected) => {
    expect(checkPaper(paper).map(({ code }) => code)).toEqual(expected)
  })
})

describe('Duplicates', () => {
  test.each([
    ['Brinkmann Transporte GmbH', 'brinkmanntransporte'],
    ['BRINKMANN  TRANSPORTE GMBH & CO. KG', 'brinkmanntransporte'],
    ['Kowalski Sp. z o.o.', 'kowalski'],
    ['GmbH', 'gmbh'],
  ])('%s is compared as %s', (name, key) => {
    expect(companyKey(name)).toBe(key)
  })

  const partner = (id: string, more: object) => ({ id, kind: 'carrier', name: `Firma ${id}`, ...more })

  test('are found by VAT id, account, or name and postal code, each pair once with all reasons', () => {
    const found = findDuplicates([
      partner('a', { name: 'Müller GmbH', postalCode: '28197', vatId: 'DE 136 695 976' }),
      partner('b', { name: 'Mueller', postalCode: '28197', vatId: 'DE136695976', iban: 'DE15 2909' }),
      partner('c', { name: 'Müller', postalCode: '20457', iban: 'de152909' }),
      partner('d', { name: 'Müller', postalCode: '28197', kind: 'customer', vatId: 'DE136695976' }),
      partner('e', {}),
    ])
    const said = found.map(({ partners, reasons }) => [partners.map(({ id }) => id).join(''), ...reasons])
    expect(said).toEqual([
      ['ab', 'vatId', 'nameAndPlace'],
      ['bc', 'iban'],
    ])
  })

  property.prop([fc.array(fc.record({ name: fc.string(), postalCode: fc.string(), vatId: fc.string() }))])(
    'no record is its own, and what is empty is nobody’s',
    (drafts) => {
      const found = findDuplicates(drafts.map((draft, at) => partner(String(at), { ...draft, iban: '' })))
      for (const { partners, reasons } of found) {
        expect(partners[0].id).not.toBe(partners[1].id)
        expect(reasons.length).toBeGreaterThan(0)
      }
    },
  )
})

describe('Credit', () => {
  const facts = { limitCents: 1_000_000, openInvoicesCents: 400_000, unbilledOrdersCents: 250_000 }

  test('is what is left of the limit', () => {
    expect(creditOf(facts)).toEqual({ ...facts, usedCents: 650_000, freeCents: 350_000 })
    expect(creditOf({ ...facts, limitCents: undefined }).freeCents).toBeUndefined()
  })

  test.each([
    [350_000, []],
    [350_001, ['Kreditlimit 10.000 € wäre überschritten: 10.000,01 € belegt']],
  ])('%i cents more', (added, expected) => {
    expect(creditWarnings(facts, added).map(({ message }) => message)).toEqual(expected)
    expect(creditWarnings({ ...facts, limitCents: undefined }, added)).toEqual([])
  })
})

describe('Pallets', () => {
  const order: PalletOrder = {
    ...{ id: 'NK-1', orderNumber: 'NK-1', customerId: 'cus', carrierId: 'car', packageType: 'Europalette' },
    ...{ packageCount: 33, palletExchange: true, palletsExchanged: 30, deliveryDate: '2026-11-20', isDelivered: true },
  }

  test.each([
    ['car', {}, 3, 'notExchanged'],
    ['cus', {}, -3, 'notExchanged'],
    ['car', { palletsExchanged: 33 }, 0, 'exchanged'],
    ['car', { palletsExchanged: 40 }, 0, 'exchanged'],
    ['car', { packageType: 'Gitterbox', palletsExchanged: 0 }, 33, 'notExchanged'],
  ] as const)('%s %j: %i', (partner, more, quantity, reason) => {
    expect(movementOf({ ...order, ...more }, partner)).toMatchObject({ quantity, reason })
  })

  test.each([
    ['not agreed', { palletExchange: undefined }],
    ['not counted', { palletsExchanged: undefined }],
    ['not delivered', { isDelivered: false }],
    ['no pallets', { packageType: 'Colli' }],
    ['another’s', { carrierId: 'other' }],
  ])('%s moves nothing', (_name, more) => {
    expect(movementOf({ ...order, ...more }, 'car')).toBeUndefined()
  })

  const movement = fc.record({
    id: fc.uuid(),
    day: fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03'),
    kind: fc.constantFrom('euro', 'meshBox'),
    reason: fc.constant('returned' as const),
    quantity: fc.integer({ min: -50, max: 50 }),
  })

  property.prop([fc.array(movement)])('the balance is the sum, whatever order it is told in', (movements) => {
    const { balances, entries } = palletAccount(movements as never)
    expect(palletAccount(movements.toReversed() as never)).toEqual({ balances: expect.anything(), entries })
    for (const { kind, quantity } of balances) {
      const own = movements.filter((one) => one.kind === kind)
      expect(quantity).toBe(own.reduce((sum, one) => sum + one.quantity, 0))
      expect(entries.find((one) => one.kind === kind)?.balance).toBe(quantity)
    }
    expect(entries).toHaveLength(movements.length)
  })
})
