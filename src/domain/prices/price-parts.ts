export const PRICE_LINES = ['FRACHT', 'MAUT', 'DIESEL', 'ADR', 'LBW', 'SONSTIGES'] as const

export type PriceLineCode = (typeof PRICE_LINES)[number]

/** A code with its values; its words are in the issue messages. */
export interface Explanation<Code extends string = string> {
  code: Code
  values: Record<string, string | number>
}
