import type { InHand } from '../in-hand.ts'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useRowKeys } from '#src/commands/keys/local-keys.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { handledAt } from '#src/domain/tours/load.ts'
import { stopKey } from '#src/domain/tours/stops.ts'
import { endOf } from '#src/domain/planning/facts/board.ts'
import type { TimedStop } from '#src/domain/planning/scene/timeline.ts'
import type { Format } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { carryState } from '../state.ts'

/** The stops as they would be, in their order: times, load and way. The one with the focus can be moved. */
export function JoinedStops({ hand: { verdict, board, picked, places } }: { hand: InHand }) {
  const { t } = useText()
  const format = useFormat()
  const state = useSessionValue(carryState)
  const [keysUp, keysDown] = [useKeysOf('carry.stopUp'), useKeysOf('carry.stopDown')]
  const rows = useRef<HTMLOListElement>(null)
  const focusRow = (at: number) => rows.current?.querySelectorAll<HTMLElement>('li')[at]?.focus()
  const count = verdict?.timeline.stops.length ?? 0
  const current = Math.min(state.stop.current(), Math.max(0, count - 1))
  useRowKeys(rows, (by) => focusRow(Math.min(Math.max(state.stop.current() + by, 0), count - 1)))
  const isThere = count > 0
  useEffect(() => {
    if (isThere) focusRow(state.stop.current())
  }, [isThere, state])
  // A stop that was moved takes the focus along, once it stands where it was moved to.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || rows.current?.contains(activeElement) === true)
      focusRow(state.stop.current())
  }, [state, verdict])
  if (verdict === undefined || board === undefined) return null
  const { stops } = verdict.timeline
  return (
    <section aria-label={t('carry.stops')}>
      <h3 className="flex h-8 items-center gap-2 bg-sunken px-4 text-chip font-semibold text-text-2">
        {t('carry.stops')}
        {places !== undefined && <span className="font-normal text-text-3">{t('carry.cheapest')}</span>}
        <span aria-hidden className="ml-auto flex items-center gap-1 font-normal">
          {keysUp !== undefined && <KeyCaps keys={keysUp} />}
          {keysDown !== undefined && <KeyCaps keys={keysDown} />}
          <span className="ml-1">{t('carry.moveStop')}</span>
        </span>
        <span className="w-10 text-right">{t('carry.ldm')}</span>
      </h3>
      <ol ref={rows} className="border-b border-line">
        {stops.map((stop, at) => {
          const order = board.orders.get(stop.orderId)
          if (order === undefined) return null
          const isNew = picked.orderIds.includes(stop.orderId)
          const { site, date, from, to } = endOf(order, stop)
          const sign = stop.kind === 'pickup' ? '+' : '−'
          const does = t(`carry.stop.${stop.kind}`, {
            load: `${sign}${format.number(handledAt(order, stop, 'loadingMeters') ?? 0, 1, true)}`,
          })
          const window = format.stopTime(date, from, to)
          return (
            <li
              key={stopKey(stop)}
              tabIndex={at === current ? 0 : -1}
              onFocus={() => state.stop.set(at)}
              className={classes(
                'ring-inside grid h-11 grid-cols-[32px_1fr_auto_44px] items-center gap-x-2 px-4',
                isNew && 'bg-tint',
              )}
            >
              <span
                className={classes(
                  'flex size-[18px] items-center justify-center rounded-full border text-cap',
                  isNew ? 'border-accent bg-accent text-on-accent' : 'border-control',
                )}
              >
                {at + 1}
              </span>
              <span className="min-w-0">
                <span className="block truncate">
                  <span className="text-text-3">{site.postalCode} </span>
                  <span className={classes(isNew && 'font-semibold')}>{site.city}</span>
                  {isNew && <span className="text-accent"> {t('carry.new')}</span>}
                </span>
                <span className="block truncate text-chip text-text-2">
                  {`${does} · ${t('carry.window', { window })}`}
                </span>
              </span>
              <span className={classes('self-start pt-1', stop.isLate && 'text-status-red')}>
                {spanText(stop, format)}
              </span>
              <span className="text-right">
                <span className="block">{format.number(stop.aboard.loadingMeters, 1, true)}</span>
                <span className="block text-chip text-text-2">
                  {at === 0 ? t('carry.begin') : format.way(Math.round(stop.km))}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** "Fr 05:00–06:00" */
function spanText({ begin, end }: TimedStop, format: Format): string {
  const { date, time } = epochToZoned(begin)
  return `${format.weekday(date)} ${time}–${epochToZoned(end).time}`
}
