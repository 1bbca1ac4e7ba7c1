/** Why a PDF cannot be looked at: it wants a password, is none or is damaged, keeps its reader busy without end, or nothing here reads it. */
export type PdfProblem = 'encrypted' | 'broken' | 'tooSlow' | 'noReader'

/** A PDF that cannot be looked at. */
export class PdfFailure extends Error {
  readonly problem: PdfProblem

  constructor(problem: PdfProblem, options?: ErrorOptions) {
    super(`PDF: ${problem}`, options)
    this.name = 'PdfFailure'
    this.problem = problem
  }
}
