import { useRetry } from '#src/commands/gate/retry/use-retry.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { FigureNote } from '#src/ui/page/figure-list.tsx'
import type { Figures } from '../figures/use-figures.ts'

/** Says that figures are missing, of one call or of all, and offers another try. Source: specification 8 */
export function ReportNote({ figures: { failed, retry } }: { figures: Figures }) {
  const { t } = useText()
  const keys = useRetry(failed.length > 0 ? retry : undefined)
  const [error] = failed
  if (error === undefined) return null
  const isPartial = failed.length === 1
  return (
    <FigureNote
      title={t(isPartial ? 'dispatch.figures.partial' : 'dispatch.figures.failed')}
      detail={isPartial ? 'Partial data loaded - some features may be limited' : 'Failed to load dashboard data'}
    >
      <Button variant="quiet" keys={keys} onClick={retry}>
        {t('ui.retry')}
      </Button>
    </FigureNote>
  )
}
