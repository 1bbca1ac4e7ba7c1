import { addDays, type PlainDate } from '#src/domain/basics/dates.ts'
import { barIn, mondaysFrom } from '#src/domain/vehicles/availability.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { classes } from '#src/ui/classes.ts'
import { StatusSign, type SignName } from '#src/ui/signs/status-sign.tsx'

/** Something that takes time: a tour, or days on which nothing is planned. Times in days from the first Monday, 0:00. */
export interface CalendarEntry {
  id: string
  start: number
  end: number
  /** What stands in it, where there is room. */
  label: string
  /** The same in full, for the tip and for screen readers. */
  title: string
  sign?: SignName
  /** Workshop, holiday: hatched. */
  isHeld?: boolean
}

interface CalendarProps {
  label: string
  monday: PlainDate
  weeks: number
  items: readonly CalendarEntry[]
  /** Now, in days from the first Monday. */
  now: number
}

/** Days below which a bar shows its sign alone: 56 px of a usual panel. */
const NARROW = 1.2

/** Days below which there is no room for the sign either: 28 px. */
const BARE = 0.6

/** Where the figure of a day stands, in days. */
const FIGURE = { from: 0.05, to: 0.45 }

/** Whether a bar lies on the figure of a day: half a figure reads as another one. */
const isCovered = (items: readonly CalendarEntry[], day: number) =>
  items.some(({ start, end }) => start < day + FIGURE.to && end > day + FIGURE.from)

/** A row per calendar week, days in equal columns, Sunday sunken; what is taken stands in bars. */
export function Calendar({ label, monday, weeks, items, now }: CalendarProps) {
  const format = useFormat()
  const days = Array.from({ length: 7 }, (_, day) => day)
  return (
    <div role="group" aria-label={label}>
      <div aria-hidden className="ml-7 grid grid-cols-7 text-chip text-text-3">
        {days.map((day) => (
          <span key={day} className="pl-1">
            {format.weekday(addDays(monday, day))}
          </span>
        ))}
      </div>
      {mondaysFrom(monday, weeks).map((start, week) => (
        <div key={start} className="flex h-8 items-stretch border-t border-line">
          <span aria-hidden className="w-7 shrink-0 self-center text-chip text-text-3">
            {format.week(start).replace(/\D+(\d+).*/, '$1')}
          </span>
          <div className="relative grid grow grid-cols-7">
            {days.map((day) => (
              <span
                key={day}
                aria-hidden
                className={classes('self-stretch pl-1 pt-1.5 text-chip text-text-3', day === 6 && 'bg-sunken')}
              >
                {!isCovered(items, week * 7 + day) && Number(addDays(start, day).slice(-2))}
              </span>
            ))}
            {items.map((item) => (
              <WeekBar key={item.id} item={item} week={week} />
            ))}
            {now >= week * 7 && now < week * 7 + 7 && (
              <span
                aria-hidden
                className="forced-fill absolute inset-y-0 w-px bg-text"
                style={{ left: `${((now - week * 7) / 7) * 100}%` }}
              />
            )}
          </div>
        </div>
      ))}
    </div>
  )
}

function WeekBar({ item, week }: { item: CalendarEntry; week: number }) {
  const bar = barIn(item.start - week * 7, item.end - week * 7)
  if (bar === undefined) return null
  const days = bar.end - bar.start
  return (
    <span
      title={item.title}
      className={classes(
        'absolute inset-y-1 flex min-w-4 items-center gap-1 overflow-hidden rounded-control border px-1 text-chip whitespace-nowrap',
        item.isHeld
          ? 'hatched border-control'
          : 'border-line-strong border-l-[3px] border-l-status-blue bg-status-blue-tint',
      )}
      style={{ left: `${(bar.start / 7) * 100}%`, width: `${((bar.end - bar.start) / 7) * 100}%` }}
    >
      <span className="sr-only">{item.title}</span>
      {item.sign && days >= BARE && days < NARROW && <StatusSign status={item.sign} />}
      {days >= NARROW && (
        <span aria-hidden className={classes('truncate', item.isHeld && 'rounded-control bg-surface px-0.5')}>
          {item.label}
        </span>
      )}
    </span>
  )
}
