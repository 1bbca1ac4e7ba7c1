import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { documentKind } from '#src/domain/documents/document-kinds.ts'
import { useText } from '#src/i18n/use-text.ts'
import { offered, useTypedName } from '#src/records/filters/named-record.ts'
import type { FormControlProps } from '#src/records/form/form.ts'
import { PickedField } from '#src/records/form/picked-field.tsx'

/** Documents by what is typed of their names. */
function useFoundDocuments(text: string, isWanted: boolean) {
  const { t } = useText()
  const typed = isWanted ? text : undefined
  const { query, options, isBehind } = useTypedName(typed)
  const answer = useQuery({ ...queryFor(useCall(), 'documents.list', { query }), ...options })
  return offered(typed, isBehind, answer, ({ id, name, kind }) => ({
    ...{ id, label: name },
    detail: t(`records.document.kind.${documentKind(kind)}`),
  }))
}

/** The document an invoice of a carrier came as. */
export function DocumentControl(props: FormControlProps) {
  const { t } = useText()
  return (
    <PickedField
      {...props}
      picked="documentId"
      label={t('carriers.document')}
      hint={t('carriers.document.hint')}
      useSuggestions={useFoundDocuments}
    />
  )
}
