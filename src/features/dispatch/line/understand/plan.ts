import { partOf } from '#src/contract/planning/board-facts.ts'
import type { Line, ParsedLine } from '#src/domain/command-line/line.ts'
import type { Thing } from '#src/domain/command-line/names.ts'
import { quoted } from '#src/domain/command-line/quoting.ts'
import { epochToZoned, zonedToEpoch } from '#src/domain/basics/dates.ts'
import type { Board, ResourceKey } from '#src/domain/planning/facts/board.ts'
import { bestPlaces, placementAt, type Selection } from '#src/domain/planning/offers/insertion.ts'
import { judge, type Verdict, type Violation } from '#src/domain/planning/offers/judge.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { orderIdsOf } from '#src/domain/tours/stops.ts'
import { planTitle } from '#src/entities/planning/plan-text.ts'
import { plannedDays, thingsNamed } from './known.ts'
import { sendPlan } from '../../moving/send.ts'
import { aboutText, MOST_SUGGESTED, objectOf, vehicleText } from './object.ts'
import { AT_END } from './status.ts'
import { bold, type LineContext, type Chip, type Suggestion, type Interpretation } from './understanding.ts'

type PlanLine = Extract<Line, { verb: 'plan' }>

/** Best places that are offered where no vehicle is named yet. */
const MOST_PLACES = 4
/** Places judged for them: they are shown while somebody types. */
const MOST_JUDGED = 80
/** When a day begins on which an order has no window. */
const USUAL_START = '06:00'

/** What is planned, on which board, and for when. */
interface Wish {
  asking: LineContext
  picked: Selection
  board: Board
  about: string
  chip: Chip
  at: number | undefined
}

/** Plans an order or a tour on a vehicle or with a subcontractor: what that breaks and brings is seen before it is done. */
export async function understandPlan(
  asking: LineContext,
  parsed: ParsedLine,
  line: PlanLine | undefined,
): Promise<Interpretation> {
  const meant = await objectOf(asking, parsed, ['order', 'tour'])
  if ('instead' in meant) return meant.instead
  const wish = await wishFor(asking, meant.thing, meant.chip, line)
  const part = parsed.parts.find(({ role }) => role === 'target')
  if (part === undefined) return offered(wish, ownPlaces(wish))
  const targets = await thingsNamed(asking, part.text, ['vehicle', 'carrier'])
  const [only] = targets
  if (only === undefined) {
    const blocked = asking.t('line.why.unknownTarget', { text: part.text })
    const wrong = { from: part.from, to: part.to }
    return {
      chips: [meant.chip, { role: 'target', value: part.text, state: 'wrong' }],
      suggestions: [],
      blocked,
      wrong,
    }
  }
  const board = withCarriers(wish.board, targets)
  if (targets.length === 1) return planned({ ...wish, board }, only)
  const verdicts = targets.slice(0, MOST_SUGGESTED).map((target) => verdictOn({ ...wish, board }, keyOf(target)))
  const chip: Chip = { role: 'target', value: asking.t('line.several', { count: targets.length }), state: 'choose' }
  const offers = await offered({ ...wish, board }, verdicts)
  const [first, ...rest] = offers.chips
  return { ...offers, chips: [...(first ? [first] : []), chip, ...rest], replaces: { from: part.from, to: part.to } }
}

/** The best places on own vehicles: what a subcontractor takes no one knows yet. */
function ownPlaces({ picked, board }: Wish): readonly Verdict[] {
  const resources = board.resources.map(({ key }) => key).filter((key) => key.startsWith('vehicle:'))
  return bestPlaces(picked, board, MOST_PLACES, { resources, mostJudged: MOST_JUDGED }).best
}

async function wishFor(asking: LineContext, thing: Thing, chip: Chip, line: PlanLine | undefined): Promise<Wish> {
  const known = await plannedDays(asking, line?.date)
  const tour = known.tours.find(({ id, stops }) =>
    thing.kind === 'tour' ? id === thing.id : stops.some(({ orderId }) => orderId === thing.id),
  )
  const orderIds = thing.kind === 'tour' && tour ? orderIdsOf(tour.stops) : [thing.id]
  // Who rides alone takes its tour along; who rides with others leaves them.
  const isWhole = tour !== undefined && orderIdsOf(tour.stops).length === orderIds.length
  const picked: Selection = {
    orderIds,
    ...(isWhole && { tourId: tour.id }),
    ...(tour?.resource !== undefined && { wasOn: tour.resource }),
  }
  const board = await withOrders(asking, known, orderIds)
  const about = await aboutText(asking, thing)
  return { asking, picked, board, about, chip, at: startFor(board, picked, line) }
}

/** The plan with unassigned orders, or in other days. */
async function withOrders({ context }: LineContext, board: Board, orderIds: readonly string[]): Promise<Board> {
  const missing = orderIds.filter((id) => !board.orders.has(id))
  if (missing.length === 0) return board
  const { from, to } = board
  const answer = await context.services.call('board.get', { query: { from, to, orderIds: missing.join() } })
  const { orders } = partOf(answer)
  return { ...board, orders: new Map([...board.orders, ...orders.map((order) => [order.id, order] as const)]) }
}

/** A subcontractor who has nothing to drive yet is no row of the board. */
function withCarriers(board: Board, things: readonly Thing[]): Board {
  const unknown = things.filter((thing) => !board.resources.some(({ key }) => key === keyOf(thing)))
  if (unknown.length === 0) return board
  const rows = unknown.map((thing) => ({ key: keyOf(thing), id: thing.id, label: thing.name, blocks: [], papers: [] }))
  return { ...board, resources: [...board.resources, ...rows] }
}

