import { ArrowRight, ChevronDown, ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import type { ShownColumn, ShownImport } from '../work/shown.ts'

interface MappingColumnProps {
  shown: ShownImport
  /** The column the keyboard is on, from 0. */
  current: number
  onCurrent(at: number): void
  /** How the keyboard gets in here. */
  enterRef: RefObject<(() => void) | undefined>
  /** How it goes to a column. */
  focusRef: RefObject<((at: number) => void) | undefined>
}

/** Which column of the file is which field of an order; each is chosen in the palette. Where there is little room it folds into a line. */
export function MappingColumn({ shown, current, onCurrent, enterRef, focusRef }: MappingColumnProps) {
  const { t } = useText()
  const focusKeys = useKeysOf('panels.focus1')
  const { columns, mapped, fresh } = shown.mapping
  const element = useFocusScope<HTMLElement>({ scopes: ['own:importColumns'] })
  const list = useRef<HTMLUListElement>(null)
  const listId = useId()
  /** Where it folds: whether the columns are shown. */
  const [isOpen, setOpen] = useState(false)
  const focus = (at: number) => list.current?.querySelectorAll<HTMLElement>('[data-column]')[at]?.focus()
  useEffect(() => {
    enterRef.current = () => {
      // What is folded takes no focus.
      flushSync(() => setOpen(true))
      focus(current)
    }
    focusRef.current = focus
  })
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <section
      ref={element}
      aria-label={t('imports.mapping.title')}
      className="flex w-92 shrink-0 flex-col border-r border-line-strong max-[899px]:max-h-1/2 max-[899px]:w-full max-[899px]:border-r-0"
    >
      <header className="flex h-9 shrink-0 items-center gap-2 border-b border-line-strong bg-sunken px-4">
        <h2 className="text-section max-[899px]:hidden">{t('imports.mapping.title')}</h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="press -ml-1 hidden min-h-7 items-center gap-1 rounded-control px-1 font-semibold hover:bg-hover max-[899px]:flex max-[479px]:min-h-11"
        >
          <Chevron aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          {t('imports.mapping.title')}
        </button>
        <span className="text-chip text-text-3">
          {fresh === 0
            ? t('imports.mapping.count', { mapped, all: columns.length })
            : t('imports.mapping.countNew', { mapped, all: columns.length, fresh })}
        </span>
        <span className="ml-auto">{focusKeys !== undefined && <KeyCaps keys={focusKeys} />}</span>
      </header>
      <ul
        ref={list}
        id={listId}
        className={classes('min-h-0 grow overflow-y-auto', !isOpen && 'max-[899px]:hidden')}
        aria-label={t('imports.mapping.title')}
      >
        {columns.map((column, at) => (
          <MappingRow key={column.letter} column={column} at={at} isCurrent={at === current} onCurrent={onCurrent} />
        ))}
      </ul>
      <footer
        data-foot
        className={classes(
          'flex h-10 shrink-0 items-center border-t border-line bg-sunken px-4 text-chip text-text-2',
          !isOpen && 'max-[899px]:hidden',
        )}
      >
        <span className="truncate">{shown.mapping.memory}</span>
      </footer>
    </section>
  )
}

function MappingRow(props: { column: ShownColumn; at: number; isCurrent: boolean; onCurrent(at: number): void }) {
  const { column, at, isCurrent, onCurrent } = props
  const { t } = useText()
  const { run } = useCommands()
  const { letter, header, sample, target, isNew } = column
  const word = target ?? t('imports.mapping.skip')
  const name = t('imports.mapping.row', { letter, header, target: word })
  return (
    <li
      data-column={at}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={isNew ? `${name}, ${t('imports.mapping.new')}` : name}
      onFocus={() => onCurrent(at)}
      className="ring-inside flex h-10 items-center gap-2 border-b border-line px-4 focus:edge-shown focus:bg-tint"
    >
      <span className="w-5 shrink-0 text-chip text-text-3">{letter}</span>
      <span className="min-w-0 grow">
        <bdi className="block truncate leading-4" title={header}>
          {header}
        </bdi>
        <bdi className="block truncate text-cap text-text-3" title={sample}>
          {sample}
        </bdi>
      </span>
      <ArrowRight aria-hidden size={14} strokeWidth={1.75} className="mr-1 shrink-0 text-text-3" />
      <button
        type="button"
        tabIndex={-1}
        aria-haspopup="listbox"
        aria-label={t('imports.mapping.choose', { header })}
        onMouseDown={(event) => {
          event.preventDefault()
          event.currentTarget.closest<HTMLElement>('[data-column]')?.focus()
        }}
        onClick={() => void run('imports.mapColumn')}
        className={classes(
          'press flex h-7 w-43 shrink-0 items-center gap-1.5 rounded-control border px-2 text-left hover:bg-hover',
          isNew ? 'border-dashed border-status-amber bg-status-amber-tint' : 'border-control bg-surface',
          target === undefined && 'text-text-2',
        )}
      >
        <span className="min-w-0 grow truncate" title={word}>
          {word}
        </span>
        {isNew && (
          <span className="flex shrink-0 items-center gap-1 text-chip text-status-amber">
            <StatusSign status="warning" />
            {t('imports.mapping.new')}
          </span>
        )}
        <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      </button>
    </li>
  )
}
