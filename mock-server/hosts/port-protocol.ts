import type { MockVerb } from '#src/contract/mock/verbs.ts'
import type { MockRefusalCode } from '#src/contract/mock/control.ts'

/** What a page says to the backend over a message port. `id` names a request, `socket` a live connection. */
export type ToBackend =
  | { type: 'hello'; lock: string }
  | {
      type: 'request'
      id: number
      method: string
      url: string
      headers: [string, string][]
      /** What brings a file comes as a blob, which is handed over without being copied. */
      body: ArrayBuffer | Blob | undefined
    }
  /** A piece of the body of a request that is said once all of them are there, whose body is undefined then. */
  | { type: 'piece'; id: number; bytes: ArrayBuffer }
  | { type: 'abort'; id: number }
  | { type: 'open'; socket: number; url: string }
  | { type: 'say'; socket: number; text: string }
  | { type: 'close'; socket: number }
  /** One of the verbs of developers; answered by `controlled` or `refused`. */
  | { type: 'control'; id: number; verb: MockVerb }

/** What the backend says to a page. */
export type ToPage =
  | { type: 'ready' }
  | { type: 'broken'; message: string }
  | { type: 'response'; id: number; status: number; headers: [string, string][]; body: ArrayBuffer | Blob }
  | { type: 'failed'; id: number }
  | { type: 'controlled'; id: number; answer: unknown }
  | { type: 'refused'; id: number; code: MockRefusalCode | undefined; detail: string }
  /** A piece has arrived. */
  | { type: 'took'; id: number }
  | { type: 'opened'; socket: number }
  | { type: 'message'; socket: number; text: string }
  | { type: 'closed'; socket: number; code: number; reason: string }
