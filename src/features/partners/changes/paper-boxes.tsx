import { useId } from 'react'
import { PARTNER_PAPERS } from '#src/domain/partners/partner-terms.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormControlProps } from '#src/records/form/form.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'

/** Which papers are asked for: a box each. */
export function PaperBoxes({ id, texts, error, isSending, isFirst, onChange }: FormControlProps) {
  const { t } = useText()
  const prefix = useId()
  const chosen = new Set((texts[id] ?? '').split(',').map((part) => part.trim()))
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${prefix}-error`}>
      <legend className="mb-1 text-chip text-text-2">{t('partners.request.kinds')}</legend>
      <div className="grid grid-cols-2 gap-x-3 max-[479px]:grid-cols-1">
        {PARTNER_PAPERS.filter((kind) => kind !== 'other').map((kind, at) => (
          <label key={kind} className="flex h-7 items-center gap-2">
            <Checkbox
              name={id}
              disabled={isSending}
              checked={chosen.has(kind)}
              {...(isFirst && at === 0 && { 'data-autofocus': true })}
              onChange={(event) => {
                const next = PARTNER_PAPERS.filter((one) => (one === kind ? event.target.checked : chosen.has(one)))
                onChange({ [id]: next.join(', ') })
              }}
            />
            {t(`partners.paper.${kind}`)}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${prefix}-error`} className="text-chip text-status-red">
          {error}
        </p>
      )}
    </fieldset>
  )
}
