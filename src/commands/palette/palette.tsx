import type { GroupPage } from './rows/palette-row.ts'
import { Command as Cmdk } from 'cmdk'
import { Search } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import type { CommandContext, PalettePage } from '../gate/command.ts'
import { useCommands } from '../gate/commands-provider.tsx'
import { matchEvent } from '../keys/keys.ts'
import { PaletteFoot } from './foot.tsx'
import { PaletteLayer } from './layer.tsx'
import { PaletteList, paletteListId, rowElementId } from './list.tsx'
import type { OpenedLast } from './opened-last.ts'
import type { DrawSign } from './row.tsx'
import { groupToUnfold, totalOf } from './state.ts'
import { useEnterAhead } from './use-enter-ahead.ts'
import { usePalette, type PaletteModel } from './use-palette.ts'
import type { SearchEverywhere } from './use-remote-search.ts'
import type { TypedRows } from './use-typed-rows.ts'

interface PaletteProps {
  page: PalettePage
  search?: SearchEverywhere
  openedLast?: readonly OpenedLast[]
  typed?: TypedRows
  drawSign?: DrawSign
  onClose(): void
  /** What was typed before it could be drawn. */
  typedAhead?: string
  /** Where the keyboard was when it was asked for; by default where it is. */
  here?: CommandContext
}

/** The palette: commands, navigation and search in one. Mount it to open it. */
export function Palette({ page, search, openedLast, typed, drawSign, onClose, typedAhead = '', here }: PaletteProps) {
  const { t } = useText()
  const { keymap, mac, overlays } = useCommands()
  const palette = usePalette(page, search, onClose, typedAhead, openedLast, here, typed)
  const { frame, groups, active } = palette
  const onKeyDown = usePaletteKeys(palette, () => overlays.ui.openCheatSheet(), keymap.get('palette.open') ?? [], mac)
  const input = useRef<HTMLInputElement>(null)
  const total = totalOf(groups)
  const label = t('commands.palette.open')
  const placeholder = usePlaceholder(palette)

  return (
    <PaletteLayer title={label} input={input} onCancel={palette.back}>
      <Cmdk
        label={label}
        shouldFilter={false}
        vimBindings={false}
        disablePointerSelection
        value={active?.id ?? ''}
        // A click on a row or heading must not take the focus out of the input.
        onMouseDown={(event) => event.target instanceof HTMLInputElement || event.preventDefault()}
        className="no-ring flex min-h-0 grow flex-col"
      >
        <div className="flex h-12 shrink-0 items-center gap-2 border-b border-line px-4">
          <Search aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-text-2" />
          <PageTitle palette={palette} />
          <Cmdk.Input asChild value={frame.query} onValueChange={palette.setQuery}>
            <input
              ref={input}
              onKeyDown={onKeyDown}
              aria-activedescendant={active ? rowElementId(active) : undefined}
              aria-controls={paletteListId}
              aria-expanded={groups.length > 0}
              maxLength={200}
              placeholder={placeholder}
              className="no-ring h-full min-w-0 grow bg-transparent text-title font-normal outline-none"
            />
          </Cmdk.Input>
          <span role="status" className="shrink-0 text-chip text-text-2">
            {palette.busy
              ? t('commands.palette.searching')
              : frame.query.trim() && t('commands.palette.count', { count: total })}
          </span>
          <KeyCaps keys="escape" />
        </div>
        <PaletteList
          groups={groups}
          active={active}
          drawSign={drawSign}
          onActive={palette.setActive}
          onRun={palette.run}
          onUnfold={palette.unfold}
        />
        {groups.length === 0 && <NothingFound busy={palette.busy} />}
        <PaletteFoot onKeys={() => overlays.ui.openCheatSheet()} />
      </Cmdk>
    </PaletteLayer>
  )
}

function NothingFound({ busy }: { busy: boolean }) {
  const { t } = useText()
  if (busy) return <p className="px-4 py-6 text-text-2">{t('commands.palette.loading')}</p>
  return (
    <div className="px-4 py-6">
      <p className="text-panel">{t('commands.palette.none')}</p>
      <p className="text-text-2">{t('commands.palette.noneHint')}</p>
    </div>
  )
}

const isForeign = (id: GroupPage['group']): id is `foreign:${string}` => id.startsWith('foreign:')

/** Which page this is, in front of the input; the first page has no title. */
function PageTitle({ palette }: { palette: PaletteModel }) {
  const { t } = useText()
  const { registry } = useCommands()
  const { page } = palette.frame
  const { context } = palette
  const groupTitle = (id: GroupPage['group']) =>
    isForeign(id) ? palette.groups.find((group) => group.id === id)?.label : t(`commands.palette.group.${id}`)
  const text = () => {
    if (page.kind === 'group') return groupTitle(page.group)
    if (page.kind === 'actions') {
      const count = context.selection.length
      return count > 0
        ? t('commands.palette.actionsForMany', { count })
        : t('commands.palette.actionsFor', { name: context.focus?.name ?? context.focus?.id ?? '–' })
    }
    const command = page.kind === 'choices' ? registry.get(page.commandId) : undefined
    return command && t(command.title, command.titleValues?.(context))
  }
  const title = text()
  if (!title) return null
  return (
    <span className="max-w-64 shrink-0 truncate rounded-control bg-hover px-2 py-0.5 text-chip text-text-2">
      {title}
    </span>
  )
}

function usePlaceholder(palette: PaletteModel): string {
  const { t } = useText()
  const { registry } = useCommands()
  const { page } = palette.frame
  if (page.kind === 'search') return t(page.placeholder ?? 'commands.palette.searchPlaceholder')
  const asked = page.kind === 'choices' ? registry.get(page.commandId)?.choicesTitle : undefined
  return t(asked ?? 'commands.palette.placeholder')
}

const steps: ReadonlyMap<string, number> = new Map([
  ['down', 1],
  ['up', -1],
])

/** The palette's own keys. None reaches cmdk, whose idea of the active row lags behind, and who would take Home and End. */
function usePaletteKeys(
  palette: PaletteModel,
  onHelp: () => void,
  openingKeys: readonly string[],
  mac: boolean,
): (event: KeyboardEvent<HTMLInputElement>) => void {
  const runWhenFound = useEnterAhead(palette)
  const handle = (stroke: string, typed: string): boolean => {
    const { active, groups, frame, settling } = palette
    runWhenFound(undefined, typed)
    const step = steps.get(stroke)
    const unfoldable = groupToUnfold(groups, active?.id)
    if (step !== undefined) palette.move(step)
    else if (openingKeys.includes(stroke)) palette.toStart()
    else if (stroke === 'escape') palette.back()
    else if (stroke === 'enter' || stroke === 'mod+enter') {
      // What was typed last may not be looked for yet, or not everywhere: what stands there was not meant then.
      if (active && typed === frame.query && !settling) palette.run(active, stroke === 'mod+enter')
      else runWhenFound(stroke, typed)
    } else if (stroke === 'tab' || stroke === 'shift+tab') {
      // The input is the only stop there is: Tab leads nowhere else.
      if (unfoldable && stroke === 'tab') palette.unfold(unfoldable)
    } else if (stroke === 'backspace' && frame.query === '' && palette.depth > 1) palette.back()
    else if (stroke === '?' && frame.query === '') onHelp()
    else return false
    return true
  }
  return (event) => {
    event.stopPropagation()
    const stroke = matchEvent(event.nativeEvent, mac)
    if (stroke && handle(stroke, event.currentTarget.value)) event.preventDefault()
  }
}
