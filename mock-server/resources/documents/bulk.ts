import type { DocumentBulkResult, DocumentBulkUpdates } from '#src/contract/documents/bulk.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import { demand, type RuleContext, ruleContextOf } from '../../core/rule-context.ts'
import { ConflictError, MissingRowError } from '../../store/store.ts'
import { act } from '../../write/act.ts'
import { documents } from './document.resource.ts'
import { verifyDocument } from './rules.ts'
import { addTags, removeTags } from './tags.ts'

type Result = Omit<DocumentBulkResult, 'id'>

interface BulkCall {
  documentIds: readonly string[]
  versions?: Readonly<Record<string, number>> | undefined
  dryRun?: boolean | undefined
}

/** Changes many documents alike, each by the ordinary rules and with an event of its own. */
export function updateDocuments(
  context: RuleContext,
  { updates, ...call }: BulkCall & { updates: DocumentBulkUpdates },
) {
  return each(context, call, async (one, id) => {
    const before = await documents.read(one, id)
    // Its parts are one step: what one of them refuses is refused as a whole, and one event takes all of it back.
    const eventId = await act(one, { kind: 'document', id }, { type: 'updated' }, () => changeParts(one, id, updates))
    const row = (await one.store.find('documents', id)) ?? before
    const outcome = eventId === undefined ? ('unchanged' as const) : ('changed' as const)
    return { ...NOTHING, outcome, document: await documents.shown(row, context), eventId }
  })
}

/** What is said of a document first, then whether it is checked, then its tags. */
async function changeParts(context: RuleContext, id: string, updates: DocumentBulkUpdates): Promise<void> {
  const { verified, addTags: more, removeTags: fewer, ...input } = updates
  const now = { ...context, ifMatch: undefined }
  const document = () => documents.read(now, id)
  if (Object.keys(input).length > 0) await documents.acts.update(now, id, input)
  if (verified !== undefined) {
    demand(context, 'documents.verify')
    await verifyDocument(now, await document(), verified)
  }
  if (more) await addTags(now, await document(), more)
  if (fewer) await removeTags(now, await document(), fewer)
}

/** Deletes many documents, each with an event of its own that brings it back. */
export function deleteDocuments(context: RuleContext, call: BulkCall) {
  return each(context, call, async (one, id) => {
    return { ...NOTHING, outcome: 'deleted' as const, eventId: await documents.acts.remove(one, id) }
  })
}

const NOTHING = { document: undefined, eventId: undefined, message: undefined, code: undefined }

/** One after the other, each once and in a savepoint: one that is refused leaves no trace and stops no other. */
async function each(
  context: RuleContext,
  { documentIds, versions = {}, dryRun = false }: BulkCall,
  run: (one: RuleContext, id: string) => Promise<Result>,
): Promise<{ results: DocumentBulkResult[] }> {
  let tried = 0
  const plain = ruleContextOf(context)
  // A trial uses up no ids.
  const base = dryRun ? { ...plain, newId: (prefix: string) => `${prefix}-trial-${(tried += 1)}` } : plain
  return context.store.savepoint(
    async () => {
      const results: DocumentBulkResult[] = []
      for (const id of new Set(documentIds)) {
        const one = { ...base, ifMatch: versions[id] }
        const result = await context.store.savepoint(() => run(one, id)).catch(refusalOf)
        results.push({ id, ...result, ...(dryRun && { eventId: undefined }) })
      }
      return { results }
    },
    { keep: !dryRun },
  )
}

/** What a rule refused, in words; a failure no rule meant is thrown on. */
function refusalOf(error: unknown): Result {
  const refused = { ...NOTHING, outcome: 'refused' as const }
  if (error instanceof HttpError) return { ...refused, message: error.answer.message, code: error.answer.code }
  if (error instanceof ConflictError || error instanceof MissingRowError)
    return { ...refused, message: refusalBody({ code: 'reason.changedMeanwhile' }).message, code: 'VERSION_CONFLICT' }
  throw error
}
