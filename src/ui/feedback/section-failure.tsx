import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'

/** A part of a record that could not be loaded, with another try; the parts beside it stay as they are. */
export function SectionFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useText()
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-chip text-text-2">
      {text}
      <Button variant="quiet" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </p>
  )
}
