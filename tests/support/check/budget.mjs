/** Processor seconds that the tests and hooks of one file may take. */
export const NODE_BUDGET = 10
export const BOOTED_BUDGET = 40

/**
 * A machine that others use as well charges a file up to three times what a quiet one does: what is above its budget is named, what is
 * above this many times its budget fails the run on any machine.
 */
export const BUSY_FACTOR = 3

/** Files that may take longer, with what they may take and why. At most five: the next one has to become cheaper. */
export const EXCEPTIONS = [
  {
    file: 'tests/app/all-commands.test.tsx',
    seconds: 120,
    reason: 'runs every command once, on some thirty screens',
  },
  {
    file: 'tests/mock-server/data-folder.test.ts',
    seconds: 30,
    reason: 'creates a PostgreSQL folder and starts programs that are killed while they write',
  },
]
const MOST_EXCEPTIONS = 5

/** The files that have taken more than they may, each with its seconds; throws where more than five may take longer. */
export function overBudget(times, budget, exceptions = EXCEPTIONS) {
  if (exceptions.length > MOST_EXCEPTIONS)
    throw new Error(`${exceptions.length} files may take longer than the budget; at most ${MOST_EXCEPTIONS} may`)
  return times.flatMap(({ file, seconds }) => {
    const most = exceptions.find((one) => one.file === file)?.seconds ?? budget
    return seconds > most ? [`${file} took ${seconds.toFixed(1)} s of processor time; it may take ${most} s`] : []
  })
}
