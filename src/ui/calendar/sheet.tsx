import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLayoutEffect, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { epochToZoned, type PlainDate } from '#src/domain/basics/dates.ts'
import { germanHolidays } from '#src/domain/basics/holidays.ts'
import { regionalHolidays } from '#src/domain/places/regional-holidays.ts'
import { LANGUAGES } from '#src/i18n/languages.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '../classes.ts'
import { floatingClasses, useFloating } from '../floating/floating.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { addMonths, dayAt, sheetOf } from './month.ts'

/** What is free in Germany on the days of a month; of some Länder alone they stand behind. */
function holidaysOf(month: string): ReadonlyMap<PlainDate, string> {
  const year = Number(month.slice(0, 4))
  const regional = regionalHolidays(year).map(
    ({ date, name, states }) => [date, `${name} (${states.join(', ')})`] as const,
  )
  return new Map([...regional, ...germanHolidays(year)].filter(([date]) => date.startsWith(month)))
}

/**
 * A month to choose a day from: a grid, Monday first, with calendar weeks and holidays. Arrows move by days and weeks, Bild↑↓
 * by months (Umschalt: years), Pos1 and Ende within the week, `0` to today; Enter takes the day, Esc leaves it.
 */
export function CalendarSheet(props: {
  /** The day that is marked at first; today where there is none. */
  day: PlainDate | undefined
  anchor(): HTMLElement | null
  onPick(day: PlainDate): void
  /** `back`: the keyboard goes back to the field. */
  onClose(back: boolean): void
}) {
  const { day, anchor, onPick, onClose } = props
  const { t } = useText()
  const format = useFormat()
  const [today] = useState(() => epochToZoned(Date.now()).date)
  const [at, setAt] = useState(day ?? today)
  const popover = useFloating(anchor, true)
  const weeks = sheetOf(at)
  const holidays = holidaysOf(at.slice(0, 7))
  useLayoutEffect(() => {
    popover.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus({ preventScroll: true })
  }, [at, popover])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    event.stopPropagation()
    const next = dayAt(event.key, event.shiftKey, at, today)
    if (next !== undefined) setAt(next)
    else if (event.key === 'Enter' || event.key === ' ') onPick(at)
    else if (event.key === 'Escape' || event.key === 'F4' || event.key === 'Tab') onClose(true)
    else return
    event.preventDefault()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onClose(false)
  }
  const month = new Intl.DateTimeFormat(LANGUAGES[format.language].locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${at}T00:00:00Z`))
  const turn = (months: number) => setAt(addMonths(at, months))
  return (
    <div
      ref={popover}
      popover="manual"
      role="dialog"
      aria-label={t('ui.calendar')}
      data-own-keys
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className={classes(floatingClasses, 'w-68 rounded-palette p-2 text-body font-normal')}
    >
      <div className="flex items-center justify-between">
        <IconButton icon={ChevronLeft} label={t('ui.calendar.before')} tabIndex={-1} onClick={() => turn(-1)} />
        <span aria-live="polite" className="font-semibold">
          {month}
        </span>
        <IconButton icon={ChevronRight} label={t('ui.calendar.after')} tabIndex={-1} onClick={() => turn(1)} />
      </div>
      <table role="grid" aria-label={month} className="w-full border-collapse text-center">
        <thead>
          <tr className="text-cap text-text-3">
            <th scope="col" className="h-6 font-normal">
              {LANGUAGES[format.language].week}
            </th>
            {weeks[0]?.days.map((date) => (
              <th key={date} scope="col" className="font-normal">
                {format.weekday(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, days }) => (
            <tr key={days[0]}>
              <th scope="row" className="w-8 text-cap font-normal text-text-3">
                {week}
              </th>
              {days.map((date, index) => (
                <td key={date} role="gridcell" aria-selected={date === at} className="p-0">
                  <button
                    type="button"
                    data-day={date}
                    tabIndex={date === at ? 0 : -1}
                    aria-label={[format.dateWithYear(date), holidays.get(date)].filter(Boolean).join(', ')}
                    aria-current={date === today ? 'date' : undefined}
                    onClick={() => onPick(date)}
                    className={classes(
                      'size-7 rounded-control hover:bg-hover',
                      date.slice(0, 7) !== at.slice(0, 7)
                        ? 'text-text-3'
                        : (index === 6 || holidays.has(date)) && 'text-status-red',
                      date === today && 'font-semibold underline',
                      date === at && 'bg-tint',
                    )}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {holidays.size > 0 && (
        <ul className="mt-1 border-t border-line pt-1 text-cap text-text-2">
          {[...holidays].toSorted().map(([date, name]) => (
            <li key={date}>
              {format.date(date)} {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
