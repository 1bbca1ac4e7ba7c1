import type { RequestOptions, RoleName } from './wire.ts'

/** One call of section 7 as the wire has it. */
export interface CallRow {
  /** Method and path with the contract's placeholders. */
  call: string
  /** What stands in the placeholders, and the query. */
  path?: string
  /** Calls made before by the dispatcher, so that there is something to act on. */
  before?: readonly (readonly [string, RequestOptions['body']?])[]
  /** Who made them, where the dispatcher may not; `another`: whoever does not make the call. */
  beforeAs?: RoleName | 'another'
  /** The body with the fields the specification names. */
  body?: unknown
  /** Leaves no trace, although it is no GET. */
  reads?: boolean
  /** 200 unless given. */
  status?: number
  /** Fields of the answer, dotted; `data.0.id` is a field of the first row. */
  answer: readonly string[]
  /** Roles the server lets pass, in the order admin, dispatcher, sales, finance, user; `anybody` needs no session. */
  may: string
  /** Text of the error catalogue, where it has one. */
  failure?: string | undefined
}

export const ALL = 'admin dispatcher sales finance user'
