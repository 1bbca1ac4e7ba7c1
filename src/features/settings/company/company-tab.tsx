import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { FailureState } from '#src/commands/failure-state.tsx'
import { recordFocus } from '#src/commands/gate/command.ts'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { useEditedHere } from '#src/records/fields/saving/use-edited-here.ts'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { companyAsText } from './company-fields.ts'
import { CompanyBlocks } from './company-settings.tsx'

/** "Firma": the own company, whose id is the tenant's. */
export function CompanyTab() {
  const { t } = useText()
  const { tenantId: id } = useSession()
  const { data: company, error, refetch } = useQuery(queryFor(useCall(), 'companies.get', { params: { id } }))
  useEditedHere('company', id)
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['record', 'record:company'],
    focus: recordFocus(
      'company',
      id,
      company === undefined ? {} : { record: company, name: company.name, text: () => companyAsText(company) },
    ),
  })
  return (
    <div ref={part}>
      {company === undefined && error === null && <LoadingRows rows={10} rowHeight={28} />}
      {company === undefined && error !== null && (
        <FailureState title={t('company.failed')} detail={error.message} onRetry={() => void refetch()} />
      )}
      {company && <CompanyBlocks company={company} />}
    </div>
  )
}
