import { HttpError } from '../../core/http-error.ts'
import { choice, is, oneOf } from '../../core/lists/filters.ts'
import { defineResource } from '../../write/define-resource.ts'

/** Documents, the newest upload first. Source: specification 9 */
export const documents = defineResource({
  kind: 'document',
  list: {
    sort: [{ field: 'uploadedAt', order: 'desc' }],
    filters: {
      orderId: is('orderId'),
      kind: oneOf('kind'),
      verified: choice({ true: { verified: true }, false: { verified: false } }),
    },
  },
  missing: () => new HttpError(404, { message: 'Document not found', code: 'NOT_FOUND' }),
  write: {},
})
