import { Driver } from '#src/contract/drivers.ts'
import { checkDriver } from '#src/domain/drivers/checks.ts'
import type { RecordForm } from '#src/records/form/form.ts'
import { PAPERS, PERSON_FIELDS } from '../fields/driver-fields.ts'

/** How it is typed. */
const HINTS: ReadonlyMap<string, string> = new Map([
  ['licenceClasses', 'C, CE'],
  ['adrCourses', 'Basis, Tank, 1, 7'],
])

/** The form of a new driver: who he is, and his papers. */
export const driverForm: RecordForm<Driver> = {
  fields: [...PERSON_FIELDS, ...Object.values(PAPERS).flat()].map((field) => ({
    ...field,
    // The days of papers say by themselves how they are typed.
    kind: { ...field.kind, hint: undefined },
    hint: () => HINTS.get(field.id),
  })),
  rows: [
    ['grid-cols-1', 'name'],
    ['grid-cols-2', 'phone', 'email'],
    ['grid-cols-2', 'licenceClasses', 'licenceUntil'],
    ['grid-cols-2', 'driverCardNumber', 'driverCardUntil'],
    ['grid-cols-2', 'code95Until'],
    ['grid-cols-2', 'adrCourses', 'adrCertificateUntil'],
  ],
  required: ['name'],
  blank: Driver.parse({}),
  texts: {},
  check: checkDriver,
}
