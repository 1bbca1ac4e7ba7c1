import type { InHand } from './in-hand.ts'
import { failureText } from '#src/commands/gate/retry/failure-text.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { formatFor, type Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { statusFacts } from '#src/workspace/session/status-facts.ts'
import { dayAndTime, loadOf, rowName, signed } from './words.ts'
import { planTitle } from '#src/entities/planning/plan-text.ts'

/** Milliseconds the keys must rest before it is said where what is carried is held. Source: design, board */
const REST = 300

/** Says to screen readers where what is carried is held, once the keys rest. */
export function speaker(): (context: CommandContext, hand: InHand | undefined) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = ''
  return ({ services }, hand) => {
    clearTimeout(timer)
    if (hand === undefined) return
    timer = setTimeout(() => {
      const said = sentenceOf(hand, services.t, formatFor(currentLanguage()))
      // What only the world has moved is not said again.
      if (said !== last) services.announce(said)
      last = said
    }, REST)
  }
}

/** "Fr 07:00, HH-NK 120: 2 Verstöße. Überschneidung 45 min mit Tour 2621. 49 km mehr, Marge 318 €." */
export function sentenceOf({ verdict, board, at }: InHand, t: Translate, format: Format): string {
  if (verdict === undefined || board === undefined) return t('carry.loading')
  const { violations, figures } = verdict
  const place = `${dayAndTime(at.time, format)}, ${rowName(verdict.placement.resource, board, t)}`
  const state = violations.length === 0 ? t('carry.free') : t('carry.violations', { count: violations.length })
  const titles = violations.map((violation) => planTitle(violation, t))
  const km = t('carry.said.km', { km: signed(figures.km - figures.kmBefore, format) })
  const margin = figures.margin === undefined ? [] : [`${t('carry.margin')} ${format.wholeMoney(figures.margin)}`]
  return `${place}: ${[state, ...titles, [km, ...margin].join(', ')].join('. ')}.`
}

/** Says why it cannot be dropped here, and what lifts that. */
export function showBlocked({ services }: CommandContext, hand: InHand | undefined): void {
  const { t } = services
  const violations = hand?.verdict?.violations ?? []
  services.notify({
    type: 'info',
    message: t('carry.blocked', { count: violations.length }),
    detail: violations.map((violation) => planTitle(violation, t)).join(' · '),
    answers: true,
  })
}

/** What did not reach the server is still in hand. */
export function showFailure({ services }: CommandContext, error: unknown): void {
  const { t } = services
  const detail = failureText(error, t)
  services.notify({ type: 'error', message: t('carry.failed'), ...(detail && { detail }) })
}

/** "1 aufgenommen · 4,8 LDM · 12 Paletten · 4.320 kg" in the status bar. */
export function tellStatusBar({ services }: CommandContext, hand: InHand | undefined): void {
  const { t } = services
  const facts = services.sessionValue(statusFacts)
  if (hand === undefined) return facts.set(undefined)
  const { picked, board } = hand
  const rest = board === undefined ? [] : loadOf(picked, board, t, formatFor(currentLanguage()))
  facts.set({ strong: t('carry.inHand', { count: picked.orderIds.length }), rest })
}
