import { useLoadingPointSearch, pointPlace } from '#src/api/loading-point-search.ts'
import type { Order } from '#src/contract/order.ts'
import { parseOpeningHours, writtenOpeningHours } from '#src/domain/opening-hours.ts'
import { may } from '#src/domain/roles.ts'
import type { StopKind } from '#src/domain/stop-window.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { openingHoursText } from '#src/i18n/opening-hours-text.ts'
import { stopTimesOf, stopWindowText } from '#src/i18n/stop-window-text.ts'
import { readDeliveryDay } from '#src/i18n/typed-dates.ts'
import { dateKind, windowKind } from '#src/records/fields/day-kinds.ts'
import type { Suggestions } from '#src/records/fields/field.ts'
import { isText, textKind, type FieldKind } from '#src/records/fields/kinds.ts'
import { useSession } from '#src/workspace/session.tsx'

/** Opening hours: `mo-fr 7-16, sa 8-12`; kept as they are written in German, shown with the days of the language. */
export const openingHoursKind: FieldKind<Order> = {
  ...textKind(200),
  read: (text) => {
    if (text.trim() === '') return [null]
    const hours = parseOpeningHours(text)
    return hours === undefined ? undefined : [writtenOpeningHours(hours)]
  },
  shown: ([value], { format }) => (isText(value) ? openingHoursText(value, format) : NOTHING),
  wrong: 'issue.openingHours',
}

/** The day of delivery: `mo` is the one after the day of loading. */
const deliveryDateKind: FieldKind = {
  ...dateKind,
  read: (text, reading) => {
    const loaded = reading.record?.['pickupDate']
    if (text.trim() === '' || typeof loaded !== 'string') return dateKind.read(text, reading)
    const date = readDeliveryDay(text, { today: reading.today, loaded })
    return date === undefined ? undefined : [date]
  },
}

export const stopDateKinds = { pickup: dateKind, delivery: deliveryDateKind } as const

/** The window of a stop, which ends with the opening hours of the place where only one side was said. */
function stopWindowKind(kind: StopKind): FieldKind<Order> {
  return {
    ...windowKind,
    shown: ([from, to, assumed], { record, t, format }) => {
      const times = { timeFrom: isText(from) ? from : undefined, timeTo: isText(to) ? to : undefined }
      return stopWindowText(kind, { ...stopTimesOf(record, kind), ...times, timesAssumed: assumed === true }, t, format)
    },
  }
}

export const stopWindowKinds = { pickup: stopWindowKind('pickup'), delivery: stopWindowKind('delivery') } as const

/** The loading points of a stop: taking one brings address, contact, ramp, hours and hints, on the server. */
function useLoadingPoints(kind: StopKind, { customerId }: Order, text: string): Suggestions {
  const { role } = useSession()
  const { points, busy } = useLoadingPointSearch(customerId, text, may(role, 'partners.read'))
  return {
    options: points.map((point) => ({
      id: point.id,
      label: point.name,
      detail: pointPlace(point),
      also: { [`${kind}LoadingPointId`]: point.id },
    })),
    busy,
  }
}

const usePickupPoints = (order: Order, text: string) => useLoadingPoints('pickup', order, text)
const useDeliveryPoints = (order: Order, text: string) => useLoadingPoints('delivery', order, text)

/** The suggestions of each stop. */
export const stopPoints = { pickup: usePickupPoints, delivery: useDeliveryPoints } as const
