import { Bookmark, ChevronDown } from 'lucide-react'
import { CommandButton } from '#src/commands/command-button.tsx'
import { keyOf, useCommands } from '#src/commands/commands-provider.tsx'
import { ariaKeys, displayKeys } from '#src/commands/keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/key-cap.tsx'
import { useTip } from '#src/ui/tip.tsx'
import { hasFilters, type OrderSearch } from './order-filters.ts'
import type { OrderView } from './order-views.ts'

/** The view in the head of the list: its name opens the choices; when it is changed, the ways back and on. */
export function OrderViewButton({
  view,
  search,
  isChanged,
}: {
  view: OrderView | undefined
  search: OrderSearch
  isChanged: boolean
}) {
  const { t } = useText()
  const { run, keymap, mac } = useCommands()
  const keys = keyOf(keymap, 'orders.view')
  const shown = keys === undefined ? undefined : displayKeys(keys, { mac, t })
  const { target, tip } = useTip(
    <span className="flex items-center gap-2">
      {t('orders.view.title')}
      {shown && <KeyCaps keys={shown} small />}
    </span>,
  )
  const name = view?.name ?? t(hasFilters(search) ? 'orders.view.none' : 'orders.view.alle')
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('orders.view.named', { name: isChanged ? `${name} (${t('orders.view.changed')})` : name })}
        aria-keyshortcuts={keys && ariaKeys(keys, mac)}
        {...target}
        onClick={() => void run('orders.view')}
        className="press -mx-1 inline-flex h-7 min-w-0 items-center gap-1.5 rounded-control px-1 hover:bg-hover"
      >
        <Bookmark aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
        <bdi className={view === undefined ? 'truncate text-text-2' : 'truncate font-semibold'}>{name}</bdi>
        {isChanged && <span className="shrink-0 text-text-3">{t('orders.view.changed')}</span>}
        <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      </button>
      {tip}
      {isChanged && (
        <span className="hidden shrink-0 items-center @min-[760px]:flex">
          <CommandButton id="orders.resetView" label={t('orders.view.reset')} variant="quiet" className="text-text-2" />
          <CommandButton
            id="orders.saveViewChanges"
            label={t('orders.view.saveChanges')}
            variant="quiet"
            className="text-text-2"
          />
        </span>
      )}
    </>
  )
}
