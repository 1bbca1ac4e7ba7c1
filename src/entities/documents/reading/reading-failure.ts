/**
 * Why nothing was read of a file: it is of a sort no one reads here, wants a password, is damaged, has no text on it, too few pixels for
 * its letters, kept its reader busy without end, or the reader did not come.
 */
export type ReadingProblem = 'format' | 'encrypted' | 'broken' | 'empty' | 'resolution' | 'tooSlow' | 'noReader'

/** A file that could not be read. `dpi` is how fine the picture is, where that is why. */
export class ReadingFailure extends Error {
  readonly problem: ReadingProblem
  readonly dpi: number | undefined

  constructor(problem: ReadingProblem, options: ErrorOptions & { dpi?: number } = {}) {
    super(`Reading: ${problem}`, options)
    this.name = 'ReadingFailure'
    this.problem = problem
    this.dpi = options.dpi
  }
}
