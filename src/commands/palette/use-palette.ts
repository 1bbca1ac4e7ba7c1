import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { addRecentSearch, parseRecentSearches } from '#src/domain/accounts/recents.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { CommandContext, OfferedChoice, PalettePage } from '../gate/command.ts'
import { availability, offer } from '../gate/availability.ts'
import { asOffered, contextFor } from '../gate/command-runner.ts'
import { keyOf, useCommands, type Commands } from '../gate/commands-provider.tsx'
import { commandsFor, prepareCommands, singleRecord } from './commands.ts'
import { useOpenedLast, type OpenedLast } from './opened-last.ts'
import { isFirstOpen, paletteRows } from './rows/page-rows.ts'
import type { PaletteGroup, PaletteRow } from './rows/palette-row.ts'
import {
  activeRow,
  atStart,
  openState,
  popped,
  pushed,
  rowBy,
  topFrame,
  withQuery,
  type PaletteFrame,
  type PaletteState,
} from './state.ts'
import { useFoundChoices } from './use-found-choices.ts'
import { useMissingCommands } from './use-missing-commands.ts'
import { failedTitle, failureText } from '../gate/retry/failure-text.ts'
import { useTypedRows, type TypedRows } from './use-typed-rows.ts'
import { useRemoteSearch, type SearchEverywhere } from './use-remote-search.ts'

/** Everything the palette draws and does. */
export interface PaletteModel {
  frame: PaletteFrame
  depth: number
  groups: readonly PaletteGroup[]
  active: PaletteRow | undefined
  context: CommandContext
  busy: boolean
  /** What is still looked for may come to stand in front of all that is there. */
  settling: boolean
  setQuery(query: string): void
  setActive(id: string): void
  move(by: number): void
  /** Opens a whole group on a page of its own. */
  unfold(group: PaletteGroup): void
  /** One page back, or closes the palette. */
  back(): void
  /** To the first page, or closes the palette where that is shown. */
  toStart(): void
  /** What Enter does; `beside` opens a hit in a side panel. */
  run(row: PaletteRow, beside?: boolean): void
}

/** The record a page is about, if it names one. */
function recordOf(page: PaletteFrame['page']) {
  return page.kind === 'choices' || page.kind === 'actions' ? page.record : undefined
}

/** Choices of a command, once they are there; undefined while they load. */
function useChoices(commands: Commands, page: PaletteFrame['page'], context: CommandContext) {
  const [loaded, setLoaded] = useState<{ page: object; rows: readonly OfferedChoice[] }>()
  const commandId = page.kind === 'choices' ? page.commandId : undefined
  useEffect(() => {
    const command = commandId === undefined ? undefined : commands.registry.get(commandId)
    const choices = command?.choices?.(context)
    if (command === undefined || choices === undefined) return undefined
    let wanted = true
    const settle = (rows: readonly OfferedChoice[]) => wanted && setLoaded({ page, rows })
    // That they could not be had is no empty list: the palette makes way for the reason.
    const fail = (error: unknown) => {
      if (!wanted) return
      const { services } = context
      const detail = failureText(error, services.t)
      commands.overlays.close()
      services.notify({ type: 'error', message: failedTitle(command, context), ...(detail && { detail }) })
    }
    Promise.resolve(choices).then(settle, fail)
    return () => {
      wanted = false
    }
  }, [commands.registry, commands.overlays, commandId, context, page])
  if (commandId === undefined) return undefined
  return { commandId, rows: loaded?.page === page ? loaded.rows : undefined }
}

/**
 * State and actions of the palette. The context is taken once, when it is asked for: the palette itself is not a place, and what is
 * chosen is done to what it was offered for, wherever the list behind it has gone.
 */
