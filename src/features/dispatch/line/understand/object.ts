import { crewNames } from '#src/domain/planning/facts/board.ts'
import { isApiError } from '#src/api/api-error.ts'
import { selectedCount } from '#src/commands/gate/availability.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Thing, ThingKind } from '#src/domain/command-line/names.ts'
import { quoted } from '#src/domain/command-line/quoting.ts'
import type { ParsedLine, Part } from '#src/domain/command-line/line.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { orderRouteText, orderTownsText } from '#src/domain/stops/route.ts'
import { orderOf, plannedDays, thingInFocus, thingsNamed } from './known.ts'
import { bold, type LineContext, type Chip, type Suggestion, type Interpretation } from './understanding.ts'

/** The one thing a part of a line means, or what is said instead. */
export type ResolvedObject = { thing: Thing; chip: Chip } | { instead: Interpretation }

/** What a line is about: what it names, else what the keyboard was on. What may be several is not guessed. */
export async function objectOf(
  asking: LineContext,
  parsed: ParsedLine,
  kinds: readonly ThingKind[],
): Promise<ResolvedObject> {
  const part = parsed.parts.find(({ role }) => role === 'object')
  if (part !== undefined) return meantBy(asking, part, kinds)
  const { t, context } = asking
  if (selectedCount(context) > 1) {
    return {
      instead: { chips: [], suggestions: [], blocked: t('line.why.manySelected', { count: selectedCount(context) }) },
    }
  }
  const thing = await thingInFocus(asking, kinds)
  if (thing) return { thing, chip: { role: 'object', kind: thing.kind, value: thing.name, state: 'sure' } }
  return {
    instead: { chips: [], suggestions: [], blocked: t(NOTHING_MEANT[kinds[0] ?? 'order'] ?? 'line.why.noObject') },
  }
}

/** What a name in a line means. */
export async function meantBy(asking: LineContext, part: Part, kinds: readonly ThingKind[]): Promise<ResolvedObject> {
  const { t } = asking
  const things = await thingsNamed(asking, part.text, kinds)
  const [only] = things
  const { role } = part
  if (only === undefined) {
    const chip: Chip = { role, value: part.text, state: 'wrong' }
    const blocked = t(role === 'target' ? 'line.why.unknownTarget' : unknownOf(kinds), { text: part.text })
    return { instead: { chips: [chip], suggestions: [], blocked, wrong: { from: part.from, to: part.to } } }
  }
  if (things.length === 1) return { thing: only, chip: { role, kind: only.kind, value: only.name, state: 'sure' } }
  const isOneKind = things.every(({ kind }) => kind === only.kind)
  return {
    instead: {
      chips: [
        {
          role,
          ...(isOneKind && { kind: only.kind }),
          value: t('line.several', { count: things.length }),
          state: 'choose',
        },
      ],
      question: t(`line.which.${only.kind}`),
      suggestions: await Promise.all(things.slice(0, MOST_SUGGESTED).map((thing) => suggestionOf(asking, thing))),
      replaces: { from: part.from, to: part.to },
    },
  }
}

/** What is asked for where nothing is named, by what it is about first. */
const NOTHING_MEANT: Readonly<Partial<Record<ThingKind, TextKey>>> = {
  vehicle: 'line.why.noVehicle',
  driver: 'line.why.noDriver',
}

/** Why a name means nothing; one that may be of several kinds is no order and no vehicle. */
function unknownOf(kinds: readonly ThingKind[]): TextKey {
  const [only, another] = kinds
  if (another !== undefined) return 'line.why.unknown'
  if (only === 'vehicle') return 'line.why.unknownVehicle'
  if (only === 'driver') return 'line.why.unknownDriver'
  return only === 'carrier' ? 'line.why.unknownCarrier' : 'line.why.unknown'
}

/** More than these no one reads; typing on makes them fewer. */
export const MOST_SUGGESTED = 6

/** A thing as it is offered, with what tells it from others. */
async function suggestionOf(asking: LineContext, thing: Thing): Promise<Suggestion> {
  const shared = { id: `${thing.kind}:${thing.id}`, name: thing.name, insert: insertOf(thing) }
  if (thing.kind === 'order') return { ...shared, detail: orderText(await orderOf(asking, thing.id)) }
  if (thing.kind === 'tour') return { ...shared, detail: asking.t('line.kind.tour') }
  if (thing.kind === 'vehicle') return { ...shared, detail: await vehicleText(asking, thing.id) }
  return { ...shared, detail: asking.t(`line.kind.${thing.kind}`) }
}

const orderText = (order: Order) => [orderRouteText(order), order.customerName].filter(Boolean).join(' · ')

/** `Plane · S. Groß` */
export async function vehicleText(asking: LineContext, id: string): Promise<string> {
  const { resources } = await plannedDays(asking)
  const vehicle = resources.find(({ key }) => key === `vehicle:${id}`)
  const type = vehicle?.type && asking.t(`vehicle.type.${vehicle.type}`)
  return [type, ...crewNames(vehicle)].filter(Boolean).join(' · ')
}

/** How a thing is written so that nothing else is meant. */
export function insertOf({ kind, name }: Thing): string {
  return kind === 'tour' ? `tour ${name}` : quoted(name)
}

/** `NK-2026-004717 Hannover → Aschaffenburg`, bold. */
export async function aboutText(asking: LineContext, thing: Thing): Promise<string> {
  if (thing.kind === 'tour') return bold(asking.t('line.tour', { tour: thing.name }))
  if (thing.kind !== 'order') return bold(thing.name)
  const order = await orderOf(asking, thing.id)
  const route = orderTownsText(order)
  return bold(`${thing.name} ${route}`.trim())
}

/** What went wrong where the server could not be asked. */
export const failureSentence = (error: unknown, asking: LineContext): string =>
  isApiError(error) && error.message !== '' ? error.message : asking.t('line.why.failed')
