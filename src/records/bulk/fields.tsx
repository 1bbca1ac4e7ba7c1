import type { Ref } from 'react'
import { may } from '#src/domain/accounts/roles.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField, TextAreaField } from '#src/ui/form/field.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import type { BulkDraft, BulkPlan, BulkRecord } from './plan.ts'

interface FieldsProps {
  plan: BulkPlan
  draft: BulkDraft
  /** Whose change it is. */
  records: readonly BulkRecord[]
  onChange(draft: BulkDraft): void
  readOnly: boolean
  /** Shows the field of the reason, and how many rules could be overridden with it. */
  asksReason: boolean
  overridable: number
  reasonRef: Ref<HTMLTextAreaElement>
}

/** What of a bulk change is typed: the change itself, and the reason where the rules ask for one. */
export function BulkFields(props: FieldsProps) {
  const { plan, draft, records, onChange, readOnly, asksReason, overridable, reasonRef } = props
  const { t } = useText()
  const { role } = useSession()
  const typed = plan.drawInput?.({
    input: draft.input,
    records,
    readOnly,
    onChange: (input) => onChange({ ...draft, input }),
  })
  const isTyped = typed !== undefined && typed !== null
  if (!isTyped && !asksReason) return null
  return (
    <div className="flex flex-col gap-3 border-b border-line px-4 py-3">
      {typed}
      {asksReason && (
        <TextAreaField
          ref={reasonRef}
          label={t('changes.reason')}
          hint={t(plan.words.reasonFor)}
          rows={2}
          maxLength={1000}
          readOnly={readOnly}
          value={draft.reason}
          onChange={(event) => onChange({ ...draft, reason: event.target.value })}
        />
      )}
      {asksReason && overridable > 0 && may(role, plan.overridePermission) && (
        <CheckboxField
          label={t('bulk.override', { count: overridable })}
          disabled={readOnly}
          checked={draft.override}
          onChange={() => onChange({ ...draft, override: !draft.override })}
        />
      )}
    </div>
  )
}
