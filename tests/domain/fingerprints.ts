import { createHash } from 'node:crypto'

/**
 * What planning says of drawn boards stands in files as a fingerprint per board. It is no proof that it is right (the tables and the
 * checker by the law's text are); it shows which boards a change of a rule touches, to the minute, the kilometre and the cent.
 * `npx vitest run --project node -u` with the name of a test file writes what is said now.
 */
const fingerprint = (said: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(said) ?? '')
    .digest('hex')
    .slice(0, 12)

export const seedsUpTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)

/** A line per seed. */
export const fingerprints = (count: number, tell: (seed: number) => unknown): string =>
  linesOf(seedsUpTo(count).map((seed) => `${seed} ${fingerprint(tell(seed))}`))

export const linesOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`
