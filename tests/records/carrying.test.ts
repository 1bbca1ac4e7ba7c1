import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { tellMessage } from '#src/api/live/news.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Board, PlanOrder, PlanTour, Resource } from '#src/domain/planning/facts/board.ts'
import { rowsOf } from '#src/domain/planning/scene/timeline.ts'
import { loneStops } from '#src/domain/tours/stops.ts'
import { boardState } from '#src/features/dispatch/board/state/state.ts'
import { carriedFacts } from '#src/features/dispatch/board/state/carried-facts.ts'
import { carryState } from '#src/features/dispatch/moving/state.ts'
import { choicesOf } from '#src/features/dispatch/moving/choices.ts'
import { KEPT, pastePlace } from '#src/features/dispatch/moving/clipboard.late.ts'
import { loadedFrom } from '#src/features/dispatch/moving/chosen-tours.ts'
import { createSessionValues } from '#src/workspace/session/session-values.tsx'

const at = (text: string) => Date.parse(`${text}:00+01:00`)
const NOW = at('2026-11-26T14:03')

const places = {
  Hamburg: { postalCode: '20457', lat: 53.54, lng: 9.99 },
  Hannover: { postalCode: '30159', lat: 52.37, lng: 9.73 },
  Kassel: { postalCode: '34117', lat: 51.31, lng: 9.49 },
  Würzburg: { postalCode: '97070', lat: 49.79, lng: 9.93 },
} as const
type City = keyof typeof places

const end = (city: City, from: string) => {
  const { postalCode, lat, lng } = places[city]
  const site = { key: city, country: 'Deutschland', postalCode, city, point: { lat, lng } }
  return { site, date: '2026-11-27', from, to: '23:00', fixed: false }
}

function order(number: string, [from, to]: readonly [City, City], loadingMeters: number, begin = '07:00'): PlanOrder {
  return {
    ...{ id: number, number, version: 3, status: 'CONFIRMED', customerName: 'Leinetal', pallets: 12, cooled: false },
    ...{ pickup: end(from, begin), delivery: end(to, begin), loadingMeters, weightKg: 4320, customerPrice: 390 },
    ...{ tailLift: false, disrupted: false },
  }
}

const vehicle = (id: string, label: string): Resource => ({
  ...{ id, label, plate: label, loadingMeters: 13.6, payloadKg: 24_000 },
  ...{ key: `vehicle:${id}`, blocks: [], papers: [] },
})

const PLANNED = order('NK-1', ['Hannover', 'Würzburg'], 11.2)
const CARRIED = order('NK-2', ['Hannover', 'Kassel'], 4.8)
const TOUR: PlanTour = { id: 't1', version: 5, number: '2618', resource: 'vehicle:v1', stops: loneStops('NK-1') }

const boardOf = (tours: readonly PlanTour[]): Board => ({
  ...{ now: NOW, from: '2026-11-26', to: '2026-11-28', tours, eurPerKm: 1.46 },
  resources: [vehicle('v1', 'HH-NK 120'), vehicle('v2', 'HH-NK 133')],
  orders: new Map([[PLANNED.id, PLANNED]]),
})

/** The session of a dispatcher at a board, with a server that answers as the test says. */
function session({
  tours = [TOUR],
  answer,
}: { tours?: readonly PlanTour[] | 'none'; answer?: () => Promise<unknown> } = {}) {
  const values = createSessionValues()
  const sent: { name: string; body: Record<string, unknown> }[] = []
  const said: string[] = []
  const remembered: unknown[] = []
  const call = (name: string, { body }: { body: Record<string, unknown> }) => {
    if (name === 'board.carry') return Promise.resolve({ success: true })
    sent.push({ name, body })
    return answer?.() ?? Promise.resolve({ tour: { ...TOUR, version: 6 }, eventId: 'e1', warnings: [] })
  }
  const services = {
    ...{ call, queryClient: new QueryClient(), sessionValue: values.of, announce: (text: string) => said.push(text) },
    notify: ({ message }: { message: string }) => said.push(message),
    remember: (...entries: unknown[]) => remembered.push(...entries),
    ask: async ({ send }: { send(text: string): Promise<boolean> }) =>
      (await send('Absprache')) ? 'Absprache' : undefined,
    t: (key: string) => key,
  }
  const context = { services, session: { role: 'dispatcher' }, online: true } as unknown as CommandContext
  const board = values.of(boardState)
  const show = (next: readonly PlanTour[]) => {
    const shown = boardOf(next)
    board.setRows({ board: shown, rows: rowsOf(shown) })
  }
  if (tours !== 'none') show(tours)
  const state = values.of(carryState)
  const facts = () => values.of(carriedFacts).current()
  const pickUp = (time = '2026-11-27T07:00', resource: 'vehicle:v1' | 'vehicle:v2' = 'vehicle:v2') => {
    const picked = { orderIds: [CARRIED.id] }
    state.pickUp(context, { picked, orders: [CARRIED], at: { resource, time: at(time) } })
  }
  return { context, board, state, facts, pickUp, show, sent, said, remembered, hand: () => state.inHand.current() }
}

