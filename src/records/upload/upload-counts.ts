import type { TextKey } from '#src/i18n/keys.ts'
import { isUnderWay, type UploadItem, type UploadState } from './item.ts'

type CountedItem = Pick<UploadItem<unknown>, 'state'>

const SAID: readonly (readonly [TextKey, UploadState])[] = [
  ['upload.summary.held', 'held'],
  ['upload.summary.doubtful', 'doubtful'],
  ['upload.summary.refused', 'refused'],
  ['upload.summary.failed', 'failed'],
]

/** How many files are where, in the order in which it is said; of what there is none nothing is said. */
export function uploadCounts(items: readonly CountedItem[]): { key: TextKey; number: number }[] {
  const count = (state: UploadState) => items.filter((item) => item.state === state).length
  const all = [
    { key: 'upload.summary.done' as const, number: count('done') },
    { key: 'upload.summary.underWay' as const, number: items.filter(isUnderWay).length },
    ...SAID.map(([key, state]) => ({ key, number: count(state) })),
  ]
  return all.filter(({ number }) => number > 0)
}

/** How much of what is under way has been sent, 0 to 1. */
export function sentShare(items: readonly UploadItem<unknown>[]): number {
  const all = items.filter(isUnderWay)
  const total = all.reduce((sum, item) => sum + Math.max(item.total, 1), 0)
  const sent = all.reduce((sum, item) => sum + (item.state === 'reading' ? Math.max(item.total, 1) : item.sent), 0)
  return total === 0 ? 0 : Math.min(1, sent / total)
}
