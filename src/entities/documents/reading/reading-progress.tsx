import { useText } from '#src/i18n/use-text.ts'
import { ProgressBar } from '#src/ui/signs/progress-bar.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import type { ReadingState } from './use-reading.ts'

/** How far the reading of a document is: which page, and how much of the whole. */
export function ReadingProgress({ reading }: { reading: ReadingState }) {
  const { t } = useText()
  const { state, page, of, percent } = reading
  const said =
    state === 'waiting' ? t('ocr.waiting') : state === 'sending' ? t('ocr.sending') : t('reading.running', { page, of })
  return (
    <div>
      <p className="flex items-center gap-1.5 text-panel">
        <StatusSign status="pending" />
        {said}
        {state === 'reading' && <span className="ml-auto text-chip text-text-3">{`${percent} %`}</span>}
      </p>
      {state === 'reading' && <ProgressBar label={said} value={percent} max={100} />}
    </div>
  )
}
