import type { PlainDate } from '../basics/dates.ts'

export interface StopDraft {
  /** The loading point that was taken, and what it says: where the ramp is, when it is open, what drivers must know. */
  loadingPointId?: string
  ramp?: string
  openingHours?: string
  driverHints?: string
  company?: string
  street?: string
  postalCode?: string
  city?: string
  country?: string
  date?: PlainDate
  /** Wall time `HH:MM`, Europe/Berlin. */
  timeFrom?: string
  timeTo?: string
  /** The times are not given: creation has filled them in. */
  timesAssumed?: boolean
  contactPerson?: string
  phone?: string
  email?: string
  reference?: string
  bookingNumber?: string
  /** The appointment is fixed: being early or late is not acceptable. */
  fixed?: boolean
  /** Of the last stop: further places of the order, and the lines of its goods, as they are typed. */
  furtherStops?: string
  goodsLines?: string
}
