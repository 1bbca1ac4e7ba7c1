import * as z from 'zod/mini'
import { COLUMN_TARGETS, IMPORT_BOUNDS } from '#src/domain/imports/fields.ts'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from './basics/core.ts'
import {
  Import,
  IMPORT_CALL_LIMIT,
  ImportedPart,
  ImportHead,
  ImportMapping,
  ImportRow,
  KnownQuestion,
  KnownRow,
} from './imports/import.ts'
import { undoEndpoint } from './records/events.ts'

/** What the list can be sorted by. */
export const IMPORT_SORTS = ['createdAt', 'name'] as const

const senderKey = z.string().check(z.minLength(1), z.maxLength(200))
const IMPORT = { permission: 'orders.create' } as const

export const importEndpoints = {
  'imports.list': endpoint({
    method: 'GET',
    path: '/api/v1/imports',
    query: z.extend(PageQuery, sortedBy(IMPORT_SORTS)),
    response: pageOf(Import),
    ...IMPORT,
  }),
  /** One with the orders of it that are there. */
  'imports.get': endpoint({
    method: 'GET',
    path: '/api/v1/imports/{id}',
    params: IdParams,
    response: Import,
    ...IMPORT,
    failure: 'Data not found',
  }),
  /** Which rows were taken in before, and the last import of the same rows, before anything is made. */
  'imports.known': endpoint({
    method: 'POST',
    path: '/api/v1/imports/known',
    body: KnownQuestion,
    response: z.object({ rows: z.catch(z.array(KnownRow), []), before: z.catch(z.optional(Import), undefined) }),
    ...IMPORT,
  }),
  /**
   * Makes orders of a part of the rows, each by the ordinary rules and by itself; of a row that was taken in before none. The id of
   * the import is the caller's (a UUID): all its parts name the same.
   */
  'imports.create': endpoint({
    method: 'POST',
    path: '/api/v1/imports',
    body: z.object({
      importId: z.string().check(z.regex(/^[a-z][a-z0-9-]{7,59}$/)),
      head: ImportHead,
      rows: z.array(ImportRow).check(z.minLength(1), z.maxLength(IMPORT_CALL_LIMIT)),
    }),
    response: ImportedPart,
    ...IMPORT,
  }),
  /** Takes back the orders of a part that no one has worked with; the answer warns of those that stay, by their numbers. */
  'imports.undo': undoEndpoint('/api/v1/imports', IMPORT),
  /** What is remembered for the first of these senders that anything is remembered for, joined by commas. */
  'importMappings.get': endpoint({
    method: 'GET',
    path: '/api/v1/import-mappings',
    query: z.object({ senders: z.string().check(z.minLength(1), z.maxLength(1000)) }),
    response: z.object({ mapping: z.catch(z.optional(ImportMapping), undefined) }),
    ...IMPORT,
  }),
  'importMappings.put': endpoint({
    method: 'PUT',
    path: '/api/v1/import-mappings',
    body: z.object({
      senderKey,
      columns: z
        .record(z.string().check(z.maxLength(200)), z.enum(COLUMN_TARGETS))
        .check(z.refine((columns) => Object.keys(columns).length <= IMPORT_BOUNDS.columns)),
    }),
    response: ImportMapping,
    ...IMPORT,
  }),
}
