import { useNavigate } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { epochToZoned, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { useBoardSearch } from './use-search.ts'
import { boardState, type BoardWindow } from './state.ts'

/** Pause in ms before the address is told: a held key would write it faster than browsers allow. */
const PAUSE = 300

interface AddressState {
  zoom: string | undefined
  from: string | undefined
}

function asSearch({ from, zoom }: BoardWindow): AddressState {
  const at = from === undefined ? undefined : epochToZoned(from)
  return { zoom: zoom === 'days' ? undefined : zoom, from: at && `${at.date}T${at.time}` }
}

function asWindow({ zoom, from }: AddressState): BoardWindow {
  const at = from === undefined ? undefined : zonedToEpoch(from.slice(0, 10), from.slice(11))
  return { from: at, zoom: zoom === 'day' || zoom === 'week' ? zoom : 'days' }
}

const isSame = (one: AddressState, other: AddressState) => one.zoom === other.zoom && one.from === other.from

/** The address tells which time the board shows: it is read when it changes, and written when the window rests. */
export function useBoardAddress(): void {
  const { window } = useSessionValue(boardState)
  const navigate = useNavigate()
  const zoom = useBoardSearch((search) => search.zoom)
  const from = useBoardSearch((search) => search.from)
  const written = useRef<AddressState>(undefined)
  useLayoutEffect(() => {
    const told = { zoom, from }
    // What was written here comes back: nothing to be read.
    if (written.current !== undefined && isSame(written.current, told)) return
    written.current = told
    if (!isSame(asSearch(window.current()), told)) window.set(asWindow(told))
  }, [window, zoom, from])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = window.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const next = asSearch(window.current())
        if (written.current !== undefined && isSame(written.current, next)) return
        written.current = next
        void navigate({ to: '.', search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false })
      }, PAUSE)
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [window, navigate])
}
