/** Which world a backend has; another seed, scale or fleet is another world. */
export interface WorldName {
  seed: number
  scale: number
  /** So many vehicles in all; the usual ones where nothing is said. */
  vehicles?: number | undefined
}

/** A world as the name of its worker, so that each has its own. */
export const nameOfWorld = ({ seed, scale, vehicles }: WorldName) =>
  ['dispo-mock', seed, scale, ...(vehicles === undefined ? [] : [vehicles])].join(' ')

/** The world of a worker's name; the usual one for any other name. */
export function worldOfName(name: string): WorldName {
  const [, seed, scale, vehicles] = /^dispo-mock (\d+) ([\d.]+)(?: (\d+))?$/.exec(name) ?? []
  return { seed: Number(seed ?? 4711), scale: Number(scale ?? 1), ...fleetOf(vehicles) }
}

/** The world an address asks for with `?seed=`, `?scale=` and `?vehicles=`; what is missing, or no such number, is as usual. */
export function worldOfAddress(search: string): WorldName {
  const wanted = new URLSearchParams(search)
  const usual = worldOfName('')
  const seed = /^\d{1,6}$/.exec(wanted.get('seed') ?? '')?.[0]
  const scale = /^\d{1,6}(\.\d{1,3})?$/.exec(wanted.get('scale') ?? '')?.[0]
  const vehicles = /^\d{1,5}$/.exec(wanted.get('vehicles') ?? '')?.[0]
  return { seed: Number(seed ?? usual.seed), scale: Number(scale ?? usual.scale), ...fleetOf(vehicles) }
}

const fleetOf = (vehicles: string | undefined) => (vehicles === undefined ? {} : { vehicles: Number(vehicles) })
