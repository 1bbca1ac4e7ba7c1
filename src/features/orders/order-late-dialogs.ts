import { loadedLater } from '#src/ui/loaded-later.tsx'

/** The dialogs of the list; not needed to see it, and fetched right after it. */
export const filterDialog = loadedLater(async () => (await import('./order-filter-dialog.tsx')).OrderFilterDialog)
export const viewDialogs = loadedLater(async () => (await import('./order-view-dialogs.tsx')).OrderViewDialogs)
