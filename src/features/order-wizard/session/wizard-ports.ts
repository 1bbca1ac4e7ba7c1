import type { QueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type DraftStep, type OwnPrices, WizardError, type WizardPorts } from '#machines/wizard-session.ts'
import { isApiError } from '#src/api/api-error.ts'
import { partnersNamed } from '#src/entities/partners/partner-search.ts'
import type { OutputOf } from '#src/contract/basics/core.ts'
import type { Call, Endpoints } from '#src/contract/index.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import type { WizardSession } from '#src/contract/orders/wizard.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { customerMeant, sentCustomer, type CustomerDraft } from '#src/domain/partners/customer-draft.ts'
import type { OrderDraft } from '#src/domain/orders/draft.ts'
import { suppressingEcho } from '#src/records/changes/echo.ts'
import type { DraftKeeper } from '../draft/kept-drafts.ts'
import type { DraftEmail } from '../draft/store.ts'
import { afterCreation } from './wizard.queries.ts'

/** With what the server warns of: that the customer would owe more than he may. */
export type Price = OutputOf<Endpoints['wizard.calculatePrice']>
export type Match = OutputOf<Endpoints['wizard.findCarriers']>['matches'][number]

interface WizardEnvironment {
  call: Call
  queryClient: QueryClient
  keeper: DraftKeeper
  /** What the order was read from. */
  documentId?: string | undefined
  email?: DraftEmail | undefined
  /** Told of the event that takes the order back that was made; an order of an e-mail has one. */
  made(eventId: string | undefined): void
}

/** Connects the wizard's machine with the server and local storage. The calls reject with `WizardError`. */
export function createWizardPorts(environment: WizardEnvironment): WizardPorts<Price, Match> {
  const { call, queryClient, keeper, documentId, email, made } = environment
  return {
    newKey: () => crypto.randomUUID(),
    today: () => epochToZoned(Date.now()).date,
    now: () => Date.now(),
    // Only what the machine asks for: it takes the answer over as it is, and what was typed here counts.
    findCustomer: async (name) => {
      // A call of its own: one that is shared with the list of suggestions ends when those are not shown any more.
      const { data } = await asWizard(call('partners.list', partnersNamed('customer', name)))
      const meaning = customerMeant(name, data)
      return meaning.is === 'known' ? { ...meaning, customer: customerDraftOf(meaning.customer) } : meaning
    },
    start: async () => {
      const { sessionId, version } = await asWizard(call('wizard.start', {}))
      return { sessionId, version }
    },
    saveStep: async (sessionId, step, values, version) => {
      const session = await asWizard(send(call, sessionId, { step, values } as StepValues, version))
      return { version: session.version, issues: session.issues.filter(({ path }) => path.startsWith(`${step}.`)) }
    },
    readVersion: async (sessionId) => {
      const { version } = await asWizard(call('wizard.get', { params: { sessionId } }))
      return { version }
    },
    calculatePrice: (sessionId, prices) =>
      asWizard(
        call('wizard.calculatePrice', {
          params: { sessionId },
          body: {
            ...readable({ customerPrice: prices.customerPrice, vatRate: prices.vatRate }),
            ...(prices.customerCharges && { customerCharges: [...prices.customerCharges] }),
          },
        }),
      ),
    findCarriers: async (sessionId, radiusKm) => {
      const { matches, autoSelectedCarrierId } = await asWizard(
        call('wizard.findCarriers', { params: { sessionId }, body: { searchRadius: radiusKm } }),
      )
      return { matches, ...(autoSelectedCarrierId !== undefined && { autoSelectedCarrierId }) }
    },
    createOrder: async (sessionId, carrierId, key, overrideReason, prices, vehicleId) => {
      const { customerPrice, carrierPrice } = readable(prices ?? {})
      const answer = await asWizard(
        suppressingEcho(queryClient, 'order', key, () =>
          call('wizard.createOrder', {
            params: { sessionId },
            body: {
              ...{ carrierId, vehicleId, overrideReason, customerPrice, carrierPrice, documentId },
              ...(email && { emailId: email.id, another: email.another }),
            },
            idempotencyKey: key,
          }),
        ),
      )
      made(answer.eventId)
      afterCreation(queryClient, answer.order, email?.id)
      return { orderId: answer.order.id }
    },
    persist: (stored) => (stored === undefined ? keeper.forget() : keeper.keep(stored)),
  }
}

/** The draft of a known customer. */
export function customerDraftOf(partner: Partner): CustomerDraft {
  const { id, name, vatId, email, phone, contactPerson, paymentTerms, country } = partner
  return { customerId: id, name, vatId, email, phone, contactPerson, paymentTerms, country }
}

type StepValues = { [Step in DraftStep]: { step: Step; values: OrderDraft[Step] } }[DraftStep]

function send(
  call: Call,
  sessionId: string,
  sending: StepValues,
  ifMatch: number,
): Promise<z.output<typeof WizardSession>> {
  const given = { params: { sessionId }, ifMatch }
  if (sending.step === 'customer') return call('wizard.setCustomer', { ...given, body: sentCustomer(sending.values) })
  if (sending.step === 'cargo') return call('wizard.setCargo', { ...given, body: sending.values })
  if (sending.step === 'pickup') return call('wizard.setPickup', { ...given, body: sending.values })
  return call('wizard.setDelivery', { ...given, body: sending.values })
}

type Amounts = Pick<OwnPrices, 'customerPrice' | 'carrierPrice' | 'vatRate'>

/** Without the prices that are no numbers: what was typed is still in its field. */
function readable(prices: Amounts): Amounts {
  return Object.fromEntries(Object.entries(prices).filter(([, value]) => Number.isFinite(value)))
}

async function asWizard<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw wizardError(error)
  }
}

const CONFLICTS: ReadonlySet<string | undefined> = new Set(['VERSION_CONFLICT', 'IDEMPOTENCY_RUNNING'])

/** What the client's error means to the wizard. A 409 is a conflict only for an old version or a call still running. */
export function wizardError(error: unknown): WizardError {
  if (!isApiError(error)) return new WizardError('failed', error instanceof Error ? error.message : '')
  const { kind, status, code, message, fieldErrors = [] } = error
  if (kind === 'network' || kind === 'timeout' || kind === 'offline' || kind === 'aborted') {
    return new WizardError('offline', message)
  }
  if (kind === 'unauthenticated' || status === 401) return new WizardError('unauthenticated', message)
  if (status === 404 || status === 410) return new WizardError('gone', message)
  if (status === 409) return new WizardError(CONFLICTS.has(code) ? 'conflict' : 'refused', message, fieldErrors)
  return new WizardError(status === 422 ? 'refused' : 'failed', message, fieldErrors)
}
