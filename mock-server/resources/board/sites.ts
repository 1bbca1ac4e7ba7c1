import type { BoardSite } from '#src/contract/planning/board-order.ts'
import { beforeMeasuring, locate } from '#src/domain/places/places.ts'
import { siteKey } from '#src/domain/tours/stops.ts'

interface Address {
  company?: string | undefined
  address?: string | undefined
  country: string
  postalCode: string
  city: string
}

/** The addresses of one answer, each told once. */
export interface Sites {
  all(): Promise<BoardSite[]>
  /** The place of an address in the list. */
  placeOf(address: Address): number
}

export function createSites(): Sites {
  const all: Omit<BoardSite, 'point'>[] = []
  const places = new Map<string, number>()
  // Where a town lies is worked out once for all its addresses.
  const points = new Map<string, BoardSite['point']>()
  function pointOf({ country, postalCode, city }: Address): BoardSite['point'] {
    const town = `${country}|${postalCode}|${city}`
    const { lat, lng } = points.get(town) ?? locate({ country, postalCode, city }).point
    const point = { lat, lng }
    points.set(town, point)
    return point
  }
  return {
    async all() {
      await beforeMeasuring(all)
      return all.map((one) => ({ ...one, point: pointOf(one) }))
    },
    placeOf(where) {
      const { company, address, country, postalCode, city } = where
      const key = siteKey(company, address, postalCode, city, country)
      const known = places.get(key)
      if (known !== undefined) return known
      places.set(key, all.length)
      all.push({ key, company, country, postalCode, city })
      return all.length - 1
    },
  }
}
