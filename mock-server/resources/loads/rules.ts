import { LoadUpdate, type LoadChanged } from '#src/contract/loads.ts'
import { errorAt } from '#src/domain/field-issue.ts'
import { isBlank } from '#src/domain/given-text.ts'
import { checkLoadFields, loadFieldOf, ORDER_FIELD_OF_LOAD } from '#src/domain/load-checks.ts'
import { loadDeleteRefusal, loadStatusRefusal } from '#src/domain/load-permissions.ts'
import type { LoadStatus } from '#src/domain/load-status.ts'
import { countryName } from '#src/domain/postal-codes.ts'
import { HttpError, saying } from '../../core/http-error.ts'
import { invalidFields } from '../../core/parse.ts'
import type { Row } from '../../store/models.ts'
import { loads } from './load.resource.ts'
import { passIssues, warningsOf } from '../../core/issues.ts'
import { type OrderValues, updateOrder } from '../orders/edit.ts'
import { act } from '../../write/act.ts'
import { writeCreated, writeRecord } from '../../write/record-write.ts'
import { sameValue } from '../../write/same-value.ts'
import { type RuleContext, ruleContextOf, stamp, todayOf } from '../../core/rule-context.ts'

type Load = Row<'loads'>
type Changed = Omit<LoadChanged, 'load'> & { load: Load }

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

/** Keeps freight that somebody typed; 422 `{ fieldErrors }` for what cannot be. */
export async function createLoad(context: RuleContext, input: LoadUpdate): Promise<Changed> {
  const all = Object.keys(LoadUpdate.shape)
  const empty = Object.fromEntries(all.map((field) => [field, undefined]))
  const typed = loadValues({ ...empty, ...input })
  const load = {
    ...{ id: context.newId('loa'), tenantId: context.session.tenantId, version: 1, status: 'open' as const },
    ...{ createdAt: stamp(context), updatedAt: stamp(context) },
    ...typed,
  } as Load
  const issues = passIssues(checkLoadFields(load, all, { today: todayOf(context) }))
  const { row, eventId } = await writeCreated(context, 'load', load)
  return { load: row, eventId, warnings: warningsOf(issues) }
}

/** Changes what a load says; of one with an order, the order, by its rules and in the same step. */
export async function updateLoad(context: RuleContext, id: string, input: LoadUpdate): Promise<Changed> {
  const load = await loads.read(context, id)
  const values = loadValues(input)
  const changed = Object.keys(values).filter(
    (field) => !sameValue(Reflect.get(values, field), Reflect.get(load, field)),
  )
  if (changed.length === 0) return { load, eventId: undefined, warnings: [] }
  if (load.orderId !== undefined) return updateItsOrder(context, load, { values: input, changed })
  const issues = passIssues(checkLoadFields({ ...load, ...values }, changed, { today: todayOf(context) }))
  const { row, eventId } = await writeRecord(context, 'load', load, values, { type: 'updated' })
  return { load: row, eventId, warnings: warningsOf(issues) }
}

async function updateItsOrder(
  context: RuleContext,
  load: Load,
  { values, changed }: { values: LoadUpdate; changed: readonly string[] },
): Promise<Changed> {
  if (changed.includes('customerName')) throw invalidFields(errorAt('customerName', 'customerOfOrder'))
  const asked = new Map<string, unknown>(Object.entries(values))
  const given = Object.entries(ORDER_FIELD_OF_LOAD).filter(([own]) => changed.includes(own))
  const fields = Object.fromEntries(given.map(([own, field]) => [field, asked.get(own)])) as OrderValues
  let warnings: Changed['warnings'] = []
  const eventId = await act(context, { kind: 'load', id: load.id }, { type: 'updated' }, async () => {
    const plain = { ...ruleContextOf(context), ifMatch: undefined }
    const move = await updateOrder(plain, load.orderId ?? '', fields).catch((error: unknown) => {
      throw inLoadWords(error)
    })
    warnings = move.warnings
  })
  return { load: await loads.read({ store: context.store }, load.id), eventId, warnings }
}

/** What the order refuses, by the names its fields have in the load. */
function inLoadWords(error: unknown): unknown {
  if (!(error instanceof HttpError) || error.answer.fieldErrors === undefined) return error
  const fieldErrors = error.answer.fieldErrors.map((each) => ({ ...each, path: loadFieldOf(each.path) }))
  return new HttpError(error.status, { ...error.answer, fieldErrors })
}

/** Sets a status by hand; 409 where it follows the order. */
export async function setLoadStatus(context: RuleContext, id: string, status: LoadStatus): Promise<Changed> {
  const load = await loads.read(context, id)
  const refusal = loadStatusRefusal(load, status)
  if (refusal) throw new HttpError(409, { ...saying(refusal), code: refusal.code })
  const { row, eventId } = await writeRecord(context, 'load', load, { status }, { type: 'status_changed' })
  return { load: row, eventId, warnings: [] }
}

/** Deletes a load that was typed; `eventId` brings it back. */
export async function deleteLoad(
  context: RuleContext,
  id: string,
): Promise<{ success: boolean; eventId: string | undefined }> {
  refuseDeleting(await loads.read(context, id))
  const head = { kind: 'load', id } as const
  return {
    success: true,
    eventId: await act(context, head, { type: 'deleted' }, () => context.store.remove('loads', id)),
  }
}

/** 409 for a load that is an order's. */
export function refuseDeleting(load: Load): void {
  const refusal = loadDeleteRefusal(load)
  if (refusal) throw new HttpError(409, { ...saying(refusal), code: refusal.code })
}
