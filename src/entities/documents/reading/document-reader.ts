import type { SessionValue } from '#src/workspace/session/session-values.tsx'
import { isApiError } from '#src/api/api-error.ts'
import { createOcrEngine, type OcrEngine } from './ocr/engine.ts'
import { readFile, type ReadingProgress, type ReadText } from './read-file.ts'
import { ReadingFailure, type ReadingProblem } from './reading-failure.ts'

/** Why a document could not be read: what is wrong with its file, or what the server says. */
export type DocumentProblem = { problem: ReadingProblem; dpi?: number | undefined } | { message: string }

/** How far the reading of a document is in this page. */
export type DocumentProgress =
  | { state: 'none' | 'waiting' | 'sending' | 'done' }
  | ({ state: 'reading' } & ReadingProgress)
  | ({ state: 'failed' } & DocumentProblem)

const NONE: DocumentProgress = { state: 'none' }

/** A document to be read: its file, and what is done with what stands in it. */
export interface ReadJob {
  id: string
  file(): Promise<File>
  send(text: ReadText): Promise<void>
}

/** Reads the documents of a session, one after the other, and knows how far each is. */
export interface DocumentReader {
  of(documentId: string): DocumentProgress
  /** Told of every change of any of them, until the returned function is called. */
  subscribe(listener: () => void): () => void
  /** Settles when it is read, given up or has failed, and never rejects. One that is under way is not begun again: false. */
  start(job: ReadJob): Promise<boolean>
  /** Gives one up; nothing of it is kept. */
  cancel(documentId: string): void
  end(): void
}

/** States in which a document is being read. */
export const isUnderWay = ({ state }: Pick<DocumentProgress, 'state'>): boolean =>
  state === 'waiting' || state === 'reading' || state === 'sending'

/** A reader with an engine of its own, which is started with the first picture. */
export function createDocumentReader(engine: OcrEngine = createOcrEngine()): DocumentReader {
  const known = new Map<string, DocumentProgress>()
  const running = new Map<string, AbortController>()
  const listeners = new Set<() => void>()
  let last: Promise<unknown> = Promise.resolve()

  const of = (id: string) => known.get(id) ?? NONE
  const set = (id: string, progress: DocumentProgress) => {
    if (progress.state === 'none') known.delete(id)
    else known.set(id, progress)
    for (const listener of listeners) listener()
  }

  async function run({ id, file, send }: ReadJob, signal: AbortSignal): Promise<void> {
    try {
      signal.throwIfAborted()
      const text = await readFile(await file(), {
        engine,
        signal,
        onProgress: (progress) => signal.aborted || set(id, { state: 'reading', ...progress }),
      })
      signal.throwIfAborted()
      set(id, { state: 'sending' })
      await send(text)
      set(id, { state: 'done' })
    } catch (error) {
      set(id, signal.aborted ? NONE : { state: 'failed', ...problemOf(error) })
    } finally {
      running.delete(id)
    }
  }

  return {
    of,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async start(job) {
      if (running.has(job.id)) return false
      const controller = new AbortController()
      running.set(job.id, controller)
      set(job.id, { state: 'waiting' })
      const done = last.then(() => run(job, controller.signal))
      last = done
      await done
      return true
    },
    cancel(id) {
      // What was sent has been read.
      if (of(id).state !== 'sending') running.get(id)?.abort()
    },
    end() {
      for (const controller of running.values()) controller.abort()
      engine.end()
      listeners.clear()
    },
  }
}

function problemOf(error: unknown): DocumentProblem {
  if (error instanceof ReadingFailure) return { problem: error.problem, dpi: error.dpi }
  if (isApiError(error)) return { message: error.message }
  return { problem: 'broken' }
}

/** The one reader of a session, which ends with it. */
export const documentReader: SessionValue<DocumentReader> = {
  create: () => createDocumentReader(),
  end: (reader) => reader.end(),
}
