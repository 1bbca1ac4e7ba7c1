import { countryName, findCountry } from '../places/postal-codes.ts'

/** Where a lane begins or ends: a country as records store it, and what its postal codes begin with; empty where there is none. */
export interface LaneEnd {
  country: string
  area: string
}

export interface Lane {
  from: LaneEnd
  to: LaneEnd
}

/** As many characters of a postal code make an area. */
export const AREA_LENGTH = 2

const codeOf = (country: string) => findCountry(country)?.code ?? country
const endKey = ({ country, area }: LaneEnd) => `${codeOf(country)}.${area}`

/** A lane in an address: `DE.20~DE.80`. */
export const laneKey = ({ from, to }: Lane): string => `${endKey(from)}~${endKey(to)}`

function endOf(text: string | undefined): LaneEnd | undefined {
  const [, country = '', area = ''] = /^([^.~]+)\.([^~]{0,2})$/.exec(text ?? '') ?? []
  return country === '' ? undefined : { country: countryName(country), area }
}

/** The lane a key names; undefined where it is none. */
export function parseLane(key: string): Lane | undefined {
  const [from, to, ...more] = key.split('~').map(endOf)
  return from && to && more.length === 0 ? { from, to } : undefined
}

function endName({ country, area }: LaneEnd): string {
  const code = codeOf(country)
  const shown = area === '' ? '?' : area
  return code === 'DE' ? shown : `${code} ${shown}`
}

/** `20 – 80`, abroad with the country: `20 – NL 30`. */
export const laneName = ({ from, to }: Lane): string => `${endName(from)} – ${endName(to)}`
