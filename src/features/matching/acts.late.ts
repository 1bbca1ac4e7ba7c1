import { queryFor } from '#src/api/query.ts'
import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { Match } from '#src/contract/matching/match.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { DEFAULT_RADIUS_KM } from '#src/domain/carriers/match-limits.ts'
import { orderChanges } from '#src/entities/orders/order-changes.ts'
import { orderLabel } from '#src/entities/orders/order-label.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { sendWithReason } from '#src/records/changes/reasons.ts'
import { RADII, type MatchingSearch } from './matching-search.ts'
import { matchingState } from './matching-state.ts'
import { askForPrices } from './price-request/ask-prices.ts'
import { takeQuote } from './price-request/take-quote.ts'
import { chosenMiss, chosenProposal, missAt } from './proposals/chosen.ts'
import type { Proposal, Proposals } from './proposals/proposal.ts'
import { proposalsOf } from './proposals/use-proposals.ts'

const stateOf = ({ services }: CommandContext) => services.sessionValue(matchingState)

const orderOf = ({ services }: CommandContext, id: string): Promise<Order> =>
  services.queryClient.fetchQuery(queryFor(services.call, 'orders.get', { params: { id } }))

/** Books the marked proposal as one change that can be taken back; what a carrier has quoted is taken by its request. */
export async function accept(context: CommandContext, { withReason }: { withReason: boolean }): Promise<void> {
  const proposal = chosenProposal(stateOf(context))
  if (proposal === undefined) return
  const { services } = context
  const { t } = services
  const { quotedBy, carrierId, vehicleId, orderId } = proposal
  if (quotedBy !== undefined && carrierId !== undefined) return takeQuote(context, quotedBy, carrierId, { withReason })
  const order = await orderOf(context, orderId)
  const name = nameOf(proposal)
  const label = orderLabel(order)
  await changeRecords(context, {
    kind: 'match',
    commandId: 'matching.accept',
    title: t('matching.accepted', { name }),
    records: [Match.parse({ orderId })],
    labelOf: () => label,
    send(match, own) {
      const send = (reason?: string) => {
        const body = {
          orderId,
          ...(carrierId === undefined ? { vehicleId } : { carrierId, carrierPrice: proposal.price }),
          ...(reason !== undefined && { reason }),
        }
        return own(['matching.createOrder', body], async (idempotencyKey) => {
          const answer = await services.call('matching.createOrder', { body, idempotencyKey })
          return { record: { ...match, id: answer.matchId }, eventId: answer.eventId, warnings: answer.warnings }
        })
      }
      if (!withReason) return send()
      const question = {
        title: t('matching.reasonTitle', { order: order.orderNumber, name }),
        detail: againstOf(proposal, t),
        confirmLabel: t('matching.acceptWithReason'),
      }
      return sendWithReason(context, { kind: 'order', id: orderId, label }, question, send)
    },
    // What comes next for it stands there: the papers for its carrier.
    done: () => services.openPanel({ kind: 'order', id: orderId }, 'replace', { focus: false }),
  })
}

/** Who drives it: the carrier, of an own vehicle its plate. */
const nameOf = ({ name, vehicle, carrierId }: Proposal) =>
  carrierId === undefined ? (vehicle.split(' · ').at(-1) ?? name) : name

function againstOf({ blockers, score }: Proposal, t: CommandContext['services']['t']): string {
  return blockers.length > 0 ? blockers.join(' · ') : t('matching.scoreIs', { score })
}

/** Does what makes one fit: looks farther, or moves the time of loading after a question. */
export async function makeFit(context: CommandContext, at: number): Promise<void> {
  const miss = missAt(stateOf(context), at)
  const { fit } = miss ?? {}
  if (miss === undefined || fit === undefined) return
  if (fit.kind === 'radius') return setRadius(context, fit.km)
  const { services } = context
  const { t } = services
  const order = await orderOf(context, miss.orderId)
  const format = formatFor(currentLanguage())
  const window = format.stopTime(fit.date ?? order.pickupDate, fit.from, fit.to)
  const isMeant = await services.confirm({
    title: t('matching.fit.question', { order: order.orderNumber, window }),
    detail: t('matching.fit.detail', { name: miss.name }),
    confirmLabel: t('matching.fit.confirm'),
  })
  if (!isMeant) return
  const body = {
    pickupTimeFrom: fit.from,
    ...(fit.to !== undefined && { pickupTimeTo: fit.to }),
    ...(fit.date !== undefined && { pickupDate: fit.date }),
  }
  await orderChanges.change<typeof body>(context, {
    commandId: `matching.fit${at}`,
    title: t('matching.fit.done', { window }),
    records: [order],
    call: (call, request) => call('orders.update', request),
    deliver: (send) => send(body),
  })
}

