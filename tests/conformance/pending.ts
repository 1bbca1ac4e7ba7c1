import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#src/contract/basics/core.ts'
import { endpoints } from '#src/contract/index.ts'

/**
 * How much of each section is not built yet. Anyone who builds a row makes it a real one and lowers its number here; no number
 * ever grows.
 */
const PENDING_COUNTS = { 6: 0, 7: 0, 8: 0 }

/** Something the specification names and the product does not have yet, and a look at whether it has come. */
export interface PendingRow {
  what: string
  isBuilt(): boolean | Promise<boolean>
}

/** Looks at every row of a section that is not built yet; one that answers by now fails, until it is a real row. */
export function testPending(section: keyof typeof PENDING_COUNTS, rows: readonly PendingRow[]): void {
  describe(`section ${section}, not built yet`, () => {
    test('is as much as was counted', () => {
      expect(rows.length).toBe(PENDING_COUNTS[section])
    })

    test.each(rows.map((row) => [row.what, row] as const))('%s', async (what, row) => {
      expect(await row.isBuilt(), `${what} is built now: make it a real row`).toBe(false)
    })
  })
}

/** Whether the contract has a call, under either prefix and whatever its placeholders are called; `ANY` is every method. */
export function isInContract(call: string): boolean {
  const [method = '', path = ''] = call.split(' ')
  return Object.values<Endpoint>(endpoints).some(
    (endpoint) => shapeOf(endpoint.path) === shapeOf(path) && (method === 'ANY' || endpoint.method === method),
  )
}

const shapeOf = (path: string) => path.replace(/^\/api(\/v1)?(?=\/)/, '').replaceAll(/\{[^}]*\}/g, '{}')
