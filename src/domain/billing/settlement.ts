import type { Cents } from '../basics/money.ts'

interface Paid {
  grossCents: Cents
  payments: readonly { amountCents: Cents }[]
  state?: string | undefined
}

/** What has been paid, and what is open; negative where more was paid, and of what is cancelled all that was: a credit of the customer. */
export function settled({ grossCents, payments, state }: Paid): { paidCents: Cents; openCents: Cents } {
  const paidCents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const owedCents = state === 'cancelled' ? 0 : grossCents
  // Never a negative nothing.
  return { paidCents, openCents: owedCents - paidCents || 0 }
}

/** Whether nothing is open any more. */
export const isSettled = (paid: Paid): boolean => settled(paid).openCents <= 0
