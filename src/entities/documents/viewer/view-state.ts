import type { Turn } from '../pdf/read-pdf.ts'

/** How a document is looked at. */
export interface ViewState {
  /** From 1. */
  page: number
  /** Pixels per point; `page` shows a page as a whole. */
  zoom: number | 'page'
  turn: Turn
  /** Whether the boxes of what was read are shown. */
  boxes: boolean
}

export const AT_FIRST: ViewState = { page: 1, zoom: 'page', turn: 0, boxes: true }

export type ViewAct = 'zoomIn' | 'zoomOut' | 'fit' | 'turn' | 'boxes' | 'nextPage' | 'previousPage'

/** One step of the zoom, and how far it goes: pixels per point. */
const STEP = 1.25
const LEAST = 0.1
const MOST = 8

const TURNS: Readonly<Record<Turn, Turn>> = { 0: 90, 90: 180, 180: 270, 270: 0 }

/** What becomes of a view; `fitted` is the zoom at which a page is shown as a whole. */
export function afterAct(
  view: ViewState,
  act: ViewAct,
  { pages, fitted }: { pages: number; fitted: number },
): ViewState {
  const zoom = view.zoom === 'page' ? fitted : view.zoom
  if (act === 'zoomIn') return { ...view, zoom: Math.min(MOST, zoom * STEP) }
  if (act === 'zoomOut') return { ...view, zoom: Math.max(Math.min(LEAST, fitted), zoom / STEP) }
  if (act === 'fit') return { ...view, zoom: 'page' }
  if (act === 'turn') return { ...view, turn: TURNS[view.turn], zoom: 'page' }
  if (act === 'boxes') return { ...view, boxes: !view.boxes }
  const page = view.page + (act === 'nextPage' ? 1 : -1)
  return { ...view, page: Math.min(Math.max(1, page), Math.max(1, pages)) }
}
