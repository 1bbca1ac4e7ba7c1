import type { AskedList } from '#src/records/filters/asked-lists.ts'

/** Every `x.asked.ts` takes part by being there. */
const files = import.meta.glob<AskedList>('#src/features/**/*.asked.ts', { eager: true, import: 'asked' })

/** The lists that can be asked in a sentence, in the order they are offered. */
export const ASKED_LISTS: readonly AskedList[] = Object.values(files).toSorted((one, other) => one.place - other.place)
