import type { PlainDate } from '../dates.ts'
import { parseTypedDate } from '../typed-dates.ts'
import { VEHICLE_TYPES, type VehicleType } from '../vehicles.ts'
import type { Find, Parsed, Part, Role, Trouble } from './line.ts'
import type { Token } from './tokens.ts'
import { ORDER_STATUSES } from '../order-status.ts'
import { TRANSPORT_STATUSES } from '../transport-status.ts'
import {
  FOUND_LISTS,
  FOUND_STATUSES,
  foundList,
  foundStatus,
  foundTrait,
  type FoundList,
  type FoundStatus,
} from './found-words.ts'
import { FILLERS, foundType, isAreaWord } from './words.ts'

const AREAS = /^\d{1,5}(-\d{1,5})?(,\d{1,5}(-\d{1,5})?)*$/

/** Reads what is looked for: a list, postal areas, types of vehicles, statuses, a day, and all other words as they are. */
export function findOf(tokens: readonly Token[], today: PlainDate): Parsed {
  const verb = 'find'
  const parts: Part[] = []
  const texts: string[] = []
  const types: VehicleType[] = []
  const statuses: FoundStatus[] = []
  const find: Find = { verb }
  let trouble: Trouble | undefined
  const say = (role: Role, { from, to, text }: Token) => parts.push({ role, from, to, text })
  for (const [index, token] of tokens.entries()) {
    const { text, from, to, quoted } = token
    const before = tokens[index - 1]
    const afterAreaWord = before !== undefined && !before.quoted && isAreaWord(before.text)
    if (afterAreaWord && !quoted) {
      if (!AREAS.test(text)) trouble ??= { code: 'areas', from, to, text }
      else {
        find.areas = find.areas === undefined ? text : `${find.areas},${text}`
        say('areas', { ...token, from: before.from })
      }
      continue
    }
    const list = quoted ? undefined : foundList(text)
    const type = quoted ? undefined : foundType(text)
    const trait = quoted ? undefined : foundTrait(text)
    const status = quoted ? undefined : foundStatus(text)
    const date = quoted || find.date !== undefined ? undefined : parseTypedDate(text, today)
    if (!quoted && (isAreaWord(text) || FILLERS.has(text.toLowerCase()))) continue
    if (list !== undefined && find.list === undefined) {
      find.list = list
      say('list', token)
    } else if (type !== undefined) {
      types.push(type)
      say('type', token)
    } else if (trait !== undefined) {
      find[trait] = true
      say('trait', token)
    } else if (status !== undefined) {
      statuses.push(status)
      say('status', token)
    } else if (date !== undefined) {
      find.date = date
      say('date', token)
    } else {
      texts.push(text)
      say('text', token)
    }
  }
  if (types.length > 0) find.types = VEHICLE_TYPES.filter((type) => types.includes(type))
  if (statuses.length > 0) find.statuses = FOUND_STATUSES.filter((status) => statuses.includes(status))
  if (texts.some((text) => text !== '')) find.text = texts.join(' ').trim()
  if (trouble) return { verb, parts, trouble }
  const last = tokens.at(-1)
  if (last !== undefined && !last.quoted && isAreaWord(last.text)) return { verb, parts, missing: 'areas' }
  if (parts.length === 0) return { verb, parts, missing: 'text' }
  return { verb, parts, line: find }
}

type Asked = Exclude<keyof Find, 'verb' | 'list'>

/** What each list can be looked through for. */
const KNOWS: Readonly<Record<FoundList, ReadonlySet<Asked>>> = {
  orders: new Set(['areas', 'statuses', 'date', 'open', 'text']),
  vehicles: new Set(['areas', 'types', 'date', 'free', 'text']),
  transports: new Set(['statuses', 'date', 'late', 'active', 'text']),
  loads: new Set(['types', 'date', 'text']),
  documents: new Set(['text']),
}

/** Whether a list can be looked through for all that is asked for. */
export function knowsAll(list: FoundList, { verb: _verb, list: _list, ...asked }: Find): boolean {
  const known: readonly string[] = list === 'orders' ? ORDER_STATUSES : TRANSPORT_STATUSES
  if (asked.statuses?.some((status) => !known.includes(status)) === true) return false
  return (Object.keys(asked) as Asked[]).every((name) => asked[name] === undefined || KNOWS[list].has(name))
}

/** The list that is named, else those that know all that is asked for; more than one: the person decides. */
export const listsFor = (find: Find): readonly FoundList[] =>
  find.list === undefined ? FOUND_LISTS.filter((list) => knowsAll(list, find)) : [find.list]
