import { useEffect, useState, type ReactNode } from 'react'

interface BehindProps {
  /** What stands there for the one frame before, as large. */
  room: ReactNode
  children: ReactNode
}

/** What a person looks at second: drawn as soon as the rest of the screen has been seen, so that it does not delay that. */
export function Behind({ room, children }: BehindProps) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDue(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isDue ? children : room
}
