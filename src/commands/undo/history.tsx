import { useLayoutEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useRowKeys } from '../keys/local-keys.ts'
import { UndoStepRow, type StepSide } from './step-row.tsx'
import type { UndoItem, UndoStep } from './steps.ts'
import type { UndoStore } from './store.ts'

interface UndoHistoryProps {
  store: UndoStore
  /** Date and time of a step in the person's language, from milliseconds since 1970. */
  formatTime(at: number): string
  /** Opens the record of a change. */
  onOpen(item: UndoItem): void
}

interface Row {
  step: UndoStep
  side: StepSide
  /** Of its own place: an intent taken back in part stands on both sides. */
  key: string
}

const titles = { done: 'undo.done', undone: 'undo.undone', lost: 'undo.lost' } as const

/** How far each key moves; the others are acted upon by the row. */
const moves: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['Home', -Infinity],
  ['End', Infinity],
])

/**
 * The own changes, newest first, each with the way to take it back; then those taken back, and those that cannot be any
 * more, with the reason. A bulk action is one row. Arrows or j and k move, Enter acts, Space shows the records.
 */
export function UndoHistory({ store, formatTime, onOpen }: UndoHistoryProps) {
  const { t } = useText()
  const history = useSyncExternalStore(store.subscribe, store.current)
  const list = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const acted = useRef(false)
  const sides = (['done', 'undone', 'lost'] as const).map((side) => ({
    side,
    rows: history[side].toReversed().map((step): Row => ({ step, side, key: `${side}:${step.id}` })),
  }))
  const rows = sides.flatMap((one) => one.rows)
  const current = rows[Math.min(place, rows.length - 1)]

  const focusRow = (row: Row | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-step="${CSS.escape(row?.key ?? '')}"]`)?.focus()

  // A step that was acted upon leaves its place: the keyboard stays there, on the next one.
  useLayoutEffect(() => {
    if (!acted.current || document.activeElement !== document.body) return
    acted.current = false
    focusRow(current)
  }, [history, current])

  const act = ({ step, side }: Row) => {
    acted.current = true
    if (side === 'done') void store.undo(step.id)
    if (side === 'undone') void store.redo(step.id)
  }
  const toggle = ({ key }: Row, wanted = !open.has(key)) =>
    setOpen((before) => new Set(wanted ? [...before, key] : [...before].filter((one) => one !== key)))
  const move = (by: number) => {
    if (current !== undefined) focusRow(rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(current) + by))])
  }
  useRowKeys(list, move)
  const onKeyDown = (event: KeyboardEvent) => {
    if (current === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    const by = moves.get(event.key)
    if (by !== undefined) {
      event.preventDefault()
      return move(by)
    }
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') return toggle(current, event.key === 'ArrowRight')
    if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-step]')) return
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (event.key === ' ') toggle(current)
    else act(current)
  }

  if (rows.length === 0) return <p className="px-4 py-6 text-text-2">{t('undo.empty')}</p>
  return (
    <div ref={list} onKeyDown={onKeyDown} className="pb-4">
      {sides
        .filter((one) => one.rows.length > 0)
        .map((one) => (
          <section key={one.side} aria-label={t(titles[one.side])} className="px-4 pt-3">
            <h3 className="border-b border-line-strong py-1 text-section text-text-2">{t(titles[one.side])}</h3>
            <ul>
              {one.rows.map((row) => (
                <UndoStepRow
                  key={row.key}
                  id={row.key}
                  step={row.step}
                  side={row.side}
                  isCurrent={row === current}
                  isOpen={open.has(row.key)}
                  time={formatTime(row.step.at)}
                  onFocus={() => setPlace(rows.indexOf(row))}
                  onAct={() => act(row)}
                  onToggle={() => toggle(row)}
                  onOpen={onOpen}
                />
              ))}
            </ul>
          </section>
        ))}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 pt-3 text-chip text-text-3">
        <span className="flex items-center gap-1.5">
          <KeyCaps keys="enter" /> {t('undo.keys.run')}
        </span>
        <span className="flex items-center gap-1.5">
          <KeyCaps keys="space" /> {t('undo.keys.details')}
        </span>
      </p>
    </div>
  )
}
