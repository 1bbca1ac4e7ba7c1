import type { CallRecord } from '#src/contract/mock/control.ts'

/** So many calls are remembered, and so many characters of each body and answer. */
const MOST = 100
const MOST_CHARACTERS = 4096

/** The text of what came and of what was answered, as long as either is held: the log need not read it a second time. */
const texts = new WeakMap<Request | Response, string>()

/** Notes what a request or an answer says, by the one who has the text at hand. */
export function noteText<M extends Request | Response>(message: M, text: string): M {
  texts.set(message, text)
  return message
}

/** What was kept of a call, to be made readable when somebody asks. */
type KeptCall = Omit<CallRecord, 'id' | 'body' | 'answer'> & { body: string; answer: string }

/** The last calls: a ring, so that it never grows. What is kept is cut, and freed of secrets when it is read. */
export class CallLog {
  readonly #kept: { id: number; call: KeptCall }[] = []
  #made = 0

  /** Keeps one call; `answer` is missing where the network broke. */
  note(call: Omit<KeptCall, 'body' | 'answer' | 'status'>, request: Request, answer: Response | undefined): void {
    const [body, said] = [request, answer].map((message) => beginning(message && texts.get(message)))
    const status = answer && { status: answer.status }
    this.#kept.push({ id: (this.#made += 1), call: { ...call, ...status, body: body ?? '', answer: said ?? '' } })
    if (this.#kept.length > MOST) this.#kept.shift()
  }

  /** The last ones, newest first. */
  last(most = MOST): CallRecord[] {
    return this.#kept
      .slice(-most)
      .toReversed()
      .map(({ id, call }) => ({
        ...call,
        id,
        path: withoutSecrets(call.path),
        body: withoutSecrets(call.body, call.name),
        answer: withoutSecrets(call.answer),
      }))
  }

  clear(): void {
    this.#kept.length = 0
  }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** A copy: a slice of a text holds all of it. */
function beginning(text: string | undefined): string {
  if (text === undefined) return ''
  if (text.length <= MOST_CHARACTERS) return text
  return `${decoder.decode(encoder.encode(text.slice(0, MOST_CHARACTERS)))} …`
}

const SECRET = '(?:password|token|secret|csrf|authorization)'
/** A field of that name with its value, which may be cut; such a param; and the links of mails, which let anyone in. */
const FIELD = new RegExp(`("[^"]*${SECRET}[^"]*"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"?`, 'gi')
const PARAM = new RegExp(`([?&][^=&]*${SECRET}[^=&]*=)[^&]*`, 'gi')
const LINK = /(\/(?:answers?|price-answers?|invitations?|opt-outs?)\/)[^/?]+/g

/** The fields of passwords where they are called something else. */
const OTHER_FIELD = /("(?:current|next)"\s*:\s*)"(?:[^"\\]|\\.)*"?/g

function withoutSecrets(text: string, name?: string): string {
  const clean = text.replaceAll(FIELD, '$1"•••"').replaceAll(PARAM, '$1•••').replaceAll(LINK, '$1•••')
  return name === 'auth.changePassword' ? clean.replaceAll(OTHER_FIELD, '$1"•••"') : clean
}
