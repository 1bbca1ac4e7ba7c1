import type { PaperLine } from '#src/domain/extraction/paper.ts'

/** A picture of a page to be read. */
export interface OcrQuestion {
  image: ImageBitmap
  /** Number of the page, from 1. */
  page: number
  /** Points of the page per pixel. */
  points: number
}

/** What was read of it; `sure` from 0 to 100 is how sure the engine was of all of it. */
export interface OcrResult {
  lines: PaperLine[]
  sure: number
}

/** What the worker tells: how far it is in percent, what it has read, or that it could not. */
export type OcrNews =
  | { kind: 'progress'; percent: number }
  | ({ kind: 'done' } & OcrResult)
  | { kind: 'failed'; message: string }
