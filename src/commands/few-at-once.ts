/** Works through a list with at most `limit` of it under way; what throws ends it for the caller, not for those under way. */
export async function fewAtOnce<T>(
  items: readonly T[],
  limit: number,
  work: (item: T, place: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries()
  const worker = async () => {
    for (const [place, item] of waiting) await work(item, place)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}
