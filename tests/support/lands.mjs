// Makes src/domain/places/lands/grid.ts: which country, and in Germany which Land, lies where in Europe. It is run by hand, when
// the sources have changed: `node tests/support/lands.mjs`.
//
// Countries are those of world-atlas (Natural Earth, public domain); the Land of a cell in Germany is that of the nearest
// postal code in the table of German places.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { feature } from 'topojson-client'
import { runnerImport } from 'vite'

const root = join(import.meta.dirname, '../..')
const load = async (path) => (await runnerImport(join(root, 'src/domain/places', path), { root })).module
const { GERMAN_PLACE_TABLE } = await load('german/table.ts')
const { readGermanPlaces } = await load('german/places.ts')
const { federalStateOf } = await load('regional-holidays.ts')

const WEST = -10
const SOUTH = 36.6
const [COLUMNS, ROWS] = [400, 230]
/** Cells in a degree. */
const CELLS = 10

/** Numbers of ISO 3166-1 to letters. */
const CODES = Object.fromEntries(
  `276DE 040AT 756CH 056BE 203CZ 208DK 724ES 250FR 348HU 380IT 440LT 442LU 528NL 616PL 642RO 752SE 703SK 705SI 191HR
  688RS 100BG 300GR 826GB 372IE 578NO 246FI 233EE 428LV 112BY 804UA 620PT 438LI 070BA 499ME 008AL 807MK 498MD 643RU
  792TR 020AD 492MC 674SM`
    .trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 3), entry.slice(3)]),
)

const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
const world = JSON.parse(readFileSync(file, 'utf8'))
const countries = feature(world, world.objects.countries).features.flatMap(({ id, geometry }) => {
  const code = CODES[id]
  if (code === undefined) return []
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return [{ code, polygons }]
})

/** Where a line of one latitude cuts the borders of a country: it is inside from each odd one to the next. */
function cuts(polygons, lat) {
  const found = []
  for (const ring of polygons.flat())
    for (const [index, [x, y]] of ring.entries()) {
      const [nextX, nextY] = ring[index + 1] ?? ring[0]
      if (y > lat !== nextY > lat) found.push(x + ((lat - y) / (nextY - y)) * (nextX - x))
    }
  return found.toSorted((a, b) => a - b)
}

const codes = [...readGermanPlaces(GERMAN_PLACE_TABLE).codes.values()].filter(({ estimated }) => !estimated)
function landAt(lat, lng) {
  const width = Math.cos((lat * Math.PI) / 180)
  const off = (code) => (code.lat - lat) ** 2 + ((code.lng - lng) * width) ** 2
  let best = codes[0]
  for (const code of codes) if (off(code) < off(best)) best = code
  return `DE-${federalStateOf(best.postalCode)}`
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜäöü'
const lands = []
const letterOf = (land) => {
  if (!lands.includes(land)) lands.push(land)
  return LETTERS[lands.indexOf(land)]
}

const rows = []
for (let row = 0; row < ROWS; row += 1) {
  const lat = SOUTH + (row + 0.5) / CELLS
  const cells = Array(COLUMNS).fill('.')
  for (const { code, polygons } of countries) {
    const at = cuts(polygons, lat)
    for (let index = 0; index + 1 < at.length; index += 2)
      for (let column = 0; column < COLUMNS; column += 1) {
        const lng = WEST + (column + 0.5) / CELLS
        if (lng >= at[index] && lng < at[index + 1]) cells[column] = letterOf(code === 'DE' ? landAt(lat, lng) : code)
      }
  }
  rows.push(cells.join('').replace(/(.)\1+/g, (run, letter) => `${letter}${run.length}`))
}

writeFileSync(
  join(root, 'src/domain/places/lands/grid.ts'),
  `/**
 * Which country lies where, and in Germany which Land; made by tests/support/lands.mjs, not by hand. A line for each tenth of a
 * degree from ${SOUTH}° N to the north, its letters a tenth of a degree each from ${-WEST}° W to the east, a number for how often the letter
 * stands there; \`.\` is sea, or no country of the list. Licences: \`german/NOTICE.md\`.
 */
export const LAND_GRID = \`\\
${rows.join('\n')}
\`

/** What the letters of the grid stand for, in their order: countries by ISO code, Länder with theirs behind it. */
export const GRID_LANDS = \`\\
${lands.join(' ').replace(/(.{90,110}) /g, '$1\n')}
\`

export const GRID_LETTERS = '${LETTERS}'
`,
)
console.log(`${lands.length} lands, ${rows.join('\n').length} characters`)
