import { useLayoutEffect, useRef, useState } from 'react'
import type { Size } from './geometry.ts'

/** The size of an element in whole px, known before it is painted and followed when it changes. */
export function useBox<E extends HTMLElement>() {
  const element = useRef<E>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const box = element.current
    if (box === null) return
    const measure = () => {
      const next = { width: Math.floor(box.clientWidth), height: Math.floor(box.clientHeight) }
      setSize((before) => (before.width === next.width && before.height === next.height ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { element, size }
}
