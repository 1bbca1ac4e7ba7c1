/** A deletion of many orders under way. */
export interface DeleteWork {
  count: number
  settled: number
  /** The person has halted it, or nothing more gets through: what is not sent yet stays. */
  stopping: boolean
}

let current: DeleteWork | undefined
const listeners = new Set<() => void>()

function set(next: DeleteWork | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

/** The deletion in front of the person; the dialog reads and halts it, the command that sends it tells how far it is. */
export const deleteWork = {
  current: () => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  begin: (count: number) => set({ count, settled: 0, stopping: false }),
  settled: () => current && set({ ...current, settled: current.settled + 1 }),
  stop: () => current && set({ ...current, stopping: true }),
  end: () => set(undefined),
}
