import { describe, expect, test } from 'vitest'
import { checkReminder, nextReminder, type RemindedInvoice, remindableOn } from '#src/domain/billing/dunning.ts'
import { isSettled, settled } from '#src/domain/billing/settlement.ts'
import { invoiceState } from '#src/domain/billing/states.ts'

const OVERDUE: RemindedInvoice = {
  type: 'invoice',
  state: 'sent',
  dueDate: '2026-11-10',
  openCents: 10_000,
  reminders: [],
}
const sent = (...dueDates: string[]) => dueDates.map((dueDate, at) => ({ level: at + 1, dueDate }))
const ASKED = { today: '2026-11-21', dunning: true, customer: 'Hansen GmbH' }

test.each([
  [[], { level: 1, feeCents: 0, dueDate: '2026-11-28' }],
  [sent('2026-11-15'), { level: 2, feeCents: 500, dueDate: '2026-11-28' }],
  [sent('2026-11-05', '2026-11-15'), { level: 3, feeCents: 1000, dueDate: '2026-11-28' }],
  [sent('2026-11-01', '2026-11-08', '2026-11-15'), undefined],
])('after %j comes %j', (reminders, next) => {
  expect(nextReminder({ reminders }, '2026-11-21')).toEqual(next)
})

test.each([
  [[], '2026-11-13'],
  [sent('2026-11-20'), '2026-11-23'],
  [sent('2026-11-12', '2026-11-27'), '2026-11-30'],
])('after %j the next one may go on %s', (reminders, day) => {
  expect(remindableOn({ ...OVERDUE, reminders })).toBe(day)
})

describe('A reminder', () => {
  const reasonOf = (invoice: Partial<RemindedInvoice>, asked: Partial<Parameters<typeof checkReminder>[1]> = {}) => {
    const check = checkReminder({ ...OVERDUE, ...invoice }, { ...ASKED, ...asked })
    return check.allowed ? 'allowed' : check.reason
  }

  test.each([
    [{}, {}, 'allowed'],
    [{}, { today: '2026-11-13' }, 'allowed'],
    [{}, { today: '2026-11-12' }, 'reason.billing.reminderSoon'],
    [{}, { today: '2026-11-12', force: true }, 'allowed'],
    [{}, { today: '2026-11-10', force: true }, 'reason.billing.notOverdue'],
    [{ state: 'paid' }, {}, 'reason.billing.notOverdue'],
    [{ state: 'draft' }, {}, 'reason.billing.notOverdue'],
    [{ state: 'cancelled' }, {}, 'reason.billing.notOverdue'],
    [{ type: 'cancellation' }, {}, 'reason.billing.notOverdue'],
    [{}, { dunning: false }, 'reason.billing.dunningStopped'],
    [{}, { dunning: false, force: true }, 'reason.billing.dunningStopped'],
    [{ openCents: 1 }, {}, 'reason.billing.tooLittleOpen'],
    [{ openCents: 499 }, { force: true }, 'reason.billing.tooLittleOpen'],
    [{ openCents: 500 }, {}, 'allowed'],
    [{ openCents: 1_999 }, { leastCents: 2_000 }, 'reason.billing.tooLittleOpen'],
    [{ openCents: 1 }, { leastCents: 0 }, 'allowed'],
    [{ reminders: sent('2026-11-20') }, {}, 'reason.billing.reminderSoon'],
    [{ reminders: sent('2026-11-01', '2026-11-08', '2026-11-15') }, { force: true }, 'reason.billing.lastReminder'],
  ] as const)('of %j, asked %j: %s', (invoice, asked, reason) => {
    expect(reasonOf(invoice, asked)).toBe(reason)
  })
})

test.each([
  ['sent', '2026-11-21', 'sent'],
  ['sent', '2026-11-20', 'overdue'],
  ['overdue', '2026-11-21', 'sent'],
  ['sent', undefined, 'sent'],
  ['paid', '2026-11-20', 'paid'],
  ['draft', '2026-11-20', 'draft'],
  ['cancelled', '2026-11-20', 'cancelled'],
] as const)('%s and payable until %s is %s on 21 November', (state, dueDate, shown) => {
  expect(invoiceState({ state, dueDate }, '2026-11-21')).toBe(shown)
})

test.each([
  [[], 0, 11_900, false],
  [[5_000], 5_000, 6_900, false],
  [[5_000, 6_899], 11_899, 1, false],
  [[5_000, 6_900], 11_900, 0, true],
  [[12_000], 12_000, -100, true],
  [[12_000, -1_000], 11_000, 900, false],
])('of 119 euros, paid %j: %i cents are paid and %i open', (amounts, paidCents, openCents, isPaid) => {
  const paid = { grossCents: 11_900, payments: amounts.map((amountCents) => ({ amountCents })) }
  expect(settled(paid)).toEqual({ paidCents, openCents })
  expect(isSettled(paid)).toBe(isPaid)
})
