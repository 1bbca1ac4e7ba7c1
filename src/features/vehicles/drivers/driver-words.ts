import type { Driver } from '#src/contract/drivers.ts'
import { daysBetween, epochToZoned, isPlainDate, type PlainDate } from '#src/domain/basics/dates.ts'
import { parseAdrCourses, paperState, type DriverPaper } from '#src/domain/drivers/papers.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { SignName } from '#src/ui/signs/status-sign.tsx'

/** Today where the drivers are. */
export const today = (): PlainDate => epochToZoned(Date.now()).date

/** How long a paper is still valid: "noch 12 Tage", "abgelaufen"; nothing where there is time. */
export function leftText(until: string | undefined, t: Translate, day: PlainDate = today()): string | undefined {
  const state = paperState(until, day)
  if (!isPlainDate(until) || state === 'valid' || state === 'unknown') return undefined
  if (state === 'expired') return t('drivers.expired')
  const count = daysBetween(day, until)
  return count === 0 ? t('drivers.lastDay') : t('drivers.left', { count })
}

/** The sign of a paper that asks for something to be done. */
export function paperSign(until: string | undefined, day: PlainDate = today()): SignName | undefined {
  const state = paperState(until, day)
  return state === 'expired' ? 'failure' : state === 'due' ? 'warning' : undefined
}

/** The name of a paper. */
export const paperText = (paper: DriverPaper, t: Translate) => t(`drivers.paper.${paper}`)

/** Courses of an ADR certificate in words. */
export function coursesText(courses: string, t: Translate): string {
  const known = parseAdrCourses(courses) ?? []
  return known.length === 0 ? NOTHING : known.map((course) => t(`drivers.course.${course}`)).join(', ')
}

/** Days from one to another in words; a single day stands once. */
export const daysText = (from: string, to: string, format: Format) =>
  from === to ? format.dateWithYear(to) : `${format.date(from)}–${format.dateWithYear(to)}`

/** An absence in words: kind and days. */
export function absenceText({ kind, from, to }: Driver['absences'][number], t: Translate, format: Format) {
  return { kind: t(`drivers.status.${kind}`), days: daysText(from, to, format) }
}
