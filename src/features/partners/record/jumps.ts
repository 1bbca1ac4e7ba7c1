import { useRef, type RefObject } from 'react'
import { useLocalKeys, useRowKeys } from '#src/commands/keys/local-keys.ts'
import { useText } from '#src/i18n/use-text.ts'

/** Where a key leads on the page, and how it is shown. */
export interface Jump {
  place: string
  keys: string | undefined
}

/** The rows of blocks on the page, from the top. */
const rowsIn = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('[data-row]')]

/** Gives the keyboard to the first row of a block, or to what stands in it. */
function goTo(page: HTMLElement, place: string): void {
  const block = page.querySelector<HTMLElement>(`[data-block="${place}"]`)
  const target = block?.querySelector<HTMLElement>('[data-row]') ?? block?.querySelector<HTMLElement>('button, a[href]')
  target?.focus()
}

function move(by: 1 | -1, page: HTMLElement): void {
  const rows = rowsIn(page)
  const at = rows.findIndex((row) => row === document.activeElement)
  if (at >= 0) rows[Math.max(0, Math.min(rows.length - 1, at + by))]?.focus()
}

/** `1` to `4` lead to the blocks of the page, `j` and `k` from row to row. */
export function useJumps<const P extends string>(
  places: readonly (readonly [place: P, title: string])[],
): { page: RefObject<HTMLDivElement | null>; jumpTo(place: P): Jump } {
  const { t } = useText()
  const page = useRef<HTMLDivElement>(null)
  const keyOf = useLocalKeys(
    page,
    places.map(([place, title], at) => ({
      keys: String(at + 1),
      title: t('partners.jump', { block: title }),
      run: () => page.current && goTo(page.current, place),
    })),
  )
  useRowKeys(page, move)
  return {
    page,
    jumpTo: (place) => ({ place, keys: keyOf(String(places.findIndex(([one]) => one === place) + 1)) }),
  }
}
