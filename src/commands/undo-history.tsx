import { Redo2, Undo2 } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import type { UndoEntry, UndoStore } from './undo.ts'

interface UndoHistoryProps {
  store: UndoStore
  /** Date and time of an entry in the person's language, from milliseconds since 1970. */
  formatTime(at: number): string
  /** Opens the record of an entry. */
  onOpen(entry: UndoEntry): void
}

/** The own changes, newest first, each with the way to take it back; then those taken back. Panel or dialog content. */
export function UndoHistory({ store, formatTime, onOpen }: UndoHistoryProps) {
  const { t } = useText()
  const history = useSyncExternalStore(store.subscribe, store.current)
  const { done, undone } = history
  if (done.length + undone.length === 0) return <p className="px-4 py-6 text-text-2">{t('commands.undo.empty')}</p>
  return (
    <div className="pb-4">
      <Section title={t('commands.undo.done')} entries={done} formatTime={formatTime} onOpen={onOpen}>
        {(entry) => (
          <Button
            icon={Undo2}
            onClick={() => void store.undo(entry.id)}
            aria-label={`${t('commands.undo.undo')}: ${entry.title}`}
          >
            {t('commands.undo.undo')}
          </Button>
        )}
      </Section>
      <Section title={t('commands.undo.undone')} entries={undone} formatTime={formatTime} onOpen={onOpen}>
        {(entry) => (
          <Button
            icon={Redo2}
            onClick={() => void store.redo(entry.id)}
            aria-label={`${t('commands.undo.redo')}: ${entry.title}`}
          >
            {t('commands.undo.redo')}
          </Button>
        )}
      </Section>
    </div>
  )
}

interface SectionProps {
  title: string
  entries: readonly UndoEntry[]
  formatTime(at: number): string
  onOpen(entry: UndoEntry): void
  children(entry: UndoEntry): ReactNode
}

function Section({ title, entries, formatTime, onOpen, children }: SectionProps) {
  if (entries.length === 0) return null
  return (
    <section className="px-4 pt-3">
      <h3 className="border-b border-line-strong py-1 text-section text-text-2">{title}</h3>
      <ul>
        {entries.toReversed().map((entry) => (
          <li key={entry.id} className="flex min-h-12 items-center gap-3 border-b border-line py-1">
            <span className="min-w-0 grow">
              <span className="block truncate">{entry.title}</span>
              <span className="block truncate text-chip text-text-2">
                <button type="button" className="text-accent hover:underline" onClick={() => onOpen(entry)}>
                  <bdi>{entry.entity.label}</bdi>
                </button>{' '}
                · {formatTime(entry.at)}
              </span>
            </span>
            {children(entry)}
          </li>
        ))}
      </ul>
    </section>
  )
}
