import { Transport, TransportInput } from '#src/contract/transports.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { checkTransportFields } from '#src/domain/transports/checks.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { issueText } from '#src/records/fields/check.ts'
import type { Words } from '#src/records/fields/kinds.ts'
import { transportFields } from '../fields/transport-fields.ts'

/** What is typed, by the id of the field. */
export type FormTexts = Readonly<Record<string, string>>

/** A transport of which nothing is said yet: most ways are within the country. */
export const noTexts: FormTexts = {
  originCountry: 'Deutschland',
  destinationCountry: 'Deutschland',
  vehicleType: 'TRUCK',
}

const blank = Transport.parse({})

export const wordsOf = (t: Translate, format: Format): Words<Transport> => ({ t, format, record: blank })

/** What the form comes to: the transport to be made, what is wrong, and how texts were understood, by field. */
interface FormReading {
  body: TransportInput
  errors: Readonly<Record<string, string>>
  understood: Readonly<Record<string, string>>
}

/** Reads and checks the form by the rules that the fields of a transport have. */
export function readForm(texts: FormTexts, words: Words<Transport>): FormReading {
  const { t, format } = words
  const today = epochToZoned(Date.now()).date
  const read = transportFields
    .filter(({ section }) => section !== 'crew')
    .concat(transportFields.filter(({ id }) => id === 'vehicleType'))
    .map((field) => {
      const text = texts[field.id] ?? ''
      return { field, text, values: field.kind.read(text, { today, before: [] }) }
    })
  const given = read.flatMap(({ field, values }) =>
    field.props.map((prop, at) => [prop, values?.[at] ?? null] as const),
  )
  const body = TransportInput.safeParse(Object.fromEntries(given)).data ?? {}
  const known = Object.fromEntries(given.filter(([, value]) => value !== null))
  const issues = checkTransportFields(
    Transport.parse(known),
    given.map(([prop]) => prop),
    { today, isFromOCR: false },
  )
  const errors = read.flatMap(({ field, text, values }) => {
    if (values === undefined) return [[field.id, t(field.kind.wrong)]]
    if (text.trim().length > (field.kind.maxLength ?? Infinity))
      return [[field.id, t('issue.tooLong', { max: field.kind.maxLength ?? 0 })]]
    const issue = issues.find(({ path, severity }) => severity === 'error' && field.props.some((prop) => prop === path))
    return issue === undefined ? [] : [[field.id, issueText(issue, t, format)]]
  })
  const understood = read.flatMap(({ field, text, values }) => {
    if (values === undefined || field.kind.control !== 'text' || text.trim() === '') return []
    const shown = field.kind.shown(values, words)
    return shown === text.trim() || field.kind.typed(values) === text.trim() ? [] : [[field.id, shown]]
  })
  return { body, errors: Object.fromEntries(errors), understood: Object.fromEntries(understood) }
}
