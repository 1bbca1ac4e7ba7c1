import { foldText } from '#src/domain/basics/fold-text.ts'
import { vehicleLabels } from '#src/domain/vehicles/labels.ts'
import { foundType, typeWord } from '#src/domain/vehicles/type-words.ts'
import { isVehicleType, VEHICLE_TYPES, type VehicleType } from '#src/domain/vehicles/vehicles.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { type FieldKind, textKind } from '#src/records/fields/kinds/kinds.ts'

const labels: ReadonlyMap<string, VehicleType> = new Map(
  VEHICLE_TYPES.map((type) => [foldText(vehicleLabels[`vehicle.type.${type}`]), type]),
)
const typeOf = (word: string) => labels.get(foldText(word)) ?? foundType(word)
const typesOf = (value: unknown): readonly VehicleType[] => (Array.isArray(value) ? value.filter(isVehicleType) : [])

/** Types of vehicles, parted by commas: `Plane, Mega, Solo12`. A word that names none is refused. */
export const vehicleTypesKind: FieldKind = {
  ...textKind(200),
  typed: ([value]) => typesOf(value).map(typeWord).join(', '),
  read: (text) => {
    // `7,5t` is one word: a comma parts words only before a blank.
    const words = text.split(/[;\n]|,(?!\d)/).map((word) => word.trim())
    const found = words.filter((word) => word !== '').map(typeOf)
    const types = found.flatMap((type) => type ?? [])
    return types.length < found.length ? undefined : [[...new Set(types)]]
  },
  shown: ([value], { t }) => {
    const types = typesOf(value)
    return types.length === 0 ? NOTHING : types.map((type) => t(`vehicle.type.${type}`)).join(', ')
  },
  wrong: 'partners.vehicleTypesWrong',
}
