import { useEffect, useMemo, type ReactNode } from 'react'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { useLocalKeys } from '#src/commands/keys/local-keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { carriedFacts, isCarrying } from './state/carried-facts.ts'
import { dispatchLists } from '../parts/lists.ts'
import { FIND } from './head/find-field.tsx'
import { boardState } from './state/state.ts'
import { focusOf, selectedOrders, useBoardHandle } from './use-handle.ts'

interface BoardSectionProps {
  /** There are rows to go to. */
  isThere: boolean
  className?: string
  children: ReactNode
}

const USUAL = 'flex h-full min-h-0 min-w-0 flex-col bg-surface'

const moving = { scopes: ['grid', 'grid:board', 'dispatch'] }
/** What is carried has the keys to itself. */
const carrying = { scopes: ['own:carrying', 'dispatch'] }

/** The board's place on the screen: its scope of keys, and the way in. */
export function BoardSection({ isThere, className = USUAL, children }: BoardSectionProps) {
  const { t } = useText()
  const state = useSessionValue(boardState)
  const lists = useSessionValue(dispatchLists)
  const facts = useSessionValue(carriedFacts)
  const list = useBoardHandle()
  const part = useFocusScope<HTMLDivElement>({
    get scopes() {
      return (isCarrying(facts.current()) ? carrying : moving).scopes
    },
    list,
    get focus() {
      return focusOf(state)
    },
    get selection() {
      return selectedOrders(state)
    },
    changes: useBoardChanges(),
  })
  const keys = useKeysOf(FIND)
  const find = { title: t('board.find'), withFocus: true, run: () => state.isFinding.set(true) } as const
  useLocalKeys(part, isThere && keys !== undefined ? [{ ...find, keys }] : [])
  useEffect(
    () => (isThere ? lists.register('board', () => state.screen()?.enter()) : undefined),
    [lists, state, isThere],
  )
  return (
    <section ref={part} aria-label={t('board.title')} data-dispatch="board" className={className}>
      {children}
    </section>
  )
}

/** Told when another record has the keyboard, or other tours are ticked. */
function useBoardChanges() {
  const state = useSessionValue(boardState)
  const facts = useSessionValue(carriedFacts)
  return useMemo(() => {
    // What can be done with what is carried follows from its judgement.
    const carried = () => Object.values({ ...facts.current(), orderIds: facts.current().orderIds.size }).join()
    const isFiltered = () => state.filters.current()?.clear !== undefined
    const at = () => `${focusOf(state)?.id}|${state.selection.current().size}|${isFiltered()}|${carried()}`
    return {
      subscribe(listener: () => void) {
        let before = at()
        const tell = () => {
          const now = at()
          if (now === before) return
          before = now
          listener()
        }
        const ends = [state.cursor, state.rows, state.selection, state.filters, facts].map((part) =>
          part.subscribe(tell),
        )
        return () => ends.forEach((end) => end())
      },
    }
  }, [state, facts])
}
