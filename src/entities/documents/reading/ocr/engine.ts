import { openWorker } from '#src/workspace/loading/open-worker.ts'
import { ReadingFailure } from '../reading-failure.ts'
import type { OcrNews, OcrQuestion, OcrResult } from './messages.ts'
// oxlint-disable-next-line import/default -- vite makes this export
import workerUrl from './ocr-worker.ts?worker&url'

/** Milliseconds without a word from the worker; a large page on a slow computer says something every second. */
const PATIENCE = 60_000
/** Milliseconds the engine is kept for the next page: it holds some hundred megabytes. */
const KEPT = 45_000

interface ReadOptions {
  signal?: AbortSignal | undefined
  /** Of this page, in percent. */
  onProgress?(percent: number): void
}

/** Reads pictures of pages, one at a time, whoever asks. */
export interface OcrEngine {
  /** Takes the picture over. Rejects with a `ReadingFailure`, or with what the signal was given up for. */
  read(question: OcrQuestion, options?: ReadOptions): Promise<OcrResult>
  /** Lets the engine go; what it was reading is given up. */
  end(): void
}

/** An engine that is fetched and started with the first picture, in a worker of its own. */
export function createOcrEngine(open = () => openWorker('ocr-worker', workerUrl)): OcrEngine {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  let idle: ReturnType<typeof setTimeout> | undefined
  let giveUp: ((reason: unknown) => void) | undefined

  function stop(): void {
    worker?.terminate()
    worker = undefined
  }

  async function ask(question: OcrQuestion, { signal, onProgress }: ReadOptions): Promise<OcrResult> {
    signal?.throwIfAborted()
    clearTimeout(idle)
    const current = (worker ??= open())
    if (current === undefined) throw new ReadingFailure('noReader')
    try {
      return await new Promise<OcrResult>((resolve, reject) => {
        let silence: ReturnType<typeof setTimeout> | undefined
        const fail = (reason: unknown) => {
          clearTimeout(silence)
          // Nothing else ends what it is at.
          stop()
          reject(reason)
        }
        const wait = () => {
          clearTimeout(silence)
          silence = setTimeout(() => fail(new ReadingFailure('tooSlow')), PATIENCE)
        }
        giveUp = fail
        signal?.addEventListener('abort', () => fail(signal.reason), { once: true })
        current.onerror = () => fail(new ReadingFailure('noReader'))
        current.onmessage = ({ data }: MessageEvent<OcrNews>) => {
          wait()
          if (data.kind === 'progress') return onProgress?.(data.percent)
          if (data.kind === 'failed') return fail(new ReadingFailure('broken', { cause: data.message }))
          clearTimeout(silence)
          resolve({ lines: data.lines, sure: data.sure })
        }
        wait()
        current.postMessage(question, [question.image])
      })
    } finally {
      giveUp = undefined
      clearTimeout(idle)
      idle = setTimeout(stop, KEPT)
    }
  }

  return {
    read(question, options = {}) {
      const asked = last.then(() => ask(question, options))
      last = asked.catch(() => undefined)
      return asked
    },
    end() {
      clearTimeout(idle)
      giveUp?.(new DOMException('The session has ended', 'AbortError'))
      stop()
    },
  }
}
