import { ASKED_DOCUMENTS } from '#src/features/documents/asked-documents.ts'
import { ASKED_LOADS } from '#src/features/loads/asked-loads.ts'
import { ASKED_ORDERS } from '#src/features/orders/list/asked-orders.ts'
import { ASKED_TRANSPORTS } from '#src/features/transports/list/asked-transports.ts'
import { ASKED_VEHICLES } from '#src/features/vehicles/asked-vehicles.ts'
import type { AskedList } from '#src/records/filters/asked-lists.ts'

/** The lists that can be asked in a sentence, in the order they are offered. */
export const ASKED_LISTS: readonly AskedList[] = [
  ASKED_ORDERS,
  ASKED_VEHICLES,
  ASKED_TRANSPORTS,
  ASKED_LOADS,
  ASKED_DOCUMENTS,
]
