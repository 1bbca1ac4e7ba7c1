import { deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { readTable } from '#src/entities/imports/read/read-table.ts'
import { tourList } from '#tests/support/tour-list.ts'

const file = (...parts: BlobPart[]) => new File(parts, 'Touren.csv')
const rowsOf = async (blob: Blob, sheet?: string) => {
  const read = await readTable(blob, sheet)
  return read.ok ? read.table.rows : read.problem
}
const bytesOf = (text: string, encode: (code: number) => number[]) =>
  new Uint8Array([...text].flatMap((letter) => encode(letter.charCodeAt(0))))

const workbook = async (sheets: Parameters<typeof writeXlsx>[0]['sheets'], more: object = {}) =>
  new Blob([new Uint8Array(await writeXlsx({ sheets, ...more }))])

/** A zip whose directory lists one file of a megabyte so many times; `reported` is what it says of each. */
function foldedWorkbook(megabytes: number, reported = 1_000_000): Blob {
  const name = Buffer.from('xl/workbook.xml')
  const data = deflateRawSync(Buffer.alloc(1_000_000))
  const [head, entry, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)]
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(name.length, 26)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(data.length, 20)
  entry.writeUInt32LE(reported, 24)
  entry.writeUInt16LE(name.length, 28)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(megabytes, 10)
  end.writeUInt32LE(head.length + name.length + data.length, 16)
  const entries = Array.from({ length: megabytes }, () => [entry, name]).flat()
  return new Blob([Buffer.concat([head, name, data, ...entries, end])])
}

describe('rows of a text', () => {
  test.each([';', ',', '\t', '|'])('with "%s" between the cells', async (delimiter) => {
    const text = [
      ['Nr', 'Ort', 'kg'],
      ['1', 'Köln', '7200'],
      ['2', '"Hof"', '8'],
    ]
      .map((row) => row.join(delimiter))
      .join('\r\n')
    expect(await rowsOf(file(text))).toEqual([
      ['1', 'Köln', '7200'],
      ['2', 'Hof', '8'],
    ])
  })

  test('commas in German figures part no cells, quotes and line breaks stay in theirs', async () => {
    expect(await rowsOf(file('Nr;Ldm;Text\n1;9,6;"Tor 3;\nhinten"\n2;7,2;"sagt ""ja"""\n'))).toEqual([
      ['1', '9,6', 'Tor 3;\nhinten'],
      ['2', '7,2', 'sagt "ja"'],
    ])
  })

  test('in UTF-8 with its mark, in UTF-16 and in Windows-1252', async () => {
    const text = 'Ort;kg\nMünchen – Süd;1\n'
    const cp1252 = bytesOf(text, (code) => [code === 0x2013 ? 0x96 : code])
    const utf16 = bytesOf(`\ufeff${text}`, (code) => [code & 255, code >> 8])
    for (const one of [file('\ufeff', text), file(cp1252), file(utf16)])
      expect(await rowsOf(one)).toEqual([['München – Süd', '1']])
  })

  test('all 200 of a list, and its fingerprints are the same whatever the file is called', async () => {
    const [one, two] = [await readTable(file(tourList())), await readTable(new File([tourList()], 'anders.txt'))]
    if (!one.ok || !two.ok) throw new Error('Not read')
    expect(one.table.lines).toHaveLength(200)
    expect([two.table.contentHash, two.table.lines]).toEqual([one.table.contentHash, one.table.lines])
  })

  test('are refused where there are too many, or none', async () => {
    expect(await rowsOf(file(`Nr;kg\n${'1;2\n'.repeat(20_001)}`))).toEqual({
      code: 'tooManyRows',
      values: { most: 20_000 },
    })
    expect(await rowsOf(file(`${'Kopf;'.repeat(201)}x\n${'1;'.repeat(201)}2\n`))).toEqual({
      code: 'tooManyColumns',
      values: { most: 200 },
    })
    expect(await rowsOf(file(' \n\n'))).toEqual({ code: 'empty', values: {} })
    expect(await rowsOf(new Blob([new Uint8Array(20_000_001)]))).toEqual({
      code: 'tooLarge',
      values: { megabytes: 20 },
    })
    expect(await rowsOf(file('%PDF-1.7'))).toEqual({ code: 'otherKind', values: {} })
  })
})

describe('rows of a workbook', () => {
  const date = new Date(Date.UTC(2026, 10, 30))
  const rows = [
    ['Nr', 'Ladedatum', 'Ldm', 'Summe'],
    ['A', date, 9.6, 612],
    ['B', date, 0.1 + 0.2, null],
  ]
  const cells = new Map([['1,3', { formula: 'SUM(1,2)', formulaResult: 612, value: 612 }]])

  test('are read as a German list writes them; what a formula has made is shown as it was kept', async () => {
    const read = await readTable(await workbook([{ name: 'Touren', rows, cells }]))
    expect(read.ok && [read.table.rows, read.table.formulas, read.table.sheet]).toEqual([
      [
        ['A', '30.11.2026', '9,6', '612'],
        ['B', '30.11.2026', '0,3', ''],
      ],
      1,
      'Touren',
    ])
  })

  test('of several sheets the first is read until another one is named; hidden ones are none', async () => {
    const book = await workbook([
      { name: 'Alt', rows, hidden: true },
      { name: 'KW 49', rows },
      {
        name: 'KW 50',
        rows: [
          ['Nr', 'kg'],
          ['C', 5],
        ],
      },
    ])
    const [first, second] = [await readTable(book), await readTable(book, 'KW 50')]
    expect(first.ok && [first.table.sheet, first.table.sheets]).toEqual(['KW 49', ['KW 49', 'KW 50']])
    expect(second.ok && second.table.rows).toEqual([['C', '5']])
  })

  test('with macros, with a password, of an old Excel or broken ones are refused, each for its reason', async () => {
    const problem = async (blob: Blob) => {
      const read = await readTable(blob)
      return read.ok ? 'read' : read.problem.code
    }
    const old = new Uint8Array([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ...Array.from({ length: 600 }, () => 0),
    ])
    const locked = new Uint8Array([...old, ...bytesOf('EncryptedPackage', (code) => [code, 0])])
    expect(await problem(await workbook([{ name: 'A', rows }], { vbaProject: new Uint8Array([1, 2, 3]) }))).toBe(
      'macros',
    )
    expect([await problem(new Blob([old])), await problem(new Blob([locked]))]).toEqual(['oldExcel', 'encrypted'])
    expect(await problem(new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])]))).toBe('notReadable')
  })

  test('that unfold to more than 50 MB are refused, whatever their directory says', async () => {
    const problem = async (blob: Blob) => {
      const read = await readTable(blob)
      return read.ok ? 'read' : read.problem
    }
    const refused = { code: 'expands', values: { megabytes: 50 } }
    expect(await problem(foldedWorkbook(51))).toEqual(refused)
    expect(await problem(foldedWorkbook(51, 1))).toEqual(refused)
    expect(await problem(foldedWorkbook(50))).toEqual({ code: 'notReadable', values: {} })
  })
})
