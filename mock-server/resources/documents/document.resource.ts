import { addDays, isPlainDate, type PlainDate, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { HttpError } from '../../core/http-error.ts'
import { choice, is, oneOf } from '#mock-server/core/lists/filters.ts'
import { demand, type RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { defineResource } from '../../write/define-resource.ts'
import type { Turn } from '../../write/undo-rules.ts'
import { proveOrder } from './proof.ts'
import { comesBack, forgetLater, refuseKindBack, refuseRetained, refuseTakingBack } from './retention.ts'
import { changedDocument, sameTag } from './values.ts'

/** The moment a day of the tenant begins, as stamps have it. */
const startOf = (day: PlainDate) => new Date(zonedToEpoch(day, '00:00')).toISOString()

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
      claimId: is('claimId'),
      kind: oneOf('kind'),
      verified: choice({ true: { verified: true }, false: { verified: false } }),
      ocrProcessed: choice({ true: { ocrProcessed: true }, false: { ocrProcessed: false } }),
      tag: (tag) => {
        const wanted = sameTag(tag.trim())
        return ({ tags }) => tags.some((one) => sameTag(one) === wanted)
      },
      uploadedFrom: (day) => (isPlainDate(day) ? { uploadedAt: { gte: startOf(day) } } : undefined),
      uploadedTo: (day) => (isPlainDate(day) ? { uploadedAt: { lt: startOf(addDays(day, 1)) } } : undefined),
    },
  },
  missing: () => new HttpError(404, { message: 'Document not found', code: 'NOT_FOUND' }),
  write: {
    update: changedDocument,
    refuseRemoval: refuseRetained,
    remove: removed,
  },
  undo: {
    comesBack,
    refuseRemoval: refuseTakingBack,
    refuseUpdate: refuseKindBack,
    whole: { refuse: refuseCheck },
  },
})
