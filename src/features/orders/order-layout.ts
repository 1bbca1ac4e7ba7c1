import * as z from 'zod/mini'
import { columnWidths, type ColumnLayout } from '#src/ui/table-columns.ts'

/** Every column the order list can show, in the order the chooser lists them. What has one is sorted by the same name. */
export const ORDER_COLUMNS = [
  'orderNumber',
  'status',
  'priority',
  'orderType',
  'customerName',
  'customerReference',
  'pickupPostalCode',
  'pickupCity',
  'deliveryCity',
  'distanceKm',
  'pickupDate',
  'deliveryDate',
  'cargoDescription',
  'weight',
  'loadingMeters',
  'carrierName',
  'vehiclePlate',
  'driverName',
  'delayMinutes',
  'customerPrice',
  'carrierPrice',
  'margin',
  'marginPercent',
  'statusSince',
  'internalNotes',
  'createdAt',
  'createdBy',
  'updatedAt',
] as const
export type OrderColumn = (typeof ORDER_COLUMNS)[number]

/** The columns shown until a person chooses others. */
export const USUAL_COLUMNS: readonly OrderColumn[] = [
  'orderNumber',
  'status',
  'customerName',
  'pickupPostalCode',
  'pickupDate',
  'customerPrice',
]

/** Stays in every layout: a row needs its name. */
const NAME_COLUMN: OrderColumn = 'orderNumber'

/** Columns as a person arranged them: all of them in their order, which are shown, which stay at the left, widths in px. */
export interface OrderLayout {
  order: readonly OrderColumn[]
  shown: readonly OrderColumn[]
  pinned: readonly OrderColumn[]
  widths: Readonly<Partial<Record<OrderColumn, number>>>
}

const names = z.pipe(
  z.catch(z.array(z.string()).check(z.maxLength(200)), []),
  z.transform((ids) => known(ids)),
)
const Stored = z.object({
  order: names,
  shown: names,
  pinned: names,
  widths: z.catch(z.record(z.string(), z.catch(z.number(), Number.NaN)), {}),
})

/** A layout as it was stored, whoever wrote it: unknown columns go, missing ones come last, widths stay within reason. */
export const StoredLayout = z.pipe(
  Stored,
  z.transform((stored) => grouped(tidied(stored))),
)

function known(ids: readonly string[]): OrderColumn[] {
  return [...new Set(ids)].flatMap((id) => ORDER_COLUMNS.find((column) => column === id) ?? [])
}

function tidied({ order, shown, pinned, widths }: z.output<typeof Stored>): OrderLayout {
  const sized = ORDER_COLUMNS.flatMap((id) => {
    const width = Object.hasOwn(widths, id) ? (widths[id] ?? Number.NaN) : Number.NaN
    return Number.isFinite(width) ? [[id, within(width)] as const] : []
  })
  return {
    order: known([...order, ...ORDER_COLUMNS]),
    shown: shown.length === 0 ? USUAL_COLUMNS : known([NAME_COLUMN, ...shown]),
    pinned,
    widths: Object.fromEntries(sized),
  }
}

const within = (width: number) => Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, width)))

/** Pinned columns stand first, as the table draws them; all lists follow the one order, so that equal layouts are alike. */
function grouped(layout: OrderLayout): OrderLayout {
  const pinned = layout.order.filter((id) => layout.pinned.includes(id))
  const order = [...pinned, ...layout.order.filter((id) => !pinned.includes(id))]
  return { order, pinned, shown: order.filter((id) => layout.shown.includes(id)), widths: layout.widths }
}

/** The layout of somebody who has chosen nothing. */
export const USUAL_LAYOUT: OrderLayout = grouped({ order: ORDER_COLUMNS, shown: USUAL_COLUMNS, pinned: [], widths: {} })

/** True when two layouts draw the same table. */
export function isSameLayout(one: OrderLayout, other: OrderLayout): boolean {
  return one === other || textOf(one) === textOf(other)
}

function textOf({ order, shown, pinned, widths }: OrderLayout): string {
  return JSON.stringify([shown, pinned, order, ORDER_COLUMNS.map((id) => widths[id] ?? 0)])
}

/** Shows or hides a column; the number always stays. */
export function withShown(layout: OrderLayout, id: OrderColumn, isShown: boolean): OrderLayout {
  const others = layout.shown.filter((other) => other !== id)
  if (!isShown && id === NAME_COLUMN) return layout
  return grouped({ ...layout, shown: isShown ? [...others, id] : others })
}

/** True for the column that cannot be hidden. */
export function isAlwaysShown(id: OrderColumn): boolean {
  return id === NAME_COLUMN
}

/** One place up (-1) or down (1) in the list; pinned columns stay among themselves. */
export function moved(layout: OrderLayout, id: OrderColumn, by: -1 | 1): OrderLayout {
  const at = layout.order.indexOf(id)
  const other = layout.order[at + by]
  if (other === undefined || layout.pinned.includes(other) !== layout.pinned.includes(id)) return layout
  const order = layout.order.with(at, other).with(at + by, id)
  return grouped({ ...layout, order })
}

/** Before another column, or behind all that are shown. */
export function movedBefore(layout: OrderLayout, id: OrderColumn, before: OrderColumn | undefined): OrderLayout {
  if (id === before) return layout
  const others = layout.order.filter((other) => other !== id)
  const lastShown = others.findLastIndex((other) => layout.shown.includes(other))
  const at = before === undefined ? lastShown + 1 : others.indexOf(before)
  return grouped({ ...layout, order: others.toSpliced(at, 0, id) })
}

/** Gives a column a width in px; undefined: the usual one again. */
export function withWidth(layout: OrderLayout, id: OrderColumn, width: number | undefined): OrderLayout {
  const { [id]: _before, ...others } = layout.widths
  return { ...layout, widths: width === undefined ? others : { ...others, [id]: within(width) } }
}

/** Keeps a column at the left while the others scroll, or lets it go: it then stands first among those that scroll. */
export function withPinned(layout: OrderLayout, id: OrderColumn, isPinned: boolean): OrderLayout {
  const others = layout.pinned.filter((other) => other !== id)
  if (isPinned) return grouped({ ...layout, pinned: [...others, id] })
  const order = layout.order.filter((other) => other !== id).toSpliced(others.length, 0, id)
  return grouped({ ...layout, order, pinned: others })
}

/** What the table is told. Who chose columns by themselves keeps all of them, however narrow it gets. */
export function tableLayout(layout: OrderLayout): ColumnLayout {
  const isUsual = USUAL_COLUMNS.length === layout.shown.length && USUAL_COLUMNS.every((id) => layout.shown.includes(id))
  return {
    order: layout.order,
    hidden: ORDER_COLUMNS.filter((id) => !layout.shown.includes(id)),
    widths: layout.widths as Record<string, number>,
    pinned: layout.pinned,
    keepsAll: !isUsual,
  }
}
