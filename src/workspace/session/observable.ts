/** A value that says when it has changed, in the shape `useSyncExternalStore` reads. */
export interface Observable<T> {
  current(): T
  /** Told of every change, until the returned function is called. */
  subscribe(listener: () => void): () => void
}

/** An observable its owner can change. */
export interface WritableObservable<T> extends Observable<T> {
  set(next: T): void
}

/** Holds one value; setting the value it has tells no one. */
export function createObservable<T>(value: T): WritableObservable<T> {
  const listeners = new Set<() => void>()
  return {
    current: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
