import type { TransportChanged } from '#src/contract/transports/update.ts'
import type { StopStamp } from '#src/domain/transports/stop-stamps.ts'
import type { Transport } from '#src/contract/transports/transport.ts'
import type { Format } from '#src/i18n/format.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'
import { knownText, transportLabel } from './transport-values.ts'

const stamp = (id: StopStamp) => ({
  label: `transports.field.${id}` as const,
  shown: (transport: Transport, format: Format) => format.stamp(transport[id]),
})

/** How commands change transports. */
export const transportChanges = defineChanges({
  kind: 'transport',
  labelOf: transportLabel,
  override: 'orders.override',
  fields: {
    status: { label: 'records.transport.state', shown: ({ status }, _format, t) => t(`transport.status.${status}`) },
    vehicleNumber: {
      label: 'records.vehicle',
      shown: ({ vehicleNumber }, _format, t) => knownText(vehicleNumber, t),
    },
    driverName: { label: 'records.driver', shown: ({ driverName }, _format, t) => knownText(driverName, t) },
    delayMinutes: {
      label: 'records.transport.delay',
      shown: ({ delayMinutes = 0 }, format) => format.duration(delayMinutes),
    },
    pickupArrivedAt: stamp('pickupArrivedAt'),
    pickupLeftAt: stamp('pickupLeftAt'),
    deliveryArrivedAt: stamp('deliveryArrivedAt'),
    deliveryLeftAt: stamp('deliveryLeftAt'),
  },
  changedOf: ({ transport, eventId, warnings }: TransportChanged) => ({ record: transport, eventId, warnings }),
})
