import { loadedLater } from '#src/ui/loading/loaded-later.tsx'

/** The dialog of the filters; not needed to see a list, and fetched right after it. */
export const filterDialog = loadedLater(async () => (await import('./filter-dialog.late.tsx')).FilterDialog)
