import { describe, expect, test } from 'vitest'
import { DOCUMENT_KINDS } from '#src/domain/documents/document-kinds.ts'
import { deletionRefusal, isCorrection, kindRefusal, retainedUntil } from '#src/domain/documents/retention.ts'

const UPLOADED = '2026-03-10T09:00:00.000Z'
const at = (moment: string) => Date.parse(moment)

describe('The retention of a document', () => {
  test('has a line for each kind: proofs and vouchers eight years, business letters six, the rest none', () => {
    const lines = DOCUMENT_KINDS.map((kind) => [kind, retainedUntil({ kind, uploadedAt: UPLOADED }) ?? '–'].join(' '))
    expect(lines).toEqual([
      'cmr 2034-12-31',
      'deliveryNote 2034-12-31',
      'pod 2034-12-31',
      'invoice 2034-12-31',
      'cancellationInvoice 2034-12-31',
      'transportOrder 2032-12-31',
      'orderConfirmation 2032-12-31',
      'other –',
    ])
  })

  test.each([
    ['on the first day of a year', '2026-01-01T00:00:00.000Z', '2034-12-31'],
    ['on the last day of a year', '2026-12-31T22:59:59.000Z', '2034-12-31'],
    ['after midnight in Berlin, still the old year in UTC', '2026-12-31T23:30:00.000Z', '2035-12-31'],
    ['at no known time', '', undefined],
  ])('of what came %s counts from the end of that year', (_, uploadedAt, expected) => {
    expect(retainedUntil({ kind: 'pod', uploadedAt })).toBe(expected)
  })

  test('does not hold for a kind nobody knows', () => {
    expect(retainedUntil({ kind: 'photo', uploadedAt: UPLOADED })).toBeUndefined()
  })
})

describe('Deleting a document', () => {
  test.each([
    ['pod', 'reason.document.proof', '2034-12-31'],
    ['invoice', 'reason.document.accounting', '2034-12-31'],
    ['transportOrder', 'reason.document.letter', '2032-12-31'],
  ])('of kind %s is refused with the reason and the day', (kind, code, date) => {
    const refusal = deletionRefusal({ kind, uploadedAt: UPLOADED }, at('2026-03-11T09:00:00Z'))
    expect(refusal).toEqual({ code, values: { date } })
  })

  test('is refused on the last day in Berlin and possible on the next', () => {
    const document = { kind: 'pod', uploadedAt: UPLOADED }
    expect(deletionRefusal(document, at('2034-12-31T22:59:00Z'))).toBeDefined()
    expect(deletionRefusal(document, at('2034-12-31T23:01:00Z'))).toBeUndefined()
  })

  test('of the rest is never refused', () => {
    expect(deletionRefusal({ kind: 'other', uploadedAt: UPLOADED }, at(UPLOADED))).toBeUndefined()
  })
})

describe('Another kind', () => {
  test.each([
    ['pod', 'other', '2027-01-01', '2034-12-31'],
    ['pod', 'transportOrder', '2027-01-01', undefined],
    ['pod', 'transportOrder', '2033-01-01', '2034-12-31'],
    ['transportOrder', 'other', '2033-01-01', undefined],
    ['other', 'pod', '2027-01-01', undefined],
    ['pod', 'pod', '2027-01-01', undefined],
  ])('from %s to %s on %s unlocks until %s', (kind, next, today, date) => {
    const refusal = kindRefusal({ kind, uploadedAt: UPLOADED }, next, at(`${today}T12:00:00Z`))
    expect(refusal).toEqual(date === undefined ? undefined : { code: 'reason.document.kind', values: { date } })
  })
})

test('A step can be taken back for a day', () => {
  expect(isCorrection(UPLOADED, at('2026-03-11T08:59:59Z'))).toBe(true)
  expect(isCorrection(UPLOADED, at('2026-03-11T09:00:00Z'))).toBe(false)
})
