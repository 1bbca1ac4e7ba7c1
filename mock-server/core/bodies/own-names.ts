import type * as z from 'zod/mini'
import { camelCase } from './record-as-read.ts'

/** What is read here of a schema; what it is made of stands in its definition. */
interface Definition {
  type: string
  shape?: Readonly<Record<string, z.ZodMiniType>>
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
  in?: z.ZodMiniType
  options?: readonly z.ZodMiniType[]
}

const definitionOf = (schema: z.ZodMiniType): Definition => schema._zod.def as Definition

/**
 * The fields of a body by the names the contract has for them: `customer_price` is read as `customerPrice`, at every depth
 * (specification 3: fields come in snake_case or camelCase). A name the contract knows stays as it is, also one in snake_case;
 * where both are sent, the contract's own counts. Names it does not know either way stay, for who judges them.
 */
export function withOwnNames(schema: z.ZodMiniType, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const inner = innermost(schema)
  const { element } = definitionOf(inner)
  if (Array.isArray(value)) return element === undefined ? value : value.map((one) => withOwnNames(element, one))
  const fields = fieldsOf(inner)
  if (fields === undefined) return value
  const renamed = Object.entries(value).flatMap(([name, entry]) => {
    const own = fields.has(name) ? name : camelCase(name)
    const schemas = fields.get(own)
    if (schemas === undefined) return [[name, entry] as const]
    if (own !== name && Object.hasOwn(value, own)) return []
    return [[own, schemas.reduce((said, one) => withOwnNames(one, said), entry)] as const]
  })
  return Object.fromEntries(renamed)
}

/** The schema behind what makes it optional, nullable, defaulted or transformed. */
function innermost(schema: z.ZodMiniType): z.ZodMiniType {
  const { type, innerType, in: before } = definitionOf(schema)
  if (innerType !== undefined) return innermost(innerType)
  return type === 'pipe' && before !== undefined ? innermost(before) : schema
}

/** What each field of an object may be; of alternatives, the fields of all. */
function fieldsOf(schema: z.ZodMiniType): ReadonlyMap<string, z.ZodMiniType[]> | undefined {
  const { shape, options } = definitionOf(schema)
  if (shape !== undefined) return new Map(Object.entries(shape).map(([name, one]) => [name, [one]]))
  const all = (options ?? []).flatMap((option) => [...(fieldsOf(innermost(option)) ?? [])])
  if (all.length === 0) return undefined
  const joined = new Map<string, z.ZodMiniType[]>()
  for (const [name, schemas] of all) joined.set(name, [...(joined.get(name) ?? []), ...schemas])
  return joined
}
