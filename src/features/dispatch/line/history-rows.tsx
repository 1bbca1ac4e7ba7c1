import { useSyncExternalStore } from 'react'
import { useUndoStore } from '#src/commands/undo/undo-context.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import type { TypedLine } from './typed-lines.ts'

/** The lines run last, newest below, each with what became of it. */
export function HistoryRows({
  lines,
  onFetch,
  onUndo,
}: {
  lines: readonly TypedLine[]
  onFetch(line: TypedLine): void
  onUndo(step: string): void
}) {
  const { t } = useText()
  const undo = useUndoStore()
  const last = useSyncExternalStore(undo.subscribe, () => undo.current().done.at(-1)?.id)
  return (
    <ol aria-label={t('line.history')} className="min-h-0 shrink overflow-y-auto">
      {lines.map((line, index) => (
        <HistoryRow
          key={line.id}
          line={line}
          isLast={index === lines.length - 1}
          canUndo={line.step !== undefined && line.step === last}
          onFetch={onFetch}
          onUndo={onUndo}
        />
      ))}
    </ol>
  )
}

interface RowProps {
  line: TypedLine
  isLast: boolean
  canUndo: boolean
  onFetch(line: TypedLine): void
  onUndo(step: string): void
}

function HistoryRow({ line, isLast, canUndo, onFetch, onUndo }: RowProps) {
  const { t } = useText()
  const format = useFormat()
  const undoKeys = useKeysOf('undo.undo')
  const fetchKeys = useKeysOf('line.earlier')
  const { wrong, step } = line
  return (
    <li className="border-b border-line px-4 text-body">
      <div className="line-row flex items-center">
        <span className="line-gutter shrink-0 text-cap text-text-3">{format.time(line.at)}</span>
        <bdi className="shrink-0">{wrong === undefined ? line.line : <Wrong text={line.line} {...wrong} />}</bdi>
        <span aria-hidden className="mx-2 shrink-0 text-text-3">
          →
        </span>
        <StatusSign status={line.ok ? 'success' : 'failure'} className="mr-2 shrink-0" />
        <span className="sr-only">{t(line.ok ? 'line.result.ok' : 'line.result.failed')}</span>
        <span className={`min-w-0 truncate ${line.ok ? 'text-text-2' : 'text-status-red'}`} title={line.said}>
          {line.said}
        </span>
        {line.fits !== undefined && <span className="min-w-0 truncate pl-2 text-text-2">{line.fits}</span>}
        <span className="ml-auto flex shrink-0 items-center pl-3">
          {canUndo && step !== undefined && (
            <HistoryButton word={t('undo.undo')} keys={undoKeys} onClick={() => onUndo(step)} />
          )}
          {!line.ok && isLast && (
            <HistoryButton word={t('line.fetch')} keys={fetchKeys} onClick={() => onFetch(line)} />
          )}
        </span>
      </div>
      {wrong !== undefined && (
        <p className="line-row-below h-5 text-cap text-status-red">
          <span aria-hidden className="invisible text-body">
            {line.line.slice(0, wrong.from)}
          </span>
          {t('line.from', { at: wrong.from + 1 })}
        </p>
      )}
    </li>
  )
}

function HistoryButton({ word, keys, onClick }: { word: string; keys: string | undefined; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="press flex h-6 items-center gap-2 rounded-control px-1 text-chip text-text-2 hover:bg-hover"
    >
      {word}
      {keys !== undefined && <KeyCaps keys={keys} />}
    </button>
  )
}

function Wrong({ text, from, to }: { text: string; from: number; to: number }) {
  return (
    <>
      {text.slice(0, from)}
      <span className="border-b-2 border-status-red text-status-red">{text.slice(from, to)}</span>
      {text.slice(to)}
    </>
  )
}
