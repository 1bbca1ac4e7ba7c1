import { isBlank, textOf } from '../basics/given-text.ts'
import { checkPostalCode, DEFAULT_COUNTRY, findCountry } from '../places/postal-codes.ts'
import { checkLength, errorAt, type FieldIssue } from '../refusals/field-issue.ts'
import { checkPlaceholders } from './placeholders.ts'

/** A template as it is judged. */
interface TypedTemplate {
  kind: 'email' | 'order'
  name?: string | null | undefined
  subject?: string | null | undefined
  text?: string | null | undefined
  weight?: number | null | undefined
  customerPrice?: number | null | undefined
  pickupPostalCode?: string | null | undefined
  pickupCountry?: string | null | undefined
  deliveryPostalCode?: string | null | undefined
  deliveryCountry?: string | null | undefined
}

/** What is said about a template: words name only what there is, the parts of an order have the shape they will need. */
export function checkTemplate(template: TypedTemplate): FieldIssue[] {
  const { kind, name, subject, text } = template
  return [
    ...(textOf(name) === '' ? errorAt('name', 'required') : []),
    ...checkLength('name', name ?? undefined, 80),
    ...(kind === 'email' ? checkWords(subject, text) : checkOrder(template)),
  ]
}

const checkWords = (subject: string | null | undefined, text: string | null | undefined): FieldIssue[] => [
  ...(textOf(text) === '' ? errorAt('text', 'required') : []),
  ...checkPlaceholders('subject', subject),
  ...checkPlaceholders('text', text),
]

const checkOrder = (template: TypedTemplate): FieldIssue[] => [
  ...(['pickup', 'delivery'] as const).flatMap((stop) => {
    const code = textOf(template[`${stop}PostalCode`])
    const country = textOf(template[`${stop}Country`]) || DEFAULT_COUNTRY
    return code !== '' && checkPostalCode(country, code) === 'invalid'
      ? errorAt(`${stop}PostalCode`, 'postalCode', { country: findCountry(country)?.name ?? country })
      : []
  }),
  ...(isBlank(template.weight) || (Number(template.weight) >= 0 && Number(template.weight) <= 40_000)
    ? []
    : errorAt('weight', 'weight')),
]
