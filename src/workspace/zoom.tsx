import { createContext, use, useMemo, useState, type ReactNode } from 'react'

interface Zoom {
  /** The active panel takes the whole width. */
  zoomed: boolean
  toggle(): void
  /** The navigation as the person set it; undefined: by the room there is. */
  navCollapsed: boolean | undefined
  toggleNav(current: boolean): void
}

const ZoomContext = createContext<Zoom | undefined>(undefined)

/** Passing states of the frame that belong into no URL. */
export function ZoomProvider({ children }: { children: ReactNode }) {
  const [zoomed, setZoomed] = useState(false)
  const [navCollapsed, setNavCollapsed] = useState<boolean>()
  const value = useMemo<Zoom>(
    () => ({
      zoomed,
      toggle: () => setZoomed((before) => !before),
      navCollapsed,
      toggleNav: (current) => setNavCollapsed((before) => !(before ?? current)),
    }),
    [zoomed, navCollapsed],
  )
  return <ZoomContext value={value}>{children}</ZoomContext>
}

export function useZoom(): Zoom {
  const zoom = use(ZoomContext)
  if (zoom === undefined) throw new Error('ZoomProvider is missing')
  return zoom
}
