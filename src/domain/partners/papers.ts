import { addDays, daysBetween, isPlainDate, type PlainDate } from '../basics/dates.ts'
import { EXPIRY_WARNING_DAYS } from '../vehicles/expiry-warning.ts'
import type { PartnerPaperKind } from './partner-terms.ts'

/** A paper a partner has shown. */
export interface ShownPaper {
  kind: PartnerPaperKind
  validUntil?: PlainDate | undefined
  checkedAt?: PlainDate | undefined
}

/** How long the check of a carrier's papers counts, days. GüKG asks for "regularly"; a year is usual. Source: § 7c GüKG */
export const CHECK_VALID_DAYS = 365

/** Papers without which nothing is given to a carrier once they have ended; the others are told of. Source: §§ 3, 7a GüKG */
export const BLOCKING_PAPERS: readonly PartnerPaperKind[] = ['euLicence', 'liability']

/** The last day of a paper: of the check the day a year after it, unless one was named. */
export function endOf({ kind, validUntil, checkedAt }: ShownPaper): PlainDate | undefined {
  if (isPlainDate(validUntil)) return validUntil
  return kind === 'complianceCheck' && isPlainDate(checkedAt) ? addDays(checkedAt, CHECK_VALID_DAYS) : undefined
}

/** The latest day of all papers of a kind: a newer licence takes the place of the one before. */
function latest(days: readonly (PlainDate | undefined)[]): PlainDate | undefined {
  return days
    .filter((day) => isPlainDate(day))
    .toSorted()
    .at(-1)
}

/** The papers that count, one of a kind: the one that holds longest. Of `other` each is one of its own. */
export function papersInForce<P extends ShownPaper>(papers: readonly P[]): P[] {
  return papers.filter((paper, at) => {
    if (paper.kind === 'other') return true
    const same = papers.filter(({ kind }) => kind === paper.kind)
    const longest = same.toSorted((a, b) => ((endOf(a) ?? '') < (endOf(b) ?? '') ? 1 : -1))[0]
    return same.length === 1 || papers.indexOf(longest ?? paper) === at
  })
}

/** What follows from a partner's papers, as its record says it. */
export interface PaperDates {
  /** The first day on which one that counts ends. */
  papersUntil: PlainDate | undefined
  euLicenceUntil: PlainDate | undefined
  insuranceUntil: PlainDate | undefined
  complianceCheckedAt: PlainDate | undefined
}

/** The dates that lists, assignment and the search for a carrier go by. */
export function paperDates(papers: readonly ShownPaper[]): PaperDates {
  const of = (kind: PartnerPaperKind) => papers.filter((paper) => paper.kind === kind)
  return {
    papersUntil: papersInForce(papers)
      .flatMap((paper) => endOf(paper) ?? [])
      .toSorted()[0],
    euLicenceUntil: latest(of('euLicence').map(endOf)),
    insuranceUntil: latest(of('liability').map(endOf)),
    complianceCheckedAt: latest(of('complianceCheck').map(({ checkedAt }) => checkedAt)),
  }
}

/** How a paper stands on a day: `days` are those left, negative once it has ended; `blocksFrom` is the day from which nothing is given to the carrier. */
export interface PartnerPaperState {
  state: 'missing' | 'expired' | 'expiring' | 'valid'
  days: number | undefined
  blocksFrom: PlainDate | undefined
}

/** A paper is valid on its last day. */
export function partnerPaperState(paper: ShownPaper, today: PlainDate): PartnerPaperState {
  const until = endOf(paper)
  if (until === undefined) return { state: 'missing', days: undefined, blocksFrom: undefined }
  const days = daysBetween(today, until)
  const blocksFrom = BLOCKING_PAPERS.includes(paper.kind) ? addDays(until, 1) : undefined
  if (days < 0) return { state: 'expired', days, blocksFrom }
  return { state: days <= EXPIRY_WARNING_DAYS ? 'expiring' : 'valid', days, blocksFrom }
}
