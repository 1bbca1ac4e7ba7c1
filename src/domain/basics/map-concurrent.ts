/**
 * Works through a list with at most `limit` of it under way; resolves to what came of each, in the order of the list. What
 * throws ends it: nothing new is begun, what is under way goes on by itself, and the caller is told at once.
 */
export async function mapConcurrent<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T, place: number) => Promise<R>,
): Promise<R[]> {
  const waiting = [...items.entries()]
  const results: R[] = []
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [place, item] = next
      try {
        results[place] = await work(item, place)
      } catch (error) {
        waiting.length = 0
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
