/** Processor seconds that the tests and hooks of one file may take. */
export const NODE_BUDGET = 10
export const BOOTED_BUDGET = 40

/** Files that may take longer, with what they may take and why. At most five: the next one has to become cheaper. */
export const EXCEPTIONS = []
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
