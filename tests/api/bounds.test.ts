import { describe, expect, test } from 'vitest'
import { Figure } from '#src/contract/basics/bounds.ts'

describe('a figure on the wire', () => {
  test.each([0, -0.01, 1_000_000_000, -1_000_000_000])('%d is one', (figure) => {
    expect(Figure.safeParse(figure).success).toBe(true)
  })

  test.each([1_000_000_000.01, -1_000_000_000.01, Infinity, Number.NaN])('%d is none', (figure) => {
    expect(Figure.safeParse(figure).success).toBe(false)
  })
})
