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
