import { memo } from 'react'
import type { Gap, ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { HOUR, MINUTE } from '../state/time.ts'
import { inRow, type BoardGeometry } from '../state/geometry.ts'
import type { RowPart } from '../state/row-part.ts'
import { textWidth } from '#src/ui/text-width.ts'

/** What an empty run says nothing of, km; and how fast it is drawn, km/h. */
const SHORT_RUN = 30
const EMPTY_SPEED = 65
/** Beside a bar: what the two kinds of words need around them, px, and their size. */
const AROUND = { rest: 10, empty: 2 }
const SIZE = 11

interface Span {
  from: number
  to: number
}

interface BoardGapsProps {
  row: ResourceRow
  geometry: BoardGeometry
  /** What is drawn of them. */
  part: RowPart
}

/** Between the bars of a row: rests, empty runs, and the days on which it may not drive. One element each. */
export function BoardGaps({ row, geometry, part }: BoardGapsProps) {
  const { cutAt, endAt } = part
  return (
    <>
      {row.bans.slice(part.firstBan, part.endBan).map((ban) => (
        <div key={ban.from} aria-hidden className="board-ban" style={placeOf(boxOf(ban, geometry))} />
      ))}
      {row.gaps.slice(part.firstGap, part.endGap).map((gap) => (
        <GapMarks
          key={gap.from}
          gap={gap}
          geometry={geometry}
          isCut={cutAt !== undefined && gap.from < cutAt}
          endAt={endAt !== undefined && gap.from < endAt && gap.to > endAt ? endAt : undefined}
        />
      ))}
    </>
  )
}

const placeOf = ({ left, width }: { left: number; width: number }) => inRow(left, width)

const boxOf = ({ from, to }: Span, geometry: BoardGeometry) => {
  const left = geometry.xOf(Math.max(from, geometry.origin))
  return { left, width: Math.max(0, geometry.xOf(Math.min(to, geometry.end)) - left) }
}

interface GapMarksProps {
  gap: Gap
  geometry: BoardGeometry
  /** By the left edge of the view: half a word is none. */
  isCut: boolean
  /** Where the right edge of the view cuts it. */
  endAt: number | undefined
}

const GapMarks = memo(function GapMarks({ gap, geometry, isCut, endAt = Infinity }: GapMarksProps) {
  const { t } = useText()
  const format = useFormat()
  const rest = gap.restUntil === undefined ? undefined : boxOf({ from: gap.from, to: gap.restUntil }, geometry)
  const run = emptyRun(gap)
  const empty = run && boxOf(run, geometry)
  const resting = t('board.rest', { time: format.duration(restMinutes(gap)) })
  const running = t('board.emptyRun', { km: format.way(Math.round(gap.emptyKm ?? 0)) })
  const seenWidth = (span: Span) => boxOf({ ...span, to: Math.min(span.to, endAt) }, geometry).width
  const wide = textWidth(resting, SIZE) + AROUND.rest
  const isRestRoomy = rest !== undefined && !isCut && seenWidth(gap) >= wide
  const isRunNamed = run !== undefined && seenWidth(run) >= textWidth(running, SIZE) + AROUND.empty
  // The words of a rest go on beyond its strip, as far as there is nothing else: a run that can be named goes before them.
  const isOnRun = isRestRoomy && empty !== undefined && rest.left + wide > empty.left
  return (
    <>
      {rest !== undefined && rest.width > 0 && (
        <div aria-hidden className="board-rest" style={placeOf(rest)}>
          {isRestRoomy && !(isOnRun && isRunNamed) && resting}
        </div>
      )}
      {empty !== undefined && empty.width > 0 && (isRunNamed || !isOnRun) && (
        <div aria-hidden className="board-empty" style={placeOf(empty)}>
          {isRunNamed && running}
        </div>
      )}
    </>
  )
})

const restMinutes = ({ from, restUntil = from, restMin }: Gap) => restMin ?? Math.round((restUntil - from) / MINUTE)

/** The way to the next loading place, as late as it can be driven. */
function emptyRun({ from, to, emptyKm = 0, restUntil = from }: Gap): Span | undefined {
  if (emptyKm <= SHORT_RUN || !Number.isFinite(to)) return undefined
  const begin = Math.max(from, Math.min(restUntil, to), to - (emptyKm / EMPTY_SPEED) * HOUR)
  return begin < to ? { from: begin, to } : undefined
}
