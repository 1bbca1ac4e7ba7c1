import { epochToZoned, isPlainDate } from '#src/domain/basics/dates.ts'
import type { Occupation } from '#src/domain/planning/offers/offers.ts'
import type { MatchCode } from '#src/domain/refusals/issue-messages.ts'
import { formatFor } from '#src/i18n/format.ts'
import { explain } from '#src/i18n/issue-text.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { planShort } from '../plan-text.ts'
import { reasonText } from '#src/i18n/reason-text.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import type { ReasonCode } from '#src/domain/refusals/reason-messages.ts'

/** What the search for carriers says of one. */
type MatchKey = `match.${MatchCode}`
const isMatch = (code: Objection['code']): code is MatchKey => code.startsWith('match.')

/** What speaks against somebody: by its sentence, whether it stands in the way, and its figures. */
export interface Objection {
  code: ReasonCode | MatchKey
  severity: 'block' | 'warn'
  values: Readonly<Record<string, string | number>>
}

/** What else is driven then: "bis 14:00 auf NK-2026-004711"; another day stands before the time. */
export function busyText({ until, order }: Occupation, t: Translate): string {
  const format = formatFor(currentLanguage())
  const isToday = epochToZoned(until).date === epochToZoned(Date.now()).date
  return t('offer.busy', { time: isToday ? format.time(until) : format.stamp(until), order })
}

const PAPERS: Readonly<Record<string, TextKey>> = {
  licence: 'drivers.paper.licence',
  driverCard: 'drivers.paper.driverCard',
  code95: 'drivers.paper.code95',
  adr: 'offer.adr',
}

type Values = Objection['values']

/** How much room or payload is missing. */
const lacking = ({ over, loaded = 0, added = 0, capacity = 0 }: Values) =>
  over === undefined ? Number(loaded) + Number(added) - Number(capacity) : Number(over)

function roomText({ code, values }: Objection, t: Translate): string | undefined {
  const format = formatFor(currentLanguage())
  if (/loadingMeters/.test(code)) return t('offer.meters', { over: format.number(lacking(values), 1, true) })
  return /^reason\.(?:plan|capacity)\.weight/.test(code)
    ? t('offer.weight', { over: format.number(lacking(values), 0) })
    : undefined
}

function paperText({ code, values }: Objection, t: Translate): string | undefined {
  const [, paper = '', state] =
    /^reason\.driver\.(\w+?)(Expired|Missing|Class|Course|Unknown|Expiring)$/.exec(code) ?? []
  const [, own] = /^reason\.vehicle\.(\w+)Expired$/.exec(code) ?? []
  if (own !== undefined) return t('offer.expired', { paper: t(`vehicles.paper.short.${own}` as TextKey) })
  const key = PAPERS[paper]
  if (key === undefined) return undefined
  const name = t(key)
  if (state === 'Expired') return t('offer.expired', { paper: name })
  if (state === 'Class') return t('offer.missing', { paper: `${name} ${values['needed']}` })
  if (state === 'Course') return t('offer.missing', { paper: `${name} ${values['class']}` })
  return state === 'Missing' ? t('offer.missing', { paper: name }) : undefined
}

/** Away, in the workshop or blocked: what, and until when. */
function awayText({ code, values: { to } }: Objection, t: Translate): string | undefined {
  const [, kind] =
    /^reason\.(?:driver\.absent\.|vehicle\.)(holiday|sick|other|workshop|blocked|outOfService)/.exec(code) ?? []
  if (kind === undefined) return undefined
  const isVehicle = code.startsWith('reason.vehicle.')
  const what = t(`${isVehicle ? 'records.vehicle.status.' : 'drivers.status.'}${kind}` as TextKey)
  if (typeof to !== 'string' || !isPlainDate(to)) return what
  return t('offer.until', { what, date: formatFor(currentLanguage()).dayMonth(to) })
}

/** An objection beside a name, as short as it can be said: "2,4 LDM zu wenig", "ADR-Schein abgelaufen", "Urlaub bis 27.11.". */
export function objectionShort(objection: Objection, t: Translate): string {
  const { code, values } = objection
  // In the words of the search: both doors say the same.
  if (isMatch(code))
    return explain('match.', { code: code.slice('match.'.length), values }, t, formatFor(currentLanguage()))
  const own = roomText(objection, t) ?? paperText(objection, t) ?? awayText(objection, t)
  if (own !== undefined) return own
  return (
    (code.startsWith('reason.plan.') ? planShort({ ...objection, code }, t) : reasonText({ code, values }, t)) ?? code
  )
}
