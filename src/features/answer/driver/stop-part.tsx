import { Camera } from 'lucide-react'
import type { DriverTour } from '#src/contract/transports/driver-links.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { stopWindowText } from '#src/entities/stops/window-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { DefinitionList } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { known, useCargoRows } from '../cargo-rows.ts'
import { LinkPaperList, type useLinkUploads } from '../link-papers.tsx'
import type { SeenStop } from './presses.ts'

/** What a photo belongs to. */
export type PhotoTarget = Pick<SeenStop, 'orderId' | 'kind'>

/** Papers are kept with the order: at each of its places of a kind they are shown. */
const isOfStop = (one: PhotoTarget, stop: SeenStop) => one.orderId === stop.orderId && one.kind === stop.kind

interface PartProps {
  stop: SeenStop
  tour: DriverTour
  photos: ReturnType<typeof useLinkUploads<PhotoTarget>>
  /** He is there, or has been. */
  takesPhotos: boolean
}

/** What is done for one order at a halt: when, with which reference, what it is, and the photos of it. */
export function StopPart({ stop, tour, photos, takesPhotos }: PartProps) {
  const { t } = useText()
  const format = useFormat()
  const cargo = useCargoRows()
  const { kind, state } = stop
  const order = tour.orders.find(({ id }) => id === stop.orderId)
  const time = [
    format.dateWithYear(stop.date),
    stopWindowText(kind, stop, t, format),
    stop.fixed ? t(`orders.field.${kind}Fixed`) : '',
  ].filter((part) => part !== '' && part !== '–')
  const title = `${t(`orders.section.${kind}`)} ${stop.orderNumber}`
  return (
    <section aria-label={title} className="border-t border-line py-3">
      <div className="mb-1.5 flex flex-wrap items-center gap-3">
        <h3 className="font-semibold wrap-anywhere">{title}</h3>
        {state === 'arrived' && <StatusWord status="pending">{t('driverLink.isHere')}</StatusWord>}
        {state === 'done' && <StatusWord status="success">{t('driverLink.isDone')}</StatusWord>}
      </div>
      <DefinitionList
        rows={[
          ...known([
            [t(`orders.field.${kind}Date`), time.join(', ')],
            [t('orders.label.reference'), stop.reference],
            [t('orders.label.bookingNumber'), stop.bookingNumber],
            [t('orders.label.ramp'), stop.ramp],
            [t('orders.label.openingHours'), stop.openingHours],
            [t('wizard.contactPerson'), [stop.contactPerson, stop.phone].filter(Boolean).join(', ')],
            [t('orders.label.driverHints'), stop.driverHints],
          ]),
          ...(order === undefined ? [] : cargo(order)),
        ]}
      />
      {takesPhotos && (
        <div className="mt-3">
          <LinkPaperList
            label={`${t('driverLink.photos')} ${stop.orderNumber}`}
            papers={tour.photos.filter((photo) => isOfStop(photo, stop))}
            items={photos.items.filter(({ target }) => isOfStop(target, stop))}
            uploads={photos.uploads}
          />
          <p className="my-2 text-chip text-text-2">{t('driverLink.photoText')}</p>
          <Button
            icon={Camera}
            className="h-12! w-full justify-center"
            aria-label={`${t('driverLink.photo')}: ${title}`}
            onClick={() => void photos.pick({ orderId: stop.orderId, kind })}
          >
            {t('driverLink.photo')}
          </Button>
        </div>
      )}
    </section>
  )
}
