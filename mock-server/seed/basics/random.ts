/** A repeatable stream of chance: the same seed and key give the same values in every run and on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** A whole number, both ends included. */
  int(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  /** True in this share of the cases, 0 to 1. */
  chance(share: number): boolean
  /** One of the entries, as often as its weight says. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T
  /** A copy in random order. */
  shuffled<T>(list: readonly T[]): T[]
}

/** Mixes a text into 32 bits (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/** One stream per key, so that a new line in one file of the seed changes no other. Algorithm: mulberry32. */
export function createRandom(seed: number, key: string): Random {
  let state = hash(`${seed}:${key}`)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[int(0, list.length - 1)]
    if (chosen === undefined) throw new RangeError('Nothing to pick from')
    return chosen
  }
  return {
    next,
    int,
    pick,
    chance: (share) => next() < share,
    weighted: (entries) => {
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      return (entries.find(([, weight]) => (rest -= weight) < 0) ?? pick(entries))[0]
    },
    shuffled: (list) => {
      const copy = [...list]
      for (let index = copy.length - 1; index > 0; index--) {
        const other = int(0, index)
        ;[copy[index], copy[other]] = [copy[other] as (typeof copy)[number], copy[index] as (typeof copy)[number]]
      }
      return copy
    },
  }
}
