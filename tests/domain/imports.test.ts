import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { IMPORT_FIELDS, type ImportLine } from '#src/domain/imports/fields.ts'
import { columnKeys, guessMapping, headerSignature } from '#src/domain/imports/mapping/mapping.ts'
import { contentHash, fingerprintsOf } from '#src/domain/imports/reading/fingerprint.ts'
import { columnLetter, tableOf } from '#src/domain/imports/reading/table.ts'
import type { ImportContext } from '#src/domain/imports/judging/context.ts'
import { applyProposal, judgeInSlices, judgeRows, ordersOfRow, withCell } from '#src/domain/imports/judging/judge.ts'
import { tourList } from '#tests/support/tour-list.ts'

const context: ImportContext = {
  today: '2026-11-23',
  customer: { id: 'cus-1', name: 'Nordkorn Mühlen GmbH' },
  customers: [{ id: 'cus-2', name: 'Hansa Kaffeekontor', number: 'K-20001' }],
  places: [],
}

const cellsOf = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(';'))

function listOf(text: string) {
  const table = tableOf(cellsOf(text))
  if (table === undefined) throw new Error('No rows')
  const fingerprints = fingerprintsOf(table.rows)
  const lines = table.rows.map((cells, at): ImportLine => ({
    line: at + 1,
    fingerprint: fingerprints[at] ?? '',
    cells,
  }))
  return { table, lines, mapping: guessMapping(table) }
}

const list = listOf(tourList())
const judged = judgeRows(list.lines, list.mapping, context)
const faulty = judged.filter(({ faults }) => faults.length > 0)

describe('200 rows with twelve faults', () => {
  test('have their columns guessed, as the heads and values tell', () => {
    expect(list.mapping.map(({ letter, target, isNew }) => `${letter} ${target}${isNew ? ' neu' : ''}`)).toEqual([
      'A reference',
      'B pickup.date',
      'C pickup.window neu',
      'D pickup.company',
      'E pickup.postalCode neu',
      'F pickup.city',
      'G delivery.date',
      'H delivery.window',
      'I delivery.company',
      'J delivery.postalCode',
      'K delivery.city',
      'L packageCount',
      'M weight',
      'N loadingMeters',
      'O price',
      'P skip neu',
    ])
  })

  test('are 188 good ones and a list of twelve, each with its reason and its one proposal', () => {
    expect(judged.length - faulty.length).toBe(188)
    expect(
      faulty.map(({ row, faults, proposal }) => {
        const [first] = faults
        return [row.line, first?.field, first?.code, proposal?.code, JSON.stringify(proposal?.values)].join(' ')
      }),
    ).toEqual([
      '7 delivery.postalCode postalCodeDigits text {"text":"80331 München"}',
      '14 pickup.date dateWrong date {"date":"2026-12-01"}',
      '23 loadingMeters above split {"count":2}',
      '38 pickup.date required dateAs {"date":"2026-12-01","line":37}',
      '52 weight above weight {"weight":26400}',
      '61 reference twice leave {"":""}'.replace('{"":""}', '{}'),
      '77 delivery.window windowOrder text {"text":"08:00–16:00"}',
      '96 pickup.company unknown text {"text":"Mühle Kiel-Wik"}',
      '118 delivery.date deliveryFirst swapDays {}',
      '133 price numberWrong price {"price":612}',
      '150 reference tooLong cut {"max":35}',
      '187 packageCount palletsMissing packages {"count":24}',
    ])
  })

  test('are 200 rows without a fault once all proposals are taken: one is left out, one becomes two orders', () => {
    const mended = judged.map(({ row, proposal }) => (proposal ? applyProposal(row, proposal) : row))
    const again = judgeRows(mended, list.mapping, context)
    expect(again.filter(({ faults }) => faults.length > 0)).toEqual([])
    const orders = again.filter(({ row }) => row.left !== true).flatMap(ordersOfRow)
    expect(orders).toHaveLength(200)
    const split = orders.filter(({ line }) => line === 23)
    expect(split.map(({ part, price, draft: { cargo } }) => [part, price, cargo])).toEqual([
      [
        0,
        286,
        {
          description: '12 Europaletten',
          weightKg: 9600,
          packageCount: 12,
          packageType: 'Europalette',
          loadingMeters: 8.4,
        },
      ],
      [
        1,
        286,
        {
          description: '12 Europaletten',
          weightKg: 9600,
          packageCount: 12,
          packageType: 'Europalette',
          loadingMeters: 8.4,
        },
      ],
    ])
  })

  test('a row says an order with all it has', () => {
    const [first] = judged
    expect(first && ordersOfRow(first)).toEqual([
      {
        line: 1,
        fingerprint: list.lines[0]?.fingerprint,
        part: 0,
        price: 420,
        draft: {
          customer: { customerId: 'cus-1', name: 'Nordkorn Mühlen GmbH', customerReference: 'NM-7701' },
          cargo: {
            description: '12 Europaletten',
            weightKg: 9600,
            packageCount: 12,
            packageType: 'Europalette',
            loadingMeters: 4.8,
          },
          pickup: {
            company: 'Mühle Kiel-Wik',
            postalCode: '24103',
            city: 'Kiel',
            date: '2026-11-30',
            timeFrom: '06:00',
            timeTo: '14:00',
          },
          delivery: {
            company: 'Bäckerring Lippe eG',
            postalCode: '33602',
            city: 'Bielefeld',
            date: '2026-12-01',
            timeFrom: '08:00',
            timeTo: '16:00',
          },
        },
      },
    ])
  })

  test('are judged in slices as they are at once, with a pause between them', async () => {
    const shares: number[] = []
    const long = [...list.lines, ...list.lines.map((row) => ({ ...row, line: row.line + 200 }))]
    const inSlices = await judgeInSlices({ rows: long, mapping: list.mapping, context }, async (share) => {
      shares.push(share)
      return true
    })
    expect(inSlices).toEqual(judgeRows(long, list.mapping, context))
    // 25 rows a slice, first each by itself, then each among the others.
    expect(shares).toEqual(Array.from({ length: 31 }, (_, at) => (at + 1) / 32))
    expect(await judgeInSlices({ rows: long, mapping: list.mapping, context }, async (share) => share < 0.5)).toBe(
      undefined,
    )
  })

  test('are judged again only where they have changed', () => {
    const [first] = list.lines
    if (first === undefined) throw new Error('No rows')
    const changed = [withCell(first, 12, '41.000'), ...list.lines.slice(1)]
    const again = judgeRows(changed, list.mapping, context, judged)
    expect(again[0]?.faults[0]).toMatchObject({
      field: 'weight',
      code: 'above',
      column: 12,
      values: { value: 41_000, max: 40_000 },
    })
    expect(again.map(({ draft }) => draft).slice(1)).toEqual(judged.map(({ draft }) => draft).slice(1))
  })
})

