import type { Row } from '../store/models.ts'
import type { Store } from '../store/store.ts'

/** Tells what happened to an order before anything was kept of it, oldest first: large worlds do not hold it. */
export type PastOf = (store: Store, order: Row<'orders'>) => Promise<Row<'events'>[]>

/** A world whose events are all kept. */
export const noPast: PastOf = () => Promise.resolve([])
