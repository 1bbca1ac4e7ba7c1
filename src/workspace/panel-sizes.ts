import type { PanelKind } from './panel.ts'

const KEY = 'panel-sizes'

/** Widths in px the person gave to kinds of panels by dragging an edge; kept on this computer only. */
export const panelSizes = {
  read(kind: PanelKind): number | undefined {
    const width = all()[kind]
    return typeof width === 'number' && width >= 320 && width <= 2400 ? width : undefined
  },
  write(kind: PanelKind, width: number): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...all(), [kind]: Math.round(width) }))
    } catch {
      // A full or forbidden storage costs a convenience, nothing else.
    }
  },
}

function all(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}
