import { localStore } from '#src/storage/browser.ts'
import { slots } from '#src/storage/slots.ts'
import type { PanelKind } from './panel.ts'

/** Widths in px the person gave to kinds of panels by dragging an edge; kept on this computer only. */
export const panelSizes = {
  read(kind: PanelKind): number | undefined {
    const width = localStore.get(slots.panelSizes)[kind]
    return typeof width === 'number' && width >= 320 && width <= 2400 ? width : undefined
  },
  write(kind: PanelKind, width: number): void {
    localStore.set(slots.panelSizes, { ...localStore.get(slots.panelSizes), [kind]: Math.round(width) })
  },
}
