import type { EntityKind } from '#src/contract/entities.ts'

/** What a record holds of others, or of its own writing: it is kept in events, but is no change of its own in a history. */
const DERIVED: Partial<Record<EntityKind, readonly string[]>> = {
  order: [
    'statusSince',
    'deliveredOn',
    'transportId',
    'transportStatus',
    'customerNetPrice',
    'customerGrossPrice',
    'margin',
    'marginPercent',
  ],
  transport: ['lastUpdate', 'progress', 'currentSpeed', 'tourId'],
  vehicle: [
    ...['status', 'availableFrom', 'availableCity', 'availablePostalCode', 'papersUntil'],
    ...['currentCity', 'currentPostalCode', 'currentCountry'],
  ],
  driver: ['nextExpiry', 'vehiclePlate'],
  partner: ['papersUntil', 'euLicenceUntil', 'insuranceUntil', 'complianceCheckedAt', 'formerIds'],
  recurringOrder: ['status', 'nextDate', 'madeUntil'],
  enhancedOrder: ['updated_at'],
  email: ['readAt'],
  claim: ['noticeUntil', 'photoCount', 'partnerName'],
  followUp: ['dueAt', 'toldOf'],
}

export const derivedFields = (kind: EntityKind | undefined): readonly string[] => (kind && DERIVED[kind]) ?? []
