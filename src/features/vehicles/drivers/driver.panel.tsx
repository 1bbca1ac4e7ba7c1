import '#src/i18n/later-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { RecordLink } from '#src/commands/record-link.tsx'
import { RecordPanel } from '#src/commands/record-panel.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { PhoneLink } from '#src/ui/link.tsx'
import type { PanelRef } from '#src/workspace/panel.ts'
import { DriverStatus } from './driver-status.tsx'

/** One driver. */
export function DriverPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const call = useCall()
  const id = panel.id ?? ''
  const query = useQuery(queryFor(call, 'drivers.get', { params: { id } }))
  return (
    <RecordPanel
      kind="driver"
      id={id}
      query={query}
      failure="drivers.failed"
      title={(driver) => driver.name}
      status={(driver) => <DriverStatus status={driver.status} t={t} />}
      sections={(driver) => [
        {
          id: 'facts',
          title: t('records.driver'),
          rows: [
            { label: t('records.phone'), value: <PhoneLink number={driver.phone} />, text: driver.phone || '–' },
            {
              label: t('records.vehicle'),
              value: <RecordLink kind="vehicle" id={driver.vehicleId} label={driver.vehiclePlate ?? '–'} />,
              text: driver.vehiclePlate ?? '–',
            },
          ],
        },
      ]}
    />
  )
}
