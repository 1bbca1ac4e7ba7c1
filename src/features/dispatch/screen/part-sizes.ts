import { localStore } from '#src/storage/browser.ts'
import { slots } from '#src/storage/slots.ts'

/** The parts of the Dispo whose size a person can choose: the work list by its width, what stands below the board, and the alerts in it. */
export type Part = 'work' | 'lower' | 'alerts'

/** Px at 1280 and from 1320 of the screen's own width on. Source: design, board */
const USUAL: Readonly<Record<Part, { usual: number; wide: number }>> = {
  work: { usual: 264, wide: 304 },
  // So high that eleven rows of the board are whole above it, of which the one without a vehicle may have two lanes.
  lower: { usual: 196, wide: 283 },
  // Wider than in the design at 1280, so that what has happened stands whole.
  alerts: { usual: 300, wide: 392 },
}

const nameOf = (part: Part) => `dispatch.${part}`

/** Sizes in px, as they are drawn at first. */
export function partSize(part: Part, isWide: boolean): number {
  const kept = localStore.get(slots.panelSizes)[nameOf(part)]
  if (typeof kept === 'number' && kept >= 80 && kept <= 2400) return kept
  return USUAL[part][isWide ? 'wide' : 'usual']
}

export function keepPartSize(part: Part, size: number): void {
  localStore.set(slots.panelSizes, { ...localStore.get(slots.panelSizes), [nameOf(part)]: Math.round(size) })
}
