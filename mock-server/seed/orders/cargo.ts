import type { AdrLine } from '#src/domain/goods/adr-line-text.ts'
import type { PackageType, VehicleType } from '#src/domain/vehicles/vehicles.ts'
import { loadingMetersPerPackage, vehicleCapacity } from '#src/domain/vehicles/vehicles.ts'
import type { Random } from '../basics/random.ts'

/** One kind of freight. Weights are per package in kg; loose goods state their loading metres. */
interface Freight {
  goods: string
  packageType: PackageType
  kg: readonly [number, number]
  loadingMeters?: readonly [number, number]
  temperature?: readonly [number, number]
  adr?: AdrLine
}

const DRY: readonly Freight[] = [
  { goods: 'Maschinenteile', packageType: 'Europalette', kg: [280, 620] },
  { goods: 'Getränke in Mehrwegkisten', packageType: 'Europalette', kg: [480, 690] },
  { goods: 'Papierrollen', packageType: 'Industriepalette', kg: [420, 700] },
  { goods: 'Küchenmöbel, zerlegt', packageType: 'Europalette', kg: [120, 260] },
  { goods: 'Spielwaren', packageType: 'Europalette', kg: [90, 210] },
  { goods: 'Kaffee, geröstet', packageType: 'Europalette', kg: [310, 480] },
  { goods: 'Druckgussteile', packageType: 'Gitterbox', kg: [520, 690] },
  { goods: 'Schrauben und Beschläge', packageType: 'Gitterbox', kg: [580, 690] },
  { goods: 'Faltkartonagen', packageType: 'Europalette', kg: [140, 260] },
  { goods: 'Glasflaschen, leer', packageType: 'Industriepalette', kg: [260, 420] },
  { goods: 'Baustoffe, Sackware', packageType: 'Europalette', kg: [600, 690] },
  { goods: 'Elektrogeräte', packageType: 'Europalette', kg: [150, 320] },
  { goods: 'Blechcoils', packageType: 'Coil', kg: [3800, 5600], loadingMeters: [6, 12] },
  { goods: 'Windkraftteile, Gehäuse', packageType: 'Colli', kg: [2100, 3900], loadingMeters: [7, 13.6] },
]

const SMALL: readonly Freight[] = [
  { goods: 'Ersatzteile, eilig', packageType: 'Europalette', kg: [60, 110] },
  { goods: 'Medizintechnik', packageType: 'Colli', kg: [20, 90], loadingMeters: [1.2, 3.2] },
  { goods: 'Messestand, verpackt', packageType: 'Colli', kg: [60, 140], loadingMeters: [2, 4.2] },
  { goods: 'Druckerzeugnisse', packageType: 'Europalette', kg: [90, 160] },
]

const COOLED: readonly Freight[] = [
  { goods: 'Fischfeinkost, gekühlt', packageType: 'Europalette', kg: [310, 520], temperature: [2, 4] },
  { goods: 'Molkereiprodukte', packageType: 'Europalette', kg: [380, 620], temperature: [4, 7] },
  { goods: 'Tiefkühlgemüse', packageType: 'Europalette', kg: [420, 640], temperature: [-22, -18] },
  { goods: 'Schnittblumen', packageType: 'Europalette', kg: [90, 180], temperature: [3, 8] },
]

const DANGEROUS: readonly Freight[] = [
  {
    goods: 'Methanol in IBC',
    packageType: 'Industriepalette',
    kg: [600, 690],
    adr: { unNumber: '1230', name: 'METHANOL', class: '3', risks: '6.1', packingGroup: 'II', tunnelCode: 'D/E' },
  },
  {
    goods: 'Salzsäure in Fässern',
    packageType: 'Europalette',
    kg: [480, 680],
    adr: { unNumber: '1789', name: 'CHLORWASSERSTOFFSÄURE', class: '8', packingGroup: 'II', tunnelCode: 'E' },
  },
  {
    goods: 'Lithium-Ionen-Batterien',
    packageType: 'Europalette',
    kg: [260, 480],
    adr: { unNumber: '3480', name: 'LITHIUM-IONEN-BATTERIEN', class: '9', tunnelCode: 'E' },
  },
]

/** Goods that fit a vehicle, in the words of an order. Weight kg, loading metres, °C. */
export interface SeedCargo {
  cargoDescription: string
  packageType: PackageType
  packageCount: number
  weight: number
  loadingMeters: number
  volume: number
  temperatureMin?: number
  temperatureMax?: number
  dangerousGoods?: AdrLine[]
  orderType: 'standard' | 'express' | 'adr' | 'kuehl' | 'teilladung'
}

const PLURAL: Readonly<Record<PackageType, string>> = {
  Standard: 'Paletten',
  Europalette: 'Europaletten',
  Industriepalette: 'Industriepaletten',
  Gitterbox: 'Gitterboxen',
  Colli: 'Colli',
  Coil: 'Coils',
  Lose: 'lose',
}

const tenth = (value: number) => Math.round(value * 10) / 10

function freightFor(type: VehicleType, adr: boolean, random: Random): Freight {
  if (type === 'REEFER') return random.pick(COOLED)
  if (adr) return random.pick(DANGEROUS)
  return random.pick(type === 'SPRINTER' || type === 'SOLO_7_5' ? SMALL : DRY)
}

/** Goods for a vehicle type, within its length and payload; `adr` asks for dangerous goods where the type allows. */
export function seedCargo(type: VehicleType, adr: boolean, random: Random): SeedCargo {
  const freight = freightFor(type, adr, random)
  const capacity = vehicleCapacity(type)
  const perPackage = loadingMetersPerPackage(freight.packageType)
  const kg = random.int(freight.kg[0], freight.kg[1])
  const byLength = perPackage ? Math.floor(capacity.loadingMeters / perPackage) : 5
  const most = Math.max(1, Math.min(byLength, Math.floor(capacity.payloadKg / kg)))
  const packageCount = random.chance(0.45) ? most : random.int(Math.min(2, most), most)
  const [shortest, longest] = freight.loadingMeters ?? [1, 2]
  const loose = tenth(Math.min(capacity.loadingMeters, shortest + random.next() * (longest - shortest)))
  const loadingMeters = perPackage ? tenth(packageCount * perPackage) : loose
  const orderType = orderTypeOf(freight, type, loadingMeters)
  return {
    cargoDescription: `${packageCount} ${packageCount === 1 ? freight.packageType : PLURAL[freight.packageType]} ${freight.goods}`,
    packageType: freight.packageType,
    packageCount,
    weight: packageCount * kg,
    loadingMeters,
    volume: tenth(loadingMeters * 2.4 * 1.6),
    orderType,
    ...(freight.temperature ? { temperatureMin: freight.temperature[0], temperatureMax: freight.temperature[1] } : {}),
    ...(freight.adr ? { dangerousGoods: [{ ...freight.adr, quantity: packageCount * kg, unit: 'kg' }] } : {}),
  }
}

function orderTypeOf(freight: Freight, type: VehicleType, loadingMeters: number): SeedCargo['orderType'] {
  if (freight.adr) return 'adr'
  if (freight.temperature) return 'kuehl'
  if (type === 'SPRINTER') return 'express'
  return loadingMeters < 8 ? 'teilladung' : 'standard'
}
