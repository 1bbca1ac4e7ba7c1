import { useQuery } from '@tanstack/react-query'
import { Container } from 'lucide-react'
import { useCall } from '#src/api/provider.tsx'
import type { Vehicle } from '#src/contract/vehicles.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { heldIn } from '#src/records/list/rows/use-held-rows.ts'
import { freeVehiclesQuery } from './free-vehicles.ts'
import { WaitingList } from './waiting-list.tsx'

const face = {
  icon: Container,
  words: {
    loadFailed: 'matching.vehicles.failed',
    empty: 'matching.vehicles.empty',
    emptyText: 'matching.vehicles.emptyText',
  },
} as const

const draw = (vehicle: Vehicle) => <VehicleRow vehicle={vehicle} />

/** Free vehicles by their plates: what they could take is proposed beside. */
export function VehicleList({ isCurrent }: { isCurrent: boolean }) {
  const { t } = useText()
  return (
    <WaitingList<Vehicle>
      kind="vehicle"
      face={face}
      label={t('matching.tab.vehicles')}
      rows={heldIn(useQuery(freeVehiclesQuery(useCall())))}
      rowHeight={48}
      isCurrent={isCurrent}
      nameOf={({ licencePlate }) => licencePlate}
      text={(vehicle) => [vehicle.licencePlate, typeOf(vehicle, t), placeOf(vehicle)].join('\t')}
    >
      {draw}
    </WaitingList>
  )
}

const typeOf = ({ type }: Vehicle, t: Translate) => (isVehicleType(type) ? t(`vehicle.type.${type}`) : type)
const placeOf = ({ currentPostalCode, currentCity }: Vehicle) => `${currentPostalCode} ${currentCity}`.trim()

function VehicleRow({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useText()
  const format = useFormat()
  return (
    <>
      <div className="flex gap-3">
        <span className="min-w-0 grow truncate">
          {vehicle.licencePlate}
          <span className="text-text-2">{` · ${typeOf(vehicle, t)}`}</span>
        </span>
        <span className="shrink-0">{format.number(vehicle.loadingMeters, 1, true)}</span>
      </div>
      <div className="flex gap-2 text-chip text-text-2">
        <span className="min-w-0 truncate">
          <span className="text-text-3 @max-[255px]:hidden">{vehicle.currentPostalCode} </span>
          {vehicle.currentCity}
        </span>
        <span className="ml-auto min-w-0 truncate text-text-3">{vehicle.driverName}</span>
      </div>
    </>
  )
}
