import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const src = resolve(import.meta.dirname, '../../src')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
const having = (sign: RegExp) => files.filter((file) => sign.test(readFileSync(resolve(src, file), 'utf8'))).toSorted()

// The router knows its paths and their search params by the registered tree; a cast or a loose read throws that away.
test('navigation and search are typed: addresses are read through their own route', () => {
  // The side panels stand in every address, a list's filters on all of its addresses, and what the board shows on both of the
  // Dispo, a report's range on both of its screens: read with the schema of their own.
  expect(having(/strict: false/)).toEqual([
    'features/dispatch/board/state/use-search.ts',
    'features/offers/offer-figures.tsx',
    'features/reports/view/use-report-address.ts',
    'records/views/use-view-address.ts',
    'workspace/panels/panels.ts',
  ])
})

test('nothing is made to fit with `as never` but at the edges where a table of types is keyed by a name', () => {
  expect(having(/ as never\b/)).toEqual(['api/whole-list.ts', 'i18n/setup.ts', 'records/list/rows/page-query.ts'])
})
