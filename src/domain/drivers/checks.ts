import { isPlainDate } from '../basics/dates.ts'
import { parseAdrCourses, parseLicenceClasses } from './papers.ts'
import { checkLength, errorAt, type FieldIssue, isEmail, isPhone } from '../refusals/field-issue.ts'
import { isBlank, textOf } from '../basics/given-text.ts'

/** What a person says of a driver, as it is typed. */
export interface DriverDraft {
  name?: string | null | undefined
  phone?: string | null | undefined
  email?: string | null | undefined
  licenceClasses?: string | null | undefined
  licenceUntil?: string | null | undefined
  driverCardNumber?: string | null | undefined
  driverCardUntil?: string | null | undefined
  code95Until?: string | null | undefined
  adrCourses?: string | null | undefined
  adrCertificateUntil?: string | null | undefined
  notes?: string | null | undefined
}

const DAYS = ['licenceUntil', 'driverCardUntil', 'code95Until', 'adrCertificateUntil'] as const

/** What is said about a driver: the name is required, the rest must have its shape. */
export function checkDriver(draft: DriverDraft): FieldIssue[] {
  const [email, phone] = [textOf(draft.email), textOf(draft.phone)]
  return [
    ...(textOf(draft.name).length < 2 ? errorAt('name', 'required') : checkLength('name', textOf(draft.name), 120)),
    ...(phone === '' || isPhone(phone) ? [] : errorAt('phone', 'phone')),
    ...(email === '' || isEmail(email) ? [] : errorAt('email', 'email')),
    ...(parseLicenceClasses(textOf(draft.licenceClasses)) ? [] : errorAt('licenceClasses', 'licenceClasses')),
    ...(parseAdrCourses(textOf(draft.adrCourses)) ? [] : errorAt('adrCourses', 'adrCourses')),
    ...DAYS.flatMap((day) => (isBlank(draft[day]) || isPlainDate(draft[day]) ? [] : errorAt(day, 'day'))),
    ...checkLength('driverCardNumber', textOf(draft.driverCardNumber), 30),
    ...checkLength('notes', textOf(draft.notes), 1000),
  ]
}
