import * as z from 'zod/mini'
import { columnWidths, type ColumnLayout } from '#src/ui/table/columns.ts'

/** Columns as a person arranged them: all of them in their order, which are shown, which stay at the left, widths in px. */
export interface Layout {
  order: readonly string[]
  shown: readonly string[]
  pinned: readonly string[]
  widths: Readonly<Record<string, number>>
}

/** The arrangements the columns of one list can have. */
export interface Layouts {
  /** The layout of somebody who has chosen nothing. */
  usual: Layout
  /** A layout as it was stored, no matter who wrote it: unknown columns go, missing ones come last, widths stay within reason. */
  stored: z.ZodMiniType<Layout>
  /** True when two layouts draw the same table. */
  isSame(one: Layout, other: Layout): boolean
  /** True for the column that cannot be hidden. */
  isAlwaysShown(id: string): boolean
  /** Shows or hides a column; the one that names a row always stays. */
  withShown(layout: Layout, id: string, isShown: boolean): Layout
  /** What the table is told. Who chose columns by themselves keeps all of them, however narrow it gets, and gets no extra ones. */
  forTable(layout: Layout): ColumnLayout
  /** The columns there really are, given which of the extra ones have room: what a person goes on from who chooses others. */
  asSeen(layout: Layout, isThere: (id: string) => boolean): Layout
}

interface Columns {
  ids: readonly string[]
  usual: readonly string[]
  /** Those the table adds to the usual ones where it has much room. */
  extra?: readonly string[]
  /** Stays in every layout: a row needs its name. */
  name: string
}

const Names = z.catch(z.array(z.string()).check(z.maxLength(200)), [])
const Stored = z.object({
  order: Names,
  shown: Names,
  pinned: Names,
  widths: z.catch(z.record(z.string(), z.catch(z.number(), Number.NaN)), {}),
})

/** The layouts of the columns with these ids. */
export function layoutsOf({ ids, usual, extra = [], name }: Columns): Layouts {
  const known = (named: readonly string[]) => [...new Set(named)].filter((id) => ids.includes(id))
  const usualLayout = grouped({ order: ids, shown: usual, pinned: [], widths: {} })
  const textOf = ({ order, shown, pinned, widths }: Layout) =>
    JSON.stringify([shown, pinned, order, ids.map((id) => widths[id] ?? 0)])
  const tidied = ({ order, shown, pinned, widths }: z.output<typeof Stored>): Layout => {
    const chosen = known(shown)
    const sized = ids.flatMap((id) => {
      const width = Object.hasOwn(widths, id) ? (widths[id] ?? Number.NaN) : Number.NaN
      return Number.isFinite(width) ? [[id, within(width)] as const] : []
    })
    return {
      order: known([...order, ...ids]),
      shown: chosen.length === 0 ? usual : known([name, ...chosen]),
      pinned: known(pinned),
      widths: Object.fromEntries(sized),
    }
  }
  const isUsual = ({ shown }: Layout) => usual.length === shown.length && usual.every((id) => shown.includes(id))
  return {
    usual: usualLayout,
    stored: z.pipe(
      Stored,
      z.transform((stored) => grouped(tidied(stored))),
    ),
    isSame: (one, other) => one === other || textOf(one) === textOf(other),
    isAlwaysShown: (id) => id === name,
    withShown(layout, id, isShown) {
      const others = layout.shown.filter((other) => other !== id)
      if (!isShown && id === name) return layout
      return grouped({ ...layout, shown: isShown ? [...others, id] : others })
    },
    forTable(layout) {
      const isChosen = !isUsual(layout)
      return {
        order: layout.order,
        hidden: ids.filter((id) => !layout.shown.includes(id) && (isChosen || !extra.includes(id))),
        widths: layout.widths,
        pinned: layout.pinned,
        keepsAll: isChosen,
      }
    },
    asSeen(layout, isThere) {
      const more = isUsual(layout) ? extra.filter(isThere) : []
      return more.length === 0 ? layout : grouped({ ...layout, shown: [...layout.shown, ...more] })
    },
  }
}

const within = (width: number) => Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, width)))

/** Pinned columns stand first, as the table draws them; all lists follow the one order, so that equal layouts are alike. */
function grouped(layout: Layout): Layout {
  const pinned = layout.order.filter((id) => layout.pinned.includes(id))
  const order = [...pinned, ...layout.order.filter((id) => !pinned.includes(id))]
  return { order, pinned, shown: order.filter((id) => layout.shown.includes(id)), widths: layout.widths }
}

/** One place up (-1) or down (1) in the list; pinned columns stay among themselves. */
export function moved(layout: Layout, id: string, by: -1 | 1): Layout {
  const at = layout.order.indexOf(id)
  const other = layout.order[at + by]
  if (other === undefined || layout.pinned.includes(other) !== layout.pinned.includes(id)) return layout
  const order = layout.order.with(at, other).with(at + by, id)
  return grouped({ ...layout, order })
}

/** Before another column, or behind all that are shown. */
export function movedBefore(layout: Layout, id: string, before: string | undefined): Layout {
  if (id === before) return layout
  const others = layout.order.filter((other) => other !== id)
  const lastShown = others.findLastIndex((other) => layout.shown.includes(other))
  const at = before === undefined ? lastShown + 1 : others.indexOf(before)
  return grouped({ ...layout, order: others.toSpliced(at, 0, id) })
}

/** Gives a column a width in px; undefined: the usual one again. */
export function withWidth(layout: Layout, id: string, width: number | undefined): Layout {
  const { [id]: _before, ...others } = layout.widths
  return { ...layout, widths: width === undefined ? others : { ...others, [id]: within(width) } }
}

/** Keeps a column at the left while the others scroll, or lets it go: it then stands first among those that scroll. */
export function withPinned(layout: Layout, id: string, isPinned: boolean): Layout {
  const others = layout.pinned.filter((other) => other !== id)
  if (isPinned) return grouped({ ...layout, pinned: [...others, id] })
  const order = layout.order.filter((other) => other !== id).toSpliced(others.length, 0, id)
  return grouped({ ...layout, order, pinned: others })
}
