import type { LucideIcon } from 'lucide-react'
import type * as z from 'zod/mini'
import { RECORD_KINDS, type RecordKind } from '#src/contract/records/kinds.ts'
import type { TextKey } from '#src/i18n/keys.ts'

/** Side panels that show no record, by their kind; a feature adds its own in `x.kind.ts`. */
export interface PanelsWithoutRecord {}

/** Kinds of side panels: one for each kind of record, and others. Its component stands in a file of its name, `x.panel.tsx`. */
export type PanelKind = RecordKind | keyof PanelsWithoutRecord

/** What the address says of how a panel is shown, beside which it is; a feature adds its own in `x.kind.ts`. */
export interface PanelParams {}

/** What a feature says of a kind of panel or record, in a file of its own: `export const kind` in `x.kind.ts`. */
export interface SaidKind {
  kind: PanelKind
  /** Its sign before commands and hits. */
  icon?: LucideIcon
  /** So many of them: "3 Aufträge". */
  count?: TextKey
  /** Starting widths in px: at 1280, and from 1600 on. */
  width?: { narrow: number; wide: number }
  /** The kind of the record whose id it has, where that is not its own name. */
  record?: RecordKind
  /** No other panel takes its place, and it keeps to the right edge: work is going on in it. */
  isKept?: true
  /** Params of the address that are gone with the panel. */
  params?: { [param in keyof PanelParams]?: z.ZodMiniType<PanelParams[param]> }
}

/** Found by the name of their files; no list has to be told of a new one. One that this build has no panel for says nothing. */
const said = Object.values(
  import.meta.glob<SaidKind | undefined>('#src/**/*.kind.ts', { eager: true, import: 'kind' }),
).filter((one) => one !== undefined)
const saidByKind = new Map<string, SaidKind>(said.map((one) => [one.kind, one]))

/** What is said of a kind, where anything is. */
export const saidOf = (kind: string): SaidKind | undefined => saidByKind.get(kind)

/** All kinds of panels: those of records, and those that say of themselves that there is one. */
export const PANEL_KINDS: readonly PanelKind[] = [...new Set([...RECORD_KINDS, ...said.map(({ kind }) => kind)])]

/** The params of all panels, as the address reads them. */
export const panelParams = Object.assign({}, ...said.map(({ params }) => params)) as {
  [param in keyof PanelParams]-?: z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniType<PanelParams[param]>>>
}

/** Takes the params of panels that are not open out of the address. */
export function withoutParamsOfOthers(open: readonly PanelRef[]): Partial<Record<keyof PanelParams, undefined>> {
  const others = said.filter(({ kind }) => !open.some((panel) => panel.kind === kind))
  return Object.fromEntries(
    others.flatMap(({ params }) => Object.keys(params ?? {}).map((param) => [param, undefined])),
  )
}

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
