import type { Endpoint } from '#src/contract/basics/core.ts'
import { ENTITY_KINDS, entities } from '#src/contract/entities.ts'
import type { Extras } from '#src/contract/extras.ts'
import { endpoints, type Call, type EndpointName } from '#src/contract/index.ts'
import { SPECIFIED_CALLS } from '#src/contract/specified-calls.ts'
import { ApiError } from '../api-error.ts'
import { standIns } from './stand-ins.ts'

/** Code of the refusal of a call that the backend does not offer; nothing was sent. */
export const NOT_OFFERED = 'NOT_OFFERED'

/** A call with whatever it is given. */
export type AnyCall = (name: EndpointName, input: object) => Promise<unknown>

/**
 * A backend that offers the calls of section 7 and those it tells of: `orders.undo` one call, `orders` all of that room. What else is
 * asked for is made of the lists it has, is an empty list, or is refused as a server would that has no such path; no request leaves
 * this computer for it. Source: decision A34
 */
export function limitedBackend(told: readonly string[], ask: Call): { extras: Extras; call: Call } {
  const words = new Set(told)
  const isTold = (name: EndpointName) => SPECIFIED_CALLS.has(name) || words.has(name) || words.has(roomOf(name))
  const send = ask as AnyCall
  const made = new Map([...standIns(send, isTold)].filter(([name]) => !isTold(name)))
  const lacking = new Set<string>(
    Object.keys(endpoints).filter((name) => !isTold(name as EndpointName) && !made.has(name as EndpointName)),
  )
  const call: AnyCall = async (name, input) => {
    const stand = made.get(name)
    if (stand !== undefined) return await stand(input)
    if (!lacking.has(name)) return await whole(name, input, pageIn(await send(name, input), input))
    const empty = emptyList(endpoints[name])
    if (empty !== undefined) return empty
    throw new ApiError({ endpoint: name, kind: 'http', status: 404, code: NOT_OFFERED, message: 'Data not found' })
  }
  /** A change that is answered without the record, as `{}` is: the record is fetched. */
  const whole: (name: EndpointName, input: object, answer: unknown) => Promise<unknown> = async (
    name,
    input,
    answer,
  ) => {
    const many = manyDone(name, input, answer)
    if (many !== undefined) return many
    const { id } = (input as { params?: { id?: string } }).params ?? {}
    const place = id === undefined || endpoints[name].method === 'GET' ? undefined : blankRecordIn(answer)
    const kind = ENTITY_KINDS.find((known) => String(entities[known].entity) === roomOf(name))
    const get = kind && entities[kind].endpoints.get
    if (place === undefined || get === undefined) return answer
    const record = await call(get, { params: { id } })
    return place === '' ? Object.assign({}, answer, record) : Object.assign({}, answer, { [place]: record })
  }
  return { extras: { has: (name) => !lacking.has(name) }, call: call as Call }
}

const MANY: ReadonlyMap<EndpointName, string> = new Map([
  ['documents.deleteMany', 'deleted'],
  ['documents.updateMany', 'changed'],
])

/** A change of many that is answered as one has been done for each. */
function manyDone(name: EndpointName, input: object, answer: unknown): unknown {
  const outcome = MANY.get(name)
  if (outcome === undefined || (answer as { results: unknown[] }).results.length > 0) return undefined
  const { documentIds = [] } = (input as { body?: { documentIds?: readonly string[] } }).body ?? {}
  return { results: documentIds.map((id) => ({ id, outcome })) }
}

/** A list that came whole, though a page of it was asked for, is cut into pages here. */
function pageIn(answer: unknown, input: object): unknown {
  const { page = 1, limit } = (input as { query?: { page?: number; limit?: number } }).query ?? {}
  if (
    limit === undefined ||
    typeof answer !== 'object' ||
    answer === null ||
    !('data' in answer && 'pagination' in answer)
  )
    return answer
  const { data } = answer
  if (!Array.isArray(data) || data.length <= limit) return answer
  const total = data.length
  const pagination = { page, limit, total, totalPages: Math.ceil(total / limit) }
  return { ...answer, data: data.slice((page - 1) * limit, page * limit), pagination }
}

/** Where an answer should hold a record and holds none: under which name, or in place of it (`''`); undefined where it does hold one. */
function blankRecordIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const isBlank = (value: unknown) => typeof value === 'object' && value !== null && 'id' in value && value.id === ''
  if (isBlank(answer)) return ''
  return Object.entries(answer).find(([, value]) => isBlank(value))?.[0]
}

const roomOf = (name: string) => name.split('.', 1)[0] ?? name

/** A list of a kind of record that this backend does not keep has no rows; undefined for what is no list. */
function emptyList({ method, response }: Endpoint): unknown {
  if (method !== 'GET') return undefined
  const { success, data } = response.safeParse({ data: [] })
  const isList = success && typeof data === 'object' && data !== null && 'data' in data
  return isList && Object.keys(data).every((part) => part === 'data' || part === 'pagination') ? data : undefined
}
