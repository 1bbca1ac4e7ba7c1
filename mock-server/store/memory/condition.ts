import { fold, spellings } from '../fold.ts'
import type { Cell, FlatRow } from '../columns.ts'
import type { Scalar, Condition } from '../store.ts'

export type Predicate = (row: FlatRow) => boolean

/** A where object as the store takes it, without the entity's type. */
export interface LooseWhere {
  anyOf?: readonly LooseWhere[] | undefined
  [field: string]: Condition | readonly LooseWhere[] | undefined
}

/** Compiles a where object; undefined when everything fits, so that callers can skip the scan. */
export function predicateOf(where: LooseWhere | undefined): Predicate | undefined {
  const parts = conditionsOf(where).map(([field, condition]) => fieldPredicate(field, condition))
  const alternatives = where?.anyOf
  if (alternatives) parts.push(anyOf(alternatives))
  const [first, second] = parts
  if (first === undefined) return undefined
  if (second === undefined) return first
  return (row) => parts.every((part) => part(row))
}

/** The fields' conditions that are given. */
export function conditionsOf(where: LooseWhere | undefined): [string, Condition][] {
  const given: [string, Condition][] = []
  for (const [field, condition] of Object.entries(where ?? {})) {
    if (field !== 'anyOf' && condition !== undefined && !Array.isArray(condition))
      given.push([field, condition as Condition])
  }
  return given
}

/** The values a condition allows by equality alone; undefined when it is another kind. An index answers these. */
export function equalTo(condition: Condition): readonly Scalar[] | undefined {
  if (typeof condition !== 'object') return [condition]
  return condition.in ?? (condition.eq === undefined ? undefined : [condition.eq])
}

function anyOf(alternatives: readonly LooseWhere[]): Predicate {
  const predicates = alternatives.map((alternative) => predicateOf(alternative) ?? (() => true))
  return (row) => predicates.some((predicate) => predicate(row))
}

function fieldPredicate(field: string, condition: Condition): Predicate {
  const check = checkOf(condition)
  return (row) => check(row[field] ?? null)
}

type Check = (cell: Cell) => boolean

/** Whether a value meets a condition. */
export function checkOf(condition: Condition): Check {
  if (typeof condition !== 'object') return (cell) => cell === condition
  const checks = checksOf(condition)
  const [first, second] = checks
  if (first !== undefined && second === undefined) return first
  return (cell) => checks.every((check) => check(cell))
}

function checksOf(condition: Exclude<Condition, Scalar>): Check[] {
  const { eq, ne, in: inside, notIn, gte, lte, gt, lt, prefix, contains, exists } = condition
  const checks: Check[] = []
  if (eq !== undefined) checks.push((cell) => cell === eq)
  if (ne !== undefined) checks.push((cell) => cell !== ne)
  if (inside) checks.push(memberOf(inside))
  if (notIn) checks.push(not(memberOf(notIn)))
  if (gte !== undefined) checks.push((cell) => cell !== null && cell >= gte)
  if (lte !== undefined) checks.push((cell) => cell !== null && cell <= lte)
  if (gt !== undefined) checks.push((cell) => cell !== null && cell > gt)
  if (lt !== undefined) checks.push((cell) => cell !== null && cell < lt)
  if (prefix !== undefined) checks.push((cell) => typeof cell === 'string' && cell.startsWith(prefix))
  if (contains !== undefined) checks.push(containing(spellings(contains)))
  if (exists !== undefined) checks.push((cell) => (cell !== null && cell !== '') === exists)
  return checks
}

function memberOf(values: readonly Scalar[]): Check {
  const set = new Set<Cell>(values)
  return (cell) => set.has(cell)
}

const not =
  (check: Check): Check =>
  (cell) =>
    !check(cell)

const containing =
  (variants: readonly string[]): Check =>
  (cell) => {
    if (cell === null) return false
    const text = fold(String(cell))
    return variants.some((one) => text.includes(one))
  }
