import { useText } from '#src/i18n/use-text.ts'

/** "neu": the order makes a customer of the name, which stands before it where it is not read elsewhere. Source: decisions A26, A30 */
export function NewCustomer({ name }: { name?: string | undefined }) {
  const { t } = useText()
  return (
    <span className="text-chip text-text-2">
      {name !== undefined && <bdi className="mr-1 line-clamp-3 wrap-anywhere">{name}</bdi>}
      <span className="inline-block shrink-0 rounded-cap border border-control px-1 text-cap">
        {t('wizard.customer.isNew')}
      </span>
    </span>
  )
}
