import { useCallback, useEffect, useRef, useState } from 'react'
import { createKeptKeys } from '../keys/kept-keys.ts'
import type { PaletteModel } from './use-palette.ts'

/** Milliseconds after which the first row is taken as it stands, though not all that was looked for has come. */
const PATIENCE = 1500

interface EarlyEnter {
  page: object
  query: string
  isBeside: boolean
}

/**
 * Enter before anything is found, or before all has come that may stand in front of it: the first of what is found then is taken,
 * unless another key is pressed meanwhile. Where a row is sure to be taken keys behind it wait for what it does; so they do among
 * the choices of a command, which come with their best in front, so that there it counts with nothing typed.
 */
export function useEnterAhead({
  frame,
  active,
  busy,
  settling,
  run,
}: PaletteModel): (stroke: string | undefined, typed: string) => void {
  const { page, query } = frame
  const waiting = useRef<EarlyEnter>(undefined)
  const [overdue, setOverdue] = useState<EarlyEnter>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [behind] = useState(createKeptKeys)
  const letGo = useRef<() => void>(undefined)
  const drop = useCallback(() => {
    clearTimeout(timer.current)
    if (letGo.current !== undefined) behind.end()
    letGo.current = undefined
  }, [behind])
  useEffect(() => drop, [drop])
  useEffect(() => {
    const ahead = waiting.current
    if (ahead === undefined || ahead.query !== query) return
    if (settling && overdue !== ahead) return
    if (active === undefined) return busy ? undefined : drop()
    waiting.current = undefined
    if (ahead.page !== page || active.blocked !== undefined) drop()
    const press = letGo.current
    letGo.current = undefined
    if (ahead.page === page) run(active, ahead.isBeside)
    press?.()
  }, [active, busy, drop, overdue, page, query, run, settling])
  return (stroke, typed) => {
    drop()
    const isChoice = page.kind === 'choices'
    const isOpen = busy || settling || typed !== query
    const isAhead = stroke !== undefined && isOpen && (isChoice || typed.trim() !== '')
    const ahead = isAhead ? { page, query: typed, isBeside: stroke === 'mod+enter' } : undefined
    waiting.current = ahead
    if (ahead === undefined) return
    if (settling) timer.current = setTimeout(() => setOverdue(ahead), PATIENCE)
    if (isChoice || (active !== undefined && typed === query)) letGo.current = behind.keep()
  }
}