const keyOf = ({ kind, id }: Thing): ResourceKey => (kind === 'carrier' ? `carrier:${id}` : `vehicle:${id}`)

/** When it is to begin, as far as the line says: what it leaves out is taken from the first pickup. */
function startFor(
  { orders, now }: Board,
  { orderIds: [first] }: Selection,
  line: PlanLine | undefined,
): number | undefined {
  if (line?.date === undefined && line?.time === undefined) return undefined
  const pickup = first === undefined ? undefined : orders.get(first)?.pickup
  const today = epochToZoned(now).date
  const date = line.date ?? (pickup?.date !== undefined && pickup.date > today ? pickup.date : today)
  return zonedToEpoch(date, line.time ?? pickup?.from ?? USUAL_START)
}

/** The place asked for on a row; without a time its best one. */
function verdictOn({ picked, board, at }: Wish, resource: ResourceKey): Verdict {
  const [best] =
    at === undefined ? bestPlaces(picked, board, 1, { resources: [resource], mostJudged: MOST_JUDGED }).best : []
  return best ?? judge(placementAt(picked, board, { resource, time: at ?? board.now }), board)
}

/** When the first thing picked up is loaded. */
function loadingOf({ timeline }: Verdict, { orderIds }: Selection): number {
  const stop = timeline.stops.find(({ orderId, kind }) => kind === 'pickup' && orderIds.includes(orderId))
  return stop?.begin ?? timeline.start
}

function dayAndTime(at: number, { format }: LineContext): { day: string; time: string } {
  const { date, time } = epochToZoned(at)
  return { day: format.date(date), time }
}

function startChip(at: number, asking: LineContext): Chip {
  const { day, time } = dayAndTime(at, asking)
  return { role: 'time', value: `${day} ${time}`, state: 'sure' }
}

/** Several rows it could stand on, each with what that means. */
async function offered(wish: Wish, verdicts: readonly Verdict[]): Promise<Interpretation> {
  const { asking, about, at, chip } = wish
  const { t } = asking
  const when = at === undefined ? undefined : dayAndTime(at, asking)
  return {
    chips: [chip, ...(at === undefined ? [] : [startChip(at, asking)])],
    sentence: when
      ? t('line.say.plan.at', { about, day: bold(when.day), time: bold(when.time) })
      : t('line.say.plan', { about }),
    question: t('line.which.target'),
    suggestions: await Promise.all(verdicts.map((verdict) => placeOf(wish, verdict))),
    replaces: AT_END,
  }
}

async function placeOf({ asking, board, at, picked }: Wish, verdict: Verdict): Promise<Suggestion> {
  const { t } = asking
  const { resource: key } = verdict.placement
  const row = board.resources.find((one) => one.key === key)
  const name = row?.plate ?? row?.label ?? ''
  const start = dayAndTime(loadingOf(verdict, picked), asking)
  const [first] = [...verdict.violations, ...verdict.hints]
  const said = first ? titleOf(first, asking) : t('line.plan.free')
  const detail =
    key?.startsWith('vehicle:') === true ? await vehicleText(asking, row?.id ?? '') : t('line.kind.carrier')
  const right = marginOf(verdict, asking)
  return {
    id: key ?? '',
    name,
    detail,
    verdict: {
      sign: signOf(verdict),
      text: at === undefined ? `${start.day} ${start.time} · ${said}` : said,
    },
    ...(right !== undefined && { right }),
    insert: quoted(name),
  }
}

const titleOf = (violation: Violation, { t }: LineContext) => planTitle(violation, t)

const signOf = ({ violations, hints }: Verdict) =>
  violations.length > 0 ? 'failure' : hints.length > 0 ? 'warning' : 'success'

const marginOf = ({ figures }: Verdict, { t, format }: LineContext): string | undefined =>
  figures.margin === undefined ? undefined : t('line.plan.margin', { amount: format.money(figures.margin) })

/** One row is meant: what it breaks keeps it from being run, unless somebody gives a reason. */
function planned(wish: Wish, target: Thing): Interpretation {
  const { asking, picked, board, about, chip } = wish
  const { t, context } = asking
  const verdict = verdictOn(wish, keyOf(target))
  const { placement, violations, hints } = verdict
  const start = loadingOf(verdict, picked)
  const { day, time } = dayAndTime(start, asking)
  const joins = placement.tourId === picked.tourId ? undefined : board.tours.find(({ id }) => id === placement.tourId)
  const words = { about, target: bold(target.name), day: bold(day), time: bold(time) }
  const right = marginOf(verdict, asking)
  const lines = [...violations, ...hints].map((violation) => titleOf(violation, asking))
  const mayOverride = may(context.session.role, 'orders.override') && violations.every(({ final }) => final !== true)
  const blocked = context.online ? (violations.length > 0 ? t('line.plan.refused') : undefined) : t('reasons.offline')
  return {
    chips: [chip, { role: 'target', kind: target.kind, value: target.name, state: 'sure' }, startChip(start, asking)],
    sentence: joins ? t('line.say.plan.join', { ...words, tour: bold(joins.number) }) : t('line.say.plan.on', words),
    suggestions: [],
    keepsReason: true,
    verdict: {
      sign: signOf(verdict),
      lines: lines.length > 0 ? lines : [t('line.plan.free')],
      ...(right !== undefined && { right }),
    },
    ...(blocked !== undefined && { blocked }),
    ...(context.online && violations.length > 0 && mayOverride && { withReason: true }),
    act: async (now, { withReason }) => {
      const answer = await sendPlan(now, { picked, board, verdict }, { withReason, commandId: 'line.open' })
      return typeof answer === 'object' ? { ok: false, text: answer.sentences.join(' · ') } : undefined
    },
  }
}
