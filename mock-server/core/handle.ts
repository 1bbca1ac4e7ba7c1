import type * as z from 'zod/mini'
import type { EndpointName, Endpoints } from '#src/contract/index.ts'
import type { FileRule, FilesRule, OutputOf } from '#src/contract/basics/core.ts'
import type { LiveMessage } from '#src/contract/live/live.ts'
import type { Role } from '#src/domain/accounts/roles.ts'
import type { Row } from '../store/models.ts'
import type { KeptFiles } from '../ports/kept-files.ts'
import type { PastOf } from '../ports/past.ts'
import type { ReadPaper } from '../ports/reader.ts'
import type { Store } from '../store/store.ts'
import type { FileAnswer } from './bodies/file-answer.ts'
import type { CameFile, UploadedFile } from './bodies/upload.ts'
import type { CheckedPasswords } from './sessions/checked-passwords.ts'

/** Who calls. `role` is read from the user's row at every call, so that a lowered role holds at once. */
export interface MockSession {
  id: string
  userId: string
  role: Role
  tenantId: string
  userName: string
  email: string
}

/** One change to be told to everybody of the tenant; stamp, actor and `seq` are added (contract `LiveMessage`). */
export type Change = Pick<LiveMessage, 'entity' | 'id' | 'change' | 'version' | 'changedFields'>

/** Who caused what is told. */
export interface Actor {
  id?: string | undefined
  name?: string | undefined
  /** Key of the call that caused it. */
  intentKey?: string | undefined
}

/** One act: all that is written through its store is one change, which is told once it is committed. */
export interface Unit {
  readonly store: Store
  /** Puts what has to be told beside what was written; answers the number up to which there is news then. */
  finish(actor: Actor): Promise<number | undefined>
}

/** What sign-in needs beyond the data of one tenant. */
export interface ServerPort {
  /** Demo mode (decision A2). */
  readonly demo: boolean
  /** Whether nothing more may be written, for want of room. */
  isFull(): boolean
  /** Where people reach the product, scheme and name: every link that is sent begins with it. */
  readonly origin: string
  /** A user by e-mail in any tenant, case-insensitive: the login form has no field for the tenant. */
  findUser(email: string): Promise<Row<'users'> | undefined>
  /** The same person's account in another tenant: same name before the @ … or, for admins, that tenant's admin. */
  tenants(): Promise<Row<'tenants'>[]>
  /** Data of another tenant, for a switch of tenant or a registration; part of the call's transaction. */
  storeOf(tenantId: string): Store
  /** Starts a session of 30 minutes and answers its bearer token. */
  signIn(user: Row<'users'>): Promise<string>
  /** A new token for an old one, expired at most 24 h ago; undefined when it is unknown or was signed out. */
  refresh(token: string | undefined): Promise<string | undefined>
  /** Ends a session; its token is refused from now on. */
  signOut(sessionId: string): Promise<void>
  /** Ends sessions of others: the log says who did it, not that they signed out. */
  endSessions(ids: readonly string[]): Promise<void>
  issueCsrfToken(): string
  /** A token for a link in a mail, which lets anyone who has it do one thing in one tenant. */
  newLinkToken(tenantId: string): string
  /** Writes in another tenant than the call's, in the call's transaction, and tells those who listen there once it is committed. */
  act<T>(tenantId: string, work: (store: Store) => Promise<T>): Promise<T>
  /** Tells everybody of the tenant something that is no change of anything; false where this person says too much. */
  say(tenantId: string, userId: string, said: object): boolean
}

/** Everything a handler may use. Mutations run inside one transaction: what throws leaves no trace. */
export interface HandlerContext<N extends EndpointName> {
  params: z.output<Endpoints[N]['params']>
  query: z.output<Endpoints[N]['query']>
  body: z.output<Endpoints[N]['body']>
  /** What was done about its passwords. */
  passwords: CheckedPasswords
  /** What came along, put away as a blob: a rule that keeps its id keeps it. */
  file: Endpoints[N]['file'] extends FilesRule
    ? undefined
    : Endpoints[N]['file'] extends FileRule
      ? UploadedFile
      : undefined
  /** The same of a call that takes several, in their order, with those that were refused. */
  files: Endpoints[N]['file'] extends FilesRule ? readonly CameFile[] : undefined
  /** Absent only on calls with public access. */
  session: Endpoints[N]['access'] extends 'public' ? MockSession | undefined : MockSession
  /** The tenant of the request header; on session calls also the session's. */
  tenantId: string
  store: Store
  /** Epoch milliseconds, one value for the whole call. */
  now: number
  /** A new id, unique in the whole world and the same in every run: `ord-x1`, `ord-x2` … */
  newId(prefix: string): string
  /** Version of `If-Match`; hand it to `store.patch` (decision A21). */
  ifMatch: number | undefined
  /** The raw bearer token, for refresh and cookie calls. */
  token: string | undefined
  pastOf: PastOf
  readPaper: ReadPaper
  /** For bytes that are parts of what came. */
  keptFiles: KeptFiles
  /** What the call writes, for `write/`. */
  unit: Unit
  /** The call changes nothing: its answer is not kept for a repetition with the same key. */
  forget(): void
  server: ServerPort
}

/** What a rule answers: the contract's answer, or of a file where it is. */
export type AnswerOf<N extends EndpointName> = OutputOf<Endpoints[N]> extends File ? FileAnswer : OutputOf<Endpoints[N]>

export interface Handler<N extends EndpointName> {
  name: N
  /** Status of success, 200 unless given. */
  status: number
  run(context: HandlerContext<N>): Promise<AnswerOf<N>>
}

/** Every endpoint of the contract; the compiler lists those without a handler. */
export type Handlers = { [N in EndpointName]: Handler<N> }

/**
 * The rule behind one endpoint. Tenant, session, permission of the endpoint, CSRF, idempotency and parsing are done
 * before; the answer is parsed after. Throw `HttpError` to refuse.
 */
export function handle<N extends EndpointName>(
  name: N,
  run: Handler<N>['run'],
  options: { status?: number } = {},
): Handler<N> {
  return { name, run, status: options.status ?? 200 }
}
