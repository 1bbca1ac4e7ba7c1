import { GERMAN_AREAS } from './german/areas.ts'

/** Where a postal area lies, in degrees. */
interface AreaPoint {
  lat: number
  lng: number
}

/** Areas by country and the beginning of their codes: `AT60`. */
export type PostalAreas = ReadonlyMap<string, AreaPoint>

/** Reads a table of areas: `AT|60 4727 1139;61 4732 1160`, a country going on in the next line. */
export function readAreas(table: string): PostalAreas {
  const areas = new Map<string, AreaPoint>()
  let country = ''
  for (const line of table.trim().split('\n')) {
    const [start = '', ...rest] = line.split('|')
    if (rest.length > 0) country = start
    for (const area of (rest[0] ?? start).split(';')) {
      const [prefix = '', lat, lng] = area.split(' ')
      if (prefix !== '') areas.set(country + prefix, { lat: Number(lat) / 100, lng: Number(lng) / 100 })
    }
  }
  return areas
}

const GERMAN = readAreas(GERMAN_AREAS)

let european: PostalAreas | undefined
let learning: Promise<void> | undefined

/** Fetches and reads the table of European areas, once. It never fails: what could not be fetched is tried again by the one who asks next. */
export function loadEuropeanAreas(): Promise<void> {
  learning ??= import('./european/areas.ts').then(
    ({ EUROPEAN_AREAS }) => {
      european = readAreas(EUROPEAN_AREAS)
    },
    () => {
      learning = undefined
    },
  )
  return learning
}

/** Whether the table of European areas is here. */
export const areEuropeanAreasKnown = (): boolean => european !== undefined

/** Beginning of a code that names an area: of British codes the letters, of others at most three signs behind a country's letters. */
function prefixesOf(country: string, postalCode: string): string[] {
  const code = postalCode.trim().toUpperCase()
  if (country === 'GB') return /^[A-Z]{1,2}/.exec(code) ?? []
  const digits = code.replaceAll(/\D/g, '')
  return digits.length < 2 || /^0+$/.test(digits) ? [] : [3, 2, 1].map((length) => digits.slice(0, length))
}

/** The middle of the postal area of a code, by the country's ISO code; undefined where the area, or its table, is not known. */
export function areaOf(country: string, postalCode: string): AreaPoint | undefined {
  const areas = country === 'DE' ? GERMAN : european
  const prefix = prefixesOf(country, postalCode).find((one) => areas?.has(country + one))
  return prefix === undefined ? undefined : areas?.get(country + prefix)
}
