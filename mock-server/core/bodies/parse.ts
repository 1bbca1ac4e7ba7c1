import type * as z from 'zod/mini'
import { de } from 'zod/locales'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { HttpError, refusalBody, type FieldError } from '../http-error.ts'

const german = de().localeError

/** Whether a call has no such part. */
export const isAbsent = (schema: { type: string }): boolean => schema.type === 'undefined'

/** Reads one part of a request by the contract's schema. Throws 422 with the fields that do not fit. */
export function parsePart<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: german })
  if (result.success) return result.data
  throw invalidFields(result.error.issues.map(fieldError))
}

/**
 * As `parsePart`, for what an address asks for. Throws 400 for an unknown sort, with the ones there are: it is the mistake
 * of a program, and another order in silence would look right.
 */
export function parseQuery<S extends z.ZodMiniType>(schema: S, asked: Readonly<Record<string, string>>): z.output<S> {
  const result = schema.safeParse(asked, { error: german })
  if (result.success) return result.data
  const known = result.error.issues.flatMap((issue) =>
    issue.code === 'invalid_value' && issue.path[0] === 'sortBy' ? [issue.values.join(', ')] : [],
  )
  const [sorts] = known
  if (sorts === undefined) throw invalidFields(result.error.issues.map(fieldError))
  const values = { sort: (asked['sortBy'] ?? '').slice(0, MOST_REPEATED), sorts }
  throw new HttpError(400, { ...refusalBody({ code: 'reason.unknownSort', values }), code: 'UNKNOWN_SORT' })
}

/** Characters of what somebody sent that an answer repeats. */
const MOST_REPEATED = 60

/**
 * As `parsePart`, for the body of a change: a field that cannot be set there is named with 422. Passing over it would say
 * that it was set.
 */
export function parseChange<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const known = 'shape' in schema && typeof schema.shape === 'object' ? (schema.shape ?? {}) : undefined
  const given = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
  const foreign = known === undefined ? [] : given.filter((field) => !Object.hasOwn(known, field))
  if (foreign.length > 0) throw invalidFields(foreign.flatMap((field) => errorAt(field, 'notSettable', { field })))
  return parsePart(schema, value)
}

/** 422 that names the fields. */
export function invalidFields(fieldErrors: readonly FieldError[]): HttpError {
  return new HttpError(422, { ...refusalBody({ code: 'reason.checkInput' }), code: 'VALIDATION', fieldErrors })
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
