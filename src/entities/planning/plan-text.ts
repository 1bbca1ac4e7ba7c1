import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { PlanValues, Remedy, Violation } from '#src/domain/planning/offers/judge.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { type Format, formatFor } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { reasonText } from '#src/i18n/reason-text.ts'
import { saidNumber } from '#src/i18n/said-number.ts'
import { currentLanguage } from '#src/i18n/setup.ts'

type ViolationText = Pick<Violation, 'code' | 'values'>
type Values = Record<string, string>

/** What a placement breaks as a sentence: "Überschneidung 45 min mit Tour 2621". */
export const planTitle = (violation: ViolationText, t: Translate): string => reasonText(violation, t) ?? violation.code

/** Short words for refusals without words of their own, the first that fits. */
const SHORT: readonly (readonly [RegExp, TextKey])[] = [
  [/^reason\.plan\.(?:dailyDriving|longDay|drivingReserve)$/, 'plan.short.driving'],
  [/^reason\.plan\.(?:piece|over(?:width|height)|measuresUnread)/, 'plan.short.measures'],
  [/^reason\.plan\.(?:temperature|dryBeside|cold)/, 'plan.short.temperature'],
  [/^reason\.plan\.\w+Unknown$/, 'plan.short.unknown'],
  [/^reason\.plan\.shortRest$/, 'plan.short.rest'],
  [/^reason\.plan\.weeklyDriving$/, 'plan.short.weekly'],
  [/^reason\.plan\.(?:long)?[wW]orkingWeek$/, 'plan.short.work'],
  [/^reason\.vehicle\.\w+Expired/, 'plan.short.vehiclePaper'],
  [/^reason\.vehicle\./, 'plan.short.vehicle'],
  [/^reason\.driver\.absent/, 'plan.short.absent'],
  [/^reason\.driver\./, 'plan.short.driverPaper'],
  [/^reason\.(?:carrierBlocked|licence|insurance|compliance)/, 'plan.short.carrierPaper'],
]

/** The same for a flag with little room: "45 min Überschneidung". */
export function planShort(violation: ViolationText, t: Translate): string {
  const format = formatFor(currentLanguage())
  const values = shown(violation, format)
  const own = violation.code.replace(/^reason\.plan\./, 'plan.short.')
  const words = t(own as TextKey, values)
  if (own !== violation.code && words !== own) return words
  const [, shared] = SHORT.find(([code]) => code.test(violation.code)) ?? []
  return shared === undefined ? planTitle(violation, t) : t(shared, values)
}

/** Values as the person's language writes them: moments as times, numbers with their decimals. */
function shown({ code, values }: { code: string; values: PlanValues }, format: Format): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'number') return [name, value]
      return name.endsWith('At')
        ? [name.slice(0, -2), format.time(value)]
        : [name, saidNumber(code, name, value, format)]
    }),
  )
}

/** Why a placement breaks it, in figures: "Ende Würzburg 17:28, Tour 2621 lädt ab 16:43". Nothing where the title says all. */
export function planWhy(violation: ViolationText, t: Translate): string | undefined {
  const format = formatFor(currentLanguage())
  const { values } = violation
  const why = WHY[violation.code]?.(values, { t, format })
  if (why === undefined) return undefined
  const [key, more = {}] = why
  return t(key, { ...shown(violation, format), ...more })
}

interface Speech {
  t: Translate
  format: Format
}

type ExplainViolation = (values: PlanValues, speech: Speech) => readonly [TextKey, Values?]

/** What is loaded on a leg: with what was planned there and what comes in addition, where there is both. */
const load =
  (decimals: number): ExplainViolation =>
  ({ planned = 0, added = 0, sum = 0, capacity = 0 }, { format }) => {
    const figure = (value: string | number) => format.number(Number(value), decimals, true)
    const said = { planned: figure(planned), added: figure(added), sum: figure(sum), capacity: figure(capacity) }
    return [planned === 0 || added === 0 ? 'plan.why.loadAlone' : 'plan.why.load', said]
  }

const window: ExplainViolation = ({ date = '', windowFrom = '', windowTo = '', beginAt }, { format }) => {
  const isOtherDay = epochToZoned(Number(beginAt)).date !== date
  const times = format.timeWindow(String(windowFrom), String(windowTo))
  const told = isOtherDay ? format.stopTime(String(date), String(windowFrom), String(windowTo)) : times
  const at = format.time(Number(beginAt))
  const begin = isOtherDay ? `${format.weekday(epochToZoned(Number(beginAt)).date)} ${at}` : at
  return ['plan.why.window', { window: told, begin }]
}

const vehicleType: ExplainViolation = ({ needed = '', type = '' }, { t }) => {
  const name = (value: string | number) => (isVehicleType(value) ? t(`vehicle.type.${value}`) : String(value))
  return ['plan.why.vehicleType', { needed: name(needed), type: name(type) }]
}

