import { useCallback, useSyncExternalStore } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import type { Document } from '#src/contract/documents/document.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { documentReader, type DocumentProgress } from './document-reader.ts'
import { problemText } from './problem-text.ts'

/** How far a reading is; `failure` is a sentence. */
export interface ReadingState {
  state: DocumentProgress['state']
  /** Of which page it is at, and percent of the whole, while it is read. */
  page: number
  of: number
  percent: number
  failure: string | undefined
}

/** The same of a document, and what is done about it. */
interface ShownReading extends ReadingState {
  start(): void
  cancel(): void
}

/** The reading of a document in this page, kept up to date. */
export function useReading({ id }: Pick<Document, 'id'>): ShownReading {
  const { run } = useCommands()
  const reader = useSessionValue(documentReader)
  return {
    ...useProgress(id),
    start: () => void run('documents.read', { record: { kind: 'document', id } }),
    cancel: () => reader.cancel(id),
  }
}

/** How far the reading is of what the reader knows by this name. */
export function useProgress(id: string): ReadingState {
  const { t } = useText()
  const reader = useSessionValue(documentReader)
  const subscribe = useCallback((listener: () => void) => reader.subscribe(listener), [reader])
  const progress = useSyncExternalStore(subscribe, () => reader.of(id))
  const { page, of, percent } = progress.state === 'reading' ? progress : { page: 0, of: 0, percent: 0 }
  return {
    state: progress.state,
    ...{ page, of, percent },
    failure: progress.state === 'failed' ? problemText(progress, t) : undefined,
  }
}
