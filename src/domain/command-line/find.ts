import type { PlainDate } from '../dates.ts'
import { parseTypedDate } from '../typed-dates.ts'
import { VEHICLE_TYPES, type VehicleType } from '../vehicles.ts'
import type { Find, Parsed, Part, Role, Trouble } from './line.ts'
import type { Token } from './tokens.ts'
import { FILLERS, foundList, foundTrait, foundType, isAreaWord, type FoundList } from './words.ts'

const AREAS = /^\d{1,5}(-\d{1,5})?(,\d{1,5}(-\d{1,5})?)*$/

/** Reads what is looked for: a list, postal areas, types of vehicles, a day, and all other words as they are. */
export function findOf(tokens: readonly Token[], today: PlainDate): Parsed {
  const verb = 'find'
  const parts: Part[] = []
  const texts: string[] = []
  const types: VehicleType[] = []
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
    } else if (date !== undefined) {
      find.date = date
      say('date', token)
    } else {
      texts.push(text)
      say('text', token)
    }
  }
  if (types.length > 0) find.types = VEHICLE_TYPES.filter((type) => types.includes(type))
  if (texts.some((text) => text !== '')) find.text = texts.join(' ').trim()
  if (trouble) return { verb, parts, trouble }
  const last = tokens.at(-1)
  if (last !== undefined && !last.quoted && isAreaWord(last.text)) return { verb, parts, missing: 'areas' }
  if (parts.length === 0) return { verb, parts, missing: 'text' }
  return { verb, parts, line: find }
}

/** The lists that know all that is asked for; more than one: the person decides. */
export function listsFor({ list, types, free, open }: Find): readonly FoundList[] {
  if (list !== undefined) return [list]
  const isOfVehicles = types !== undefined || free === true
  if (isOfVehicles !== (open === true)) return isOfVehicles ? ['vehicles'] : ['orders']
  return ['orders', 'vehicles']
}
