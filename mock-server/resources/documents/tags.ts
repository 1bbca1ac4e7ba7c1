import { invalidFields } from '#mock-server/core/bodies/parse.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { type RecordChange, writeRecord } from '../../write/record-write.ts'
import { distinct, sameTag } from './values.ts'

type Document = Row<'documents'>
type Change = Promise<RecordChange<'document'>>

/** Tags of one document. */
const MOST_TAGS = 20

/** Marks a document with further words. */
export async function addTags(context: RuleContext, document: Document, tags: readonly string[] = []): Change {
  const all = distinct([...document.tags, ...tags])
  if (all.length > MOST_TAGS) throw invalidFields(errorAt('tags', 'tooLong', { max: MOST_TAGS }))
  return writeRecord(context, 'document', document, { tags: all }, { type: 'updated' })
}

/** Takes words away again, whatever their case. */
export async function removeTags(context: RuleContext, document: Document, tags: readonly string[] = []): Change {
  const gone = new Set(tags.map(sameTag))
  const left = document.tags.filter((tag) => !gone.has(sameTag(tag)))
  return writeRecord(context, 'document', document, { tags: left }, { type: 'updated' })
}
