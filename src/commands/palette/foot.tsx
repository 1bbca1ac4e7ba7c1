import type { TextKey } from '#src/i18n/keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'

const hints: readonly { keys: readonly string[]; word: TextKey }[] = [
  { keys: ['up', 'down'], word: 'commands.palette.foot.choose' },
  { keys: ['enter'], word: 'commands.palette.foot.run' },
  { keys: ['mod+enter'], word: 'commands.palette.foot.panel' },
  { keys: ['backspace'], word: 'commands.palette.foot.back' },
]

/** The line that says what the keys of the palette do. */
export function PaletteFoot({ onKeys }: { onKeys: () => void }) {
  const { t } = useText()
  const helpKeys = useKeysOf('help.cheatSheet')
  return (
    <div className="flex h-9 shrink-0 items-center gap-5 border-t border-line bg-sunken px-4 text-chip text-text-2">
      {/* Those that have no room stand in a line no one sees. */}
      <div className="flex h-full min-w-0 flex-wrap gap-x-5 overflow-hidden">
        {hints.map((hint) => (
          <span key={hint.word} className="flex h-full items-center gap-1.5">
            <KeyCaps keys={hint.keys.join(' ')} />
            {t(hint.word)}
          </span>
        ))}
      </div>
      <button
        type="button"
        tabIndex={-1}
        onClick={onKeys}
        className="ml-auto flex h-6 shrink-0 items-center gap-1.5 hover:text-text"
      >
        {helpKeys && <KeyCaps keys={helpKeys} />}
        {t('commands.palette.foot.keys')}
      </button>
    </div>
  )
}
