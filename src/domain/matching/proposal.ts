import { VEHICLE_SORTS } from '../carriers/vehicle-order.ts'

/** What proposals are sorted by: the score first, then what found vehicles are sorted by. Source: specification 9 */
export const PROPOSAL_SORTS = ['score', ...VEHICLE_SORTS] as const
export type ProposalSort = (typeof PROPOSAL_SORTS)[number]

/** Whose vehicles are proposed: those of the house, or those of carriers. */
export const PROVIDERS = ['own', 'carrier'] as const
export type Provider = (typeof PROVIDERS)[number]

/** What would make something fit: another time of loading, a larger radius, or a time to be asked for. */
export const REMEDY_KINDS = ['shift', 'radius', 'window'] as const
export type RemedyKind = (typeof REMEDY_KINDS)[number]
