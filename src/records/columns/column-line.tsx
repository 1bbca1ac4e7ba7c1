import { ArrowDown, ArrowUp, Minus, Pin, PinOff, Plus } from 'lucide-react'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'

/** What can be done with a column. */
export type ColumnAct = 'show' | 'up' | 'down' | 'narrower' | 'wider' | 'usualWidth' | 'pin'

/** One column in the chooser: its box, its width, and a button for each thing the keys do. */
export function ColumnLine(props: {
  id: string
  name: string
  isActive: boolean
  isShown: boolean
  /** Cannot be hidden. */
  isFixed: boolean
  isPinned: boolean
  /** The last of those that stay at the left: a line below. */
  endsPinned: boolean
  /** The chosen width in px; undefined: the usual one. */
  width: number | undefined
  /** The key that pins; undefined while it is switched off. */
  pinKeys: string | undefined
  onFocus(): void
  onAct(what: ColumnAct): void
}) {
  const { id, name, isActive, isShown, isPinned, width, onAct } = props
  const { t } = useText()
  const tabIndex = isActive ? 0 : -1
  const facts = [
    isPinned && t('list.columns.pinned', { name }),
    width !== undefined && t('list.columns.width', { width }),
  ]
  return (
    <li
      data-column={id}
      onFocus={props.onFocus}
      className={classes(
        'flex h-8 items-center pr-2 pl-4',
        isActive ? 'edge-shown bg-tint' : 'hover:bg-hover',
        props.endsPinned && 'border-b border-line-strong',
      )}
    >
      <label className="flex h-full min-w-0 grow items-center gap-2">
        <Checkbox
          checked={isShown}
          tabIndex={tabIndex}
          data-autofocus={isActive ? '' : undefined}
          aria-label={t('list.columns.show', { name })}
          aria-description={facts.filter(Boolean).join(', ') || undefined}
          aria-disabled={props.isFixed ? true : undefined}
          onChange={() => onAct('show')}
        />
        <span className={classes('truncate', !isShown && 'text-text-3')}>{name}</span>
      </label>
      {width !== undefined && (
        <button
          type="button"
          tabIndex={tabIndex}
          title={t('list.columns.usualWidth')}
          aria-label={t('list.columns.resetWidth', { name })}
          onClick={() => onAct('usualWidth')}
          className="press h-7 shrink-0 rounded-control px-1 text-chip text-text-3 hover:bg-hover hover:text-text"
        >
          {t('list.columns.width', { width })}
        </button>
      )}
      <IconButton
        icon={Minus}
        label={t('list.columns.narrower', { name })}
        keys="left"
        tabIndex={tabIndex}
        onClick={() => onAct('narrower')}
      />
      <IconButton
        icon={Plus}
        label={t('list.columns.wider', { name })}
        keys="right"
        tabIndex={tabIndex}
        onClick={() => onAct('wider')}
      />
      <IconButton
        icon={ArrowUp}
        label={t('list.columns.up', { name })}
        keys="shift+up"
        tabIndex={tabIndex}
        onClick={() => onAct('up')}
      />
      <IconButton
        icon={ArrowDown}
        label={t('list.columns.down', { name })}
        keys="shift+down"
        tabIndex={tabIndex}
        onClick={() => onAct('down')}
      />
      <IconButton
        icon={isPinned ? PinOff : Pin}
        label={t('list.columns.pin', { name })}
        keys={props.pinKeys}
        pressed={isPinned}
        tabIndex={tabIndex}
        onClick={() => onAct('pin')}
      />
    </li>
  )
}
