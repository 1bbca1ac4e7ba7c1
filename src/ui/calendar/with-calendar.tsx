import { CalendarDays } from 'lucide-react'
import { Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import { useText } from '#src/i18n/use-text.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { loadedLater } from '../loading/loaded-later.tsx'

/** The month; fetched when it is first asked for. */
const sheet = loadedLater(async () => (await import('./sheet.tsx')).CalendarSheet)

/** A day as it is typed, in German notation whatever the language: `24.11.2026`. */
const typedDay = (day: PlainDate): string => day.split('-').toReversed().join('.')

/**
 * Around a field in which a day is typed: ↓ or F4 in it opens a calendar, and so does the button that the field draws at its
 * right. What is chosen is handed on as it would be typed; the keyboard is back in the field.
 */
export function WithCalendar(props: {
  /** The day as it is understood now. */
  day: PlainDate | undefined
  readOnly?: boolean
  onPick(typed: string): void
  children(button: ReactNode): ReactNode
}) {
  const { day, readOnly, onPick, children } = props
  const { t } = useText()
  const around = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const input = () => around.current?.querySelector('input') ?? null
  /** Drawn without its code the month would take the field along. */
  const open = () => {
    if (readOnly === true) return
    sheet.preload().then(
      () => setOpen(true),
      () => undefined,
    )
  }
  const close = (back: boolean) => {
    setOpen(false)
    if (back) input()?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isAsked = (event.key === 'ArrowDown' && !event.shiftKey) || event.key === 'F4'
    if (!isAsked || event.ctrlKey || event.metaKey || event.altKey || event.target !== input()) return
    event.preventDefault()
    event.stopPropagation()
    open()
  }
  const button = (
    <IconButton
      icon={CalendarDays}
      label={t('ui.calendar')}
      keys="down"
      tabIndex={-1}
      aria-expanded={isOpen}
      className="-mr-1 h-6! min-w-6! text-text-3"
      // The field keeps the keyboard: it would be saved when it is left.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (isOpen ? close(true) : open())}
    />
  )
  return (
    <div ref={around} className="min-w-0" onKeyDown={onKeyDown}>
      {children(button)}
      {isOpen && (
        <Suspense fallback={null}>
          <sheet.component
            day={day}
            anchor={() => input()?.parentElement ?? null}
            onPick={(picked) => {
              close(true)
              onPick(typedDay(picked))
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
