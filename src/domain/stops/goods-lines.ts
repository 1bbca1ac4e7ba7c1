import type { StopKind } from './window.ts'

/** One line of what an order carries: goods of one kind, loaded at one of its places and unloaded at one. */
export interface GoodsLine {
  description: string
  packageCount?: number | undefined
  packageType?: string | undefined
  /** All of the line, kg. */
  weight?: number | undefined
  /** All of the line. */
  loadingMeters?: number | undefined
  /** Of one piece: `1,20 × 0,80 × 1,60 m`. */
  dimensions?: string | undefined
  /** Which of the order's loading and unloading places, as `OrderPlace` counts them; missing, 0. */
  loadedAt?: number | undefined
  unloadedAt?: number | undefined
}

/** Whether a line is loaded, or unloaded, at a place of its order. */
export const isHandledAt = (
  line: GoodsLine,
  { kind, part = 0 }: { kind: StopKind; part?: number | undefined },
): boolean => ((kind === 'pickup' ? line.loadedAt : line.unloadedAt) ?? 0) === part
