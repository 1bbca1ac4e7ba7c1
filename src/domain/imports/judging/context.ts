import type { PlainDate } from '../../basics/dates.ts'

/** A customer the rows may name. */
export interface KnownCustomer {
  id: string
  name: string
  number?: string | undefined
}

/** A place that is known by its name. */
export interface KnownPlace {
  company: string
  street?: string | undefined
  postalCode?: string | undefined
  city?: string | undefined
  country?: string | undefined
  loadingPointId?: string | undefined
}

/** What rows are judged with. `customer` is whose list it is, for rows that name none. */
export interface ImportContext {
  today: PlainDate
  customer?: KnownCustomer | undefined
  customers: readonly KnownCustomer[]
  places: readonly KnownPlace[]
}
