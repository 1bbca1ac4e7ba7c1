import { isPlainDate } from '#src/domain/basics/dates.ts'

/** Of the rows of the board; read by what draws them. */
const FILTERS = ['text', 'body', 'free', 'trouble'] as const

/**
 * How the Dispo stands in the address: `?zoom=week&from=2026-11-26T12:00&parts=work,board&body=mega`. What cannot be read is
 * dropped.
 */
export interface BoardSearch extends Partial<Record<(typeof FILTERS)[number], string>> {
  zoom?: 'day' | 'week' | undefined
  from?: string | undefined
  /** The parts that are shown, where that is not all of them. */
  parts?: string | undefined
}

const PARTS = ['work', 'board', 'alerts', 'running']

/** `work,board`: some of the parts, in their order and the board always among them; undefined for all of them. */
export function readParts(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const named = text.split(',')
  const known = PARTS.filter((part) => part === 'board' || named.includes(part))
  return named.includes('board') && known.length < PARTS.length ? known.join(',') : undefined
}

/** Three days, the time around now, and all parts stand in no address: they are what is shown by itself. */
export function readBoardSearch(search: Record<string, unknown>): BoardSearch {
  const { zoom, from, parts } = search
  const filters = FILTERS.flatMap((name) => {
    const value = search[name]
    return typeof value === 'string' && value.length <= 200 ? [[name, value]] : []
  })
  return {
    ...Object.fromEntries(filters),
    zoom: zoom === 'day' || zoom === 'week' ? zoom : undefined,
    from:
      typeof from === 'string' && isPlainDate(from.slice(0, 10)) && /^.{10}T\d\d:\d\d$/.test(from) ? from : undefined,
    parts: readParts(parts),
  }
}
