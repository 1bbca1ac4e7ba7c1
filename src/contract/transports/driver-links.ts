import * as z from 'zod/mini'
import { checkPaperBytes, MAX_UPLOAD_BYTES } from '#src/domain/documents/documents.ts'
import { DRIVER_STEPS, STOP_STATES } from '#src/domain/transports/driver-report.ts'
import { Count, Moment } from '../basics/bounds.ts'
import { endpoint } from '../basics/core.ts'
import { flag, number, optionalText, preprocess, recordsOf, text } from '../basics/tolerant.ts'
import { TourOrder, TourStop } from '../tours.ts'

/** A photo or paper of a stop that has come by the link. Size in bytes. */
const DriverPhoto = z.object({
  orderId: text(),
  kind: z.catch(z.enum(['pickup', 'delivery']), 'pickup'),
  name: text(),
  size: number(0),
  uploadedAt: text(),
})

/** A stop as its driver sees it, and how far it is. */
const DriverStop = z.extend(TourStop, { state: z.catch(z.enum(STOP_STATES), 'open') })
export type DriverStop = z.output<typeof DriverStop>

/**
 * What a driver finds behind the link in his message: the tour as it is now, stop by stop. `isClosed`: somebody else drives it, or it was
 * called off; then nothing of it is told.
 */
export const DriverTour = z.object({
  isClosed: flag,
  number: text(),
  company: text(),
  companyPhone: optionalText,
  sentBy: text(),
  driverName: optionalText,
  vehiclePlate: optionalText,
  trailerPlate: optionalText,
  stops: preprocess(recordsOf, z.array(DriverStop)),
  orders: preprocess(recordsOf, z.array(TourOrder)),
  /** The first one first. */
  photos: preprocess(recordsOf, z.array(DriverPhoto)),
})
export type DriverTour = z.output<typeof DriverTour>

const TokenParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })
const stopOfOrder = {
  orderId: z.string().check(z.minLength(1), z.maxLength(100)),
  kind: z.enum(['pickup', 'delivery']),
  part: z.optional(Count),
}

export const driverLinkEndpoints = {
  'driverLinks.get': endpoint({
    method: 'GET',
    path: '/api/v1/driver-links/{token}',
    params: TokenParams,
    response: DriverTour,
    access: 'public',
    failure: 'Data not found',
  }),
  /** `pressedAt`: when he said it, which may be long before it gets through. */
  'driverLinks.report': endpoint({
    method: 'POST',
    path: '/api/v1/driver-links/{token}/reports',
    params: TokenParams,
    body: z.object({ ...stopOfOrder, step: z.enum(DRIVER_STEPS), pressedAt: z.optional(Moment) }),
    response: DriverTour,
    access: 'public',
    failure: 'Failed to update transport',
  }),
  /** A photo or paper of a stop, which becomes a document of its order: of a delivery its proof, not checked yet. */
  'driverLinks.upload': endpoint({
    method: 'POST',
    path: '/api/v1/driver-links/{token}/photos',
    params: TokenParams,
    body: z.object(stopOfOrder),
    file: { mostBytes: MAX_UPLOAD_BYTES, check: checkPaperBytes },
    response: DriverTour,
    access: 'public',
    failure: 'Failed to upload document(s)',
  }),
}
