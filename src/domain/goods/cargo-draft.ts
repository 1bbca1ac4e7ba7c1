import type { AdrLine } from './adr-line-text.ts'
import type { BanExemption } from './ban-exemptions.ts'
import type { VehicleType } from '../vehicles/vehicles.ts'

/** The first substance of a draft as far as it is typed, and the others. */
export interface AdrDraft extends Partial<AdrLine> {
  /** Other substances, a line each as the ADR writes them. */
  further?: string
}

export interface CargoDraft {
  description?: string
  weightKg?: number
  volumeM3?: number
  quantity?: number
  packageType?: string
  packageCount?: number
  loadingMeters?: number
  /** Measures of a piece as they are typed; `parseDimensions` reads them. */
  dimensions?: string
  /** Two packages may stand on each other. */
  stackable?: boolean
  vehicleType?: VehicleType
  /** Present, even empty, means dangerous goods. */
  adr?: AdrDraft
  /** °C. */
  temperature?: { min?: number; max?: number }
  palletExchange?: boolean
  tailLift?: boolean
  /** Why driving bans do not bind it. */
  banExemption?: BanExemption
}
