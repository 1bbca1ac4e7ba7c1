import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { fitting, panned, withSpot, zoomed, type Size, type Spot, type View } from './projection.ts'

/** Room round what is fitted into the view, px. */
const MARGIN = 48

/** The part of the map that is seen, and how it is changed. */
export interface MapView {
  size: Size
  /** Undefined until something has been measured. */
  view: View | undefined
  zoom(by: number, around?: Spot): void
  pan(right: number, down: number): void
  /** Everything in view. */
  showAll(): void
  /** Moves only where the spot is outside. */
  reveal(spot: Spot): void
  /** Brings the spot into the middle, and nearer where all was shown. */
  goTo(spot: Spot): void
}

/**
 * `element` is what the map fills; `spots` is what `showAll` brings into view, and `first` what is seen to begin with. What
 * moves afterwards moves on a map that stands still.
 */
export function useMapView(
  element: RefObject<HTMLDivElement | null>,
  spots: readonly Spot[],
  first: readonly Spot[] = spots,
): MapView {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [view, setView] = useState<View>()
  const fitted = useRef<'first' | 'spots' | undefined>('first')
  const latest = useRef({ spots, first, size })
  useLayoutEffect(() => {
    latest.current = { spots, first, size }
  })
  useLayoutEffect(() => {
    const box = element.current
    if (box === null) return undefined
    const observer = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }))
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  const isKnown = spots.length > 0 && size.width > 0
  useEffect(() => {
    if (isKnown && fitted.current) setView(fitting(latest.current[fitted.current], size, MARGIN))
  }, [isKnown, size])
  const change = useMemo(() => {
    const own = (next: (view: View) => View) => {
      fitted.current = undefined
      setView((before) => before && next(before))
    }
    return {
      zoom: (by: number, around?: Spot) => own((before) => zoomed(before, by, around)),
      pan: (right: number, down: number) => own((before) => panned(before, right, down)),
      reveal: (spot: Spot) => setView((before) => before && withSpot(before, spot, latest.current.size, MARGIN)),
      goTo: (spot: Spot) => own((before) => ({ ...spot, k: Math.max(before.k, 1.4) })),
      showAll() {
        fitted.current = 'spots'
        setView(fitting(latest.current.spots, latest.current.size, MARGIN))
      },
    }
  }, [])
  return { size, view, ...change }
}
