import type { MatchPart } from '#src/domain/carriers/matching.ts'

/** One who could drive it, or what a vehicle could take, in words and figures as the screen shows them. */
export interface Proposal {
  id: string
  /** "Lindner Sachsenfracht GmbH", or the way of an order. */
  name: string
  /** Where the vehicle is free; beside an order its number. */
  place: string
  /** "Planensattel · MEI-SL 204", or the goods of an order. */
  vehicle: string
  /** What it costs, euros; missing where this person sees no prices. */
  price?: number | undefined
  marginPercent?: number | undefined
  score: number
  parts: Readonly<Record<MatchPart, { earned: number; weight: number }>>
  facts: readonly string[]
  warnings: readonly string[]
  /** Rules that stand against it: it can be taken only with a reason. */
  blockers: readonly string[]
  /** Nothing stands against it, and its score suffices: it can be taken at once. */
  isRecommended: boolean
  /** The request whose answer its price is. */
  quotedBy?: string | undefined
  /** The request he was asked by. */
  priceRequestId?: string | undefined
  /** Whom it can be asked about and shown: its carrier, its vehicle, its order. */
  carrierId?: string | undefined
  vehicleId?: string | undefined
  orderId: string
  /** Kilometres to the loading place, and from there to the end. */
  emptyKm: number
  loadedKm: number
}

/** One that does not fit yet: what is lacking, what would make it fit, and the sum that proves both. */
export interface NearMiss {
  id: string
  name: string
  facts: string
  /** "0,8 LDM zu wenig" */
  lack: string
  /** "passt ab 13:30" */
  remedy: string
  proof: string
  /** What can be done about it here; nothing where it will never fit. */
  fit?: Fit | undefined
  carrierId?: string | undefined
  vehicleId?: string | undefined
  orderId: string
}

/** What makes it fit: a wider search, or other times of loading. */
export type Fit =
  | { kind: 'radius'; km: number }
  | { kind: 'pickup'; date?: string | undefined; from: string; to?: string | undefined }

/** What is proposed for one order or vehicle. */
export interface Proposals {
  /** `order:NK-2026-004711`, `vehicle:veh-0001`: what it is proposed for. */
  about: string
  fits: readonly Proposal[]
  misses: readonly NearMiss[]
}
