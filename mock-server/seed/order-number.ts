/** The year in the numbers of the seeded orders. */
const NUMBER_YEAR = 2026

/** `NK-2026-004711`: prefix of the tenant, year, six digits. */
export function orderNumberOf(prefix: string, value: number, year: number = NUMBER_YEAR): string {
  return `${prefix}-${year}-${String(value).padStart(6, '0')}`
}
