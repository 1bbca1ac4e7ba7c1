import { useEffect, useMemo, useState } from 'react'
import { commandWords } from '#src/i18n/command-words.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import type { CommandContext } from '../gate/command.ts'
import { minFoundLength, prepareFound, type WordedChoice } from './rows/choice-rows.ts'
import { isForRecords, type PaletteCommand } from './commands.ts'
import type { RankIndex } from './rank.ts'

/** The choices of one command by their full names. */
async function worded({ command, title }: PaletteCommand, context: CommandContext): Promise<WordedChoice[]> {
  const record = isForRecords(command) && context.selection.length === 0 ? context.focus?.id : undefined
  return ((await command.choices?.(context)) ?? []).map((choice) => ({
    commandId: command.id,
    choice,
    title: `${plainTitle(title)}: ${choice.title}`,
    ...(record !== undefined && { context: record }),
    words: commandWords(command.id),
  }))
}

const nothing: ReadonlyMap<string, readonly WordedChoice[]> = new Map()

const isAskable = ({ command, availability }: PaletteCommand): boolean =>
  command.findable === true && availability.state === 'available'

/** What was found so far, and whether some command has not answered yet. */
interface FoundChoices {
  found: ReturnType<typeof prepareFound> | undefined
  isLooking: boolean
}

/**
 * What lies behind the commands that can be run here: asked for once, when enough has been typed to look for it, and there as
 * soon as each has answered. One that cannot be asked now has nothing to be found.
 */
export function useFoundChoices(
  { items }: RankIndex<PaletteCommand>,
  context: CommandContext,
  query: string | undefined,
): FoundChoices {
  const isWanted = query !== undefined && query.trim().length >= minFoundLength - 1
  const [isAsked, setAsked] = useState(false)
  if (isWanted && !isAsked) setAsked(true)
  const [found, setFound] = useState({ items, byCommand: nothing })
  useEffect(() => {
    if (!isAsked) return undefined
    let isOpen = true
    const add = (id: string, rows: readonly WordedChoice[]) =>
      setFound((before) => {
        const known = before.items === items ? before.byCommand : nothing
        return { items, byCommand: new Map([...known, [id, rows]]) }
      })
    for (const entry of items) {
      const { id } = entry.command
      if (!isAskable(entry)) continue
      worded(entry, context).then(
        (rows) => isOpen && add(id, rows),
        () => isOpen && add(id, []),
      )
    }
    return () => {
      isOpen = false
    }
  }, [isAsked, items, context])
  const byCommand = found.items === items ? found.byCommand : nothing
  const prepared = useMemo(() => {
    if (byCommand.size === 0) return undefined
    // In the order of the commands, whichever has answered first.
    return prepareFound(items.flatMap(({ command }) => byCommand.get(command.id) ?? []))
  }, [byCommand, items])
  const isEnough = query !== undefined && query.trim().length >= minFoundLength
  const isLooking = isEnough && items.some((entry) => isAskable(entry) && !byCommand.has(entry.command.id))
  return { found: prepared, isLooking }
}
