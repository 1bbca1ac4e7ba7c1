import type { Partner } from '#src/contract/partners/partner.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { endOf, papersInForce, partnerPaperState, type PartnerPaperState } from '#src/domain/partners/papers.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { factsAsText } from '#src/records/panel/record-text.ts'
import type { SignName } from '#src/ui/signs/status-sign.tsx'

/** The day in Europe/Berlin. */
export const todayNow = () => epochToZoned(Date.now()).date

/** A paper of a partner. */
export type HeldPaper = Partner['papers'][number]

/** A paper that counts, and how it stands today. */
export interface PaperLine {
  paper: HeldPaper
  until: string | undefined
  state: PartnerPaperState
}

/** What a partner is; of a company that is both, both. */
export const kindText = ({ kind, twinId }: Partner, t: Translate) =>
  t(twinId === undefined ? `records.partner.${kind}` : `partners.kind.${kind}AndTwin`)

/** The place as it is written: `28197 Bremen`. */
export const placeText = ({ postalCode, city }: Pick<Partner, 'postalCode' | 'city'>) => `${postalCode} ${city}`.trim()

/** `Neuenlander Straße 212, 28197 Bremen`, and the country where it is another one than Germany. */
export const addressText = (partner: Partner) =>
  [partner.street, placeText(partner), partner.country === 'Deutschland' ? '' : partner.country]
    .filter(Boolean)
    .join(', ')

/** The papers that count, the first to end at the top; those without an end come last. */
export function paperLines({ papers }: Partner, today = todayNow()): PaperLine[] {
  return papersInForce(papers)
    .map((paper) => ({ paper, until: endOf(paper), state: partnerPaperState(paper, today) }))
    .toSorted((a, b) => (a.until ?? '9').localeCompare(b.until ?? '9'))
}

/** Those that have ended or end soon. */
export const dueLines = (partner: Partner): PaperLine[] =>
  paperLines(partner).filter(({ state: { state } }) => state === 'expired' || state === 'expiring')

/** The paper that ends first, in few words; undefined where none was ever shown. */
export function papersText(partner: Partner, t: Translate): string | undefined {
  if (partner.papers.length === 0) return undefined
  const [due] = dueLines(partner)
  if (due === undefined) return t('vehicles.papers.valid')
  const paper = t(`partners.paper.short.${due.paper.kind}`)
  const { state, days = 0 } = due.state
  if (state === 'expired') return t('vehicles.papers.expired', { paper })
  return days === 0 ? t('vehicles.papers.today', { paper }) : t('vehicles.papers.in', { paper, days })
}

/** Its sign; valid papers have none. */
export function papersSign(partner: Partner): SignName | undefined {
  const [due] = dueLines(partner)
  return due && (due.state.state === 'expired' ? 'failure' : 'warning')
}

/** What stands beside the title: that he is blocked, else how many papers end. */
export function partnerState(partner: Partner, t: Translate): { sign: SignName; text: string } | undefined {
  if (partner.blocked) {
    const reason = partner.blockedReason
    const text = reason ? t('partners.blockedFor', { reason }) : t('records.partner.blocked')
    return { sign: 'failure', text }
  }
  const due = dueLines(partner)
  if (due.length === 0) return undefined
  const expired = due.filter(({ state: { state } }) => state === 'expired').length
  return expired > 0
    ? { sign: 'failure', text: t('partners.papers.expired', { count: expired }) }
    : { sign: 'warning', text: t('partners.papers.expiring', { count: due.length }) }
}

/** A partner as text of several lines, for an e-mail or a chat. */
export function partnerAsText(partner: Partner, t: Translate, format: Format): string {
  const { paymentTerms } = partner
  return factsAsText(`${partner.name} · ${kindText(partner, t)} · ${partner.number}`, [
    [t('records.address'), addressText(partner)],
    [t('records.contact'), partner.contactPerson],
    [t('records.phone'), partner.phone],
    [t('records.email'), partner.email],
    [t('records.partner.vatId'), partner.vatId],
    [
      t('records.partner.terms'),
      paymentTerms === undefined ? undefined : t('records.partner.days', { count: paymentTerms }),
    ],
    ...paperLines(partner).map(
      ({ paper, until }) => [t(`partners.paper.${paper.kind}`), until && format.dateWithYear(until)] as const,
    ),
  ])
}
