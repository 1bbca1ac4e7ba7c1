import { useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { announce } from '#src/ui/live-region.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import type { BoardPlace } from '../state/moves.ts'
import { allRows, boardState } from '../state/state.ts'
import { slotOf, slotStart } from '../state/time.ts'
import { hitsOf } from '../state/find.ts'

/** What searches everywhere finds on the board where the keyboard is there: the same key. */
export const FIND = 'palette.search'

/** Finds a plate, a tour or an order on the board: Enter goes there, the arrows from hit to hit, Esc back to the board. */
export function BoardFind() {
  const { t } = useText()
  const { isFinding, screen } = useSessionValue(boardState)
  const keys = useKeysOf(FIND)
  const isOpen = useSyncExternalStore(isFinding.subscribe, isFinding.current)
  const close = (how: 'back' | 'left') => {
    isFinding.set(false)
    if (how === 'back') screen()?.enter()
  }
  if (isOpen) return <FindField onClose={close} />
  return (
    <button
      type="button"
      onClick={() => isFinding.set(true)}
      className="press flex h-7 shrink-0 items-center gap-1 rounded-control px-1 text-chip text-text-2 hover:bg-hover @max-[800px]:hidden"
    >
      {keys !== undefined && <KeyCaps keys={keys} />}
      <span className="@max-[1200px]:sr-only">{t('board.find')}</span>
    </button>
  )
}

function FindField({ onClose }: { onClose(how: 'back' | 'left'): void }) {
  const { t } = useText()
  const state = useSessionValue(boardState)
  const [said, say] = useState<string>()
  const [before] = useState(() => state.found.current().text)
  /** The board is at a hit of what stands in the field. */
  const isThere = useRef(false)
  const goTo = ({ resource, time, tourId }: BoardPlace) =>
    state.moveTo(resource, slotStart(time, slotOf(state.window.current().zoom)), tourId)
  /** The first hit of a text, or the one so many further on; false where there is none. */
  const go = (text: string, by: 0 | 1 | -1): void => {
    const shown = state.rows.current()
    if (shown === undefined) return
    const hits = hitsOf(text, allRows(shown), shown.board.orders, state.cursor.current()?.time ?? shown.board.now)
    const last = state.found.current()
    const isOther = by === 0 || text !== last.text
    const at = isOther ? 0 : (last.at + by + hits.length) % Math.max(1, hits.length)
    state.found.set({ text, at })
    const hit: BoardPlace | undefined = hits[at]
    const words = hit === undefined ? (text === '' ? '' : t('board.find.none')) : `${at + 1}/${hits.length}`
    say(words)
    if (by !== 0) announce(words)
    isThere.current = hit !== undefined
    if (hit) goTo(hit)
  }
  /** The keyboard goes to what was found; where no one has typed, to the next of what was found last. */
  const enter = (text: string) => {
    if (!isThere.current) go(text, 1)
    if (isThere.current) onClose('back')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value
    if (event.key === 'Enter') enter(text)
    else if (event.key === 'ArrowDown') go(text, 1)
    else if (event.key === 'ArrowUp') go(text, -1)
    else if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onClose('back')
  }
  return (
    <span className="flex shrink-0 items-center gap-2">
      <input
        type="search"
        aria-label={t('board.find')}
        autoFocus
        autoComplete="off"
        defaultValue={before}
        className="h-7 w-36 rounded-control border border-control bg-surface px-2"
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => go(event.currentTarget.value, 0)}
        onKeyDown={onKeyDown}
        onBlur={() => onClose('left')}
      />
      <span className="w-16 truncate text-chip text-text-3">{said}</span>
    </span>
  )
}
