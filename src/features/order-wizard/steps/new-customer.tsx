import { useText } from '#src/i18n/use-text.ts'

/** "neu": the order makes a customer of the name. Source: decisions A26, A30 */
export function NewCustomer() {
  const { t } = useText()
  return (
    <span className="ml-1 shrink-0 rounded-cap border border-control px-1 text-cap text-text-2">
      {t('wizard.customer.isNew')}
    </span>
  )
}
