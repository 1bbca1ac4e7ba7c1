import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { RecordPanel } from '#src/records/panel/record-panel.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { companyAsText } from './company-fields.ts'
import { CompanyBlocks } from './company-settings.tsx'

/** The own company beside something else: what the log tells of it leads here. */
export function CompanyPanel({ panel }: { panel: PanelRef }) {
  const id = panel.id ?? ''
  return (
    <RecordPanel
      kind="company"
      id={id}
      query={useQuery(queryFor(useCall(), 'companies.get', { params: { id } }))}
      failure="company.failed"
      title={({ name }) => name}
      text={companyAsText}
      body={(company) => <CompanyBlocks company={company} />}
    />
  )
}
