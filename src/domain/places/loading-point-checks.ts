import { checkLength, errorAt, type FieldIssue, isEmail, isPhone } from '../refusals/field-issue.ts'
import { isBlank, textOf } from '../basics/given-text.ts'
import { parseOpeningHours } from './opening-hours.ts'
import { checkPostalCode, DEFAULT_COUNTRY, findCountry } from './postal-codes.ts'

/** A loading point as it is typed. */
export interface LoadingPointDraft {
  name?: string | undefined
  street?: string | undefined
  postalCode?: string | undefined
  city?: string | undefined
  country?: string | undefined
  openingHours?: string | undefined
  ramp?: string | undefined
  contactPerson?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  driverHints?: string | undefined
}

/** What is said about a loading point: name and town are required, the rest must have its shape. */
export function checkLoadingPoint(draft: LoadingPointDraft): FieldIssue[] {
  const [hours, phone, email] = [textOf(draft.openingHours), textOf(draft.phone), textOf(draft.email)]
  const country = textOf(draft.country) || DEFAULT_COUNTRY
  const code = textOf(draft.postalCode)
  return [
    ...(textOf(draft.name).length < 2 ? errorAt('name', 'required') : []),
    ...(isBlank(draft.city) ? errorAt('city', 'required') : []),
    ...(code !== '' && checkPostalCode(country, code) === 'invalid'
      ? errorAt('postalCode', 'postalCode', { country: findCountry(country)?.name ?? country })
      : []),
    ...(hours !== '' && parseOpeningHours(hours) === undefined ? errorAt('openingHours', 'openingHours') : []),
    ...(phone === '' || isPhone(phone) ? [] : errorAt('phone', 'phone')),
    ...(email === '' || isEmail(email) ? [] : errorAt('email', 'email')),
    ...checkLength('driverHints', draft.driverHints, 1000),
  ]
}
