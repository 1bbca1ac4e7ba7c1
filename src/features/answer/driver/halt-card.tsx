import type { MouseEvent, RefObject } from 'react'
import type { DriverTour } from '#src/contract/transports/driver-links.ts'
import { stopKey } from '#src/domain/tours/stops.ts'
import type { DriverStep } from '#src/domain/transports/driver-report.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import type { SeenStop } from './presses.ts'
import { StopPart, type PhotoTarget } from './stop-part.tsx'
import type { useLinkUploads } from '../link-papers.tsx'

/** What is pressed sooner after the last press is that press once more, milliseconds. */
const SAME_PRESS = 700

interface CardProps {
  number: number
  stops: readonly SeenStop[]
  tour: DriverTour
  /** It is the halt he drives to, or stands at. */
  isCurrent: boolean
  photos: ReturnType<typeof useLinkUploads<PhotoTarget>>
  onPress(stop: SeenStop, step: DriverStep): void
  /** When a button was last pressed, of whichever halt; as an event counts, milliseconds. */
  pressedAt: RefObject<number>
}

/** One halt of the tour: where it is, what is done there, and what he can say of it now. */
export function HaltCard({ number, stops, tour, isCurrent, photos, onPress, pressedAt }: CardProps) {
  const { t } = useText()
  const format = useFormat()
  const [first] = stops
  if (first === undefined) return null
  const { company, address, postalCode, city, country, plannedDate, plannedTime } = first
  const isBehind = stops.every(({ state }) => state === 'done')
  const planned = [format.dateWithYear(plannedDate), plannedTime].filter((part) => part && part !== '–').join(', ')
  const where = [company, address, `${postalCode} ${city}`.trim(), country].filter(Boolean)
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={`border-t border-line-strong px-4 py-3 ${isCurrent ? 'bg-tint' : ''}`}
    >
      <h2 className="font-semibold wrap-anywhere">{`${number}. ${company || city}`}</h2>
      <address className="not-italic">
        {where.slice(company ? 1 : 0).map((line, at) => (
          <bdi key={at} className="block">
            {line}
          </bdi>
        ))}
      </address>
      {planned !== '' && <p className="mb-2 text-text-2">{`${t('driverLink.planned')}: ${planned}`}</p>}
      {stops.map((stop) => (
        <StopPart key={stopKey(stop)} {...{ stop, tour, photos }} takesPhotos={isBehind || stop.state !== 'open'} />
      ))}
      {isCurrent && <Steps {...{ stops, onPress, pressedAt }} />}
    </li>
  )
}

/** The next thing to say, in buttons a thumb finds. */
function Steps({ stops, onPress, pressedAt }: Pick<CardProps, 'stops' | 'onPress' | 'pressedAt'>) {
  const { t } = useText()
  const arriving = stops.find(({ state }) => state === 'open')
  const open = arriving === undefined ? stops.filter(({ state }) => state !== 'done') : [arriving]
  const word = ({ kind, orderNumber: order }: SeenStop) => {
    if (arriving !== undefined) return t('driverLink.arrived')
    const done = kind === 'pickup' ? 'loaded' : 'unloaded'
    return stops.length > 1 ? t(`driverLink.${done}Of`, { order }) : t(`driverLink.${done}`)
  }
  const press = (stop: SeenStop) => (event: MouseEvent) => {
    // The next button, of this halt or the next one, has the focus then: a second stroke is not meant for it.
    if (event.timeStamp - pressedAt.current < SAME_PRESS) return
    pressedAt.current = event.timeStamp
    onPress(stop, arriving === undefined ? 'done' : 'arrived')
  }
  return (
    <div className="flex flex-col gap-2" data-steps>
      {open.map((stop, at) => (
        <Button
          key={at}
          variant="primary"
          className="h-14! w-full justify-center text-title!"
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={press(stop)}
        >
          {word(stop)}
        </Button>
      ))}
    </div>
  )
}
