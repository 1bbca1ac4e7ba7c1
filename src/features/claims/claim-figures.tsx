import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'

/** Of all claims: how many are open and what they come to, what was settled, and which carrier causes most, behind the title. */
export function ClaimFigures() {
  const { t } = useText()
  const format = useFormat()
  const { data } = useQuery(queryFor(useCall(), 'claims.figures', { query: {} }))
  if (data === undefined || data.all.count === 0) return null
  const { open, settled, carriers } = data
  const [first] = carriers
  return (
    <span className="hidden truncate text-text-3 @min-[960px]:block">
      {t('claims.figures', {
        open: format.number(open.count, 0),
        amount: format.cents(open.amountCents),
        settled: format.cents(settled.amountCents),
      })}
      {first && ` · ${t('claims.figures.carrier', { name: first.name, amount: format.cents(first.amountCents) })}`}
    </span>
  )
}
