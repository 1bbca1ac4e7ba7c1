import type { Choice } from '#src/commands/gate/command.ts'
import type { Occupation } from '#src/domain/planning/offers/offers.ts'
import { formatFor } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { busyText, type Objection, objectionShort } from './offer-text.ts'
import { currentLanguage } from '#src/i18n/setup.ts'

/** Who or what is offered for something: how it looks, and what speaks for and against it. */
export interface Offer<V> {
  id: string
  title: string
  value: V
  /** What one sees of it beside its name, the most telling first. */
  facts: readonly (string | undefined)[]
  objections: readonly Objection[]
  /** What it does in that time. */
  busy?: Occupation | undefined
  /** Kilometres from where it is to where it is wanted. */
  km?: number | undefined
  /** It cannot be taken, for this reason. */
  blocked?: string | undefined
}

/** What an overlap says is said by what it drives then. */
const saidByBusy: ReadonlySet<string> = new Set(['reason.plan.overlap', 'reason.plan.unreachable'])

interface RatedOffer<V> {
  offer: Offer<V>
  /** Why it does not fit; nothing where it does. */
  against: readonly string[]
  warnings: readonly string[]
}

function rated<V>(offer: Offer<V>, t: Translate): RatedOffer<V> {
  const { objections, busy } = offer
  const text = (one: Objection) => objectionShort(one, t)
  const blocking = objections.filter(
    ({ severity, code }) => severity === 'block' && !(busy !== undefined && saidByBusy.has(code)),
  )
  const warnings = objections.filter(({ severity }) => severity === 'warn')
  const against = [...(busy === undefined ? [] : [busyText(busy, t)]), ...blocking.map(text)]
  return { offer, against: [...new Set(against)], warnings: [...new Set(warnings.map(text))] }
}

/** Fewer objections before more, then nearer before farther; what is not known of somebody stands behind what is. */
function byFitness<V>(one: RatedOffer<V>, other: RatedOffer<V>): number {
  const near = ({ offer }: RatedOffer<V>) => offer.km ?? Number.MAX_SAFE_INTEGER
  return (
    one.against.length - other.against.length || one.warnings.length - other.warnings.length || near(one) - near(other)
  )
}

/** Most reasons that stand beside a name; the first are the ones that weigh. */
const MOST_REASONS = 2

/**
 * Offers as choices: those that fit first, the nearest of them on top, then those that do not, each with why not. All of
 * them can be taken: whether a reason lifts what is against it, the server says.
 */
export function offeredChoices<V>(offers: readonly Offer<V>[], t: Translate): Choice<V>[] {
  const format = formatFor(currentLanguage())
  return offers
    .map((offer) => rated(offer, t))
    .toSorted(byFitness)
    .map(({ offer, against, warnings }) => {
      const { id, title, value, facts, km, blocked } = offer
      const reasons = [...against, ...warnings].slice(0, MOST_REASONS)
      const near = km === undefined ? undefined : t('offer.near', { distance: format.way(km) })
      return {
        id,
        title,
        value,
        detail: [...reasons, near, ...facts].filter(Boolean).join(' · '),
        section: against.length === 0 ? ('fits' as const) : ('unfit' as const),
        ...(blocked !== undefined && { blocked }),
      }
    })
}
