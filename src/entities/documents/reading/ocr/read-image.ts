import type { PlacedText } from '../../pdf/text-lines.ts'
import { linesOfPage } from '../../pdf/text-lines.ts'
import type { Turn } from '../../pdf/read-pdf.ts'
import type { OcrQuestion, OcrResult } from './messages.ts'
import { sureOf } from './page-words.ts'
import { lineBack, type Stance } from './stance.ts'

/** What reads a picture that stands as it is told: its words in pixels of that stance. */
export interface PictureReader {
  /** Radians by which it has to be turned so that its lines are level. */
  skewOf(stance: Stance): number
  wordsOf(stance: Stance): PlacedText[]
}

/** Letters are read best from so many pixels across a page. */
const BEST_WIDTH = 2400
/** Pixels of a picture: more no one needs, and memory is bounded. */
const MOST_PIXELS = 14_000_000
const MOST_SCALE = 3
/** What falls less, in radians, is level; more is no skew but something else. */
const LEVEL = 0.004
const MOST_SKEW = 0.35
/** A page read less surely than this, in percent, may lie on its side or on its head. */
const DOUBTED = 62
const TURNS: readonly Turn[] = [90, 270, 180]

/** Larger for the engine where letters are small, smaller where the picture is huge. */
function scaleOf(width: number, height: number): number {
  const wanted = BEST_WIDTH / Math.min(width, height * 0.9)
  return Math.min(MOST_SCALE, Math.max(0.2, wanted), Math.sqrt(MOST_PIXELS / (width * height)))
}

/**
 * Reads a picture of a page: levelled first, and turned by quarters where nothing can be read of it as it lies. Places are those on the
 * picture itself, in points of the page.
 */
export function readImage(
  { width, height }: { width: number; height: number },
  reader: PictureReader,
  { page, points }: Pick<OcrQuestion, 'page' | 'points'>,
): OcrResult {
  const read = (turn: Turn) => {
    const lying: Stance = { width, height, scale: scaleOf(width, height), turn, skew: 0 }
    const skew = reader.skewOf(lying)
    const isSkewed = Math.abs(skew) >= LEVEL && Math.abs(skew) <= MOST_SKEW
    const stance = isSkewed ? { ...lying, skew } : lying
    const words = reader.wordsOf(stance)
    return { stance, words, sure: sureOf(words) }
  }
  let best = read(0)
  for (const turn of TURNS) {
    if (best.sure >= DOUBTED) break
    const other = read(turn)
    if (worth(other) > worth(best)) best = other
  }
  const { stance, words, sure } = best
  return { lines: linesOfPage(words, page).map((line) => lineBack(line, stance, points)), sure }
}

/** Much read surely is better than little. */
const worth = ({ words, sure }: { words: readonly PlacedText[]; sure: number }) => sure * Math.sqrt(words.length)
