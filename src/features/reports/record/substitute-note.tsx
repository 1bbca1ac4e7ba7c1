import { useRetry } from '#src/commands/gate/retry/use-retry.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { valueText, weekName } from '../figures/figure-text.ts'
import type { ShownFigure } from '../figures/shown-figures.ts'

/** Says what stands in for what, and why; it is neither in sums nor in what leaves the screen (decision A10). */
export function SubstituteNote({ shown, onRetry }: { shown: ShownFigure; onRetry(): void }) {
  const { t } = useText()
  const format = useFormat()
  const keys = useRetry(onRetry)
  const { last, unit } = shown
  return (
    <div role="status" className="border-b border-line px-4 py-3">
      <p>
        <StatusWord status="warning">
          {last?.isSubstitute === true
            ? t('reports.substitute', { week: weekName(last.week, format), value: valueText(last.value, unit, format) })
            : t('reports.notLoaded')}
        </StatusWord>
      </p>
      <p className="mt-1 text-chip text-text-2">
        {t(last?.isSubstitute === true ? 'reports.substitute.text' : 'reports.notLoaded.text')}
      </p>
      <Button className="mt-2" keys={keys} onClick={onRetry}>
        {t('reports.reload')}
      </Button>
    </div>
  )
}
