/** Which world a backend has; another seed or scale is another world. */
export interface WorldName {
  seed: number
  scale: number
}

/** A world as the name of its worker, so that each has its own. */
export const nameOfWorld = ({ seed, scale }: WorldName) => `dispo-mock ${seed} ${scale}`

/** The world of a worker's name; the usual one for any other name. */
export function worldOfName(name: string): WorldName {
  const [, seed, scale] = /^dispo-mock (\d+) ([\d.]+)$/.exec(name) ?? []
  return { seed: Number(seed ?? 4711), scale: Number(scale ?? 1) }
}

/** The world an address asks for with `?seed=` and `?scale=`; what is missing, or no such number, is as usual. */
export function worldOfAddress(search: string): WorldName {
  const wanted = new URLSearchParams(search)
  const usual = worldOfName('')
  const seed = /^\d{1,6}$/.exec(wanted.get('seed') ?? '')?.[0]
  const scale = /^\d{1,6}(\.\d{1,3})?$/.exec(wanted.get('scale') ?? '')?.[0]
  return { seed: Number(seed ?? usual.seed), scale: Number(scale ?? usual.scale) }
}
