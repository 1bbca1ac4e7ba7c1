import { carriersByName } from '#src/entities/partners/partners-by-name.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormControlProps } from '#src/records/form/form.ts'
import { PickedField } from '#src/records/form/picked-field.tsx'
import { textsOfOrders } from './agreed.ts'

/** The carrier, by what is typed of his name; with another one his orders are others. */
export function CarrierControl({ onChange, ...props }: FormControlProps) {
  const { t } = useText()
  return (
    <PickedField
      {...props}
      picked="carrierId"
      label={t('records.carrier')}
      useSuggestions={(text, isWanted) => carriersByName.useFound(isWanted ? text : undefined)}
      onChange={(texts) => onChange({ ...texts, ...textsOfOrders([]) })}
    />
  )
}
