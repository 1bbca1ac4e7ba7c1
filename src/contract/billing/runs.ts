import * as z from 'zod/mini'
import { Day } from '../basics/bounds.ts'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from '../basics/core.ts'
import { number, optionalText, preprocess, recordsOf, text, version } from '../basics/tolerant.ts'
import { recordId } from './parts.ts'

/** Most orders of one run; it does them in parts of its own. */
export const BILLING_RUN_LIMIT = 5000

/** What became of an order: on an invoice that was issued, or not billed, with why. */
const RunResult = z.object({
  orderId: text(),
  orderNumber: text(),
  outcome: z.catch(z.enum(['billed', 'refused']), 'refused'),
  invoiceId: optionalText,
  invoiceNumber: optionalText,
  message: optionalText,
})
export type RunResult = z.output<typeof RunResult>

/**
 * Many orders billed by the clock, customer by customer as it is agreed with each. What is issued stays issued when it is halted.
 * `results` are those of one that is read by itself.
 */
export const BillingRun = z.object({
  id: text(),
  tenantId: text(),
  version,
  state: z.catch(z.enum(['running', 'halted', 'done']), 'running'),
  /** Orders. */
  total: number(0),
  done: number(0),
  billed: number(0),
  refused: number(0),
  /** Invoices that were issued, and what they come to in cents gross. */
  invoices: number(0),
  grossCents: number(0),
  firstNumber: optionalText,
  lastNumber: optionalText,
  invoiceDate: text(),
  createdBy: optionalText,
  createdAt: text(),
  updatedAt: text(),
  finishedAt: optionalText,
  results: preprocess(recordsOf, z.array(RunResult)),
})
export type BillingRun = z.output<typeof BillingRun>

const PATH = '/api/v1/billing/runs'
const USE = { permission: 'billing.use', failure: 'Data not found' } as const
const step = (name: string) =>
  ({ method: 'POST', path: `${PATH}/{id}/${name}`, params: IdParams, response: BillingRun, ...USE }) as const

export const billingRunEndpoints = {
  'billingRuns.list': endpoint({
    method: 'GET',
    path: PATH,
    query: z.extend(PageQuery, sortedBy(['createdAt'])),
    response: pageOf(BillingRun),
    ...USE,
  }),
  'billingRuns.get': endpoint({ method: 'GET', path: `${PATH}/{id}`, params: IdParams, response: BillingRun, ...USE }),
  /** Begins a run over these orders; it is done by the clock, in parts. Progress is told live and by `billingRuns.get`. */
  'billing.run': endpoint({
    method: 'POST',
    path: PATH,
    body: z.object({
      orderIds: z.array(recordId).check(z.minLength(1), z.maxLength(BILLING_RUN_LIMIT)),
      invoiceDate: z.optional(Day),
      send: z.optional(z.boolean()),
      overrideReason: z.optional(z.string().check(z.maxLength(1000))),
    }),
    response: BillingRun,
    ...USE,
  }),
  'billingRuns.halt': endpoint(step('halt')),
  'billingRuns.resume': endpoint(step('resume')),
}
