import { describe, expect, test } from 'vitest'
import { readTogether } from '#src/domain/emails/read-together.ts'

const field = (
  name: string,
  value: string,
  confidence: number,
  alternatives: { value: string; confidence: number }[] = [],
) => ({
  ...{ name, value, confidence, alternatives },
  doubts: [] as string[],
})
type Field = ReturnType<typeof field>

/** What is said together of one field: value, confidence, part, doubts, and what else it may be. */
const said = (...parts: Field[][]) =>
  readTogether(parts).map(({ value, confidence, part, doubts, alternatives }) => [
    value,
    Number(confidence.toFixed(2)),
    part,
    doubts.join(),
    alternatives.map((one) => one.value).join(),
  ])

describe('What the parts of an e-mail say together', () => {
  test.each<[string, Field[][], unknown[]]>([
    ['one part alone', [[field('a', '1', 0.9)], []], ['1', 0.9, 0, '', '']],
    ['a paper alone', [[], [field('a', '1', 0.9)]], ['1', 0.9, 1, '', '']],
    ['both the same: surer', [[field('a', '1', 0.9)], [field('a', '1', 0.95)]], ['1', 0.98, 1, '', '']],
    ['never more than sure', [[field('a', '1', 0.99)], [field('a', '1', 0.98)]], ['1', 0.99, 0, '', '']],
    [
      'otherwise: to be looked at',
      [[field('a', '11.5', 0.71)], [field('a', '11', 0.95)]],
      ['11', 0.84, 1, 'conflict', '11.5'],
    ],
    ['otherwise, and unsure', [[field('a', '11.5', 0.6)], [field('a', '11', 0.5)]], ['11.5', 0.6, 0, 'conflict', '11']],
    [
      'case and signs apart',
      [[field('a', 'Elbtal-Glas AG', 0.9)], [field('a', 'elbtal glas ag', 0.8)]],
      ['Elbtal-Glas AG', 0.93, 0, '', ''],
    ],
    [
      'more words of the same',
      [[field('a', 'Glasflaschen, nicht stapelbar', 0.8)], [field('a', 'Glasflaschen', 0.9)]],
      ['Glasflaschen', 0.93, 1, '', ''],
    ],
    [
      'a part of a number is another',
      [[field('a', '12', 0.9)], [field('a', '12000', 0.9)]],
      ['12', 0.84, 0, 'conflict', '12000'],
    ],
    [
      'a part of a word is another',
      [[field('a', 'Halle', 0.9)], [field('a', 'Hallenberg', 0.9)]],
      ['Halle', 0.84, 0, 'conflict', 'Hallenberg'],
    ],
    [
      'what was doubtful before is still offered, each value once',
      [
        [
          field('a', '2', 0.7, [
            { value: '3', confidence: 0.5 },
            { value: '4', confidence: 0.4 },
          ]),
        ],
        [field('a', '3', 0.6)],
      ],
      ['2', 0.7, 0, 'conflict', '3,4'],
    ],
    [
      'three parts, one of them otherwise',
      [[field('a', '1', 0.9)], [field('a', '1', 0.8)], [field('a', '7', 0.5)]],
      ['1', 0.84, 0, 'conflict', '7'],
    ],
  ])('%s', (_, parts, expected) => {
    expect(said(...parts)).toEqual([expected])
  })

  test('keeps each field once, whichever part names it', () => {
    const fields = readTogether([
      [field('a', '1', 0.9), field('b', '2', 0.9)],
      [field('c', '3', 0.9), field('a', '1', 0.9)],
    ])
    expect(fields.map(({ name, part }) => [name, part])).toEqual([
      ['a', 0],
      ['b', 0],
      ['c', 1],
    ])
  })
})
