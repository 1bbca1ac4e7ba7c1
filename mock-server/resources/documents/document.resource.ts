import { HttpError } from '../../core/http-error.ts'
import { choice, is, oneOf } from '#mock-server/core/lists/filters.ts'
import { demand, type RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { defineResource } from '../../write/define-resource.ts'
import type { Turn } from '../../write/undo-rules.ts'
import { proveOrder } from './proof.ts'
import { comesBack, forgetLater } from './retention.ts'
import { changedDocument } from './values.ts'

/** What was proven by it is not any more; its file stays for a while. */
async function removed(context: RuleContext, row: Row<'documents'>): Promise<void> {
  if (row.verified) await proveOrder(context, row, false)
  await forgetLater(context, row)
  await context.store.remove('documents', row.id)
}

/** Taking back that a document was checked is a check itself. */
async function refuseCheck(context: RuleContext, { changes }: Turn): Promise<void> {
  const isCheck = changes.some(({ entity, change, fields }) => {
    return entity === 'documents' && change === 'updated' && fields.some(({ field }) => field === 'verified')
  })
  if (isCheck) demand(context, 'documents.verify')
}

/** Documents, the newest upload first. Source: specification 9 */
export const documents = defineResource({
  kind: 'document',
  list: {
    sort: [{ field: 'uploadedAt', order: 'desc' }],
    filters: {
      orderId: is('orderId'),
      transportId: is('transportId'),
      vehicleId: is('vehicleId'),
      driverId: is('driverId'),
      partnerId: is('partnerId'),
      kind: oneOf('kind'),
      verified: choice({ true: { verified: true }, false: { verified: false } }),
      ocrProcessed: choice({ true: { ocrProcessed: true }, false: { ocrProcessed: false } }),
    },
  },
  missing: () => new HttpError(404, { message: 'Document not found', code: 'NOT_FOUND' }),
  write: {
    update: changedDocument,
    remove: removed,
  },
  undo: {
    comesBack,
    whole: { refuse: refuseCheck },
  },
})
