import type { NumberSeries } from '#src/contract/accounts/settings.ts'
import { NUMBER_SERIES, type NumberSeriesId, PARTNER_SERIES } from '#src/domain/accounts/number-series.ts'
import { pad } from '#src/domain/basics/dates.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import type { ServerPort } from '../../core/handle.ts'
import { notNow, type RuleContext, todayOf } from '../../core/rule-context.ts'
import { note } from '../../write/act.ts'
import { seriesOf } from '../billing/numbers.ts'

type SeriesCall = RuleContext & { server: Pick<ServerPort, 'tenants'> }

/** How a series is kept: its counter, and what is added to that where numbers begin higher. */
interface SeriesPlan {
  counter: string
  prefix: string
  digits: number
  from?: number
  year?: number
  isGapless?: true
}

const ofPartners = (kind: keyof typeof PARTNER_SERIES, counter: string): SeriesPlan => {
  return { counter, digits: 5, ...PARTNER_SERIES[kind] }
}

async function planOf(context: SeriesCall, id: NumberSeriesId): Promise<SeriesPlan> {
  const today = todayOf(context)
  const year = Number(today.slice(0, 4))
  if (id === 'customers') return ofPartners('customer', id)
  if (id === 'carriers') return ofPartners('carrier', id)
  if (id === 'orders') {
    const tenant = (await context.server.tenants()).find((one) => one.id === context.store.tenantId)
    return { counter: id, prefix: `${tenant?.orderPrefix ?? 'AU'}-${year}-`, digits: 6 }
  }
  const counter = seriesOf(id === 'invoices' ? 'RE' : 'GS', today)
  return { counter, prefix: `${counter}-`, digits: 5, year, isGapless: true }
}

async function seriesWith(context: SeriesCall, id: NumberSeriesId) {
  const plan = await planOf(context, id)
  const { prefix, digits, year, from = 0, isGapless = false } = plan
  const key = `${context.store.tenantId}:${plan.counter}`
  const counter = await context.store.find('counters', key)
  const value = counter?.value ?? 0
  const written = (number: number) => `${prefix}${pad(number, digits)}`
  const series: NumberSeries = {
    ...{ id, prefix, digits, isGapless },
    ...(year !== undefined && { year }),
    next: from + value + 1,
    nextNumber: written(from + value + 1),
    lastNumber: value === 0 ? undefined : written(from + value),
    // Before the first one is given, none can be missing.
    canChange: !isGapless || value === 0,
  }
  return { series, key, from, counter }
}

/** All series, and which number comes next; anyone may be quicker. */
export const allSeries = (context: SeriesCall): Promise<NumberSeries[]> =>
  Promise.all(NUMBER_SERIES.map(async (id) => (await seriesWith(context, id)).series))

/** Lets a series go on further ahead. 422 for a number that is behind, 409 where none may be missing or another one was seen. */
export async function changeSeries(
  context: SeriesCall,
  id: NumberSeriesId,
  { next, seen }: { next: number; seen: number },
): Promise<NumberSeries> {
  const { store } = context
  const { series, key, from, counter } = await seriesWith(context, id)
  if (!series.canChange) throw notNow('reason.numbering.gapless')
  if (seen !== series.next) throw notNow('reason.numbering.moved')
  const most = 10 ** series.digits - 1
  if (next < series.next || next > most) assertNoErrors(errorAt('next', 'wholeNumber', { min: series.next, max: most }))
  if (next === series.next) return series
  const value = next - from - 1
  if (counter) await store.patch('counters', key, { value })
  else await store.insert('counters', { id: key, value })
  const payload = { series: id, from: series.nextNumber, to: `${series.prefix}${pad(next, series.digits)}` }
  await note(context, { kind: 'company', id: store.tenantId }, { type: 'numbering_changed', payload })
  return (await seriesWith(context, id)).series
}
