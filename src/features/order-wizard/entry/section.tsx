import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { askAndDiscard, draftsOf, resumeDraft } from './actions.late.ts'
import type { ListedDraft } from '../draft/list.ts'
import { subscribeDrafts, type DraftId } from '../draft/store.ts'

/** The other drafts of the person, kept up to date; the one kept last first. */
export function useOtherDrafts(own: DraftId): ListedDraft[] {
  const { source } = useCommands()
  const session = useSession()
  const [drafts, setDrafts] = useState(() => draftsOf(source.current()))
  useEffect(() => subscribeDrafts(session, () => setDrafts(draftsOf(source.current()))), [source, session])
  return drafts.filter(({ id }) => id !== own)
}

/** Above the first field of an order that was just begun: the draft that was kept last, with its key. Source: decision A39 */
export function LastDraft({ draft }: { draft: ListedDraft }) {
  // Of a long name the key stays in view.
  const isCut = 'max-w-full self-start [&>span:first-child]:min-w-0 [&>span:first-child]:truncate'
  return <CommandButton id="wizard.resumeLast" label={draft.goOn} className={isCut} />
}

/** Below the first step: what else has been begun, to go on with or to discard, and one more beside it. */
export function DraftSection({ own }: { own: DraftId }) {
  const { t } = useText()
  const drafts = useOtherDrafts(own)
  const list = useRef<HTMLUListElement>(null)
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-draft]') ?? [])]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const at = rows().findIndex((row) => row.parentElement?.contains(document.activeElement))
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined && event.key !== 'Delete') return
    event.preventDefault()
    event.stopPropagation()
    if (by === undefined) rows()[at]?.parentElement?.querySelector<HTMLElement>('[data-discard]')?.click()
    else rows()[Math.min(rows().length - 1, Math.max(0, at + by))]?.focus()
  }
  return (
    <section aria-label={t('wizard.draft.others')} className="mt-auto border-t border-line pt-3">
      {drafts.length > 0 && (
        <h3 className="text-section text-text-2">
          {t('wizard.draft.others')} <span className="text-text-3">{drafts.length}</span>
        </h3>
      )}
      {drafts.length > 0 && (
        <ul ref={list} onKeyDown={onKeyDown} className="mt-1">
          {drafts.map((draft, at) => (
            <DraftRow
              key={draft.id ?? ''}
              draft={draft}
              onGone={() => rows()[Math.min(at, rows().length - 1)]?.focus()}
            />
          ))}
        </ul>
      )}
      <CommandButton id="wizard.another" variant="quiet" className="mt-2" />
    </section>
  )
}

function DraftRow({ draft, onGone }: { draft: ListedDraft; onGone(): void }) {
  const { t } = useText()
  const { source } = useCommands()
  const discard = async () => {
    if (await askAndDiscard(source.current(), draft.id)) requestAnimationFrame(onGone)
  }
  return (
    <li className="flex items-center gap-1 border-t border-line first:border-t-0">
      <button
        type="button"
        data-draft
        onClick={() => resumeDraft(source.current(), draft.id)}
        className="-ml-2 flex min-w-0 grow flex-col rounded-control px-2 py-1 text-left hover:bg-hover"
      >
        <bdi className="w-full truncate">{draft.name}</bdi>
        <span className="w-full truncate text-chip text-text-2">{draft.detail}</span>
      </button>
      <IconButton
        data-discard
        icon={Trash2}
        label={t('wizard.draft.discard', { name: draft.name })}
        keys="delete"
        onClick={() => void discard()}
      />
    </li>
  )
}
