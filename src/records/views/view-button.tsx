import { Bookmark, ChevronDown } from 'lucide-react'
import { memo } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { ariaKeys } from '#src/commands/keys/keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useTip } from '#src/ui/floating/tip.tsx'
import { saidIn } from '../list/own-words.ts'
import type { ViewsInUse } from './use-saved-views.ts'

type ViewButtonProps = Pick<ViewsInUse, 'list' | 'view' | 'isChanged'> & { isFiltered: boolean }

/** The view in the head of the list: its name opens the choices; when it is changed, the ways back and on. */
export const ViewButton = memo(function ViewButton({ list, view, isChanged, isFiltered }: ViewButtonProps) {
  const { t } = useText()
  const { run, mac } = useCommands()
  const keys = useKeysOf('list.view')
  const { target, tip } = useTip(
    <span className="flex items-center gap-2">
      {t('list.view.title')}
      {keys && <KeyCaps keys={keys} small />}
    </span>,
  )
  const isNone = view === undefined && isFiltered
  const name = view?.name ?? saidIn(list.ownWords, t)(isNone ? 'list.view.none' : 'list.view.all')
  const shown = isChanged ? `${name} (${t('list.view.changed')})` : name
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={isNone ? shown : t('list.view.named', { name: shown })}
        aria-keyshortcuts={keys && ariaKeys(keys, mac)}
        {...target}
        onClick={() => void run('list.view')}
        className="press -mx-1 inline-flex h-7 min-w-0 items-center gap-1.5 rounded-control px-1 hover:bg-hover"
      >
        <Bookmark aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
        <bdi className={view === undefined ? 'truncate text-text-2' : 'truncate font-semibold'}>{name}</bdi>
        {isChanged && <span className="shrink-0 text-text-3">{t('list.view.changed')}</span>}
        <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      </button>
      {tip}
      {isChanged && (
        <span className="hidden shrink-0 items-center @min-[760px]:flex">
          <CommandButton id="list.resetView" label={t('list.view.reset')} variant="quiet" className="text-text-2" />
          <CommandButton
            id="list.saveViewChanges"
            label={t('list.view.saveChanges')}
            variant="quiet"
            className="text-text-2"
          />
        </span>
      )}
    </>
  )
})
