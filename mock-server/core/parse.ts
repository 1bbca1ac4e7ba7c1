import type * as z from 'zod/mini'
import { de } from 'zod/locales'
import { HttpError, saying, type FieldError } from './http-error.ts'

const german = de().localeError

/** Reads one part of a request by the contract's schema. Throws 422 with the fields that do not fit. */
export function parsePart<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: german })
  if (result.success) return result.data
  throw invalidFields(result.error.issues.map(fieldError))
}

/** 422 that names the fields. */
export function invalidFields(fieldErrors: readonly FieldError[]): HttpError {
  return new HttpError(422, { ...saying({ code: 'reason.checkInput' }), code: 'VALIDATION', fieldErrors })
}

function fieldError(issue: z.core.$ZodIssue): FieldError {
  return { path: issue.path.join('.'), code: issue.code, message: issue.message, severity: 'error' }
}

/** The body as JSON; undefined when there is none. Throws 400 for anything else. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, { message: 'Der Inhalt ist kein gültiges JSON.', code: 'BAD_JSON' })
  }
}
