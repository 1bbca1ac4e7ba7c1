import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { PriceRequest } from '#src/contract/price-requests.ts'
import { addDays, type epochToZoned, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { parseTypedTime } from '#src/domain/basics/typed-dates.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import type { Proposals } from '../proposals/proposal.ts'
import { priceRequestChanges } from './price-request-changes.ts'

/** The wall clock, to the minute. */
type Clock = ReturnType<typeof epochToZoned>

/** Carriers who are asked at once: as many as can be compared side by side. */
const MOST_ASKED = 3

/** Carriers who can be asked: those that fit first, those a rule stands against and those that do not fit yet behind them. */
function askedOf({ fits, misses }: Proposals): { id: string; name: string }[] {
  const free = fits.filter(({ blockers }) => blockers.length === 0)
  const found = new Map<string, string>()
  for (const { carrierId, name } of [...free, ...fits, ...misses]) {
    if (carrierId !== undefined && !found.has(carrierId)) found.set(carrierId, name)
  }
  return [...found].map(([id, name]) => ({ id, name })).slice(0, MOST_ASKED)
}

/** The moment a typed time means: today, tomorrow where that is over. */
export function deadlineOf(typed: string, { date, time }: Clock): string | undefined {
  const at = parseTypedTime(typed)
  if (at === undefined) return undefined
  return new Date(zonedToEpoch(at > time ? date : addDays(date, 1), at)).toISOString()
}

/** Two hours from now, by the full hour; late in the day tomorrow at nine. */
const usualDeadline = ({ time }: Clock): string => {
  const hour = Number(time.slice(0, 2)) + 2
  return hour > 18 ? '09:00' : `${String(hour).padStart(2, '0')}:00`
}

interface PriceQuestion {
  order: Order
  proposals: Proposals
  today: Clock
}

/** Asks until when, naming who gets a mail, and sends it; the answers come into the panel that is opened beside. */
export async function askForPrices(context: CommandContext, { order, proposals, today }: PriceQuestion): Promise<void> {
  const { services } = context
  const { t } = services
  const carriers = askedOf(proposals)
  if (carriers.length === 0)
    return services.notify({ type: 'warning', message: t('matching.reason.noCarrier'), answers: true })
  const format = formatFor(currentLanguage())
  const names = carriers.map(({ name }) => name).join(', ')
  await services.ask({
    title: t('quotes.ask.title', { order: order.orderNumber }),
    detail: t('quotes.ask.detail', { names }),
    label: t('quotes.ask.deadline'),
    required: true,
    text: usualDeadline(today),
    confirmLabel: t('quotes.ask.confirm'),
    line: (text) => (deadlineOf(text, today) === undefined ? t('quotes.ask.wrong') : undefined),
    understood: (text) => {
      const at = deadlineOf(text, today)
      return at === undefined ? '' : t('quotes.deadline', { at: format.stamp(at) })
    },
    async send(text) {
      const deadline = deadlineOf(text, today)
      if (deadline === undefined) return false
      const body = { orderId: order.id, carriers: carriers.map(({ id }) => ({ carrierId: id })), deadline }
      let id: string | undefined
      await priceRequestChanges.create(context, {
        commandId: 'priceRequests.create',
        title: t('quotes.asked'),
        blank: PriceRequest.parse({}),
        body,
        call: (call, idempotencyKey) => call('priceRequests.create', { body, idempotencyKey }),
        done: (request) => {
          id = request.id
        },
      })
      if (id !== undefined) services.openPanel({ kind: 'priceRequest', id })
      return id !== undefined
    },
  })
}
