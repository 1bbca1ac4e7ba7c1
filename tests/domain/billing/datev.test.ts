import { expect, test } from 'vitest'
import { coverText, reminderCoverText } from '#src/domain/billing/cover-texts.ts'
import { cp1252 } from '#src/domain/billing/datev/cp1252.ts'
import { type DatevExport, datevFileName, isOneYear, toDatev } from '#src/domain/billing/datev/datev.ts'
import { defaultFrom, defaultInterest } from '#src/domain/billing/default-interest.ts'
import { cancellationOf } from '#src/domain/billing/totals.ts'
import { collective, reverseCharge, selfBilling } from './documents.ts'

const about: DatevExport = {
  ...{ from: '2026-11-01', to: '2026-11-30', chart: 'SKR03', consultant: 1001, client: 42 },
  createdAt: '20261201080000000',
}
const cancelled = cancellationOf(collective(), { number: 'RE-2026-01190', issueDate: '2026-11-24' })
const documents = [cancelled, selfBilling(), reverseCharge(), collective()]

/** The bookings: amount, side, account, contra account, day, number, VAT id. */
function bookings(bytes: Uint8Array): string[][] {
  const lines = new TextDecoder('windows-1252').decode(bytes).split('\r\n').slice(2, -1)
  return lines.map((line) => {
    const cells = line.split(';')
    return [0, 1, 6, 7, 9, 10, 39].map((at) => (cells[at] ?? '').replaceAll('"', ''))
  })
}

test('A booking for each rate, by number; what cancels stands on the other side', () => {
  expect(bookings(toDatev(documents, about))).toEqual([
    ['1534,74', 'H', '90011', '3106', '2311', 'GS-2026-00077', ''],
    ['2958,35', 'S', '10042', '8400', '2311', 'RE-2026-01184', ''],
    ['2129,93', 'S', '10042', '8150', '2311', 'RE-2026-01184', ''],
    ['2964,30', 'S', '10077', '8336', '2311', 'RE-2026-01185', 'PL7251801126'],
    ['2958,35', 'H', '10042', '8400', '2411', 'RE-2026-01190', ''],
    ['2129,93', 'H', '10042', '8150', '2411', 'RE-2026-01190', ''],
  ])
  const accounts = bookings(toDatev(documents, { ...about, chart: 'SKR04' })).map(([, , , contra]) => contra)
  expect(accounts).toEqual(['5906', '4400', '4150', '4336', '4400', '4150'])
})

test('Head and columns are as the format wants them, and the days hold', () => {
  const text = new TextDecoder('windows-1252').decode(toDatev(documents, { ...about, to: '2026-11-23' }))
  const [head = '', columns = '', ...rest] = text.split('\r\n')
  expect(head.split(';')).toHaveLength(31)
  expect(head).toMatch(
    /^"EXTF";700;21;"Buchungsstapel";13;20261201080000000;;"RE";"";"";1001;42;20260101;4;20261101;20261123;/,
  )
  for (const line of rest.slice(0, -1)) expect(line.split(';')).toHaveLength(columns.split(';').length)
  expect(text).not.toContain('RE-2026-01190')
  expect(text).toContain('Lódzka Tkanina')
  expect(datevFileName(about)).toBe('EXTF_Buchungsstapel_20261101_20261130.csv')
})

test('The day of supply stands in its column, also of what cancels', () => {
  const [, columns = '', ...lines] = new TextDecoder('windows-1252').decode(toDatev(documents, about)).split('\r\n')
  const at = columns.split(';').indexOf('Leistungsdatum')
  expect(at).toBe(114)
  expect(lines.slice(0, -1).map((line) => line.split(';')[at])).toEqual([
    '20112026',
    '20112026',
    '20112026',
    '20112026',
    '20112026',
    '20112026',
  ])
})

test('A stack ends with the year', () => {
  expect(isOneYear({ from: '2026-12-01', to: '2027-01-31' })).toBe(false)
  expect(() => toDatev([], { ...about, to: '2027-01-31' })).toThrow(RangeError)
})

test('Windows-1252 has what it has', () => {
  expect([...cp1252('Aß€–„ŁŻı😀')]).toEqual([0x41, 0xdf, 0x80, 0x96, 0x84, 0x4c, 0x5a, 0x69, 0x3f])
})

test('Default begins with the first reminder or after thirty days; interest is nine points over the base rate', () => {
  expect(defaultFrom('2026-12-23', undefined)).toBe('2027-01-23')
  expect(defaultFrom('2026-12-23', '2027-01-05')).toBe('2027-01-06')
  // 1.000,00 € for a year at 10,27 %.
  expect(defaultInterest(100_000, '2026-01-01', '2026-12-31')).toMatchObject({ cents: 10_270, days: 365 })
  expect(defaultInterest(100_000, '2025-01-02', '2025-01-01').cents).toBe(0)
  expect(defaultInterest(100_000, '2024-06-01', '2024-06-30').stretches).toMatchObject([{ percent: 12.62 }])
})

test('Interest over a change of the base rate is added up, each stretch with its own rate', () => {
  // 10.000,00 €: 30 days at 12,37 %, 181 days at 11,27 %, 20 days at 10,27 %.
  const { cents, days, stretches } = defaultInterest(1_000_000, '2024-12-02', '2025-07-20')
  expect(stretches).toEqual([
    { from: '2024-12-02', through: '2024-12-31', days: 30, base: 3.37, percent: 12.37 },
    { from: '2025-01-01', through: '2025-06-30', days: 181, base: 2.27, percent: 11.27 },
    { from: '2025-07-01', through: '2025-07-20', days: 20, base: 1.27, percent: 10.27 },
  ])
  expect([cents, days]).toEqual([71_681, 231])
  expect(defaultInterest(100_000, '2022-12-31', '2023-01-01').stretches.map(({ percent }) => percent)).toEqual([
    8.12, 10.62,
  ])
})

test('Mails say what they bring', () => {
  expect(coverText(collective(), 'Merve Yılmaz')).toEqual({
    subject: 'Sammelrechnung RE-2026-01184, Nordkurs Spedition GmbH',
    text: expect.stringContaining('über 5.088,28 € für 18.11.2026–20.11.2026.\nZahlbar ohne Abzug bis 23.12.2026.'),
  })
  expect(coverText(cancelled, '').text).toContain('hebt die Rechnung RE-2026-01184 vollständig auf')
  const reminder = { level: 2, date: '2027-01-20', dueDate: '2027-01-30', openCents: 508_828, feeCents: 500 } as const
  expect(reminderCoverText([{ document: collective(), reminder }], 'M').text).toContain('Zu zahlen sind 5.093,28 €.')
})
