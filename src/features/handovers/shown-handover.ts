import type { Handover } from '#src/contract/handovers/handover.ts'
import { createObservable, type Observable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'

/** What the screen shows: how things are now, or what was handed over. */
export interface ShownHandover {
  /** Missing while nothing is kept of it yet. */
  handover: Handover | undefined
}

interface HandoverPlace extends Observable<ShownHandover | undefined> {
  /** It stands on the screen from now on; the returned function says that it does so no more. */
  show(shown: ShownHandover): () => void
}

/** The hand-over on the screen; nothing on other screens. */
export const shownHandover: SessionValue<HandoverPlace> = {
  create() {
    const place = createObservable<ShownHandover | undefined>(undefined)
    return {
      current: place.current,
      subscribe: place.subscribe,
      show(shown) {
        place.set(shown)
        return () => {
          if (place.current() === shown) place.set(undefined)
        }
      },
    }
  },
}
