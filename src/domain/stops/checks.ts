import type { StopDraft } from './draft.ts'
import { daysBetween, isPlainDate, minutesOf, zonedToEpoch } from '../basics/dates.ts'
import { holidayOn, sundayBan } from '../basics/holidays.ts'
import type { PlainDate } from '../basics/dates.ts'
import { checkLength, errorAt, type FieldIssue, isEmail, isPhone, warningAt } from '../refusals/field-issue.ts'
import { isBlank, textOf } from '../basics/given-text.ts'
import { openingConflict, parseOpeningHours } from '../places/opening-hours.ts'
import { checkPostalCode, DEFAULT_COUNTRY, findCountry } from '../places/postal-codes.ts'
import { type StopKind, stopWindow } from './window.ts'
import { fallsUnderSundayBan, isVehicleType, type VehicleType } from '../vehicles/vehicles.ts'

export interface StopContext {
  today: PlainDate
  /** Confirmation needs a real postal code. */
  confirming?: boolean
  /** Light vehicles are exempt from the Sunday and holiday ban. */
  vehicleType?: VehicleType
}

const FAR_AHEAD_DAYS = 90
const SHORT_WINDOW_MINUTES = 30

/** What is said about the fields of one stop. Source: decision B4 */
export function checkStopFields(kind: StopKind, stop: StopDraft, context: StopContext): FieldIssue[] {
  const [phone, email] = [textOf(stop.phone), textOf(stop.email)]
  return [
    ...checkCode(kind, stop, context.confirming === true),
    ...(isBlank(stop.city) ? errorAt(`${kind}.city`, 'required') : []),
    ...checkDate(`${kind}.date`, stop, context),
    ...checkWindow(kind, stop),
    ...checkOpeningHours(kind, stop),
    ...(phone === '' || isPhone(phone) ? [] : errorAt(`${kind}.phone`, 'phone')),
    ...(email === '' || isEmail(email) ? [] : errorAt(`${kind}.email`, 'email')),
    ...checkLength(`${kind}.reference`, stop.reference, 35),
    ...checkLength(`${kind}.bookingNumber`, stop.bookingNumber, 35),
  ]
}

function checkCode(kind: StopKind, stop: StopDraft, confirming: boolean): FieldIssue[] {
  const path = `${kind}.postalCode`
  const country = textOf(stop.country) || DEFAULT_COUNTRY
  const code = textOf(stop.postalCode)
  // Creation fills the placeholder in; until then nothing is there, and nothing is what is said.
  if (code === '') return confirming ? errorAt(path, 'postalCodeMissing') : warningAt(path, 'postalCodeMissing')
  const result = checkPostalCode(country, code)
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

/** Whether the ban binds such a vehicle; one no one has chosen yet may be a heavy one. */
export const bindsVehicle = (type: VehicleType | undefined): boolean =>
  !isVehicleType(type) || fallsUnderSundayBan(type)

function checkBan(path: string, date: PlainDate): FieldIssue[] {
  const holiday = holidayOn(date)
  if (holiday) return warningAt(path, 'holidayBan', { date, holiday })
  return sundayBan(date) ? warningAt(path, 'sundayBan', { date }) : []
}

function checkWindow(kind: StopKind, stop: StopDraft): FieldIssue[] {
  const { from = '', to = '' } = stopWindow(kind, stop)
  const wrong = [
    ...(from !== '' && Number.isNaN(minutesOf(from)) ? errorAt(`${kind}.timeFrom`, 'timeInvalid') : []),
    ...(to !== '' && Number.isNaN(minutesOf(to)) ? errorAt(`${kind}.timeTo`, 'timeInvalid') : []),
  ]
  // Of a window that is open at one end there is nothing more to say.
  if (wrong.length > 0 || from === '' || to === '') return wrong
  const minutes = minutesOf(to) - minutesOf(from)
  if (minutes <= 0) return errorAt(`${kind}.timeTo`, 'windowOrder')
  if (minutes >= SHORT_WINDOW_MINUTES) return []
  return warningAt(`${kind}.timeTo`, 'windowShort', { minutes: SHORT_WINDOW_MINUTES })
}

/** The window with an open end reaching to the end of the day. */
function wholeWindow(kind: StopKind, stop: StopDraft): { from: string; to: string } {
  const { from = '00:00', to = '23:59' } = stopWindow(kind, stop)
  return { from, to }
}

/** The hours of the place must be readable; a window outside of them is warned of. */
export function checkOpeningHours(kind: StopKind, stop: StopDraft): FieldIssue[] {
  const text = textOf(stop.openingHours)
  if (text !== '' && parseOpeningHours(text) === undefined) return errorAt(`${kind}.openingHours`, 'openingHours')
  const date = textOf(stop.date)
  const { from = '', to = '', fromBy } = stopWindow(kind, stop)
  const conflict = openingConflict(text, date, { from: from || to, to: to || from })
  if (conflict === undefined) return []
  // What no one has said is outside of nothing.
  if (!conflict.closed && fromBy === 'assumed') return []
  if (conflict.closed) return warningAt(`${kind}.date`, 'closedThen', { date })
  return warningAt(`${kind}.timeFrom`, 'outsideOpeningHours', { date, hours: conflict.open })
}

/** From when the goods can be loaded until when they must be there, milliseconds since 1970; NaN where an end is not known. */
export function tripSpan(pickup: StopDraft, delivery: StopDraft): { start: number; end: number } {
  return {
    start: zonedToEpoch(textOf(pickup.date), wholeWindow('pickup', pickup).from),
    end: zonedToEpoch(textOf(delivery.date), wholeWindow('delivery', delivery).to),
  }
}

/** What is said about the order of both stops in time. Source: decision B4 */
export function checkStopOrder(pickup: StopDraft, delivery: StopDraft): FieldIssue[] {
  const { start, end } = tripSpan(pickup, delivery)
  if (Number.isNaN(start) || Number.isNaN(end) || end > start) return []
  return errorAt(`delivery.${pickup.date === delivery.date ? 'timeTo' : 'date'}`, 'deliveryBeforePickup')
}
