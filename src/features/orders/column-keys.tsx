import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/key-cap.tsx'

/** The keys of the chooser in one quiet line, so that nobody has to look them up. */
export function ColumnKeys({ id }: { id: string }) {
  const { t } = useText()
  const shift = t('commands.key.shift')
  const keys = [
    { keys: t('commands.key.space'), word: t('orders.columns.keys.show') },
    { keys: `${shift}+↑ ${shift}+↓`, word: t('orders.columns.keys.move') },
    { keys: '← →', word: t('orders.columns.keys.width') },
    { keys: t('commands.key.home'), word: t('orders.columns.usualWidth') },
    { keys: 'p', word: t('orders.columns.keys.pin') },
  ]
  return (
    <p
      id={id}
      className="flex shrink-0 flex-wrap gap-x-3 gap-y-1 border-t border-line px-4 pt-2 pb-2.5 text-cap text-text-3"
    >
      {keys.map((line) => (
        <span key={line.keys} className="inline-flex items-center gap-1">
          <KeyCaps keys={line.keys} small />
          {line.word}
        </span>
      ))}
    </p>
  )
}
