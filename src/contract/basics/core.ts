import * as z from 'zod/mini'
import { howMany } from './bounds.ts'
import type { Permission } from '#src/domain/accounts/roles.ts'
import { preprocess } from './tolerant.ts'

type Schema = z.ZodMiniType

/** One of these is enough; the first names who may in the refusal. */
export type AnyPermission = readonly [Permission, ...Permission[]]

/**
 * A file that comes with a call. Its body is `multipart/form-data` then: the fields as JSON under `metadata`, or each as a field of
 * the form, after them the file under `file`; where there may be several, each under `files`.
 */
export interface FileRule {
  /** The largest one, in bytes. */
  mostBytes: number
  /** How many files there may be; one unless given. */
  mostFiles?: number
  /** The fields are fields of the form, all of them text. */
  plainFields?: true
  /** Why a file is refused, verbatim; nothing of such a one is kept. */
  check?: (file: { name: string; size: number; type: string }, bytes: Uint8Array) => string | undefined
}

/** The same for a call that several files come with; each is judged by itself. */
export interface FilesRule extends FileRule {
  mostFiles: number
}

/** The answer is a file, as it is: its name in `Content-Disposition`, its kind in `Content-Type`. */
export const FileBody = z.custom<File>((value) => value instanceof File)

/** How one call looks on the wire. The key it is listed under (`orders.setStatus`) is its name everywhere. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
  Upload extends FileRule | undefined = FileRule | undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path as the specification's section 7 writes it, with `{id}` placeholders (decision A5). */
  path: string
  /** Paths tried in this order when the server answers 404, 405 or 501 (decision A8). */
  fallbackPaths: readonly string[]
  params: Params
  query: Query
  body: Body
  file: Upload
  response: Response
  /** Who may call: everybody, or a session, optionally with one of these permissions, which the server enforces (decision B5). */
  access: 'public' | 'session'
  permission: Permission | AnyPermission | undefined
  /** Text of the error catalogue (specification 8), shown when the server sends no message of its own. */
  failure: string | undefined
}

interface EndpointInput<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  F extends FileRule | undefined,
> {
  method: Endpoint['method']
  path: string
  response: R
  params?: P
  query?: Q
  body?: B
  file?: F
  fallbackPaths?: readonly string[]
  access?: Endpoint['access']
  permission?: Permission | AnyPermission
  failure?: string
}

const nothing = z.undefined()
type NoSchema = typeof nothing

/** Describes one endpoint; what is left out is absent (no query, no body) and a session is needed. */
export function endpoint<
  R extends Schema,
  P extends Schema = NoSchema,
  Q extends Schema = NoSchema,
  B extends Schema = NoSchema,
  F extends FileRule | undefined = undefined,
>(input: EndpointInput<P, Q, B, R, F>): Endpoint<P, Q, B, R, F> {
  return {
    method: input.method,
    path: input.path,
    fallbackPaths: input.fallbackPaths ?? [],
    params: (input.params ?? nothing) as P,
    query: (input.query ?? nothing) as Q,
    body: (input.body ?? nothing) as B,
    file: input.file as F,
    response: input.response,
    access: input.access ?? 'session',
    permission: input.permission,
    failure: input.failure,
  }
}

/** How much of a call's body has left this computer, in bytes of the whole body. */
export interface SentBytes {
  sent: number
  total: number
}

/** What a caller gives: only the parts the endpoint has, plus what belongs to the transport. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema, infer F>
    ? Part<'params', z.input<P>> &
        Part<'query', z.input<Q>> &
        Part<'body', z.input<B>> &
        Part<'file', F extends FilesRule ? undefined : F extends FileRule ? File : undefined> &
        Part<'files', F extends FilesRule ? readonly File[] : undefined> &
        Part<'onProgress', F extends FileRule ? ((progress: SentBytes) => void) | undefined : undefined> & {
          /** Version an edit started from; sent as `If-Match` (decision A21). */
          ifMatch?: number
          /** One key per user intent (decision A6). */
          idempotencyKey?: string
          signal?: AbortSignal
        }
    : never

type Part<K extends string, T> = [T] extends [undefined]
  ? { [k in K]?: undefined }
  : undefined extends T
    ? { [k in K]?: T }
    : { [k in K]: T }

/** What a caller gets: the parsed answer. */
export type OutputOf<E> = E extends Endpoint<Schema, Schema, Schema, infer R> ? z.output<R> : never

export const IdParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) })
export type IdParams = z.infer<typeof IdParams>

/** Error body of every failed call (decision B6). */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  fieldErrors: z.optional(z.array(z.unknown())),
  allowedTransitions: z.optional(z.array(z.string())),
})
export type ErrorBody = z.infer<typeof ErrorBody>

export const Pagination = z.object({
  page: z.catch(z.int(), 1),
  limit: z.catch(z.int(), 50),
  total: z.catch(z.int(), 0),
  totalPages: z.catch(z.int(), 1),
})
export type Pagination = z.infer<typeof Pagination>

/** A page of rows: `{ data, pagination }`, or a plain array as some servers send it. What is no record at all is dropped. */
export function pageOf<T extends Schema>(row: T) {
  return preprocess(
    (raw) => {
      const list = Array.isArray(raw) ? raw : own(raw, 'data')
      const data = Array.isArray(list) ? list.filter(isRecord) : []
      const pagination = Array.isArray(raw) ? undefined : own(raw, 'pagination')
      const complete = { page: 1, limit: data.length, total: data.length, totalPages: 1 }
      return { data, pagination: typeof pagination === 'object' && pagination !== null ? pagination : complete }
    },
    z.object({ data: z.array(row), pagination: Pagination }),
  )
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function own(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Record<string, unknown>)[key]
}

export const PageQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
  limit: howMany(500, 50),
  q: z.optional(z.string().check(z.maxLength(200))),
})
export type PageQuery = z.infer<typeof PageQuery>

/** The part of a list's query that says how it is sorted; the server refuses other names with 400 and these ones. */
export function sortedBy<const Names extends readonly string[]>(names: Names) {
  return { sortBy: z.optional(z.enum(names)), sortOrder: z.optional(z.enum(['asc', 'desc'])) }
}
