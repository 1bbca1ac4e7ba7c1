import type { StopKind } from '#src/domain/stops/window.ts'
import { furtherPlacesOfRide } from '#src/domain/stops/route.ts'
import { goodsLinesText, parseGoodsLines } from '#src/domain/stops/goods-line-text.ts'
import type { GoodsLine } from '#src/domain/stops/goods-lines.ts'
import type { FurtherStop } from '#src/domain/stops/further-stops.ts'
import { parseStopLines, stopLines } from '#src/domain/stops/stop-lines.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { longKind, type FieldKind, type FieldValue } from '#src/records/fields/kinds/kinds.ts'

const stopsIn = (value: unknown): readonly FurtherStop[] => (Array.isArray(value) ? value : [])
const linesIn = (value: unknown): readonly GoodsLine[] => (Array.isArray(value) ? value : [])

/** Further places of one kind, typed a line each; those of the other kind stay, and a line that says the other kind joins them. */
export const furtherStopsKind = (kind: StopKind): FieldKind => ({
  ...longKind(5000),
  typed: ([value]) => stopLines(ofKind(stopsIn(value), kind)),
  read: (text, { today, before }): FieldValue[] | undefined => {
    const typed = parseStopLines(text, today, kind)
    if (typed === undefined) return undefined
    const others = stopsIn(before[0]).filter((stop) => stop.kind !== kind)
    const stops = furtherPlacesOfRide([...others, ...typed])
    return [stops.length === 0 ? null : stops.map((stop) => ({ ...stop }))]
  },
  shown: ([value]) => stopLines(ofKind(stopsIn(value), kind)) || NOTHING,
  saysUnderstood: true,
  wrong: 'issue.stopLine',
  hint: 'issue.stopLine',
})

const ofKind = (stops: readonly FurtherStop[], kind: StopKind) => stops.filter((stop) => stop.kind === kind)

/** Every further place, a line each. */
export const furtherStopsText = (value: unknown): string => stopLines(stopsIn(value))

/** Lines of goods, typed one each; which place a line means the further places of the order tell, which stay as they are. */
export const goodsLinesKind: FieldKind = {
  ...longKind(5000),
  typed: ([lines, stops]) => goodsLinesText(linesIn(lines), { furtherStops: stopsIn(stops) }),
  read: (text, { before }): FieldValue[] | undefined => {
    const furtherStops = stopsIn(before[1])
    const lines = parseGoodsLines(text, { furtherStops })
    const kept = furtherStops.length === 0 ? null : furtherStops.map((stop) => ({ ...stop }))
    return lines && [lines.length === 0 ? null : lines.map((line) => ({ ...line })), kept]
  },
  shown: ([lines, stops]) => goodsLinesText(linesIn(lines), { furtherStops: stopsIn(stops) }) || NOTHING,
  saysUnderstood: true,
  wrong: 'issue.goodsLine',
  hint: 'issue.goodsLine',
}
