import { customersByName } from './partners-by-name.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormControlProps } from '#src/records/form/form.ts'
import { PickedField } from '#src/records/form/picked-field.tsx'

/** The customer, by what is typed of his name. */
export function CustomerControl(props: FormControlProps) {
  const { t } = useText()
  return (
    <PickedField
      {...props}
      picked="customerId"
      label={t('records.customer')}
      useSuggestions={(text, isWanted) => customersByName.useFound(isWanted ? text : undefined)}
    />
  )
}
