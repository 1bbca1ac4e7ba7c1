/** Counts what passed only at the second try over the runs of a step; answers a line for each test of this run. */
export function countSecondTries(step: string, tests: readonly string[], file?: string): string[]
