import '#src/i18n/later-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { RecordPanel, type RecordSection } from '#src/commands/record-panel.tsx'
import type { Vehicle } from '#src/contract/vehicles.ts'
import { isVehicleType } from '#src/domain/vehicles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PhoneLink } from '#src/ui/link.tsx'
import type { PanelRef } from '#src/workspace/panel.ts'
import { VehicleStatus } from './vehicle-status.tsx'

/** One vehicle: what fits in, where it stands, who drives. */
export function VehiclePanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const call = useCall()
  const id = panel.id ?? ''
  const query = useQuery(queryFor(call, 'vehicles.get', { params: { id } }))
  const sections = useVehicleSections()
  return (
    <RecordPanel
      kind="vehicle"
      id={id}
      query={query}
      failure="records.vehicle.failed"
      title={(vehicle) => vehicle.licencePlate}
      status={(vehicle) => <VehicleStatus status={vehicle.status} t={t} />}
      sections={sections}
    />
  )
}

function useVehicleSections(): (vehicle: Vehicle) => RecordSection[] {
  const { t } = useText()
  const format = useFormat()
  return (vehicle) => {
    const equipment = (['adr', 'reefer', 'tailLift'] as const)
      .filter((part) => vehicle[part])
      .map((part) => t(`records.vehicle.${part}`))
    return [
      {
        id: 'facts',
        title: t('records.vehicle.facts'),
        rows: [
          {
            label: t('records.vehicle.type'),
            value: isVehicleType(vehicle.type) ? t(`vehicle.type.${vehicle.type}`) : vehicle.type,
          },
          { label: t('records.vehicle.trailer'), value: vehicle.trailerPlate ?? '–' },
          { label: t('records.loadingMeters'), value: format.loadingMeters(vehicle.loadingMeters) },
          { label: t('records.vehicle.payload'), value: format.weight(vehicle.payloadKg) },
          {
            label: t('records.vehicle.equipment'),
            value: equipment.length === 0 ? t('records.vehicle.none') : equipment.join(', '),
          },
        ],
      },
      {
        id: 'where',
        title: t('records.vehicle.where'),
        rows: [
          {
            label: t('records.vehicle.now'),
            value: `${vehicle.currentPostalCode} ${vehicle.currentCity}`.trim() || '–',
          },
          { label: t('records.vehicle.depot'), value: `${vehicle.depotPostalCode} ${vehicle.depotCity}`.trim() || '–' },
          { label: t('records.vehicle.freeFrom'), value: format.stamp(vehicle.availableFrom) },
        ],
      },
      {
        id: 'driver',
        title: t('records.driver'),
        rows: [
          {
            label: t('records.driver'),
            value: <bdi>{vehicle.driverName ?? '–'}</bdi>,
            text: vehicle.driverName ?? '–',
          },
          {
            label: t('records.phone'),
            value: <PhoneLink number={vehicle.driverPhone} />,
            text: vehicle.driverPhone ?? '–',
          },
        ],
      },
    ]
  }
}
