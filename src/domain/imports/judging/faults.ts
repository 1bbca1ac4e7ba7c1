import type { FieldIssue } from '../../refusals/field-issue.ts'
import type { ImportField } from '../fields.ts'

/** What can be wrong with a cell or a row; `issue` is what the rules of orders say beside. */
export type FaultCode =
  | 'required'
  | 'dateWrong'
  | 'timeWrong'
  | 'numberWrong'
  | 'postalCodeDigits'
  | 'postalCode'
  | 'above'
  | 'below'
  | 'twice'
  | 'windowOrder'
  | 'unknown'
  | 'deliveryFirst'
  | 'tooLong'
  | 'tooShort'
  | 'palletsMissing'
  | 'issue'

/** One fault of a row: the field it is about, and the column that is boxed; none where no column says the field. */
export interface RowFault {
  field: ImportField
  column: number | undefined
  code: FaultCode
  /** What stands in its sentence: dates plain, numbers as numbers, what was typed under `text`. */
  values: Readonly<Record<string, string | number>>
  issue?: FieldIssue
}

/** What one key makes of a row. */
export type ProposalCode =
  | 'text'
  | 'date'
  | 'dateAs'
  | 'weight'
  | 'price'
  | 'number'
  | 'split'
  | 'leave'
  | 'swapDays'
  | 'cut'
  | 'packages'

/** The one way out that is proposed: cells that get another text, the row left out, or several orders of it. */
export interface RowProposal {
  code: ProposalCode
  values: Readonly<Record<string, string | number>>
  cells: readonly { column: number; text: string }[]
  left?: true
  parts?: number
}
