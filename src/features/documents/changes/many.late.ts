import { queryFor } from '#src/api/query.ts'
import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import type { DocumentBulkUpdates } from '#src/contract/documents/bulk.ts'
import type { Document } from '#src/contract/documents/document.ts'
import { DOCUMENT_KINDS, type DocumentKind, documentKind } from '#src/domain/documents/document-kinds.ts'
import { kindRefusal } from '#src/domain/documents/retention.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { reasonText } from '#src/i18n/reason-text.ts'
import { chosenTargets, newestRecords } from '#src/records/changes/newest-records.ts'
import { changeMany } from './bulk-plan.ts'
import { documentChanges } from '../document-changes.ts'

/** A tag that is yet to be typed. */
const TYPED = { typed: true } as const
type ChosenTag = string | typeof TYPED

const targets = (context: CommandContext) => newestRecords(context, 'document', chosenTargets(context))

/** Changes one document at once, many after a look at what would happen. Throws what speaks against that of a single one. */
async function change(
  context: CommandContext,
  commandId: string,
  intent: { title: string; field: 'kind' | 'orderId' | 'tags'; updates: DocumentBulkUpdates },
): Promise<void> {
  const records = await targets(context)
  const { title, field, updates } = intent
  if (records.length > 1) return changeMany(context, commandId, { title, records, updates })
  const { addTags, removeTags } = updates
  await documentChanges.change<DocumentBulkUpdates>(context, {
    commandId,
    title,
    records,
    field,
    call: (call, { body, ...request }) => {
      if (addTags) return call('documents.addTags', { ...request, body: { tags: addTags } })
      if (removeTags) return call('documents.removeTags', { ...request, body: { tags: removeTags } })
      return call('documents.update', { ...request, body })
    },
    deliver: (send) => send(updates),
  })
}

/** Why none of the documents can become this kind; nothing where one can. */
function kindBlock(documents: readonly Document[], kind: DocumentKind, t: Translate): string | undefined {
  if (documents.every((document) => documentKind(document.kind) === kind)) return t('documents.setKind.same')
  const refusals = documents.map((document) => kindRefusal(document, kind, Date.now()))
  const [first] = refusals
  return first === undefined || refusals.includes(undefined) ? undefined : reasonText(first, t)
}

/** The kinds; the one all targets have already cannot be taken, nor one as which they could be deleted too early. */
export async function kindChoices(context: CommandContext): Promise<Choice<DocumentKind>[]> {
  const { t } = context.services
  const documents = await targets(context)
  return DOCUMENT_KINDS.map((id) => {
    const blocked = kindBlock(documents, id, t)
    return { id, title: t(`records.document.kind.${id}`), ...(blocked !== undefined && { blocked }), value: id }
  })
}

/** Says what kind of paper it is. */
export function setKind(context: CommandContext, kind: DocumentKind): Promise<void> {
  const { t } = context.services
  const title = t('documents.setKind.done', { kind: t(`records.document.kind.${kind}`) })
  return change(context, 'documents.setKind', { title, field: 'kind', updates: { kind } })
}

/** Asks for the number of the order it belongs to; an empty one takes it away. A number no order has leaves what was typed. */
export async function setOrder(context: CommandContext): Promise<void> {
  const { ask, t } = context.services
  const documents = await targets(context)
  const assign = async (text: string) => {
    const order = text.trim().toUpperCase()
    const title = order === '' ? t('documents.setOrder.none') : t('documents.setOrder.done', { order })
    await change(context, 'documents.setOrder', { title, field: 'orderId', updates: { orderId: order || null } })
    return true
  }
  const typed = await ask({
    title: t('documents.setOrder.head'),
    label: t('documents.setOrder.number'),
    confirmLabel: t('documents.setOrder.confirm'),
    text: documents[0]?.orderId ?? '',
    line: () => undefined,
    // Of many it is looked at first what would become of them.
    ...(documents.length === 1 && { send: assign }),
  })
  if (typed !== undefined && documents.length > 1) await assign(typed)
}

/** The words in use, the commonest first, and one of one's own. */
export async function tagChoices(context: CommandContext): Promise<Choice<ChosenTag>[]> {
  const { call, queryClient, t } = context.services
  const [{ byTag }, documents] = await Promise.all([
    queryClient.fetchQuery(queryFor(call, 'documents.statistics', {})),
    targets(context),
  ])
  const known = Object.entries(byTag).toSorted(([, a], [, b]) => b - a)
  const isOnAll = (tag: string) => documents.every(({ tags }) => tags.includes(tag))
  return [
    ...known.map(([tag, count]) => ({
      id: `tag:${tag}`,
      title: tag,
      detail: t('documents.count', { count }),
      ...(isOnAll(tag) && { blocked: t('documents.addTags.same') }),
      value: tag,
    })),
    { id: 'typed', title: t('documents.addTags.other'), value: TYPED },
  ]
}

/** Marks documents with a word. */
export async function addTag(context: CommandContext, chosen: ChosenTag): Promise<void> {
  const { ask, t } = context.services
  const typed =
    typeof chosen === 'string'
      ? chosen
      : await ask({
          title: t('documents.addTags.head'),
          label: t('documents.filter.tag'),
          confirmLabel: t('documents.addTags.confirm'),
          required: true,
          line: (text) => (text.trim().length > TAG_LENGTH ? t('issue.tooLong', { max: TAG_LENGTH }) : undefined),
        })
  const tag = typed?.trim()
  if (!tag) return
  const title = t('documents.addTags.done', { tag })
  await change(context, 'documents.addTags', { title, field: 'tags', updates: { addTags: [tag] } })
}

/** Characters of a tag, as the server takes them. */
const TAG_LENGTH = 40

/** The words that are on any of the targets. */
export async function ownTagChoices(context: CommandContext): Promise<Choice<string>[]> {
  const tags = new Set((await targets(context)).flatMap((document: Document) => document.tags))
  return [...tags].map((tag) => ({ id: `tag:${tag}`, title: tag, value: tag }))
}

/** Takes a word off documents. */
export function removeTag(context: CommandContext, tag: string): Promise<void> {
  const title = context.services.t('documents.removeTags.done', { tag })
  return change(context, 'documents.removeTags', { title, field: 'tags', updates: { removeTags: [tag] } })
}
