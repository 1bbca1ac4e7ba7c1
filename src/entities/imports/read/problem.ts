/** Why rows of a file cannot be read. */
export type TableProblemCode =
  | 'empty'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'macros'
  | 'oldExcel'
  | 'encrypted'
  | 'expands'
  | 'otherKind'
  | 'notReadable'

export interface TableProblem {
  code: TableProblemCode
  values: Readonly<Record<string, string | number>>
}

/** Thrown by the readers. */
export class TableRefused extends Error {
  readonly problem: TableProblem

  constructor(code: TableProblemCode, values: TableProblem['values'] = {}) {
    super(code)
    this.name = 'TableRefused'
    this.problem = { code, values }
  }
}
