/** The series a company numbers its papers and records by. */
export const NUMBER_SERIES = ['orders', 'invoices', 'creditNotes', 'customers', 'carriers'] as const
export type NumberSeriesId = (typeof NUMBER_SERIES)[number]

/** What partners made here are numbered from, beyond those that came from elsewhere. */
export const PARTNER_SERIES = {
  customer: { prefix: 'K-', from: 20_000 },
  carrier: { prefix: 'F-', from: 80_000 },
} as const

/** The number of a new partner: `K-20001`. `count`: the how manieth of its kind it is. */
export function partnerNumberOf(kind: keyof typeof PARTNER_SERIES, count: number): string {
  const { prefix, from } = PARTNER_SERIES[kind]
  return `${prefix}${from + count}`
}
