/** Which world a backend has; another seed, scale or fleet is another world. */
export interface WorldName {
  seed: number
  scale: number
  /** So many vehicles in all; the usual ones where nothing is said. */
  vehicles?: number | undefined
  /** So many further tours over seven days. */
  tours?: number | undefined
}

/** A world as the name of its worker, so that each has its own. */
export const nameOfWorld = ({ seed, scale, vehicles, tours }: WorldName) =>
  ['dispo-mock', seed, scale, ...(tours === undefined ? [vehicles] : [vehicles ?? 0, tours])].join(' ').trim()

/** The world of a worker's name; the usual one for any other name. */
export function worldOfName(name: string): WorldName {
  const [, seed, scale, vehicles, tours] = /^dispo-mock (\d+) ([\d.]+)(?: (\d+))?(?: (\d+))?$/.exec(name) ?? []
  return { seed: Number(seed ?? 4711), scale: Number(scale ?? 1), ...fleetOf(vehicles), ...toursOf(tours) }
}

/**
 * The world an address asks for with `?seed=`, `?scale=`, `?vehicles=` and `?tours=`; what is missing, or no such number, is
 * as usual.
 */
export function worldOfAddress(search: string): WorldName {
  const wanted = new URLSearchParams(search)
  const usual = worldOfName('')
  const seed = /^\d{1,6}$/.exec(wanted.get('seed') ?? '')?.[0]
  const scale = /^\d{1,6}(\.\d{1,3})?$/.exec(wanted.get('scale') ?? '')?.[0]
  const vehicles = /^\d{1,5}$/.exec(wanted.get('vehicles') ?? '')?.[0]
  const tours = /^\d{1,5}$/.exec(wanted.get('tours') ?? '')?.[0]
  return {
    seed: Number(seed ?? usual.seed),
    scale: Number(scale ?? usual.scale),
    ...fleetOf(vehicles),
    ...toursOf(tours),
  }
}

const fleetOf = (vehicles: string | undefined) =>
  vehicles === undefined || vehicles === '0' ? {} : { vehicles: Number(vehicles) }
const toursOf = (tours: string | undefined) => (tours === undefined ? {} : { tours: Number(tours) })
