import { useMatches, useRouter, useSearch, type RegisteredRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import {
  decodePanels,
  encodePanel,
  encodePanels,
  MAX_PANELS,
  saidOf,
  samePanel,
  withoutParamsOfOthers,
  type PanelKind,
  type PanelRef,
} from './panel.ts'
import { MAIN_PANEL, usePanelFocus, type PanelFocus } from './panel-focus.tsx'

/** How a panel is opened: in place of the last one or beside it; with the focus moving in, or staying where it is. */
export interface OpenHow {
  how?: 'replace' | 'add'
  focus?: boolean
}

/** Opens and closes side panels; the URL holds them, so Back and a copied link work. */
export interface Panels {
  list(): readonly PanelRef[]
  open(panel: PanelRef, how?: OpenHow): void
  close(key: string): void
  /** Closes the side panel with the focus, else the last one; false when there is none. */
  closeActive(): boolean
  /** Closes every panel that shows one of these records. */
  closeRecords(kind: string, ids: readonly string[]): void
  /** Replaces one panel by another in the same place, such as a form by the record it made. */
  replace(key: string, panel: PanelRef): void
  /** Takes the panel out of the address that is now the screen itself: nothing is open twice. */
  leaveScreenOut(): void
}

/** Pure: key of the panel the screen stands in for, `order:NK-2026-004711` on the page of that order; else undefined. */
export function panelOfScreen(
  matches: readonly { staticData: { shows?: PanelKind }; params: unknown }[],
): string | undefined {
  const { staticData, params } = matches.at(-1) ?? {}
  const kind = staticData?.shows
  if (kind === undefined) return undefined
  const hasId = typeof params === 'object' && params !== null && 'id' in params
  return encodePanel(hasId ? { kind, id: String(params.id) } : { kind })
}

/** The side panels of an address, without the one the screen stands in for. */
const beside = (text: unknown, screen: string | undefined) =>
  decodePanels(text).filter((panel) => encodePanel(panel) !== screen)

const isKept = ({ kind }: PanelRef) => saidOf(kind)?.isKept === true

/**
 * Pure: the panels after one more is opened. Records replace the last record, or stand left of the panels that are kept; such a
 * one is never replaced and keeps its place at the right edge.
 */
export function withPanel(panels: readonly PanelRef[], panel: PanelRef, how: 'replace' | 'add'): PanelRef[] {
  if (panels.some((open) => samePanel(open, panel))) return [...panels]
  const replaceable = panels.findLastIndex((open) => !isKept(open))
  if (how === 'replace' && replaceable >= 0 && !isKept(panel)) {
    return panels.map((open, index) => (index === replaceable ? panel : open))
  }
  const kept = panels.length < MAX_PANELS ? [...panels] : withoutOldestRecord(panels)
  const firstKept = kept.findIndex(isKept)
  return kept.toSpliced(isKept(panel) || firstKept < 0 ? kept.length : firstKept, 0, panel)
}

/** Room for one more: the oldest record goes; where only kept ones are open, the last of them. */
function withoutOldestRecord(panels: readonly PanelRef[]): PanelRef[] {
  return panels.toSpliced(
    panels.findIndex((open) => !isKept(open)),
    1,
  )
}

/** Pure: the panels without those that show one of these records, under whatever name. */
export const withoutRecords = (panels: readonly PanelRef[], kind: string, ids: readonly string[]): PanelRef[] =>
  panels.filter((panel) => {
    const isOfKind = panel.kind === kind || saidOf(panel.kind)?.record === kind
    return !isOfKind || panel.id === undefined || !ids.includes(panel.id)
  })

/** Pure: the panel that is seen when there is not room for all: the newest, else the one the keyboard is in, else as before. */
export function leadingPanel(
  before: { panels: readonly PanelRef[]; leading: string | undefined },
  panels: readonly PanelRef[],
  active: string,
): string | undefined {
  const known = new Set(before.panels.map(encodePanel))
  const newest = panels.findLast((panel) => !known.has(encodePanel(panel)))
  if (panels.some((panel) => encodePanel(panel) === active)) return active
  if (newest !== undefined) return encodePanel(newest)
  return panels.some((panel) => encodePanel(panel) === before.leading) ? before.leading : undefined
}

export function createPanels(router: RegisteredRouter, focus: PanelFocus): Panels {
  let known: { text: unknown; screen: string | undefined; panels: readonly PanelRef[] } | undefined
  const screenNow = () => panelOfScreen(router.state.matches)
  /** As the address says by now, which the screen may not have followed yet. */
  const textNow = () => router.latestLocation.search.panels
  // Asked several times a key.
  const list = () => {
    const text = textNow()
    const screen = screenNow()
    if (known === undefined || known.text !== text || known.screen !== screen)
      known = { text, screen, panels: beside(text, screen) }
    return known.panels
  }
  const write = (panels: readonly PanelRef[], replace: boolean) =>
    void router.navigate({
      to: '.',
      // How a panel is shown goes with it.
      search: (search) => ({ ...search, ...withoutParamsOfOthers(panels), panels: encodePanels(panels) }),
      replace,
      resetScroll: false,
    })
  const close = (key: string) => {
    const rest = list().filter((open) => encodePanel(open) !== key)
    focus.release(key, rest.map(encodePanel))
    write(rest, false)
  }
  return {
    list,
    close,
    open: (panel, { how = 'replace', focus: moves = true } = {}) => {
      if (encodePanel(panel) === screenNow()) return focus.focus(MAIN_PANEL)
      const before = list()
      const after = withPanel(before, panel, how)
      if (moves) focus.focus(encodePanel(panel))
      if (encodePanels(after) !== encodePanels(before)) write(after, false)
    },
    closeRecords: (kind, ids) => {
      const before = list()
      const rest = withoutRecords(before, kind, ids)
      if (rest.length === before.length) return
      const keys = rest.map(encodePanel)
      for (const panel of before) if (!rest.includes(panel)) focus.release(encodePanel(panel), keys)
      write(rest, false)
    },
    closeActive: () => {
      const open = list()
      const active = open.find((panel) => encodePanel(panel) === focus.active()) ?? open.at(-1)
      if (active === undefined) return false
      close(encodePanel(active))
      return true
    },
    replace: (key, panel) => {
      const wasActive = focus.active() === key
      if (wasActive) focus.focusTitle(encodePanel(panel))
      const others = list().filter((open) => encodePanel(open) === key || !samePanel(open, panel))
      write(
        others.map((open) => (encodePanel(open) === key ? panel : open)),
        true,
      )
    },
    leaveScreenOut: () => {
      if (encodePanels(list()) !== textNow()) write(list(), true)
    },
  }
}

/** The panels of the URL, re-rendering when they change. */
export function useOpenPanels(): PanelRef[] {
  const text = useSearch({ strict: false, select: (search) => search.panels })
  const screen = useMatches({ select: panelOfScreen })
  return useMemo(() => beside(text, screen), [text, screen])
}

/** Opening and closing for components; the same object for the life of the router. */
export function usePanels(): Panels {
  const router = useRouter()
  const focus = usePanelFocus()
  return useMemo(() => createPanels(router, focus), [router, focus])
}

/** Key of the neighbour of the active panel: main, then the side panels in their order; undefined at the ends. */
export function neighbourOf(panels: readonly PanelRef[], active: string, by: -1 | 1): string | undefined {
  const keys = [MAIN_PANEL, ...panels.map(encodePanel)]
  return keys[keys.indexOf(active) + by]
}
