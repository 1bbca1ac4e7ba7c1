import { describe, expect, test } from 'vitest'
import { fold, matchRanges, prepare, rank } from '#src/commands/palette/rank.ts'

const towns = [
  'Hamburg',
  'Bad Homburg',
  'München',
  'Muenchen-Riem',
  'Gießen',
  'Homburg',
  'Neu-Hamburg',
  'Ham',
  'Hohamheim',
]
const prepared = prepare(towns, (town) => town)

test.each([
  ['München', 'muenchen'],
  ['Gießen', 'giessen'],
  ['Łódź', 'lodz'],
  ['Plzeň', 'plzen'],
  ['NK-2026-004711', 'nk-2026-004711'],
])('%s is folded to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('a decomposed umlaut is the same as a composed one', () => {
  expect(fold('Mu\u0308nchen')).toBe('muenchen')
})

describe('ranking', () => {
  test.each<[string, string, string[]]>([
    [
      'exact, then the beginning, then the beginning of a word, then within',
      'ham',
      ['Ham', 'Hamburg', 'Neu-Hamburg', 'Hohamheim'],
    ],
    ['umlauts are found by their two letters', 'muen', ['München', 'Muenchen-Riem']],
    ['two letters are found by their umlaut', 'mün', ['München', 'Muenchen-Riem']],
    ['ß and ss are one', 'giess', ['Gießen']],
    ['all terms must be found, in any order', 'hom bad', ['Bad Homburg']],
    ['nothing fits', 'xyz', []],
  ])('%s', (_name, query, expected) => {
    expect(rank(prepared, query).rows).toEqual(expected)
  })

  test.each<[string, string[]]>([
    ['HHT1303', ['HH-T 1303']],
    ['hh t 1303', ['HH-T 1303']],
    ['hht 13', ['HH-T 1303']],
    ['ht13', ['HH-T 1303']],
    ['nk2026004711', ['NK-2026-004711']],
    // Words are words: nothing is run together where no figure is.
    ['hhte', []],
  ])('a plate is found without its signs: %s', (query, expected) => {
    const plates = prepare(['HH-T 1303', 'HH-TE 1304', 'B-HT 1', 'NK-2026-004711'], (plate) => plate)
    expect(rank(plates, query).rows).toEqual(expected)
  })

  test('a plate among the other words is found without its signs, too', () => {
    const drivers = prepare(
      ['Jan Meier', 'Ole Voss'],
      (name) => name,
      (name) => [name === 'Ole Voss' ? '0171 22 · HH-T 1303' : 'HH-AB 9'],
    )
    expect(rank(drivers, 'hht1303').rows).toEqual(['Ole Voss'])
  })

  test('an empty query keeps the given order', () => {
    expect(rank(prepared, '  ', 2)).toEqual({ rows: ['Hamburg', 'Bad Homburg'], total: 9 })
  })

  test('the whole phrase beats its parts', () => {
    const labels = prepare(['Homburg Bad', 'Bad Homburg'], (label) => label)
    expect(rank(labels, 'bad homburg').rows).toEqual(['Bad Homburg', 'Homburg Bad'])
  })

  test('other words find an entry, after those that carry the word themselves', () => {
    const commands = prepare(
      [
        { title: 'Rückgängig', words: ['undo'] },
        { title: 'Undo-Verlauf', words: [] },
      ],
      (command) => command.title,
      (command) => command.words,
    )
    expect(rank(commands, 'undo').rows.map((command) => command.title)).toEqual(['Undo-Verlauf', 'Rückgängig'])
  })

  test('at most fifty rows come back, and all are counted', () => {
    const many = prepare(
      Array.from({ length: 10_000 }, (_, index) => `Auftrag ${index}`),
      (label) => label,
    )
    const { rows, total } = rank(many, 'auf')
    expect([rows.length, total, rows[0], rows[49]]).toEqual([50, 10_000, 'Auftrag 0', 'Auftrag 49'])
  })

  test('labels count up to 120 characters and queries up to 200', () => {
    const label = `${'x'.repeat(120)} Ende`
    expect(
      rank(
        prepare([label], (text) => text),
        'ende',
      ).total,
    ).toBe(0)
    expect(
      rank(
        prepare(['Ende'], (text) => text),
        `ende${' '.repeat(200)}zuviel`,
      ).total,
    ).toBe(1)
  })
})

describe('marking', () => {
  test.each<[string, string, [number, number][]]>([
    ['Hamburg', 'ham', [[0, 3]]],
    ['München', 'muen', [[0, 3]]],
    ['Muenchen', 'mün', [[0, 4]]],
    ['Gießen Süd', 'sued', [[7, 10]]],
    ['Brinkmann Transporte', 'transp', [[10, 16]]],
    [
      'Bad Homburg',
      'hom bad',
      [
        [0, 3],
        [4, 7],
      ],
    ],
    ['Hamburg', 'ham amb', [[0, 4]]],
    ['Hamburg', '', []],
    ['HH-T 1303', 'hht13', [[0, 7]]],
    [
      'HH-T 1303',
      'hh t 1303',
      [
        [0, 2],
        [3, 4],
        [5, 9],
      ],
    ],
    ['HH-T 1303', 'hht 1303', [[0, 9]]],
    ['Hamburg', 'köln', []],
  ])('in %s the query %s marks its letters', (label, query, ranges) => {
    expect(matchRanges(label, query)).toEqual(ranges)
  })
})
