import type { Cents } from '../basics/money.ts'

interface Paid {
  grossCents: Cents
  payments: readonly { amountCents: Cents }[]
}

/** What has been paid, and what is open; negative where more was paid. */
export function settled({ grossCents, payments }: Paid): { paidCents: Cents; openCents: Cents } {
  const paidCents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { paidCents, openCents: grossCents - paidCents }
}

/** Whether nothing is open any more. */
export const isSettled = (paid: Paid): boolean => settled(paid).openCents <= 0
