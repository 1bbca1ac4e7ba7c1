import { Command as Cmdk } from 'cmdk'
import { memo, useEffect, useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { actionSections } from '../gate/action-sections.ts'
import { isSameRow, type PaletteGroup, type PaletteRow } from './rows/palette-row.ts'
import { groupToUnfold, rowsOf } from './state.ts'
import { PaletteRowContent, type DrawSign } from './row.tsx'

/** The id of a row's element, as `aria-activedescendant` names it. */
export function rowElementId(row: PaletteRow): string {
  return `palette-${row.id.replace(/[^\w-]/g, (sign) => `_${sign.charCodeAt(0)}_`)}`
}

/** A part of a record's actions: its name stands beside its rows, which are low, so that all parts are seen at once. */
const isSection = ({ id }: PaletteGroup) => actionSections.some((section) => section === id)

interface PaletteListProps {
  groups: readonly PaletteGroup[]
  active: PaletteRow | undefined
  drawSign?: DrawSign
  onActive(id: string): void
  onRun(row: PaletteRow, beside: boolean): void
  onUnfold(group: PaletteGroup): void
}

/** The id of the listbox, which the input controls. */
export const paletteListId = 'palette-list'

/**
 * The rows, drawn by cmdk. What is active is ours: cmdk 1.1.1 names the wrong row in `aria-activedescendant` just after
 * opening and just after filtering (on its input and on its `Command.List`, hence a listbox of our own), so ids and
 * `aria-selected` are set here, from the same value that Enter runs.
 */
export function PaletteList({ groups, active, drawSign, onActive, onRun, onUnfold }: PaletteListProps) {
  const { t } = useText()
  const unfoldable = groupToUnfold(groups, active?.id)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active?.id])
  const rowAt = ({ target }: { target: EventTarget }) => {
    const option = target instanceof Element ? target.closest('[role="option"]') : null
    return option === null ? undefined : rowsOf(groups).find((row) => rowElementId(row) === option.id)
  }

  return (
    <div
      ref={list}
      id={paletteListId}
      role="listbox"
      aria-label={t('commands.palette.results')}
      onPointerMove={(event) => {
        const row = rowAt(event)
        if (row !== undefined) onActive(row.id)
      }}
      onClick={(event) => {
        const row = rowAt(event)
        if (row !== undefined) onRun(row, event.ctrlKey || event.metaKey)
      }}
      className="min-h-0 grow overflow-y-auto scroll-py-2 pb-1"
    >
      {groups.map((group) => (
        <Cmdk.Group
          key={group.id}
          value={group.id}
          className={classes(
            isSection(group) && 'border-line not-first:border-t sm:grid sm:grid-cols-[152px_minmax(0,1fr)]',
          )}
          heading={
            <GroupHeading
              group={group}
              withKey={group === unfoldable}
              onUnfold={group.more ? () => onUnfold(group) : undefined}
            />
          }
        >
          {group.rows.map((row) => (
            <Row key={row.id} row={row} isActive={row.id === active?.id} isLow={isSection(group)} drawSign={drawSign} />
          ))}
        </Cmdk.Group>
      ))}
    </div>
  )
}

interface RowProps {
  row: PaletteRow
  isActive: boolean
  isLow: boolean
  drawSign: DrawSign | undefined
}

/** Drawn again only when it says something else: a move of the arrows concerns two rows, not all. */
const Row = memo(
  function Row({ row, isActive, isLow, drawSign }: RowProps) {
    return (
      <Cmdk.Item value={row.id} asChild>
        <div
          id={rowElementId(row)}
          aria-selected={isActive}
          data-selected={isActive}
          aria-disabled={row.blocked ? true : undefined}
          className={classes(
            'mx-1 flex cursor-pointer items-center gap-2 rounded-control px-3',
            isLow ? 'h-6.5' : 'h-8',
            isActive && 'ring-shown bg-tint',
            row.blocked ? 'text-text-3' : 'text-text',
          )}
        >
          <PaletteRowContent row={row} drawSign={drawSign} />
        </div>
      </Cmdk.Item>
    )
  },
  (before, next) =>
    before.isActive === next.isActive && before.drawSign === next.drawSign && isSameRow(before.row, next.row),
)

interface GroupHeadingProps {
  group: PaletteGroup
  withKey: boolean
  onUnfold: (() => void) | undefined
}

function GroupHeading({ group, withKey, onUnfold }: GroupHeadingProps) {
  const { t } = useText()
  const isBeside = isSection(group)
  const counted = !isBeside && group.title === undefined && group.id !== 'recent' && group.id !== 'recentSearches'
  return (
    <div
      className={classes(
        'flex gap-2 px-4 text-section text-text-2',
        isBeside ? 'h-6.5 items-center' : 'h-7 items-end pb-1',
      )}
    >
      <span className="whitespace-nowrap">{group.label ?? t(group.title ?? `commands.palette.group.${group.id}`)}</span>
      {counted && <span className="font-normal text-text-3">{group.total}</span>}
      {onUnfold && (
        <button
          type="button"
          tabIndex={-1}
          onClick={onUnfold}
          className="-mb-1 ml-auto flex h-6 items-center gap-1.5 font-normal text-text-2 hover:text-text"
        >
          {t('commands.palette.showAll')}
          {withKey && <KeyCaps keys="tab" small />}
        </button>
      )}
    </div>
  )
}
