import { NO_TENANT, type Store } from '../store/store.ts'

/**
 * The next number of a series that all tenants share, as their ids have no mark of the tenant in them. Within a transaction, which takes the
 * lock of no tenant behind its own.
 */
export const nextOf = (store: Store, series: 'offers' | 'priceRequests'): Promise<number> =>
  store.of(NO_TENANT).next(series)
