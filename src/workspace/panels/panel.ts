import { RECORD_KINDS } from '#src/contract/records/kinds.ts'

/** Kinds of side panels: one for each kind of record, and others. Its component stands in a file of its name, `x.panel.tsx`. */
export const PANEL_KINDS = [
  ...RECORD_KINDS,
  'wizard',
  'notifications',
  'shortcuts',
  'history',
  'overview',
  'proposals',
  'join',
  'map',
] as const
export type PanelKind = (typeof PANEL_KINDS)[number]

/** Whether there is a panel of this name; an alert, say, is shown nowhere by itself. */
export const isPanelKind = (kind: string): kind is PanelKind => PANEL_KINDS.some((known) => known === kind)

/** A side panel as the URL names it: `order:NK-2026-004711`, or `notifications` for panels without a record. */
export interface PanelRef {
  kind: PanelKind
  id?: string
}

/** Most panels one URL may open; more are dropped. */
export const MAX_PANELS = 4
const MAX_ID = 100

/** Reads the search param `panels`; unknown kinds, broken ids and repeats are dropped, never thrown. */
export function decodePanels(text: unknown): PanelRef[] {
  if (typeof text !== 'string') return []
  const found: PanelRef[] = []
  for (const part of text.slice(0, 2000).split(',')) {
    const panel = decodePanel(part)
    if (panel === undefined || found.some((other) => samePanel(other, panel))) continue
    found.push(panel)
    if (found.length === MAX_PANELS) break
  }
  return found
}

function decodePanel(part: string): PanelRef | undefined {
  const colon = part.indexOf(':')
  const kind = PANEL_KINDS.find((known) => known === (colon < 0 ? part : part.slice(0, colon)))
  if (kind === undefined) return undefined
  // A record's panel without a record would show nothing but that it cannot be found.
  if (colon < 0) return RECORD_KINDS.some((record) => record === kind) ? undefined : { kind }
  const id = decodeId(part.slice(colon + 1))
  return id === undefined ? undefined : { kind, id }
}

function decodeId(raw: string): string | undefined {
  try {
    const id = decodeURIComponent(raw)
    return isPanelId(id) ? id : undefined
  } catch {
    return undefined
  }
}

/** An id that may stand in a URL and a path: not empty, not only dots, at most 100 characters. */
export function isPanelId(id: string): boolean {
  return id.length > 0 && id.length <= MAX_ID && !/^\.+$/.test(id)
}

/** Writes panels into the form `decodePanels` reads; undefined when there is none, so that the param leaves the URL. */
export function encodePanels(panels: readonly PanelRef[]): string | undefined {
  if (panels.length === 0) return undefined
  return panels.map(encodePanel).join(',')
}

/** One panel in the form of the URL; also its key in lists and storage. */
export function encodePanel(panel: PanelRef): string {
  return panel.id === undefined ? panel.kind : `${panel.kind}:${encodeURIComponent(panel.id)}`
}

/** The same panel: same kind and same record. */
export function samePanel(a: PanelRef, b: PanelRef): boolean {
  return a.kind === b.kind && a.id === b.id
}
