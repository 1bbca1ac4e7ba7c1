import type { CompanySettings } from '#src/contract/accounts/settings.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FieldLines, FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { RecordHistory } from '#src/records/history/record-history.tsx'
import { PageSection } from '#src/ui/page/page-section.tsx'
import { COMPANY_BLOCKS, COMPANY_FIELDS, editableCompany } from './company-fields.ts'

/** All that a company has settled, each value edited where it stands, and who has settled what. */
export function CompanyBlocks({ company }: { company: CompanySettings }) {
  const { t } = useText()
  return (
    <FieldsOf fields={editableCompany} record={company}>
      {COMPANY_BLOCKS.map(({ title, text, fields }) => (
        <PageSection key={title} title={t(title)} text={t(text)}>
          <dl>
            <FieldLines fields={fields} />
          </dl>
        </PageSection>
      ))}
      <RecordHistory endpoint="companies.events" id={company.id} record={company} fields={COMPANY_FIELDS} />
    </FieldsOf>
  )
}
