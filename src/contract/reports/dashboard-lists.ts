import { FurtherPlaces } from '../orders/order-lines.ts'
import * as z from 'zod/mini'
import { LOAD_STATUSES } from '#src/domain/loads/status.ts'
import { TransportStatusField } from '../basics/statuses.ts'
import { number, optionalDate, optionalNumber, optionalText, preprocess, recordsOf, text } from '../basics/tolerant.ts'

const listOf = <T extends z.ZodMiniType>(row: T) => preprocess(recordsOf, z.array(row))

/**
 * The lists in the answer of `statistics.dashboard` (specification 3), a few rows each. Read where they are shown: what the
 * first screen asks for is not held up by them. Money is for those who may read it (A23).
 */
export const DashboardLists = z.object({
  recentLoads: listOf(
    z.object({
      id: text(),
      customerName: text('Unbekannt'),
      originCity: text(),
      destinationCity: text(),
      furtherStops: FurtherPlaces,
      pickupDate: optionalDate,
      status: z.catch(z.enum(LOAD_STATUSES), 'open'),
    }),
  ),
  activeTransportsList: listOf(
    z.object({
      id: text(),
      loadId: text(),
      origin: text('Unbekannt'),
      destination: text('Unbekannt'),
      furtherStops: FurtherPlaces,
      status: TransportStatusField,
      estimatedArrival: optionalText,
      delayMinutes: optionalNumber,
      vehicleNumber: text('Unbekannt'),
    }),
  ),
  availableVehiclesList: listOf(
    z.object({
      id: text(),
      licencePlate: text('Unbekannt'),
      type: text('TRUCK'),
      currentCity: text(),
      currentPostalCode: text(),
    }),
  ),
  topPartners: listOf(
    z.object({ id: text(), name: text('Unbekannt'), orders: number(0), totalRevenue: optionalNumber }),
  ),
})
export type DashboardLists = z.output<typeof DashboardLists>
