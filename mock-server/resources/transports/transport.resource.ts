import { ACTIVE } from '#src/domain/workflow/transport-status.ts'
import { notFound } from '../../core/http-error.ts'
import { choice, contains, is, oneOf, since, until } from '../../core/lists/filters.ts'
import { allOf } from '../../store/all-of.ts'
import { defineResource } from '../../write/define-resource.ts'
import { transportCascades } from './cascades.ts'
import { newTransport } from './create.ts'
import { changedTransport } from './edit.ts'
import { refuseInUse, removeTransport } from './removal.ts'
import { isDisturbed, isLate, isOnTime, isUndisturbed, FINISHED } from './troubled.ts'
import { troubledFirst } from './troubled-first.ts'
import { transportUndo } from './undo-rules.ts'

/** Transports, the newest first. */
export const transports = defineResource({
  kind: 'transport',
  list: {
    sort: [{ field: 'createdAt', order: 'desc' }],
    filters: {
      status: oneOf('status'),
      active: choice({ true: { status: { in: ACTIVE } }, false: { status: { notIn: ACTIVE } } }),
      delayed: choice({ true: isLate, false: { anyOf: [{ delayMinutes: { exists: false } }, { delayMinutes: 0 }] } }),
      troubled: choice({ true: { anyOf: [isLate, isDisturbed] }, false: allOf([isOnTime, isUndisturbed]) }),
      unassigned: choice({
        true: { vehicleId: { exists: false }, carrierId: { exists: false }, status: { notIn: FINISHED } },
        false: { anyOf: [{ vehicleId: { exists: true } }, { carrierId: { exists: true } }] },
      }),
      isFromOCR: choice({ true: { isFromOCR: true }, false: { isFromOCR: false } }),
      orderId: is('orderId'),
      driverId: is('driverId'),
      vehicleId: is('vehicleId'),
      carrierId: is('carrierId'),
      customer: contains('customerName'),
      city: contains('origin', 'destination'),
      loadingFrom: since('loadingDate'),
      loadingTo: until('loadingDate'),
      unloadingFrom: since('unloadingDate'),
      unloadingTo: until('unloadingDate'),
    },
    // The latest first are those in trouble; beside the minutes there is more that tells.
    pagesBy: {
      delayMinutes: ({ store }, found, query) =>
        query.sortOrder === 'desc' ? troubledFirst(store, { ...found, ...query }) : undefined,
    },
  },
  missing: (id) => notFound({ code: 'reason.missing.transport', values: { id } }),
  write: {
    ids: 'tra',
    create: newTransport,
    update: changedTransport,
    refuseRemoval: refuseInUse,
    remove: removeTransport,
  },
  undo: transportUndo,
  cascades: transportCascades,
})
