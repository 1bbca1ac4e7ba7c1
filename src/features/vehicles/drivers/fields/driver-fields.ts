import type { Driver, DriverChanged } from '#src/contract/drivers.ts'
import { checkDriver } from '#src/domain/drivers/checks.ts'
import { licenceClassesOf, parseAdrCourses, parseLicenceClasses, type DriverPaper } from '#src/domain/drivers/papers.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { NOTHING } from '#src/i18n/format.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import type { Field, FieldAnswer, FieldEndpoint } from '#src/records/fields/field.ts'
import { isText, longKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import { coursesText } from '../driver-words.ts'

export type DriverField = Field<Driver>

const asAnswer = ({ driver, ...more }: DriverChanged): FieldAnswer<Driver> => ({ record: driver, ...more })

/** Changes what was typed; `null` takes a value away. */
const update: FieldEndpoint<Driver> = async (call, { id, ...request }) =>
  asAnswer(await call('drivers.update', { params: { id }, ...request }))

function field(
  id: keyof Driver & string,
  label: TextKey,
  kind: FieldKind<Driver>,
  more: Partial<DriverField> = {},
): DriverField {
  const shared = { permission: 'vehicles.write', endpoint: update, commandId: 'drivers.edit' } as const
  return { id, kind, label, name: label, props: [id], ...shared, ...more }
}

/** Until when a paper is valid: which day of the week that is matters to no one. */
const untilKind: FieldKind<Driver> = {
  ...dateKind,
  shown: ([value], { format }) => format.dayMonthYear(isText(value) ? value : undefined),
}

/** Classes as they are typed, `ce`; they cover what the record then says. */
const classesKind: FieldKind<Driver> = {
  ...textKind(60),
  read: (text) => {
    const classes = parseLicenceClasses(text)
    return classes === undefined ? undefined : [classes.join(', ')]
  },
  shown: (_values, { record }) => licenceClassesOf(record).join(', ') || NOTHING,
  wrong: 'issue.licenceClasses',
}

const COURSE_TYPED: ReadonlyMap<string, string> = new Map([
  ['basic', 'Basis'],
  ['tank', 'Tank'],
])

const coursesKind: FieldKind<Driver> = {
  ...textKind(60),
  typed: ([value]) =>
    isText(value) ? (parseAdrCourses(value) ?? []).map((one) => COURSE_TYPED.get(one) ?? one).join(', ') : '',
  read: (text) => {
    const courses = parseAdrCourses(text)
    return courses === undefined ? undefined : [courses.join(', ')]
  },
  shown: ([value], { t }) => coursesText(isText(value) ? value : '', t),
  wrong: 'issue.adrCourses',
}

const place = { line: 'drivers.depot' } as const

/** Who he is and how he is reached. */
export const PERSON_FIELDS: readonly DriverField[] = [
  field('name', 'drivers.field.name', textKind(120)),
  field('phone', 'records.phone', textKind(60, 'tel'), { link: 'tel' }),
  field('email', 'drivers.field.email', textKind(254, 'email'), { link: 'mailto' }),
  field('depotPostalCode', 'wizard.postalCode', textKind(12), place),
  field('depotCity', 'wizard.city', textKind(100), place),
]

/** What stands on each paper. */
export const PAPERS: Readonly<Record<DriverPaper, readonly DriverField[]>> = {
  licence: [
    field('licenceClasses', 'drivers.field.licenceClasses', classesKind),
    field('licenceUntil', 'drivers.field.licenceUntil', untilKind),
  ],
  driverCard: [
    field('driverCardNumber', 'drivers.field.driverCardNumber', textKind(30)),
    field('driverCardUntil', 'drivers.field.driverCardUntil', untilKind),
  ],
  code95: [field('code95Until', 'drivers.field.code95Until', untilKind)],
  adr: [
    field('adrCourses', 'drivers.field.adrCourses', coursesKind),
    field('adrCertificateUntil', 'drivers.field.adrCertificateUntil', untilKind),
  ],
}

export const NOTE_FIELDS: readonly DriverField[] = [field('notes', 'drivers.field.notes', longKind(1000))]

/** What can be edited in place in a driver. */
export const editableDriver = editableEntity('driver', {
  all: [...PERSON_FIELDS, ...Object.values(PAPERS).flat(), ...NOTE_FIELDS],
  chosen: [
    { id: 'vehicle', name: 'records.vehicle', shown: ({ vehiclePlate }) => vehiclePlate ?? NOTHING },
    {
      id: 'employer',
      name: 'drivers.employer',
      shown: ({ carrierName }, { t }) => carrierName ?? t('drivers.employer.own'),
    },
  ],
  first: 'name',
  check: (driver, props) => checkDriver(driver).filter(({ path }) => props.includes(path)),
  refusal: (_permission, _driver, role) => permissionRefusal(role, 'vehicles.write'),
  labelOf: ({ name }) => name,
})
