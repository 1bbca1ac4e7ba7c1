import { LoadUpdate } from '#src/contract/loads.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { isBlank } from '#src/domain/basics/given-text.ts'
import { checkLoadFields, loadFieldOf, ORDER_FIELD_OF_LOAD } from '#src/domain/loads/checks.ts'
import { loadDeleteRefusal, loadStatusRefusal } from '#src/domain/loads/permissions.ts'
import type { LoadStatus } from '#src/domain/loads/status.ts'
import { countryName } from '#src/domain/places/postal-codes.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import { invalidFields } from '../../core/bodies/parse.ts'
import type { Row } from '../../store/models.ts'
import { assertNoErrors, warningsOf } from '../../core/bodies/issues.ts'
import { type OrderValues, updateOrder } from '../orders/edit.ts'
import { type RecordChange, writeRecord } from '../../write/record-write.ts'
import { sameValue } from '../../write/same-value.ts'
import { type RuleContext, ruleContextOf, todayOf } from '../../core/rule-context.ts'

type Load = Row<'loads'>

/** What stands where a load says nothing. */
const BLANK: ReadonlyMap<string, string | undefined> = new Map([
  ['customerName', 'Unbekannt'],
  ['vehicleType', 'TRUCK'],
  ...(['description', 'originCity', 'originPostalCode', 'destinationCity', 'destinationPostalCode'] as const).map(
    (field) => [field, ''] as const,
  ),
])

/** What is typed as it is kept: without outer blanks, countries as all are written. */
function loadValues(input: LoadUpdate): Partial<Load> {
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => {
      const typed = typeof value === 'string' ? value.trim() : value
      if (field.endsWith('Country')) return [field, countryName(typeof typed === 'string' ? typed : undefined)]
      return [field, isBlank(typed) ? BLANK.get(field) : typed]
    }),
  )
}

/** What is freight that somebody typed; 422 `{ fieldErrors }` for what cannot be. */
export function newLoad(context: RuleContext, input: LoadUpdate) {
  const all = Object.keys(LoadUpdate.shape)
  const empty = Object.fromEntries(all.map((field) => [field, undefined]))
  const values = { status: 'open', ...loadValues({ ...empty, ...input }) } as Load
  const issues = assertNoErrors(checkLoadFields(values, all, { today: todayOf(context) }))
  return { values, warnings: warningsOf(issues) }
}

/** What a load says instead; of one with an order the order says it, by its rules and in the same step. */
export function changedLoad(context: RuleContext, load: Load, input: LoadUpdate) {
  const values = loadValues(input)
  const changed = Object.keys(values).filter(
    (field) => !sameValue(Reflect.get(values, field), Reflect.get(load, field)),
  )
  if (changed.length === 0) return { values }
  if (load.orderId !== undefined) return { values: {}, along: () => changeOrder(context, load, { input, changed }) }
  const issues = assertNoErrors(checkLoadFields({ ...load, ...values }, changed, { today: todayOf(context) }))
  return { values, warnings: warningsOf(issues) }
}

async function changeOrder(
  context: RuleContext,
  { orderId = '' }: Load,
  { input, changed }: { input: LoadUpdate; changed: readonly string[] },
) {
  if (changed.includes('customerName')) throw invalidFields(errorAt('customerName', 'customerOfOrder'))
  const asked = new Map<string, unknown>(Object.entries(input))
  const given = Object.entries(ORDER_FIELD_OF_LOAD).filter(([own]) => changed.includes(own))
  const fields = Object.fromEntries(given.map(([own, field]) => [field, asked.get(own)])) as OrderValues
  const plain = { ...ruleContextOf(context), ifMatch: undefined }
  const { warnings } = await updateOrder(plain, orderId, fields).catch((error: unknown) => {
    throw inLoadWords(error)
  })
  return warnings
}

/** What the order refuses, by the names its fields have in the load. */
function inLoadWords(error: unknown): unknown {
  if (!(error instanceof HttpError) || error.answer.fieldErrors === undefined) return error
  const fieldErrors = error.answer.fieldErrors.map((each) => ({ ...each, path: loadFieldOf(each.path) }))
  return new HttpError(error.status, { ...error.answer, fieldErrors })
}

/** Sets a status by hand; 409 where it follows the order. */
export function setLoadStatus(context: RuleContext, load: Load, status: LoadStatus): Promise<RecordChange<'load'>> {
  const refusal = loadStatusRefusal(load, status)
  if (refusal) throw new HttpError(409, { ...refusalBody(refusal), code: refusal.code })
  return writeRecord(context, 'load', load, { status }, { type: 'status_changed' })
}

/** 409 for a load that is an order's. */
export function refuseDeleting(_context: RuleContext, load: Load): void {
  const refusal = loadDeleteRefusal(load)
  if (refusal) throw new HttpError(409, { ...refusalBody(refusal), code: refusal.code })
}
