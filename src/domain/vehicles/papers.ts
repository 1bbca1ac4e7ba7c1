import { EXPIRY_WARNING_DAYS } from './expiry-warning.ts'
import { VEHICLE_PAPERS, type VehiclePaperKind } from './vehicles.ts'
import { addDays, daysBetween, isPlainDate, type PlainDate } from '../basics/dates.ts'

export interface VehiclePaper {
  kind: VehiclePaperKind
  validUntil: PlainDate
}

/** What is to be known of a vehicle to say which papers it needs. */
interface PaperNeeds {
  type: string
  adr: boolean
  reefer: boolean
}

/** The papers a vehicle needs: a van needs neither safety check nor tachograph nor licence, ADR and ATP follow its equipment. */
export function papersOf({ type, adr, reefer }: PaperNeeds): VehiclePaperKind[] {
  const isVan = type === 'SPRINTER'
  return VEHICLE_PAPERS.filter((kind) => {
    if (kind === 'safetyCheck') return !isVan && type !== 'SOLO_7_5'
    if (kind === 'euLicence' || kind === 'tachograph') return !isVan
    if (kind === 'adrEquipment') return adr
    return kind === 'atp' ? reefer : true
  })
}

/** How a paper stands on a day; `days` are those left, negative where it has ended. It is valid on its last day. */
export interface PaperState {
  state: 'expired' | 'expiring' | 'valid'
  days: number
}

export function paperState(validUntil: PlainDate, today: PlainDate): PaperState {
  const days = daysBetween(today, validUntil)
  if (days < 0) return { state: 'expired', days }
  return { state: days <= EXPIRY_WARNING_DAYS ? 'expiring' : 'valid', days }
}

/** The papers in the order in which they end. */
export function papersInOrder<P extends { validUntil: PlainDate }>(papers: readonly P[]): P[] {
  return papers.toSorted((a, b) => (a.validUntil < b.validUntil ? -1 : a.validUntil > b.validUntil ? 1 : 0))
}

/** The first day on which one of the papers ends. */
export function papersUntil(papers: readonly VehiclePaper[]): PlainDate | undefined {
  return papersInOrder(papers.filter(({ validUntil }) => isPlainDate(validUntil)))[0]?.validUntil
}

/** The last day that is warned of: what ends until then is due. */
export const dueUntil = (today: PlainDate): PlainDate => addDays(today, EXPIRY_WARNING_DAYS)
