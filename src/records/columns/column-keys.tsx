import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'

/** The keys of the chooser in one quiet line, so that no one has to look them up. */
export function ColumnKeys({ id, pinKeys }: { id: string; pinKeys: string | undefined }) {
  const { t } = useText()
  const keys = [
    { keys: 'space', word: t('list.columns.keys.show') },
    { keys: 'shift+up shift+down', word: t('list.columns.keys.move') },
    { keys: 'left right', word: t('list.columns.keys.width') },
    { keys: 'home', word: t('list.columns.usualWidth') },
    ...(pinKeys === undefined ? [] : [{ keys: pinKeys, word: t('list.columns.keys.pin') }]),
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
