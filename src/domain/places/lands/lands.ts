import type { Coordinates } from '../places.ts'
import { type FederalState, STATE_CODES } from '../regional-holidays.ts'
import { GRID_LANDS, GRID_LETTERS, LAND_GRID } from './grid.ts'

/** Where a point lies: the country by ISO code, in Germany with the Land. */
export interface Land {
  country: string
  state?: FederalState | undefined
}

/** The south-west corner of the grid in degrees, and its cells in a degree. */
const CORNER = { lat: 36.6, lng: -10 }
const CELLS = 10

const stateOf = (code: string | undefined) => STATE_CODES.find((state) => state === code)

const lands: ReadonlyMap<string, Land> = new Map(
  GRID_LANDS.trim()
    .split(/\s+/)
    .map((name, index) => {
      const [country = '', state] = name.split('-')
      return [GRID_LETTERS[index] ?? '', { country, state: stateOf(state) }] as const
    }),
)

const lines = LAND_GRID.trim().split('\n')
const rows = new Map<number, string>()

/** A line of the grid, a letter for each cell. */
function rowOf(index: number): string | undefined {
  const known = rows.get(index)
  const line = lines[index]
  if (known !== undefined || line === undefined) return known
  const row = line.replaceAll(/(\D)(\d+)/g, (_run, letter: string, times: string) => letter.repeat(Number(times)))
  rows.set(index, row)
  return row
}

/** The country and Land of a point, to some five kilometres; undefined at sea and where the grid knows none. */
export function landAt({ lat, lng }: Coordinates): Land | undefined {
  const letter = rowOf(Math.floor((lat - CORNER.lat) * CELLS))?.[Math.floor((lng - CORNER.lng) * CELLS)]
  return letter === undefined ? undefined : lands.get(letter)
}
