import type { DocumentBulkResult } from '#src/contract/documents/bulk.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import { type RuleContext, ruleContextOf } from '../../core/rule-context.ts'
import { ConflictError, MissingRowError } from '../../store/store.ts'
import { documents } from './document.resource.ts'
import type { DocumentInput } from './values.ts'

type Result = Omit<DocumentBulkResult, 'id'>

/** Changes many documents alike, each by the ordinary rules and with an event of its own. */
export function updateDocuments(context: RuleContext, ids: readonly string[], updates: DocumentInput) {
  return each(context, ids, async (one, id) => {
    const { row, eventId } = await documents.acts.update(one, id, updates)
    const outcome = eventId === undefined ? ('unchanged' as const) : ('changed' as const)
    return { ...NOTHING, outcome, document: await documents.shown(row, context), eventId }
  })
}

/** Deletes many documents, each with an event of its own that brings it back. */
export function deleteDocuments(context: RuleContext, ids: readonly string[]) {
  return each(context, ids, async (one, id) => {
    return { ...NOTHING, outcome: 'deleted' as const, eventId: await documents.acts.remove(one, id) }
  })
}

const NOTHING = { document: undefined, eventId: undefined, message: undefined, code: undefined }

/** One after the other, each once and in a savepoint: one that is refused leaves no trace and stops no other. */
async function each(
  context: RuleContext,
  ids: readonly string[],
  run: (one: RuleContext, id: string) => Promise<Result>,
): Promise<{ results: DocumentBulkResult[] }> {
  const one = { ...ruleContextOf(context), ifMatch: undefined }
  const results: DocumentBulkResult[] = []
  for (const id of new Set(ids)) {
    const result = await context.store.savepoint(() => run(one, id)).catch(refusalOf)
    results.push({ id, ...result })
  }
  return { results }
}

/** What a rule refused, in words; a failure no rule meant is thrown on. */
function refusalOf(error: unknown): Result {
  const refused = { ...NOTHING, outcome: 'refused' as const }
  if (error instanceof HttpError) return { ...refused, message: error.answer.message, code: error.answer.code }
  if (error instanceof ConflictError || error instanceof MissingRowError)
    return { ...refused, message: refusalBody({ code: 'reason.changedMeanwhile' }).message, code: 'VERSION_CONFLICT' }
  throw error
}
