import type { Permission } from '../accounts/roles.ts'

const AMOUNTS: ReadonlySet<string> = new Set(['amountCents', 'settledCents'])

/** What somebody has to be allowed to change a field of a claim: who bills may say its amounts, and nothing else. */
export const claimPermission = (field: string): Permission => (AMOUNTS.has(field) ? 'claims.amount' : 'claims.write')
