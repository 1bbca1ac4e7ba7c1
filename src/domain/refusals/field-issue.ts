import { issueMessages, type IssueCode } from './issue-messages.ts'
import { isBlank, textOf } from '../basics/given-text.ts'
import { fillMessage } from './message.ts'

/** Something to say about one field: an error blocks, a warning does not. Source: decisions B3, B4 */
export interface FieldIssue {
  path: string
  code: string
  severity: 'error' | 'warning'
  message: string
  values?: Record<string, string | number>
}

type Values = Record<string, string | number>

function issue(severity: FieldIssue['severity'], path: string, code: IssueCode, values?: Values): FieldIssue {
  const message = fillMessage(issueMessages[`issue.${code}`], values)
  return values ? { path, code, severity, message, values } : { path, code, severity, message }
}

export const errorAt = (path: string, code: IssueCode, values?: Values): FieldIssue[] => [
  issue('error', path, code, values),
]

export const warningAt = (path: string, code: IssueCode, values?: Values): FieldIssue[] => [
  issue('warning', path, code, values),
]

const EMAIL = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]{2,}$/
const PHONE = /^\+?[\d\s()/.-]{5,30}$/

/** Whether a text has the shape of an e-mail address; no proof that it exists. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text) && !text.includes('..')
}

/** Whether a text has the shape of a phone number: at least five digits, with the usual separators. */
export function isPhone(text: string): boolean {
  return PHONE.test(text) && text.replace(/\D/g, '').length >= 5
}

/** What is wrong with a number: it is none (NaN is what was typed and cannot be read), or what `code` says of it. */
export const wrongNumber = (path: string, value: number, code: IssueCode, values?: Values): FieldIssue[] =>
  Number.isNaN(value) ? errorAt(path, 'numberWrong') : errorAt(path, code, values)

/** An error where a given number is not whole or out of range; nothing where none is given. */
export function checkWhole(
  path: string,
  value: number | undefined,
  range: { min: number; max: number },
  code: IssueCode = 'wholeNumber',
): FieldIssue[] {
  if (isBlank(value)) return []
  return Number.isInteger(value) && value >= range.min && value <= range.max
    ? []
    : wrongNumber(path, value, code, range)
}

/** An error where a given text is longer than it may be. */
export function checkLength(path: string, value: string | undefined, max: number): FieldIssue[] {
  return textOf(value).length > max ? errorAt(path, 'tooLong', { max }) : []
}
