import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { csvLine, type CsvCell } from '#src/domain/basics/csv.ts'
import { PERMISSIONS } from '#src/domain/accounts/roles.ts'
import { createFormat } from '#src/i18n/format.ts'
import type { Call } from '#src/contract/index.ts'
import type { ListColumns } from '#src/records/columns/define-columns.ts'
import type { ListDefinition } from '#src/records/list/define-list.ts'
import type { ListRow } from '#src/records/list/rows/rows.ts'
import { fileFields, fileFormat } from '#src/records/output/file-fields.ts'
import { t } from '#tests/commands/support.ts'
import { NOW, wire } from './wire.ts'

// The file of every list says what its columns say: held against the screen with the rows of the seed.

type AnyList = ListDefinition<ListRow>

const isList = (value: unknown): value is AnyList =>
  typeof value === 'object' && value !== null && 'useRows' in value && 'columns' in value && 'label' in value

const modules = import.meta.glob<Record<string, unknown>>('/src/features/**/*.{ts,tsx}')

/** How many lists the sources of the product define, and the files they stand in. */
const defining = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, count: readFileSync(`src/features/${file}`, 'utf8').match(/= defineList</g)?.length ?? 0 }))
  .filter(({ count }) => count > 0)

const lists: AnyList[] = []
for (const { file } of defining) {
  const module = await modules[`/src/features/${file}`]?.()
  lists.push(...Object.values(module ?? {}).filter(isList))
}

const backend = wire()
const nothingSent: Call = () => Promise.reject(new Error('Nothing is sent'))

/** The first rows of a list as an admin gets them. */
async function rowsOf(list: AnyList): Promise<ListRow[]> {
  if (list.name === 'adminRoles') return PERMISSIONS.map((right) => ({ id: right, right }))
  const [endpoint, { query }] = list.useRows.total?.(nothingSent).queryKey ?? ['orders.list', { query: {} }]
  const { path } = endpoints[endpoint as EndpointName]
  const asked = new URLSearchParams(
    Object.entries({ ...query, limit: 50, page: 1 }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  )
  const { body } = await backend.send(`GET ${path}?${asked}`, { as: 'admin' })
  return (body as { data: ListRow[] }).data
}

const screen = { t, format: createFormat('de', () => NOW) }
const file = { t, format: fileFormat(createFormat('de', () => NOW)) }

const written = (cell: CsvCell) => csvLine([cell]).replace(/\r\n$/, '').replace(/^'/, '')
const quoted = (text: string) => written({ kind: 'text', value: text })

/** What a figure of the screen is in a file: `1.480,50 €` is 1480,50. */
const plainFigure = (text: string) =>
  text
    .replace(/^(ca\.|≈) /, '')
    .replace(/ (€|kg|LDM|km|%)$/, '')
    .replaceAll('.', '')
    .replace('−', '-')

/** A day or moment of the screen with its year. */
const YEAR = /(\d\d\.\d\d\.)\d{4}/g
const withoutYear = (text: string) => text.replaceAll(YEAR, '$1').replace(/^\p{Lu}\p{L} (?=\d\d\.)/u, '')

function agree(shown: string, stored: string): boolean {
  if (shown === '–' || shown === '') return stored === ''
  if (stored === quoted(shown) || stored === plainFigure(shown)) return true
  if (withoutYear(shown) === withoutYear(stored)) return true
  // "Heute 14:03" and "in 5 Tagen" are moments in a file.
  return /Heute|vor |in |jetzt|gestern|morgen/.test(shown) && /^\d\d\.\d\d\.\d{4} \d\d:\d\d$/.test(stored)
}

test('all lists of the product are held', () => {
  expect(lists.map(({ name }) => name).filter((name, at, all) => all.indexOf(name) !== at)).toEqual([])
  expect(lists.length).toBe(defining.reduce((sum, { count }) => sum + count, 0))
})

describe.each(lists.map((list) => [list.name, list] as const))('the file of %s', (_name, list) => {
  const columns: ListColumns<ListRow> = list.columns
  const shown = columns.ids.map((id) => ({ id, header: t(columns.columns[id]?.header ?? 'app.yes') }))
  const fields = fileFields(shown, columns, file)

  test('has the headings of the columns, and words for what else stands in it', () => {
    const headings = fields.map(({ header }) => header)
    expect(headings.filter((heading) => shown.some(({ header }) => header === heading)).length).toBeGreaterThanOrEqual(
      shown.length,
    )
    const further = headings.filter((heading) => !shown.some(({ header }) => header === heading))
    expect(further.filter((heading) => /^[a-z]/.test(heading) || /[a-z][A-Z]/.test(heading))).toEqual([])
  })

  test('has in its cells what the columns say', async () => {
    const rows = await rowsOf(list)
    const wrong: string[] = []
    for (const row of rows) {
      for (const { id, header } of shown) {
        const column = columns.columns[id]
        const cell = fileFields([{ id, header }], columns, file)[0]?.cell(row)
        if (column === undefined || cell === undefined) throw new Error(`No column ${id}`)
        const onScreen = column.text(row, screen) ?? ''
        const stored = written(cell)
        // What stands in further fields, or has no room on the screen, is said in part by one of the two.
        const inPart =
          column.inFile !== undefined &&
          (onScreen.includes(stored) || stored.includes(plainFigure(onScreen)) || stored.includes(onScreen))
        const day = withoutYear(onScreen).startsWith(withoutYear(stored)) && column.inFile !== undefined
        if (!agree(onScreen, stored) && !inPart && !day) wrong.push(`${id}: "${onScreen}" is "${stored}"`)
      }
    }
    expect(wrong.slice(0, 10)).toEqual([])
  })
})
