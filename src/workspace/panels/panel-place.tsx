import { createContext, use } from 'react'
import type { PanelRef } from './panel.ts'

/** What a panel's content knows of its place. */
export interface PanelPlace {
  key: string
  panel: PanelRef | undefined
  titleId: string
  active: boolean
  /**
   * It came where no side panel stood, and the keyboard stays where it is: its content may follow its head by a frame. In the
   * place of another panel that would flicker.
   */
  isNew: boolean
  close(): void
  /** Asks for a width in px as long as no one has dragged the edge. */
  wantWidth(width: number): void
}

const PanelPlaceContext = createContext<PanelPlace | undefined>(undefined)
/** Tells what is drawn below it which panel it stands in. */
export const PanelPlaceProvider = PanelPlaceContext

/** The panel this component stands in. */
export function usePanelPlace(): PanelPlace {
  const place = use(PanelPlaceContext)
  if (place === undefined) throw new Error('A panel content was rendered outside of a panel')
  return place
}