const HEADS = list.table.columns.map(({ header }) => header).join(';')
const good = list.lines[0]?.cells ?? []

/** The first fault and the proposal of a row with other cells, behind five good ones. */
function firstOf(changes: Readonly<Record<number, string>>, with_: Partial<ImportContext> = {}) {
  const cells = good.map((text, at) => changes[at] ?? text)
  const others = list.lines.slice(1, 6).map((row) => row.cells.join(';'))
  const own = listOf([HEADS, ...others, cells.join(';')].join('\n'))
  const row = judgeRows(own.lines, list.mapping, { ...context, ...with_ }).at(-1)
  return { codes: row?.faults.map(({ field, code }) => `${field} ${code}`), proposal: row?.proposal }
}

describe('what is wrong with a cell, and the way out', () => {
  test.each([
    [
      'a zero the spreadsheet has dropped',
      { 9: '4103', 10: 'Leipzig' },
      'delivery.postalCode postalCodeDigits',
      '04103',
    ],
    [
      'a code without a town that could mend it',
      { 9: '803', 10: 'Nirgendheim' },
      'delivery.postalCode postalCodeDigits',
      undefined,
    ],
    ['a day in a short year', { 1: '31.11.26' }, 'pickup.date dateWrong', '01.12.2026'],
    ['no day at all', { 6: 'siehe Mail' }, 'delivery.date dateWrong', undefined],
    ['no time', { 2: 'früh' }, 'pickup.window timeWrong', undefined],
    ['a weight with letters', { 12: '19.2OO' }, 'weight numberWrong', '19.200'],
    ['a weight in words', { 12: 'schwer' }, 'weight numberWrong', undefined],
    ['a weight beyond all typos', { 12: '9.264.000' }, 'weight above', undefined],
    ['no weight', { 12: '' }, 'weight required', undefined],
    ['loading metres with a letter', { 13: '9,G' }, 'loadingMeters numberWrong', '9,6'],
    ['a price beyond the range', { 14: '1.000.000,00' }, 'price above', undefined],
  ])('%s', (_name, changes, code, text) => {
    const { codes, proposal } = firstOf(changes)
    expect([codes, proposal?.cells[0]?.text]).toEqual([[code], text])
  })

  test('a customer no one knows is no new one; one that is nearly known is proposed', () => {
    const mapping = list.mapping.map((column, at) => (at === 15 ? { ...column, target: 'customer' as const } : column))
    const rows = ['Hansa Kafeekontor', 'K-20001', 'Wer ist das'].map((name, at): ImportLine => {
      const cells = good.map((text, column) => (column === 15 ? name : column === 0 ? `R-${at}` : text))
      return { line: at + 1, fingerprint: `${at}`, cells }
    })
    expect(
      judgeRows(rows, mapping, context).map(({ faults, proposal, draft }) => [
        faults.map(({ code }) => code),
        proposal?.cells[0]?.text,
        draft.customer.customerId,
      ]),
    ).toEqual([
      [['unknown'], 'Hansa Kaffeekontor', undefined],
      [[], undefined, 'cus-2'],
      [['unknown'], undefined, undefined],
    ])
  })

  test('where no one knows whose list it is every row lacks its customer', () => {
    expect(firstOf({}, { customer: undefined }).codes).toEqual(['customer required'])
  })

  property.prop([
    fc.array(
      fc.tuple(
        fc.nat(15),
        fc.oneof(
          fc.constantFrom('', '8033', '31.11.2026', '16:00–08:00', '6I2,00', '16,8', '264.000', 'NM-7702'),
          fc.string({ maxLength: 45 }),
        ),
      ),
      { maxLength: 5 },
    ),
  ])('a proposal never makes a row worse', (changes) => {
    const cells = changes.reduce(
      (row, [at, text]) => row.map((cell, column) => (column === at ? text : cell)),
      [...good],
    )
    const rows = [...list.lines.slice(1, 8), { line: 9, fingerprint: 'x', cells }]
    const row = judgeRows(rows, list.mapping, context).at(-1)
    if (row?.proposal === undefined) return
    const after = judgeRows([...rows.slice(0, -1), applyProposal(row.row, row.proposal)], list.mapping, context).at(-1)
    expect(after?.faults.length).toBeLessThan(row.faults.length)
  })
})

