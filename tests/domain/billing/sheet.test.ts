import { expect, test } from 'vitest'
import { paperTools } from '#mock-server/ports/paper-tools.ts'
import { mm, type Part } from '#src/domain/papers/pen.ts'
import { Sheet } from '#src/domain/papers/sheet.ts'

const form = { top: mm(10), bottom: mm(100), next: (_: unknown, y: number) => y, each: () => undefined }

test('What is carried over has room above the end of the page, and stands again on the next', async () => {
  const about = { language: 'de', author: 'A', at: new Date(0) }
  const sheet = new Sheet(await paperTools(), 'Blatt', about, form)
  /** Where rows and what is carried over end; measuring begins at the top of nothing. */
  const ends: [string, number][] = []
  const part =
    (name: string, height: number): Part =>
    (_, y) => {
      if (y > 0) ends.push([name, Math.round((y + mm(height)) / mm(1))])
      return y + mm(height)
    }
  const rows = [1, 2, 3, 4].map((number) => part(`row ${number}`, 25))
  sheet.rows(part('head', 5), rows, { over: (above) => part(`over ${above}`, 10) })
  expect(ends).toEqual([
    ...([
      ['head', 15],
      ['row 1', 40],
      ['row 2', 65],
      ['row 3', 90],
      ['over 3', 100],
      ['head', 15],
      ['over 3', 25],
      ['row 4', 50],
    ] as const),
  ])
})

test('A row that would leave no room for it goes to the next page', async () => {
  const about = { language: 'de', author: 'A', at: new Date(0) }
  const sheet = new Sheet(await paperTools(), 'Blatt', about, form)
  const ends: number[] = []
  const part =
    (height: number): Part =>
    (_, y) => {
      if (y > 0) ends.push(Math.round((y + mm(height)) / mm(1)))
      return y + mm(height)
    }
  sheet.rows(part(5), [part(40), part(40), part(40)], { over: () => part(10) })
  // Head, a row, the sum; then head, the sum, a row and what is left.
  expect(Math.max(...ends)).toBeLessThanOrEqual(100)
  expect(ends).toEqual([15, 55, 65, 15, 25, 65, 75, 15, 25, 65])
})
