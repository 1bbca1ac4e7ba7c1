import type { SessionValue } from './session-values.tsx'

/** A screen of several parts: they come first among the panels that are counted, and side panels behind them. */
export interface ScreenParts {
  /** How the focus gets into each part, in their order; the returned function takes them away. */
  set(enter: readonly (() => void)[]): () => void
  current(): readonly (() => void)[]
}

/** Those of the screen that is shown; most have none. */
export const screenParts: SessionValue<ScreenParts> = {
  create() {
    let parts: readonly (() => void)[] = []
    return {
      set(enter) {
        parts = enter
        return () => {
          if (parts === enter) parts = []
        }
      },
      current: () => parts,
    }
  },
}
