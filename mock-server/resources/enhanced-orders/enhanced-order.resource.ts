import { choice } from '../../core/lists/filters.ts'
import { defineResource } from '../../write/define-resource.ts'
import { enhancedOrderCascades } from './cascades.ts'
import { corrected } from './correction.ts'
import { CONVERTED, OPEN } from './state.ts'
import { enhancedOrderUndo } from './undo-rules.ts'

/** Orders that OCR has read, what was read last first. */
export const enhancedOrders = defineResource({
  kind: 'enhancedOrder',
  list: {
    sort: [{ field: 'created_at', order: 'desc' }],
    filters: { state: choice({ open: OPEN, converted: CONVERTED }) },
  },
  write: { update: corrected },
  undo: enhancedOrderUndo,
  cascades: enhancedOrderCascades,
})
