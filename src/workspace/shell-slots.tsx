import { createContext, use, type ReactNode } from 'react'
import type { Failure } from './error-boundary.tsx'
import type { PanelRef } from './panels/panel.ts'

/** What the app puts into the frame; the frame itself knows no data. */
export interface ShellSlots {
  topBar: ReactNode
  navigation: ReactNode
  statusBar: ReactNode
  /** Things above the frame: palette, toasts, questions. */
  overlays: ReactNode
  /** Content of a side panel. */
  panel(panel: PanelRef): ReactNode
  /** In place of the side panels, where they cannot be drawn. */
  panelFailure(failure: Failure, retry: () => void): ReactNode
  /** Width a panel starts with, px: at 1280 and from 1600 on. */
  panelWidth(panel: PanelRef): { narrow: number; wide: number }
}

const ShellSlotsContext = createContext<ShellSlots | undefined>(undefined)

export function ShellSlotsProvider({ slots, children }: { slots: ShellSlots; children: ReactNode }) {
  return <ShellSlotsContext value={slots}>{children}</ShellSlotsContext>
}

export function useShellSlots(): ShellSlots {
  const slots = use(ShellSlotsContext)
  if (slots === undefined) throw new Error('ShellSlotsProvider is missing')
  return slots
}
