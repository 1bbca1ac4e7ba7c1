import { ON_TIME_MINUTES } from '#src/domain/reports/shares.ts'
import type { Where } from '../../store/store.ts'

/** Orders whose arrival somebody has seen: a delay is known, and 0 where there was none. What nobody has seen is neither. */
export const MEASURED: Where<'orders'> = { delayMinutes: { exists: true } }

/** Those of them that came on time. */
export const ON_TIME: Where<'orders'> = { delayMinutes: { lte: ON_TIME_MINUTES } }