export function usePalette(
  page: PalettePage,
  search: SearchEverywhere | undefined,
  onClose: () => void,
  typedAhead = '',
  openedLast?: readonly OpenedLast[],
  askedFrom?: CommandContext,
  typed?: TypedRows,
): PaletteModel {
  const commands = useCommands()
  const { registry, keymap, storage, source } = commands
  const { t } = useText()
  const [state, setState] = useState(() => openState(page, typedAhead))
  const [searches, setSearches] = useState(() => parseRecentSearches(storage.read('recentSearches')))
  const [recent] = useState(commands.recent)
  const [here] = useState(() => asOffered(askedFrom, source.current()))
  const frame = topFrame(state)
  const record = recordOf(frame.page) ?? recordOf(page)
  const context = useMemo(() => contextFor(here, record), [here, record])

  const searchable = frame.page.kind === 'root' || frame.page.kind === 'search' || frame.page.kind === 'group'
  const remote = useRemoteSearch(searchable ? search : undefined, frame.query)
  const choices = useChoices(commands, frame.page, context)
  const opened = useOpenedLast(openedLast, frame.page.kind === 'root')
  const prepared = useMemo(
    () =>
      prepareCommands(
        commandsFor(registry.all, context),
        (command) => offer(command, context),
        // A key that means something else here is not shown.
        (command) => (availability(command, context).state === 'outOfScope' ? undefined : keyOf(keymap, command.id)),
        (command) => t(command.title, command.titleValues?.(context)),
        t,
        (command) => singleRecord(command, context),
      ),
    [registry, context, keymap, t],
  )
  const isFirst = frame.page.kind === 'root' || (frame.page.kind === 'group' && frame.page.group === 'choices')
  const { found, isLooking } = useFoundChoices(prepared, context, isFirst ? frame.query : undefined)
  const typedRows = useTypedRows(typed, frame.page.kind === 'root' ? frame.query : '')
  const isMissing = useMissingCommands(commands) && frame.page.kind !== 'search' && frame.page.kind !== 'choices'
  const groups = useMemo(
    () =>
      paletteRows({
        page: frame.page,
        query: frame.query,
        commands: prepared,
        recentCommands: recent,
        recentSearches: searches,
        opened,
        clearSearches: t('commands.palette.clearRecent'),
        search: remote.groups,
        ...(choices && { choices: { commandId: choices.commandId, rows: choices.rows ?? [] } }),
        ...(found && { found }),
        typed: typedRows.rows,
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- `choices` is a new object each time; its rows are what counts
    [
      frame.page,
      frame.query,
      prepared,
      recent,
      searches,
      opened,
      t,
      remote.groups,
      choices?.commandId,
      choices?.rows,
      found,
      typedRows.rows,
    ],
  )

  const closeAndDo = (action: () => void) => {
    // The focus must be back in the workspace before the command acts, or closing would take it away again.
    flushSync(onClose)
    action()
  }
  const setRecentSearches = (next: readonly string[]) => {
    setSearches(next)
    storage.write('recentSearches', next)
  }
  const sayWhy = (blocked: NonNullable<PaletteRow['blocked']>) =>
    here.services.announce('text' in blocked ? blocked.text : t(blocked.reason, blocked.values))

  const run = (row: PaletteRow, beside = false) => {
    if (row.blocked) return sayWhy(row.blocked)
    if (row.kind === 'recentSearch') return setState((before) => withQuery(before, row.query))
    if (row.kind === 'clearSearches') return setRecentSearches([])
    if (row.kind === 'choice') {
      return closeAndDo(() => void commands.run(row.commandId, { choice: row.choice, context }))
    }
    if (row.kind === 'command') {
      const next = { kind: 'choices' as const, commandId: row.commandId, ...(record && { record }) }
      if (row.hasPage) return setState((before) => pushed(before, next))
      return closeAndDo(() => void commands.run(row.commandId, { context }))
    }
    if (frame.query.trim() !== '') setRecentSearches(addRecentSearch(searches, frame.query))
    const { hit } = row
    const { panel } = hit
    const open = () =>
      panel && (beside || hit.to === '') ? here.services.openPanel(panel, 'add') : here.services.navigate(hit.to)
    return closeAndDo(open)
  }
  const active = activeRow(groups, state.active)
  // The row the arrows have marked is meant, whatever comes in front of it.
  const isMovedTo = active !== undefined && active.id === state.active
  const isLookedFor = isLooking || typedRows.isLooking
  const goTo = (next: PaletteState | undefined) => (next ? setState(next) : onClose())

  return {
    frame,
    depth: state.frames.length,
    groups,
    active,
    context,
    settling: !isMovedTo && frame.query.trim() !== '' && (isMissing || (isLookedFor && isFirstOpen(groups))),
    busy: remote.searching || (choices !== undefined && choices.rows === undefined),
    setQuery: (query) => setState((before) => withQuery(before, query)),
    setActive: (id) => setState((before) => (before.active === id ? before : { ...before, active: id })),
    move: (by) => setState((before) => ({ ...before, active: rowBy(groups, before.active, by) })),
    unfold: ({ id, title }) =>
      title === undefined && setState((before) => pushed(before, { kind: 'group', group: id })),
    back: () => goTo(popped(state)),
    toStart: () => goTo(atStart(state)),
    run,
  }
}
