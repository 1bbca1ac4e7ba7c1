/** What commands fetch when they are run: had early, it is there offline as well, and at once. */
const lateCode = [
  () => import('#src/features/order-wizard/draft-actions.ts'),
  () => import('#src/features/order-wizard/order-duplicate.ts'),
  () => import('#src/features/orders/order-assignment.ts'),
  () => import('#src/features/orders/order-bulk-start.ts'),
  () => import('#src/features/orders/order-customer.ts'),
  () => import('#src/features/orders/order-delete.ts'),
  () => import('#src/features/orders/order-filter-dialog.tsx'),
  () => import('#src/features/orders/order-recents.ts'),
  () => import('#src/features/orders/order-status.ts'),
  () => import('#src/features/orders/order-view-dialogs.tsx'),
  () => import('./question-dialog.tsx'),
  () => import('./undo-question.tsx'),
]

/** Fetches the code of all commands. What cannot be had now is asked for again when it is needed. */
export function loadLateCode(): void {
  for (const load of lateCode) load().catch(() => undefined)
}
