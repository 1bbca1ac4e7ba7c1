import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { asOffered } from '#src/commands/gate/command-runner.ts'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import type { ParsedLine } from '#src/domain/command-line/line.ts'
import { parseLine } from '#src/domain/command-line/parse.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import { useDay } from '#src/i18n/use-day.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { understand } from './understand/understand.ts'
import type { LineContext, Interpretation } from './understand/understanding.ts'

const nothing: Interpretation = { chips: [], suggestions: [] }

/** What is typed as it is read, what it means as soon as that is known, and a way to ask once more before it is done. */
export interface LineMeaning {
  parsed: ParsedLine
  meaning: Interpretation
  /** What is shown still belongs to what was typed before. */
  isAsking: boolean
  ask(): Promise<Interpretation>
  today: PlainDate
}

/** Reads a line at every key; an answer that comes late never stands beside another line. */
export function useUnderstanding(text: string, here: CommandContext, revision: number): LineMeaning {
  const { registry, source, shared } = useCommands()
  const isOnline = useSyncExternalStore(shared.subscribe, () => shared.current().online)
  const { t } = useText()
  const format = useFormat()
  const today = useDay()
  const parsed = useMemo(() => parseLine(text, today), [text, today])
  const [known, setKnown] = useState<{ parsed: ParsedLine; meaning: Interpretation }>()
  const ask = useCallback(() => {
    const context = asOffered(here, source.current())
    const asking: LineContext = { context, registry, t, format, today }
    return understand(asking, parsed)
  }, [here, source, registry, t, format, today, parsed])
  useEffect(() => {
    let isWanted = true
    void ask().then((meaning) => isWanted && setKnown({ parsed, meaning }))
    return () => {
      isWanted = false
    }
    // A line that cannot be sent says so while it stands there.
  }, [ask, parsed, revision, isOnline])
  const isAsking = known?.parsed !== parsed
  return { parsed, meaning: parsed.verb === undefined ? nothing : (known?.meaning ?? nothing), isAsking, ask, today }
}
