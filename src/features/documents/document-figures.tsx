import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'

/** Of all documents: how many are to be checked, how many are read, and how much room they take, behind the title. */
export function DocumentFigures() {
  const { t } = useText()
  const format = useFormat()
  const { data } = useQuery(queryFor(useCall(), 'documents.statistics', {}))
  if (data === undefined) return null
  const { unverified, ocrProcessed, totalSize } = data
  return (
    <span className="hidden truncate text-text-3 @min-[760px]:block">
      {t('documents.figures', {
        unverified: format.number(unverified),
        read: format.number(ocrProcessed),
        size: format.fileSize(totalSize),
      })}
    </span>
  )
}