/** Shows what the marked one is about: the vehicle, its carrier, or the order a vehicle could take. */
export function showChosen(context: CommandContext): void {
  const state = stateOf(context)
  const one = chosenProposal(state) ?? chosenMiss(state)
  if (one === undefined) return
  const { orderId, vehicleId, carrierId } = one
  const isOfVehicle = state.proposals.current()?.about.startsWith('vehicle:') === true
  const panel = isOfVehicle
    ? ({ kind: 'order', id: orderId } as const)
    : vehicleId !== undefined
      ? ({ kind: 'vehicle', id: vehicleId } as const)
      : carrierId !== undefined
        ? ({ kind: 'partner', id: carrierId } as const)
        : undefined
  if (panel !== undefined) context.services.openPanel(panel, 'replace', { focus: false })
}

/** Another search in the address: it is asked again by that alone. */
export function setSearch({ services }: CommandContext, change: MatchingSearch): void {
  const params = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) params.delete(name)
    else params.set(name, String(value))
  }
  const query = params.toString()
  services.navigate(query === '' ? '/matching' : `/matching?${query}`)
}

/** From loads to vehicles and back: another list, and other proposals. */
export function toggleTab({ services }: CommandContext): void {
  const isVehicles = new URLSearchParams(location.search).get('tab') === 'vehicles'
  services.navigate(isVehicles ? '/matching' : '/matching?tab=vehicles')
}

export function setRadius(context: CommandContext, radius: number): void {
  setSearch(context, { radius: radius === DEFAULT_RADIUS_KM ? undefined : radius })
}

export function radiusChoices(): Choice<number>[] {
  const format = formatFor(currentLanguage())
  return RADII.map((km) => ({ id: String(km), title: format.distance(km), value: km }))
}

/** Says what the way of the order costs with the marked vehicle, full and empty kilometres. */
export async function calculateCost(context: CommandContext): Promise<void> {
  const proposal = chosenProposal(stateOf(context))
  if (proposal?.vehicleId === undefined) return
  const { call, t, notify } = context.services
  const { distanceKm } = await orderOf(context, proposal.orderId)
  const distance = Math.round((distanceKm ?? proposal.loadedKm) + proposal.emptyKm)
  const { cost, costPerKm } = await call('matching.calculateCost', {
    body: { vehicleId: proposal.vehicleId, distance },
  })
  const format = formatFor(currentLanguage())
  notify({
    type: 'info',
    message: t('matching.costIs', {
      name: nameOf(proposal),
      cost: format.money(cost),
      distance: format.way(distance),
    }),
    detail: t('matching.costPerKm', { cost: format.money(costPerKm) }),
    answers: true,
  })
}

/** Asks carriers for their prices: those that are proposed, or others by their names. */
export async function askPrices(context: CommandContext, orderId: string): Promise<void> {
  const about = `order:${orderId}`
  const shown = stateOf(context).proposals.current()
  const [order, proposals] = await Promise.all([
    orderOf(context, orderId),
    shown?.about === about ? shown : proposalsFor(context, orderId),
  ])
  askForPrices(context, { order, proposals, clock: epochToZoned(Date.now()) })
}

/** What is proposed for an order where no screen has asked yet. */
async function proposalsFor({ services }: CommandContext, orderId: string): Promise<Proposals> {
  const { call, queryClient, t } = services
  const query = queryFor(call, 'matching.proposals', { query: { orderId } })
  return proposalsOf(await queryClient.fetchQuery(query), `order:${orderId}`, {
    t,
    format: formatFor(currentLanguage()),
  })
}
