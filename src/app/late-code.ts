import '#src/workspace/print-screen.css'
import { loadEndpoints } from '#src/api/endpoints.ts'
import { loadCommands } from './use-registry.ts'

/** What commands fetch when they are run: had early, it is there offline as well, and at once. */
const lateCode = [
  loadEndpoints,
  loadCommands,
  () => import('#src/features/chrome/preference-choices.ts'),
  () => import('#src/features/order-wizard/draft/actions.ts'),
  () => import('#src/features/order-wizard/draft/order-duplicate.ts'),
  () => import('#src/features/order-wizard/draft/order-told.ts'),
  () => import('#src/features/loading-points/open.ts'),
  () => import('#src/features/dispatch/command-line/open.ts'),
  () => import('#src/features/vehicles/drivers/changes/driver-changes.ts'),
  () => import('#src/features/vehicles/drivers/changes/open.ts'),
  () => import('#src/features/vehicles/drivers/changes/delete.ts'),
  () => import('#src/features/orders/assignment/assignment.ts'),
  () => import('#src/features/orders/bulk/start.ts'),
  () => import('#src/features/orders/assignment/customer.ts'),
  () => import('#src/features/orders/delete/delete.ts'),
  () => import('#src/records/fields/field-choices.ts'),
  () => import('#src/features/orders/fields/editable-order.ts'),
  () => import('#src/features/transports/fields/editable-transport.ts'),
  () => import('#src/features/loads/load-fields.ts'),
  () => import('#src/features/vehicles/fields/vehicle-fields.ts'),
  () => import('#src/features/vehicles/drivers/fields/driver-fields.ts'),
  () => import('#src/features/enhanced-orders/fields/enhanced-fields.ts'),
  () => import('#src/features/dispatch/carry/carry-acts.ts'),
  () => import('#src/features/dispatch/carry/clipboard.ts'),
  () => import('#src/features/dispatch/carry/tour-acts.ts'),
  () => import('#src/features/order-papers/paper-choices.ts'),
  () => import('#src/features/order-papers/sending/open.ts'),
  () => import('#src/features/dispatch/proposals/proposals-acts.ts'),
  () => import('#src/features/dispatch/proposals/day-run.ts'),
  () => import('#src/features/documents/verify.ts'),
  () => import('#src/features/loads/create.ts'),
  () => import('#src/features/loads/delete.ts'),
  () => import('#src/features/loads/status.ts'),
  () => import('#src/features/outbox/message-acts.ts'),
  () => import('#src/features/enhanced-orders/convert.ts'),
  () => import('#src/records/changes/settle-alerts.ts'),
  () => import('#src/features/vehicles/changes/forms.ts'),
  () => import('#src/features/vehicles/changes/vehicle-changes.ts'),
  () => import('#src/features/vehicles/changes/delete.ts'),
  () => import('#src/records/filters/filter-dialog.tsx'),
  () => import('#src/i18n/reason-text.ts'),
  () => import('#src/features/orders/record/recents.ts'),
  () => import('#src/features/orders/status/status.ts'),
  () => import('#src/features/transports/assignment.ts'),
  () => import('#src/features/transports/create/open.ts'),
  () => import('#src/features/transports/delay.ts'),
  () => import('#src/features/transports/delete.ts'),
  () => import('#src/features/transports/status.ts'),
  () => import('#src/records/views/dialogs.tsx'),
  () => import('./question-dialog.tsx'),
  () => import('./undo-question.tsx'),
  () => import('./undo-sending.ts'),
]

/** Fetches the code of all commands. What cannot be had now is asked for again when it is needed. */
export function loadLateCode(): void {
  for (const load of lateCode) load().catch(() => undefined)
}