test('what is carried is judged where the cursor is: alone on a free vehicle, on a tour at its cheapest place', () => {
  const { pickUp, board, hand, facts } = session()
  pickUp()
  expect(hand()?.verdict?.placement).toMatchObject({ resource: 'vehicle:v2', stops: loneStops('NK-2') })
  expect(facts()).toMatchObject({ violations: 0, joins: false })
  board.moveTo('vehicle:v1', at('2026-11-27T08:00'))
  const { placement, violations } = hand()!.verdict!
  expect([placement.tourId, placement.stops.map(({ orderId, kind }) => `${orderId} ${kind}`)]).toEqual([
    't1',
    ['NK-2 pickup', 'NK-1 pickup', 'NK-2 delivery', 'NK-1 delivery'],
  ])
  expect(violations.map(({ code }) => code)).toContain('reason.plan.loadingMeters')
  expect(facts().joins).toBe(true)
})

test('what nobody drives yet is held over its best place at once, and stays where the person takes it then', () => {
  const { context, state, board, hand, show } = session()
  const at = { resource: 'vehicle:v1', time: NOW } as const
  state.pickUp(context, { picked: { orderIds: [CARRIED.id] }, orders: [CARRIED], at, seeksBest: true })
  const best = hand()!
  // Beside the other one there is no room: 11.2 and 4.8 metres are more than 13.6.
  expect(best.verdict).toMatchObject({ violations: [], placement: { resource: 'vehicle:v2' } })
  expect(board.cursor.current()).toEqual({ resource: 'vehicle:v2', time: best.verdict!.timeline.start })
  board.moveTo('vehicle:v1', best.at.time)
  show([TOUR])
  expect(hand()!.at.resource).toBe('vehicle:v1')
})

test('where the board is not there yet the best place is taken when it comes, and no later', () => {
  const { context, state, hand, show } = session({ tours: 'none' })
  const at = { resource: undefined, time: NOW }
  state.pickUp(context, { picked: { orderIds: [CARRIED.id] }, orders: [CARRIED], at, seeksBest: true })
  expect(hand()?.verdict).toBeUndefined()
  show([TOUR])
  expect(hand()?.at.resource).toBe('vehicle:v2')
  // What is planned meanwhile changes what is said of the place, and not the place.
  show([TOUR, { id: 't2', version: 1, number: '2619', resource: 'vehicle:v2', stops: loneStops('NK-1') }])
  expect(hand()?.at.resource).toBe('vehicle:v2')
})

test('what is free is sent once with all it was judged by, noted as one step, and gone from the hand', async () => {
  const { context, pickUp, state, hand, sent, remembered } = session()
  pickUp()
  state.drop(context)
  state.drop(context)
  await vi.waitFor(() => expect(hand()).toBeUndefined())
  expect(sent).toEqual([
    {
      name: 'tours.plan',
      body: {
        vehicleId: 'v2',
        stops: loneStops('NK-2'),
        orders: [{ id: 'NK-2', version: 3 }],
        startAt: at('2026-11-27T07:00'),
      },
    },
  ])
  expect(remembered).toMatchObject([{ commandId: 'carry.drop', eventId: 'e1' }])
})

test('what the server judges otherwise stays in hand with its sentences', async () => {
  const conflicts = [
    { code: 'reason.unheard', values: {}, severity: 'block', message: 'HH-NK 133 ist in der Werkstatt' },
  ]
  const refused = () =>
    Promise.reject(
      new ApiError({
        kind: 'http',
        endpoint: 'tours.plan',
        status: 409,
        code: 'CONFLICTS',
        message: '…',
        body: { conflicts },
      }),
    )
  const { context, pickUp, state, hand, remembered } = session({ answer: refused })
  pickUp()
  state.drop(context)
  await vi.waitFor(() => expect(hand()?.refusal).toEqual({ sentences: ['HH-NK 133 ist in der Werkstatt'] }))
  expect([hand()?.picked.orderIds, remembered]).toEqual([['NK-2'], []])
})

