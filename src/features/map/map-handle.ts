import type { Direction } from '#src/ui/map/nearest.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'

/** The map, as the keyboard drives it. */
export interface MapHandle {
  /** To the nearest truck in that direction; in the table up and down. */
  step(direction: Direction): void
  pan(direction: Direction): void
  /** Nearer or wider; in the table a page up or down. */
  zoom(by: 'in' | 'out'): void
  /** Everything in view; in the table the first row. */
  all(): void
  /** Map or table. */
  toggleTable(): void
  /** The transport of the truck, beside the map. */
  open(): void
}

interface MapPlace {
  register(handle: MapHandle): () => void
  current(): MapHandle | undefined
}

/** The map of the session's workspace, while it is on the screen. */
export const mapPlace: SessionValue<MapPlace> = {
  create() {
    let current: MapHandle | undefined
    return {
      register(handle) {
        current = handle
        return () => {
          if (current === handle) current = undefined
        }
      },
      current: () => current,
    }
  },
}
