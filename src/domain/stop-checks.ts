import { daysBetween, isPlainDate, minutesOf, zonedToEpoch } from './dates.ts'
import { holidayOn, sundayBan } from './holidays.ts'
import type { PlainDate } from './dates.ts'
import { checkLength, errorAt, type FieldIssue, isBlank, isPhone, textOf, warningAt } from './field-issue.ts'
import type { StopDraft } from './order-draft.ts'
import { openingConflict, parseOpeningHours } from './opening-hours.ts'
import { checkPostalCode, DEFAULT_COUNTRY, findCountry, PLACEHOLDER_POSTAL_CODE } from './postal-codes.ts'
import { fallsUnderSundayBan, isVehicleType, type VehicleType } from './vehicles.ts'

export type StopKind = 'pickup' | 'delivery'

export interface StopContext {
  today: PlainDate
  /** Confirmation needs a real postal code. */
  confirming?: boolean
  /** Light vehicles are exempt from the Sunday and holiday ban. */
  vehicleType?: VehicleType
}

/** The window of a stop that names none. Source: specification 5 */
export const DEFAULT_WINDOWS = {
  pickup: { timeFrom: '08:00', timeTo: '18:00' },
  delivery: { timeFrom: '14:00', timeTo: '18:00' },
} as const

const FAR_AHEAD_DAYS = 90
const SHORT_WINDOW_MINUTES = 30

/** What is said about the fields of one stop. Source: decision B4 */
export function checkStopFields(kind: StopKind, stop: StopDraft, context: StopContext): FieldIssue[] {
  const phone = textOf(stop.phone)
  return [
    ...checkCode(kind, stop, context.confirming === true),
    ...(isBlank(stop.city) ? errorAt(`${kind}.city`, 'required') : []),
    ...checkDate(`${kind}.date`, stop, context),
    ...checkWindow(kind, stop),
    ...checkOpeningHours(kind, stop),
    ...(phone === '' || isPhone(phone) ? [] : errorAt(`${kind}.phone`, 'phone')),
    ...checkLength(`${kind}.reference`, stop.reference, 35),
    ...checkLength(`${kind}.bookingNumber`, stop.bookingNumber, 35),
  ]
}

function checkCode(kind: StopKind, stop: StopDraft, confirming: boolean): FieldIssue[] {
  const path = `${kind}.postalCode`
  const country = textOf(stop.country) || DEFAULT_COUNTRY
  const result = checkPostalCode(country, textOf(stop.postalCode) || PLACEHOLDER_POSTAL_CODE)
  if (result === 'invalid') return errorAt(path, 'postalCode', { country: findCountry(country)?.name ?? country })
  if (result === 'ok') return []
  return confirming ? errorAt(path, 'postalCodePlaceholder') : warningAt(path, 'postalCodePlaceholder')
}

function checkDate(path: string, { date, country }: StopDraft, context: StopContext): FieldIssue[] {
  if (isBlank(date)) return errorAt(path, 'required')
  if (!isPlainDate(date)) return errorAt(path, 'dateInvalid')
  const ahead = daysBetween(context.today, date)
  const banned = findCountry(country)?.code === 'DE' && bindsVehicle(context.vehicleType)
  return [
    ...(ahead < 0 ? warningAt(path, 'datePast', { date }) : []),
    ...(banned ? checkBan(path, date) : []),
    ...(ahead > FAR_AHEAD_DAYS ? warningAt(path, 'dateFar', { date, days: FAR_AHEAD_DAYS }) : []),
  ]
}

/** Whether the ban binds such a vehicle; one nobody has chosen yet may be a heavy one. */
export const bindsVehicle = (type: VehicleType | undefined): boolean =>
  !isVehicleType(type) || fallsUnderSundayBan(type)

function checkBan(path: string, date: PlainDate): FieldIssue[] {
  const holiday = holidayOn(date)
  if (holiday) return warningAt(path, 'holidayBan', { date, holiday })
  return sundayBan(date) ? warningAt(path, 'sundayBan', { date }) : []
}

/** The window that counts: what is typed, else the default end that creation fills in. */
function windowOf(kind: StopKind, stop: StopDraft): { from: string; to: string } {
  const { timeFrom, timeTo } = DEFAULT_WINDOWS[kind]
  return { from: textOf(stop.timeFrom) || timeFrom, to: textOf(stop.timeTo) || timeTo }
}

function checkWindow(kind: StopKind, stop: StopDraft): FieldIssue[] {
  const { from, to } = windowOf(kind, stop)
  const minutes = minutesOf(to) - minutesOf(from)
  if (Number.isNaN(minutes)) {
    return [
      ...(Number.isNaN(minutesOf(from)) ? errorAt(`${kind}.timeFrom`, 'timeInvalid') : []),
      ...(Number.isNaN(minutesOf(to)) ? errorAt(`${kind}.timeTo`, 'timeInvalid') : []),
    ]
  }
  if (minutes <= 0) return errorAt(`${kind}.timeTo`, 'windowOrder')
  if (minutes >= SHORT_WINDOW_MINUTES) return []
  return warningAt(`${kind}.timeTo`, 'windowShort', { minutes: SHORT_WINDOW_MINUTES })
}

/** The hours of the place must be readable; a window outside of them is warned of. */
export function checkOpeningHours(kind: StopKind, stop: StopDraft): FieldIssue[] {
  const text = textOf(stop.openingHours)
  if (text !== '' && parseOpeningHours(text) === undefined) return errorAt(`${kind}.openingHours`, 'openingHours')
  const date = textOf(stop.date)
  const conflict = openingConflict(text, date, windowOf(kind, stop))
  if (conflict === undefined) return []
  if (conflict.closed) return warningAt(`${kind}.date`, 'closedThen', { date })
  return warningAt(`${kind}.timeFrom`, 'outsideOpeningHours', { date, hours: conflict.open })
}

/** From when the goods can be loaded until when they must be there, milliseconds since 1970; NaN where an end is not known. */
export function tripSpan(pickup: StopDraft, delivery: StopDraft): { start: number; end: number } {
  return {
    start: zonedToEpoch(textOf(pickup.date), windowOf('pickup', pickup).from),
    end: zonedToEpoch(textOf(delivery.date), windowOf('delivery', delivery).to),
  }
}

/** What is said about the order of both stops in time. Source: decision B4 */
export function checkStopOrder(pickup: StopDraft, delivery: StopDraft): FieldIssue[] {
  const { start, end } = tripSpan(pickup, delivery)
  if (Number.isNaN(start) || Number.isNaN(end) || end > start) return []
  return errorAt(`delivery.${pickup.date === delivery.date ? 'timeTo' : 'date'}`, 'deliveryBeforePickup')
}
