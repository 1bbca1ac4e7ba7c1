import type { Transport } from '#src/contract/transports/transport.ts'
import { statedTimes } from '#src/domain/stops/window.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { factsAsText } from '#src/records/panel/record-text.ts'
import { delayText, knownText, placesText, statusText, transportLabel } from '../transport-values.ts'

/** The whole transport as text, for the clipboard: a line per fact, and none for what is not known. */
export function recordText(transport: Transport, t: Translate, format: Format): string {
  const appointment = (end: 'loading' | 'unloading') => {
    const [timeFrom, timeTo] = [transport[`${end}TimeFrom`], transport[`${end}TimeTo`]]
    const said = statedTimes({ timeFrom, timeTo, timesAssumed: transport[`${end}TimesAssumed`] })
    return format.stopTime(transport[`${end}Date`], said.timeFrom, said.timeTo)
  }
  return factsAsText(transportLabel(transport), [
    [t('orders.column.status'), `${statusText(transport.status, t)}, ${format.percent(transport.progress, 0)}`],
    [t('records.transport.arrival'), format.stamp(transport.estimatedArrival)],
    [t('records.transport.delay'), [delayText(transport, format), transport.delayCause].filter(Boolean).join(' ')],
    [t('records.transport.disruption'), transport.disruption],
    [t('records.transport.location'), transport.currentLocation?.city],
    [t('records.pickup'), placesText(transport, 'pickup', t)],
    [t('orders.line.appointment'), appointment('loading')],
    [t('records.delivery'), placesText(transport, 'delivery', t)],
    [t('orders.line.appointment'), appointment('unloading')],
    [t('records.vehicle'), knownText(transport.vehicleNumber, t)],
    [t('records.driver'), knownText(transport.driverName, t)],
    [t('records.phone'), transport.driverPhone],
    [t('records.customer'), knownText(transport.customerName, t)],
    [t('records.carrier'), transport.carrierName],
    [t('records.cargo'), transport.cargo],
  ])
}
