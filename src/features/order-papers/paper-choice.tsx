import { NOTE_COPIES, ORDER_PAPERS, type NoteCopy, type OrderPaper } from '#src/domain/documents/paper-kinds.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { SelectField } from '#src/ui/form/field.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PaperSearch } from './paper-search.ts'

/** The bar above the paper: which paper, which copy, and what is missing from it. Never printed. */
export function PaperChoice(props: {
  paper: OrderPaper
  copy: NoteCopy
  /** The carriage crosses no border: the consignment note is the German one. */
  national: boolean
  onChange(values: PaperSearch): void
  /** What could not be had, so that its place on the paper stays empty. */
  missing: readonly TextKey[]
  /** Asks again, where that may help. */
  onRetry: (() => void) | undefined
  onNextCopy(): void
  /** The keys as they are to be shown. */
  keysOf(index: number): string | undefined
  copyKeys: string | undefined
  retryKeys: string | undefined
}) {
  const { paper, copy, national, onChange, missing, onRetry, onNextCopy, keysOf, copyKeys, retryKeys } = props
  const { t } = useText()
  return (
    <div
      data-screen-only
      className="sticky top-0 z-10 flex min-h-11 flex-wrap items-center gap-2 border-b border-line bg-raised px-4 py-1"
    >
      <div role="group" aria-label={t('papers.choose')} className="flex flex-wrap gap-2">
        {ORDER_PAPERS.map((one, index) => (
          <Button
            key={one}
            aria-pressed={one === paper}
            keys={keysOf(index)}
            className={one === paper ? 'border-accent bg-tint font-semibold' : undefined}
            onClick={() => onChange({ paper: one })}
          >
            {t(one === 'cmr' && national ? 'papers.paper.national' : `papers.paper.${one}`)}
          </Button>
        ))}
      </div>
      {paper === 'cmr' && (
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <SelectField
            compact
            labelHidden
            label={t('papers.copy')}
            value={copy}
            className="w-64"
            onChange={(event) => onChange({ copy: NOTE_COPIES.find((one) => one === event.target.value) })}
          >
            {NOTE_COPIES.map((one) => (
              <option key={one} value={one}>
                {t(`papers.copy.${one}`)}
              </option>
            ))}
          </SelectField>
          <Button variant="quiet" keys={copyKeys} onClick={onNextCopy}>
            {t('papers.copy.next')}
          </Button>
        </div>
      )}
      {missing.length > 0 && (
        <div role="status" className="flex flex-wrap items-center gap-2 text-chip">
          {missing.map((text) => (
            <StatusWord key={text} status="warning">
              {t(text)}
            </StatusWord>
          ))}
          {onRetry && (
            <Button variant="quiet" keys={retryKeys} onClick={onRetry}>
              {t('ui.retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
