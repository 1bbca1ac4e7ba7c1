import type { Timeline } from '#src/domain/planning/scene/timeline.ts'
import type { TransportStatus } from '#src/domain/workflow/transport-status.ts'
import { HOUR } from '../state/time.ts'
import { textWidth } from '#src/ui/text-width.ts'

/** The lower line of a bar, px: the load above its base. */
const LOAD = 9
const BASE = 3
const BORDER = 1
/** Height of its words, px: in a low lane they go before the load, and before its base. */
const WORDS = 12
/** Of the load aboard: the bar's own, thin. */
const LOAD_COLOUR = 'color-mix(in srgb,currentColor 32%,transparent)'
/** An order without loading metres fills a truck by its weight. */
const USUAL = { loadingMeters: 13.6, weightKg: 24_000 }

/** What may be said on a bar, by its width in px. */
const ROOM = { sign: 24, areas: 56 }
/** Sign, edge and distances; the distance before the fact, and the sign of one that is trouble, px. */
const AROUND = 30
const BESIDE = 10
const SIGN = 20
/** Font sizes of label and fact, px. */
const SIZES = { label: 12, fact: 11 }

export type BarColour = 'grey' | 'violet' | 'blue' | 'green'

const COLOURS: Partial<Record<TransportStatus, BarColour>> = {
  ASSIGNED: 'violet',
  NOTIFIED: 'violet',
  EN_ROUTE_PICKUP: 'blue',
  AT_PICKUP: 'blue',
  LOADED: 'blue',
  IN_TRANSIT: 'blue',
  AT_DELIVERY: 'blue',
  DELIVERED: 'green',
  COMPLETED: 'green',
}

/** By the status of the transport; what is planned or called off is grey. */
export const barColour = (status: TransportStatus): BarColour => COLOURS[status] ?? 'grey'

export interface Capacity {
  loadingMeters?: number | undefined
  payloadKg?: number | undefined
}

interface Step {
  from: number
  to: number
  share: number
}

type Loads = Pick<Timeline, 'segments' | 'mostAboard'>

/** How full the truck is, leg by leg, as shares of what it holds; more than 1 is too much. */
export function loadSteps({ segments, mostAboard }: Loads, capacity: Capacity = {}): Step[] {
  const byWeight = mostAboard.loadingMeters === 0
  const room = byWeight ? (capacity.payloadKg ?? USUAL.weightKg) : (capacity.loadingMeters ?? USUAL.loadingMeters)
  const steps: Step[] = []
  for (const { from, to, aboard } of segments) {
    const share = (byWeight ? aboard.weightKg : aboard.loadingMeters) / room
    const last = steps.at(-1)
    if (last?.share === share && last.to === from) last.to = to
    else steps.push({ from, to, share })
  }
  return steps.filter(({ share, from, to }) => share > 0 && to > from)
}

interface BarBox {
  start: number
  height: number
  /** Width of an hour, px. */
  hour: number
}

const px = (value: number) => `${Math.round(value * 2) / 2}px`

/**
 * The lower line of a bar as one background: steps as high as the truck is full, red above what it holds, and on the base a
 * line where it stands and dots where it rests.
 */
export function barBackground(timeline: Loads, capacity: Capacity | undefined, box: BarBox): string {
  const x = (at: number) => ((at - box.start) / HOUR) * box.hour
  const base = box.height - BORDER - BASE
  if (base < BORDER + WORDS) return 'none'
  const room = Math.max(0, Math.min(LOAD, base - BORDER - WORDS))
  const image = (paint: string, { from, to }: { from: number; to: number }, y: number, high: number) =>
    `${paint} ${px(x(from))} ${px(y)}/${px(Math.max(1, x(to) - x(from)))} ${px(high)} no-repeat`
  const parts: string[] = []
  const stands: string[] = []
  for (const segment of timeline.segments) {
    const [from, to] = [px(x(segment.from)), px(Math.max(x(segment.from) + 1, x(segment.to)))]
    if (segment.kind === 'stop') stands.push(`transparent ${from},currentColor ${from} ${to},transparent ${to}`)
    if (segment.kind === 'break' || segment.kind === 'rest')
      parts.push(
        image('repeating-linear-gradient(90deg,currentColor 0 1.5px,transparent 1.5px 4px)', segment, base + 1, 1.5),
      )
  }
  // All stops in one: each image is painted by itself.
  if (stands.length > 0) parts.push(`linear-gradient(90deg,${stands.join(',')}) 0 ${px(base)}/100% ${BASE}px no-repeat`)
  for (const step of loadSteps(timeline, capacity)) {
    const high = Math.min(1, step.share) * room
    if (step.share > 1.0001)
      parts.push(image('linear-gradient(var(--status-red) 0 0)', step, base - room, Math.min(3, room)))
    if (high > 0) parts.push(image(`linear-gradient(${LOAD_COLOUR} 0 0)`, step, base - high, high))
  }
  return parts.join(',')
}

interface BarWords {
  cities: string
  areas: string
  /** What stands at the right: the load, a delay. */
  fact: string
  /** It has a sign before it. */
  hasFactSign?: boolean
}

/** What a bar says, by its width: towns, else areas, else its sign, else nothing. The fact goes before the towns do not fit. */
export function barLabel(
  width: number,
  { cities, areas, fact, hasFactSign = false }: BarWords,
): { label: string; sign: boolean; fact: boolean } {
  if (width < ROOM.sign) return { label: '', sign: false, fact: false }
  const room = (text: string) => AROUND + textWidth(text, SIZES.label)
  const beside = fact === '' ? 0 : BESIDE + (hasFactSign ? SIGN : 0) + textWidth(fact, SIZES.fact)
  if (width < ROOM.areas) return { label: '', sign: true, fact: false }
  if (room(cities) + beside <= width) return { label: cities, sign: true, fact: true }
  if (room(cities) <= width) return { label: cities, sign: true, fact: false }
  if (room(areas) + beside <= width) return { label: areas, sign: true, fact: true }
  return room(areas) <= width
    ? { label: areas, sign: true, fact: false }
    : { label: '', sign: true, fact: beside + AROUND <= width }
}

/** `20` of a German postal code, `NL30` of a foreign one. */
export function postalArea(postalCode: string, country: string | undefined): string {
  const digits = postalCode.replaceAll(/\D/g, '').slice(0, 2)
  return country === undefined || country === 'DE' ? digits : `${country}${digits}`
}
