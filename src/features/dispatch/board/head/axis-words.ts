import { textWidth } from '#src/ui/text-width.ts'

/** Something written on the axis: its middle and half of its width, px. */
export interface AxisSpot {
  x: number
  half: number
}

/** What of the axis is in view, px. */
export interface AxisView {
  left: number
  right: number
}

const SIZES = { day: 12, label: 11 }
/** Letters of 600 are wider than those that are measured. */
const HEAVY = 1.06
/** Half of two digits and of the air around them. */
const HOUR_HALF = 9
/** What stands around the words of the cursor's label, and the name of a day. */
const AROUND = { label: 12, day: 16 }
/** The label of now, which is as wide whatever the time is; and between it and the cursor's. */
const NOW_HALF = 21
const BETWEEN = 2

/** The labels that lie over the hours: the cursor's, and now, which stands beside it where both would be on each other. */
export function axisLabels(now: number, cursor?: { x: number; words: string }): AxisSpot[] {
  if (cursor === undefined) return [{ x: now, half: NOW_HALF }]
  const half = (textWidth(cursor.words, SIZES.label) * HEAVY + AROUND.label) / 2
  const far = now - cursor.x
  const apart = Math.max(Math.abs(far), half + BETWEEN + NOW_HALF)
  return [
    { x: cursor.x, half },
    { x: cursor.x + (far < 0 ? -apart : apart), half: NOW_HALF },
  ]
}

/** Whether the digits of an hour can be read: an edge of the view or a label that cuts them leaves another hour behind. */
export function isHourWhole(x: number, view: AxisView, labels: readonly AxisSpot[]): boolean {
  if (x - HOUR_HALF < view.left && x + HOUR_HALF > view.left) return false
  if (x - HOUR_HALF < view.right && x + HOUR_HALF > view.right) return false
  return labels.every((label) => Math.abs(label.x - x) >= label.half + HOUR_HALF)
}

interface DayWords {
  name: string
  /** The day of the week alone. */
  short: string
  /** What else is said of it, the first the most worth. */
  facts: readonly string[]
}

/** What is said of a day in the room it has in view: its name with as many facts as fit, its short name, or nothing. */
export function dayWords({ name, short, facts }: DayWords, room: number): { name: string; facts: readonly string[] } {
  const wide = (text: string) => textWidth(text, SIZES.day) * HEAVY + AROUND.day
  const isFitting = (count: number) => wide([name, ...facts.slice(0, count)].join(' ')) <= room
  const most = facts.findLastIndex((_, at) => isFitting(at + 1)) + 1
  if (isFitting(most)) return { name, facts: facts.slice(0, most) }
  return { name: wide(short) <= room ? short : '', facts: [] }
}
