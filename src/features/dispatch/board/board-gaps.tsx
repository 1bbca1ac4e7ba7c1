import type { Gap, ResourceRow } from '#src/domain/planning/timeline.ts'
import type { Format } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { HOUR, MINUTE } from './board-time.ts'
import type { BoardGeometry } from './geometry.ts'

/** What an empty run says nothing of, km; and how fast it is drawn, km/h. */
const SHORT_RUN = 30
const EMPTY_SPEED = 65
/** Px that the words beside a bar need. */
const WORDS = 72

interface Span {
  from: number
  to: number
}

const overlaps = (one: Span, other: Span) => one.from < other.to && one.to > other.from

/** Between the bars of a row: rests, empty runs, and the days on which it may not drive. One element each. */
export function BoardGaps({ row, geometry, drawn }: { row: ResourceRow; geometry: BoardGeometry; drawn: Span }) {
  return (
    <>
      {row.bans
        .filter((ban) => overlaps(ban, drawn))
        .map((ban) => (
          <div key={ban.from} aria-hidden className="board-ban" style={boxOf(ban, geometry)} />
        ))}
      {row.gaps
        .filter((gap) => overlaps(gap, drawn))
        .map((gap) => (
          <GapMarks key={gap.from} gap={gap} geometry={geometry} />
        ))}
    </>
  )
}

const boxOf = ({ from, to }: Span, geometry: BoardGeometry) => {
  const left = geometry.xOf(Math.max(from, geometry.origin))
  return { left, width: Math.max(0, geometry.xOf(Math.min(to, geometry.end)) - left) }
}

function GapMarks({ gap, geometry }: { gap: Gap; geometry: BoardGeometry }) {
  const { t } = useText()
  const format = useFormat()
  const rest = gap.restUntil === undefined ? undefined : boxOf({ from: gap.from, to: gap.restUntil }, geometry)
  const run = emptyRun(gap)
  const empty = run && boxOf(run, geometry)
  const room = boxOf(gap, geometry).width
  // The words of a rest go on beyond its strip, as far as there is nothing else.
  const hasBoth = rest !== undefined && empty !== undefined && rest.width + empty.width + WORDS > room
  return (
    <>
      {rest !== undefined && rest.width > 0 && (
        <div aria-hidden className="board-rest" style={rest}>
          {room >= WORDS && t('board.rest', { time: hours(restMinutes(gap), format) })}
        </div>
      )}
      {empty !== undefined && empty.width > 0 && !(hasBoth && empty.width < WORDS) && (
        <div aria-hidden className="board-empty" style={empty}>
          {empty.width >= WORDS - 12 && t('board.emptyRun', { km: format.distance(Math.round(gap.emptyKm ?? 0)) })}
        </div>
      )}
    </>
  )
}

/** `11 h`; minutes only where there are some. */
const hours = (minutes: number, format: Format) => (minutes % 60 === 0 ? `${minutes / 60} h` : format.duration(minutes))

const restMinutes = ({ from, restUntil = from, restMin }: Gap) => restMin ?? Math.round((restUntil - from) / MINUTE)

/** The way to the next loading place, as late as it can be driven. */
function emptyRun({ from, to, emptyKm = 0, restUntil = from }: Gap): Span | undefined {
  if (emptyKm <= SHORT_RUN || !Number.isFinite(to)) return undefined
  const begin = Math.max(from, Math.min(restUntil, to), to - (emptyKm / EMPTY_SPEED) * HOUR)
  return begin < to ? { from: begin, to } : undefined
}