test('what breaks a rule goes to the server with a reason, and only so', async () => {
  const { context, pickUp, board, state, hand, sent, said } = session()
  pickUp()
  board.moveTo('vehicle:v1', at('2026-11-27T08:00'))
  state.drop(context)
  expect([sent, said]).toEqual([[], ['carry.blocked']])
  state.dropWithReason(context)
  await vi.waitFor(() => expect(hand()).toBeUndefined())
  expect(sent[0]?.body).toMatchObject({ tourId: 't1', version: 5, overrideReason: 'Absprache' })
})

test('the next one is in hand at once, and is sent when the board shows the last one', async () => {
  const { context, pickUp, state, show, sent, hand } = session()
  pickUp()
  state.drop(context)
  await vi.waitFor(() => expect(state.landing.current()).toBeDefined())
  pickUp('2026-11-27T16:00')
  state.drop(context)
  await new Promise((resolve) => setTimeout(resolve))
  expect([sent.length, hand()?.isSending]).toEqual([1, true])
  show([TOUR, { ...TOUR, id: 't2', number: '2700', resource: 'vehicle:v2', stops: loneStops('NK-2') }])
  await vi.waitFor(() => expect(sent).toHaveLength(2))
})

test('a tour that somebody changes meanwhile is named, and judged as it is now', () => {
  const { context, pickUp, board, show, hand } = session()
  pickUp()
  board.moveTo('vehicle:v1', at('2026-11-27T08:00'))
  expect(hand()?.changed).toBeUndefined()
  const news = {
    ...{ type: 'changed', entity: 'tours', id: 't1', change: 'updated', seq: 1, at: '2026-11-26T13:04:00Z' },
    ...{ tenantId: 'nordkurs', actorId: 'u2', actorName: 'Jana Petersen' },
  }
  tellMessage(context.services.queryClient, JSON.stringify(news))
  show([{ ...TOUR, version: 6, resource: 'vehicle:v2' }])
  expect(hand()?.changed).toBeUndefined()
  expect(hand()?.verdict?.placement.tourId).toBeUndefined()
  board.moveTo('vehicle:v2', at('2026-11-27T08:00'))
  expect(hand()?.changed).toEqual({ tour: '2618', who: 'Jana Petersen' })
})

test('the digits take remedies, and places while the stops are in front', () => {
  const { pickUp, board, state, hand } = session()
  pickUp()
  board.moveTo('vehicle:v1', at('2026-11-27T08:00'))
  const end = state.lookAtStops()
  expect(hand()?.places?.length).toBeGreaterThan(2)
  const [, second] = choicesOf(hand())
  state.choose(second!.placement)
  expect(hand()?.verdict?.placement.stops).toEqual(second!.placement.stops)
  end()
  expect(choicesOf(hand()).map(({ at: place }) => place !== undefined)).not.toContain(false)
})

test('put back it is as it was, and nobody has heard of it', () => {
  const { pickUp, state, hand, facts, sent, board } = session()
  pickUp()
  expect([facts().orderIds.has('NK-2'), board.hasPreview.current()]).toEqual([true, true])
  state.putBack()
  expect([hand(), facts().orderIds.size, board.hasPreview.current(), sent]).toEqual([undefined, 0, false, []])
})

test('where it is held is said once the keys rest, but to nobody after the session has ended', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { pickUp, said } = session()
  pickUp()
  vi.advanceTimersByTime(1000)
  expect(said.at(-1)).toContain('carry.margin')
  const other = session()
  other.pickUp()
  other.state.end()
  vi.advanceTimersByTime(1000)
  expect(other.said).toEqual([])
})

test('what is pasted keeps its day, its vehicle or its time', () => {
  const was = { resource: 'vehicle:v1', time: at('2026-11-26T07:30') } as const
  const here = { resource: 'vehicle:v2', time: at('2026-11-27T15:00') } as const
  const pasted = KEPT.map((kept) => pastePlace(was, here, kept))
  expect(pasted).toEqual([
    here,
    { ...here, time: at('2026-11-26T15:00') },
    { ...here, resource: 'vehicle:v1' },
    { ...here, time: at('2026-11-27T07:30') },
  ])
})

test('a tour is split by what is loaded from the cursor on', () => {
  const stops = [
    { orderId: 'a', kind: 'pickup', begin: 1 },
    { orderId: 'a', kind: 'delivery', begin: 3 },
    { orderId: 'b', kind: 'pickup', begin: 4 },
    { orderId: 'b', kind: 'delivery', begin: 6 },
  ]
  expect([loadedFrom(stops, 0), loadedFrom(stops, 2), loadedFrom(stops, 5)]).toEqual([['a', 'b'], ['b'], []])
})
