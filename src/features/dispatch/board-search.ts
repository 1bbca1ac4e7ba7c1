import { isPlainDate } from '#src/domain/dates.ts'

/** How the board stands in the address: `?zoom=week&from=2026-11-26T12:00`. What cannot be read is dropped. */
export interface BoardSearch {
  zoom?: 'day' | 'week' | undefined
  from?: string | undefined
}

/** Three days and the time around now stand in no address: they are what is shown by itself. */
export function readBoardSearch({ zoom, from }: Record<string, unknown>): BoardSearch {
  return {
    zoom: zoom === 'day' || zoom === 'week' ? zoom : undefined,
    from:
      typeof from === 'string' && isPlainDate(from.slice(0, 10)) && /^.{10}T\d\d:\d\d$/.test(from) ? from : undefined,
  }
}
