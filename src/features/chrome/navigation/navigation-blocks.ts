interface NavigationPosition {
  navigation: { block: number; order: number }
}

/** Pure: the entries in blocks by their number, each in its order; empty blocks are left out. */
export function navigationBlocks<T extends NavigationPosition>(entries: readonly T[]): T[][] {
  const sorted = entries.toSorted((a, b) => a.navigation.order - b.navigation.order)
  const numbers = [...new Set(entries.map((entry) => entry.navigation.block))].toSorted((a, b) => a - b)
  return numbers.map((number) => sorted.filter((entry) => entry.navigation.block === number))
}
