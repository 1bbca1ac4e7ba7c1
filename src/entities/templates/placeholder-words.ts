import type { Partner } from '#src/contract/partners/partner.ts'
import { filled, type PlaceholderValues } from '#src/domain/templates/placeholders.ts'
import type { Translate } from '#src/i18n/keys.ts'

/** What placeholders stand for when a partner is written to. */
export const valuesOfPartner = ({ name, city, contactPerson }: Partner): PlaceholderValues => ({
  Ansprechpartner: contactPerson,
  Firma: name,
  Ort: city,
})

/** Words as they would be sent; what has no value says so in its place. */
export const markedWords = (text: string, values: PlaceholderValues, t: Translate): string =>
  filled(text, values, (name) => t('templates.missing', { name }))
