import { describe, expect, test } from 'vitest'
import { CSV_START, csvLine, type CsvCell } from '#src/domain/basics/csv.ts'

const text = (value: string | undefined): CsvCell => ({ kind: 'text', value })
const number = (value: number | undefined, decimals?: number): CsvCell => ({ kind: 'number', value, decimals })
const date = (value: string | undefined): CsvCell => ({ kind: 'date', value })

describe('a line of a CSV file', () => {
  test('is separated by semicolons and ends with CRLF', () => {
    expect(csvLine([text('NK-2026-004711'), text('01067'), date('2026-11-23'), number(1480.5, 2)])).toBe(
      'NK-2026-004711;01067;23.11.2026;1480,50\r\n',
    )
    expect(csvLine([])).toBe('\r\n')
    expect(CSV_START).toBe('\ufeff')
  })

  test.each([
    ['Müller; Söhne', '"Müller; Söhne"'],
    ['Firma "Nord"', '"Firma ""Nord"""'],
    ['zwei\nZeilen', '"zwei\nZeilen"'],
    ['zwei\r\nZeilen', '"zwei\r\nZeilen"'],
    ['1,5', '1,5'],
    ["O'Neill", "O'Neill"],
    ['vorn\u0000hinten', 'vornhinten'],
    ['', ''],
    [undefined, ''],
  ])('text %j becomes %j', (value, expected) => {
    expect(csvLine([text(value)])).toBe(`${expected}\r\n`)
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['+49 40 123', "'+49 40 123"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['\u0000=1', "'=1"],
    ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
    ['a=b', 'a=b'],
  ])('text %j is no formula: %j', (value, expected) => {
    expect(csvLine([text(value)])).toBe(`${expected}\r\n`)
  })

  test.each([
    [1480, 2, '1480,00'],
    [-190.5, 2, '-190,50'],
    [13.6, undefined, '13,6'],
    [24000, undefined, '24000'],
    [1e-7, undefined, '0,0000001'],
    [-0, undefined, '0'],
    [-0.001, 2, '0,00'],
    [Number.NaN, 2, ''],
    [Number.POSITIVE_INFINITY, undefined, ''],
    [1e21, undefined, ''],
    [undefined, 2, ''],
  ])('number %j with %j decimals is %j', (value, decimals, expected) => {
    expect(csvLine([number(value, decimals)])).toBe(`${expected}\r\n`)
  })

  test.each([
    ['2026-11-23', '23.11.2026'],
    ['2026-02-30', ''],
    ['=cmd', ''],
    [undefined, ''],
  ])('date %j is %j', (value, expected) => {
    expect(csvLine([date(value)])).toBe(`${expected}\r\n`)
  })
})
