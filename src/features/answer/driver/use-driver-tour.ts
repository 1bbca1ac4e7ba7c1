import { useCallback, useEffect, useRef, useState } from 'react'
import { isApiError } from '#src/api/api-error.ts'
import { useCall } from '#src/api/provider.tsx'
import type { StopOfOrder } from '#src/domain/tours/stops.ts'
import type { DriverStep } from '#src/domain/transports/driver-report.ts'
import { useBehindLink } from '#src/records/by-link/use-behind-link.ts'
import { localStore } from '#src/storage/browser.ts'
import { named } from '#src/storage/slot.ts'
import { slots } from '#src/storage/slots.ts'
import { KeptPresses, type Press, pressOf } from './presses.ts'

/** After so many milliseconds what did not get through is tried again by itself. */
const AGAIN_AFTER = 20_000

/** Whether the server has judged, so that the same would be refused again; what it was too busy for it has not. */
export const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429

/** The tour behind a driver's link, and what he reports of it: kept over a reload until the server has it, sent in the order it was pressed. */
export function useDriverTour(token: string) {
  const call = useCall()
  const { found, changed, load, ...link } = useBehindLink(
    useCallback(() => call('driverLinks.get', { params: { token } }), [call, token]),
  )
  const slot = named(slots.draft, `driver.${token}`)
  const [presses, setPresses] = useState<readonly Press[]>(() => KeptPresses.parse(localStore.get(slot) ?? []))
  const [failure, setFailure] = useState<unknown>()
  const queue = useRef(presses)
  const underWay = useRef(false)

  const keep = (next: readonly Press[]) => {
    queue.current = next
    setPresses(next)
    if (next.length === 0) localStore.remove(slot)
    else localStore.set(slot, next)
  }
  const send = async () => {
    if (underWay.current) return
    underWay.current = true
    setFailure(undefined)
    try {
      for (let press = queue.current[0]; press !== undefined; press = queue.current[0]) {
        const { key, ...body } = press
        const answer = await call('driverLinks.report', { params: { token }, body, idempotencyKey: key }).catch(refused)
        keep(queue.current.slice(1))
        if (answer === undefined) load()
        else changed(answer)
      }
    } catch (error) {
      setFailure(error)
    } finally {
      underWay.current = false
    }
  }
  /** What is refused is said and gone; what did not get through is thrown, and stays. */
  const refused = (error: unknown) => {
    if (!isRefusal(error)) throw error
    setFailure(error)
    return undefined
  }
  const sending = useRef(send)
  useEffect(() => {
    sending.current = send
  })
  const isWaiting = presses.length > 0
  useEffect(() => {
    if (!isWaiting) return
    const again = () => void sending.current()
    again()
    const timer = setInterval(again, AGAIN_AFTER)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isWaiting])
  return {
    ...link,
    tour: found,
    load,
    changed,
    presses,
    /** What spoke against the last report, or kept it from getting through. */
    failure,
    send: () => void send(),
    press(stop: StopOfOrder, step: DriverStep) {
      keep([...queue.current, pressOf(stop, step)])
      void send()
    },
  }
}
