import '#src/i18n/later-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { RecordPanel, type RecordSection } from '#src/commands/record-panel.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Transport } from '#src/contract/transports.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PhoneLink } from '#src/ui/link.tsx'
import { StatusWord } from '#src/ui/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panel.ts'

/** One transport: where it is, who drives, what it carries. */
export function TransportPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const call = useCall()
  const id = panel.id ?? ''
  const query = useQuery(queryFor(call, 'transports.get', { params: { id } }))
  const sections = useTransportSections()
  return (
    <RecordPanel
      kind="transport"
      id={id}
      query={query}
      failure="records.transport.failed"
      title={(transport) => transport.loadId || transport.id}
      status={(transport) => (
        <StatusWord status={transport.status}>{t(`transport.status.${transport.status}`)}</StatusWord>
      )}
      sections={sections}
    />
  )
}

function useTransportSections(): (transport: Transport) => RecordSection[] {
  const { t } = useText()
  const format = useFormat()
  return (transport) => [
    {
      id: 'progress',
      title: t('records.transport.state'),
      fact: format.percent(transport.progress, 0),
      rows: [
        { label: t('records.transport.location'), value: transport.currentLocation?.city || '–' },
        { label: t('records.transport.arrival'), value: format.stamp(transport.estimatedArrival) },
        ...(transport.delayMinutes === undefined || transport.delayMinutes === 0
          ? []
          : [
              {
                label: t('records.transport.delay'),
                value: (
                  <StatusWord status="warning">
                    {`+${format.duration(transport.delayMinutes)} ${transport.delayCause ?? ''}`.trim()}
                  </StatusWord>
                ),
                text: format.duration(transport.delayMinutes),
              },
            ]),
        ...(transport.disruption === undefined
          ? []
          : [
              {
                label: t('records.transport.disruption'),
                value: <StatusWord status="failure">{transport.disruption}</StatusWord>,
                text: transport.disruption,
              },
            ]),
      ],
    },
    {
      id: 'route',
      title: t('records.route'),
      fact: format.distance(transport.distanceKm),
      rows: [
        {
          label: t('records.pickup'),
          value: place(transport.originPostalCode, transport.origin),
        },
        {
          label: '',
          id: 'pickup-time',
          value: format.stopTime(transport.loadingDate, transport.loadingTimeFrom, transport.loadingTimeTo),
        },
        {
          label: t('records.delivery'),
          value: place(transport.destinationPostalCode, transport.destination),
        },
        {
          label: '',
          id: 'delivery-time',
          value: format.stopTime(transport.unloadingDate, transport.unloadingTimeFrom, transport.unloadingTimeTo),
        },
      ],
    },
    {
      id: 'who',
      title: t('records.transport.who'),
      rows: [
        { label: t('records.customer'), value: transport.customerName },
        { label: t('records.carrier'), value: transport.carrierName ?? '–' },
        {
          label: t('records.vehicle'),
          value: <RecordLink kind="vehicle" id={transport.vehicleId} label={transport.vehicleNumber} />,
          text: transport.vehicleNumber,
        },
        { label: t('records.driver'), value: transport.driverName },
        {
          label: t('records.phone'),
          value: <PhoneLink number={transport.driverPhone} />,
          text: transport.driverPhone ?? '–',
        },
        {
          label: t('records.order'),
          value: <RecordLink kind="order" id={transport.orderId} label={transport.orderId ?? '–'} />,
          text: transport.orderId ?? '–',
        },
        { label: t('records.cargo'), value: transport.cargo || '–' },
      ],
    },
  ]
}

function place(postalCode: string, city: string): string {
  return `${postalCode} ${city}`.trim()
}
