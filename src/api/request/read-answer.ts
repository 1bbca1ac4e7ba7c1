import type { OutputOf } from '#src/contract/basics/core.ts'
import type { EndpointName, Endpoints } from '#src/contract/index.ts'
import { errorOfAnswer, unreadableAnswer, type ReasonWords } from '../api-error.ts'
import type { Answer } from './send-request.ts'
import { retryAfterSeconds } from './headers.ts'
import type { PreparedRequest } from './outgoing.ts'

/** The answer as the contract describes it, or the `ApiError` it stands for. `now` in milliseconds since 1970. */
export function readAnswer<N extends EndpointName>(
  request: PreparedRequest,
  answer: Answer,
  now: number,
  words?: ReasonWords,
): OutputOf<Endpoints[N]> {
  const { name, endpoint } = request
  if (answer.status < 200 || answer.status > 299) {
    throw errorOfAnswer({
      endpoint: name,
      status: answer.status,
      statusText: answer.statusText,
      failure: endpoint.failure,
      id: request.id,
      body: answer.body.kind === 'json' ? answer.body.value : undefined,
      retryAfter: retryAfterSeconds(answer.retryAfter, now),
      needsSession: endpoint.access === 'session',
      words,
    })
  }
  for (const candidate of candidates(answer)) {
    const parsed = endpoint.response.safeParse(candidate)
    if (parsed.success) return parsed.data as OutputOf<Endpoints[N]>
  }
  throw unreadableAnswer(name, endpoint.failure, answer.status)
}

/** What a list call gives where the server has nothing. */
export function emptyAnswer<N extends EndpointName>(request: PreparedRequest): OutputOf<Endpoints[N]> {
  return request.endpoint.response.parse({ data: [] }) as OutputOf<Endpoints[N]>
}

/** What the schema may read: the JSON or the file; after 204 No Content also the shortest good answer there is. */
function candidates(answer: Answer): unknown[] {
  if (answer.body.kind === 'json') return [answer.body.value]
  if (answer.body.kind === 'file') return [answer.body.file]
  return answer.status === 204 && answer.body.kind === 'empty' ? [undefined, { success: true }] : []
}