describe('the columns of a list', () => {
  const columns = (heads: string, row: string) => guessMapping(listOfCells([heads.split(';'), row.split(';')]))
  const listOfCells = (cells: string[][]) => tableOf(cells) ?? { columns: [], rows: [], firstLine: 1 }

  test('are guessed of English heads as well, two alike as one of each stop', () => {
    expect(
      columns(
        'Order No;Pickup date;Pickup from;ZIP;City;Delivery date;ZIP;City;Pallets;Gross weight;Loading meters;Goods;Price;Remarks',
        'A-1;30.11.2026;08:00;24103;Kiel;01.12.2026;33602;Bielefeld;24;19.200;9,6;Mehl;724,00;bitte avisieren',
      ).map(({ target }) => target),
    ).toEqual([
      'reference',
      'pickup.date',
      'pickup.timeFrom',
      'pickup.postalCode',
      'pickup.city',
      'delivery.date',
      'delivery.postalCode',
      'delivery.city',
      'packageCount',
      'weight',
      'loadingMeters',
      'description',
      'price',
      'note',
    ])
  })

  test('what was remembered wins, and what it does not know is new', () => {
    const mapped = guessMapping(list.table, { 'Auftrags-Nr.': 'note', 'Bem. intern': 'skip', Ldm: 'loadingMeters' })
    expect(mapped.filter(({ isNew }) => !isNew).map(({ header, target }) => `${header} ${target}`)).toEqual([
      'Auftrags-Nr. note',
      'Ldm loadingMeters',
      'Bem. intern skip',
    ])
  })

  test('never say a field twice', () => {
    const targets = guessMapping(list.table)
      .map(({ target }) => target)
      .filter((target) => target !== 'skip')
    expect(new Set(targets).size).toBe(targets.length)
    expect(targets.every((target) => IMPORT_FIELDS.includes(target))).toBe(true)
  })

  test('have keys of their own, also where two heads are alike', () => {
    const heads = [
      { letter: 'A', header: 'PLZ' },
      { letter: 'B', header: 'PLZ' },
      { letter: 'C', header: '' },
    ]
    expect(columnKeys(heads)).toEqual(['PLZ', 'PLZ (2)', 'C'])
    expect(headerSignature(heads)).toMatch(/^head:[0-9a-f]{28}$/)
    expect([columnLetter(0), columnLetter(25), columnLetter(26), columnLetter(199)]).toEqual(['A', 'Z', 'AA', 'GR'])
  })
})

describe('a table in what was read', () => {
  test('begins below titles and blank lines, and leaves out blank columns at its end', () => {
    const table = tableOf([
      ['Touren KW 49', '', ''],
      ['', '', ''],
      ['Nr.', 'Datum', ''],
      ['A', '30.11.2026', ''],
    ])
    expect(table).toEqual({
      columns: [
        { letter: 'A', header: 'Nr.', sample: 'A' },
        { letter: 'B', header: 'Datum', sample: '30.11.2026' },
      ],
      rows: [['A', '30.11.2026']],
      firstLine: 4,
    })
  })

  test('may have no head', () => {
    expect(
      tableOf([
        ['A-1', '30.11.2026'],
        ['A-2', '01.12.2026'],
      ])?.columns.map(({ header }) => header),
    ).toEqual(['', ''])
    expect(tableOf([['', ' ']])).toBeUndefined()
  })

  test('the same row is the same in every file, the second of two alike is another one', () => {
    const [one, two, three] = fingerprintsOf([
      ['A ', '1'],
      ['B', '2'],
      ['A', '1', ''],
    ])
    expect(
      fingerprintsOf([
        ['B', '2'],
        ['A', '1'],
      ]),
    ).toEqual([two, one])
    expect(three).not.toBe(one)
    expect(contentHash([one ?? '', two ?? ''])).not.toBe(contentHash([two ?? '', one ?? '']))
  })
})
