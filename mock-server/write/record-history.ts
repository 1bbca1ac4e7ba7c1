import type { Page } from '../store/store.ts'
import type { Row } from '../store/models.ts'
import type { WrittenKind } from './record-write.ts'
import type { RuleContext } from '../core/rule-context.ts'

/** A page of what was changed of one record, newest first. */
export async function findRecordEvents(
  { store }: Pick<RuleContext, 'store'>,
  kind: WrittenKind,
  recordId: string,
  { page, limit }: { page: number; limit: number },
): Promise<Page<Row<'recordEvents'>>> {
  const sort = [{ field: 'createdAt', order: 'desc' }] as const
  return await store.page('recordEvents', { where: { kind, recordId }, sort, page, limit })
}