const ban: ExplainViolation = ({ state = '', estimated, fromCity }) => {
  if (fromCity !== undefined) return ['plan.why.banEmpty']
  const isIn = state !== ''
  if (estimated === 1) return [isIn ? 'plan.why.banInEstimated' : 'plan.why.banEstimated']
  return [isIn ? 'plan.why.banIn' : 'plan.why.ban']
}
const from =
  (key: TextKey): ExplainViolation =>
  ({ date = '' }, { format }) => [key, { date: format.dayMonth(String(date)) }]
const week = from('plan.why.week')

const WHY: { [code in Violation['code']]?: ExplainViolation } = {
  'reason.plan.overlap': ({ first, endCity }) => [
    first === 'this' ? 'plan.why.overlapAhead' : 'plan.why.overlapBehind',
    { city: String(endCity) },
  ],
  'reason.plan.unreachable': ({ fromCity = '' }) => ['plan.why.unreachable', { from: String(fromCity) }],
  'reason.plan.past': () => ['plan.why.past'],
  'reason.plan.loadingMeters': load(1),
  'reason.plan.weight': load(0),
  'reason.plan.pallets': load(0),
  'reason.plan.vehicleType': vehicleType,
  'reason.plan.largerVehicle': vehicleType,
  'reason.plan.tailLift': () => ['plan.why.equipment'],
  'reason.plan.cooling': () => ['plan.why.equipment'],
  'reason.plan.adr': ({ points, noPoints }) => [
    noPoints === 'never'
      ? 'plan.why.adrNever'
      : noPoints === 'carriage'
        ? 'plan.why.adrCarriage'
        : points === 0
          ? 'plan.why.adrUnknown'
          : 'plan.why.adr',
  ],
  'reason.plan.mixedLoading': () => ['plan.why.mixedLoading'],
  'reason.plan.mixedLoadingUnknown': () => ['plan.why.mixedLoadingUnknown'],
  'reason.plan.window': window,
  'reason.plan.early': window,
  'reason.plan.closed': ({ open }) => [open === '' ? 'plan.why.closedDay' : 'plan.why.opening'],
  'reason.plan.sundayBan': ban,
  'reason.plan.holidayBan': ban,
  'reason.plan.banAbroad': () => ['plan.why.banAbroad'],
  'reason.plan.holidayTraffic': () => ['plan.why.holidayTraffic'],
  'reason.plan.banExempt': ({ why = '' }) => [`plan.why.banExempt.${String(why)}` as TextKey],
  'reason.plan.break': () => ['plan.why.break'],
  'reason.plan.dailyDriving': () => ['plan.why.daily'],
  'reason.plan.longDay': () => ['plan.why.longDay'],
  'reason.plan.drivingReserve': () => ['plan.why.reserve'],
  'reason.plan.shift': () => ['plan.why.span'],
  'reason.plan.rest': () => ['plan.why.rest'],
  'reason.plan.shortRest': () => ['plan.why.rest'],
  'reason.plan.restNeeded': () => ['plan.why.span'],
  'reason.plan.weeklyDriving': week,
  'reason.plan.fortnight': week,
  'reason.plan.weeklyRest': () => ['plan.why.weeklyRest'],
  'reason.plan.weeklyRests': from('plan.why.weeklyRests'),
  'reason.plan.owedRest': () => ['plan.why.owedRest'],
  'reason.plan.restNotMadeUp': () => ['plan.why.owedRest'],
  'reason.plan.driverElsewhere': () => ['plan.why.driverElsewhere'],
  'reason.plan.workingWeek': week,
  'reason.plan.longWorkingWeek': week,
  'reason.plan.massUnknown': () => ['plan.why.massUnknown'],
  'reason.plan.vanAbroadUnknown': () => ['plan.why.vanAbroad'],
  'reason.plan.loss': ({ margin }, { format }) => ['plan.why.loss', { margin: format.money(Number(margin)) }],
}

/** What would be better: "Auf 17:28 schieben", "Vorschlag 1: HH-NK 133". */
export function remedyText({ kind, values }: Pick<Remedy, 'kind' | 'values'>, t: Translate): string {
  const format = formatFor(currentLanguage())
  const remedy = { code: kind, values }
  if (kind === 'place' || kind === 'resource') return t(`plan.remedy.${kind}`, shown(remedy, format))
  const { timeAt, isOtherDay } = values
  const time = format.time(Number(timeAt))
  const day = isOtherDay === 1 ? `${format.weekday(epochToZoned(Number(timeAt)).date)} ` : ''
  return t('plan.remedy.shift', { ...shown(remedy, format), time: `${day}${time}` })
}
