import { assign, setup } from 'xstate'
import { isToBeFound } from '#src/domain/partners/customer-draft.ts'
import { checkStep } from '#src/domain/orders/draft.ts'
import { goalOf, isForward, isWithinReach, mayPassPrice, nextNeed, previousStep, unsavedStep } from './wizard-goals.ts'
import {
  afterArrival,
  afterFinding,
  afterLoss,
  afterPricing,
  afterTyping,
  approached,
  blockedBy,
  isAnotherPrice,
  isStillMeant,
  mayChoose,
  reasonNeeded,
  stepOf,
  withIssuesOf,
  withoutCarriers,
  withoutPrice,
} from './wizard-transitions.ts'
import {
  type Candidate,
  MOST_RECOVERIES,
  type Quote,
  type WizardContext,
  type WizardEvent,
  type WizardInput,
  type WizardProblem,
  type WizardSources,
} from './wizard-session.ts'

/** What the chart of the wizard is drawn with: its guards, what it keeps of what happens, and the effects it names. */
export function wizardSetup<Price extends Quote, Match extends Candidate>(sources: WizardSources) {
  type Context = WizardContext<Price, Match>
  const blocked = (context: Context, event: WizardEvent<Price, Match>) => {
    const goal = goalOf(context, event)
    return goal === undefined ? undefined : blockedBy(context, goal, sources.today())
  }
  return setup({
    types: {
      context: {} as Context,
      events: {} as WizardEvent<Price, Match>,
      input: {} as WizardInput | undefined,
      tags: {} as 'editing' | 'interrupted' | 'busy' | 'creating' | 'unconfirmed' | 'created',
    },
    guards: {
      isUnconfirmed: ({ context }) => context.unconfirmed,
      isGoalless: ({ context }) => context.goal === undefined,
      isOnline: ({ context }) => context.online,
      isCutOff: ({ context }) => !context.online && nextNeed(context) !== undefined,
      isBlocked: ({ context, event }) => blocked(context, event) !== undefined,
      hasNext: ({ context }) => context.currentStep !== 'create',
      isBlockedAhead: ({ context, event }) =>
        event.type === 'goTo' && isWithinReach(context, event.step) && blocked(context, event) !== undefined,
      isBehind: ({ context, event }) =>
        event.type === 'goTo' && isWithinReach(context, event.step) && !isForward(context, event.step),
      isReachable: ({ context, event }) => event.type === 'goTo' && isWithinReach(context, event.step),
      hasPrevious: ({ context }) => previousStep(context) !== undefined,
      isLastStep: ({ context }) => context.currentStep === 'create',
      maySkipLook: ({ context, event }) => mayPassPrice(context) && blocked(context, event) === undefined,
      isChoosable: ({ context, event }) =>
        event.type === 'chooseCarrier' && mayChoose(context, event.carrierId, event.overrideReason ?? ''),
      isToBeFound: ({ context }) => isToBeFound(context.data.customer),
      isMeant: ({ context, event }) => event.type === 'customerFound' && isStillMeant(context, event.name),
      isClear: ({ event }) =>
        event.type === 'customerFound' && event.meaning !== 'unknown' && event.meaning.is !== 'several',
      needsCustomer: ({ context }) => nextNeed(context) === 'customer',
      isRadius: ({ event }) => event.type === 'setRadius' && event.km >= 1 && event.km <= 1000,
      isPriceStepReached: ({ context }) => ['price', 'carrier', 'create'].includes(context.currentStep),
      isCurrent: ({ context, event }) => isCurrent(context, event),
      isRecoverable: ({ context, event }) => isCurrent(context, event) && context.recoveries < MOST_RECOVERIES,
      isUnanswered: ({ context, event }) =>
        isCurrent(context, event) && event.type === 'failed' && event.kind === 'offline',
      needsSession: ({ context }) => nextNeed(context) === 'session',
      needsSaving: ({ context }) => nextNeed(context) === 'save',
      needsPrice: ({ context }) => nextNeed(context) === 'price',
      needsCarriers: ({ context }) => nextNeed(context) === 'carriers',
      needsOrder: ({ context }) => nextNeed(context) === 'order',
      seesAnotherPrice: ({ context }) => isAnotherPrice(context),
    },
    actions: {
      // The effects; `createOrderWizardMachine` gives them their bodies.
      findCustomer: () => undefined,
      startSession: () => undefined,
      saveStep: () => undefined,
      readVersion: () => undefined,
      calculatePrice: () => undefined,
      findCarriers: () => undefined,
      createOrder: () => undefined,
      remember: () => undefined,
      forget: () => undefined,

      number: assign({ request: ({ context }) => context.request + 1 }),
      aim: assign({
        goal: ({ context, event }) => goalOf(context, event),
        renewing: ({ event }) => event.type === 'recalculate',
        error: undefined,
        recoveries: 0,
      }),
      dropGoal: assign({ goal: undefined, error: undefined, recoveries: 0 }),
      arrive: assign(({ context }) => afterArrival(context)),
      stepBack: assign({ currentStep: ({ context }) => previousStep(context) ?? 'customer' }),
      stepTo: assign({
        currentStep: ({ context, event }) => (event.type === 'goTo' ? event.step : context.currentStep),
      }),
      type: assign(({ context, event }) =>
        event.type === 'edit' ? afterTyping(context, event.patch, sources.today()) : {},
      ),
      takeMeaning: assign(({ context, event }) =>
        event.type === 'customerFound' ? afterFinding(context, event, sources.today()) : {},
      ),
      askForCustomer: assign(({ context }) => {
        const issues = checkStep('customer', context.data, { today: sources.today() })
        return { currentStep: 'customer' as const, issues: withIssuesOf('customer', issues, context.issues) }
      }),
      takePrices: assign(({ context, event }) =>
        event.type === 'setPrices' ? afterPricing(context, event.prices) : {},
      ),
      complain: assign(({ context, event }) => {
        const found = blocked(context, event)
        if (!found) return {}
        return { currentStep: found.step, issues: withIssuesOf(found.step, found.issues, context.issues) }
      }),
      dropPrice: assign(({ context }) => withoutPrice(context)),
      dropCarriers: assign(({ context }) => withoutCarriers(context)),
      takeRadius: assign({
        radiusKm: ({ context, event }) => (event.type === 'setRadius' ? event.km : context.radiusKm),
      }),
      takeChoice: assign(({ event }) => {
        if (event.type !== 'chooseCarrier') return {}
        const { carrierId, vehicle, overrideReason } = event
        return {
          chosenCarrierId: carrierId,
          ownVehicle: vehicle,
          carrierDecided: true,
          ...(overrideReason !== undefined && { overrideReason }),
        }
      }),
      makeKey: assign({ intentKey: ({ context }) => context.intentKey ?? sources.newKey() }),

      takeSession: assign(({ event }) => {
        if (event.type !== 'started') return {}
        // Only these: a server sends its own, still empty, data along.
        const { sessionId, version } = event.session
        return { sessionId, version, savedSteps: [], savedAt: sources.now() }
      }),
      takeVersion: assign(({ context, event }) =>
        event.type === 'reread' ? { version: event.session.version, recoveries: context.recoveries + 1 } : {},
      ),
      send: assign(({ context }) => {
        const step = unsavedStep(context)
        return { sending: step && { step, values: context.data[step] } }
      }),
      takeSaved: assign(({ context, event }) => {
        if (event.type !== 'saved' || !context.sending) return {}
        const { step, values } = context.sending
        // What was typed while the values travelled is not on the server yet.
        const savedSteps = context.data[step] === values ? [...context.savedSteps, step] : context.savedSteps
        const issues = withIssuesOf(step, event.session.issues, context.issues)
        return { version: event.session.version, savedSteps, issues, savedAt: sources.now(), sending: undefined }
      }),
      approachPrice: assign(({ context }) => (context.goal === 'order' ? {} : approached(context, 'price'))),
      approachCarriers: assign(({ context }) => (context.goal === 'order' ? {} : approached(context, 'carrier'))),
      takePrice: assign(({ event }) => (event.type === 'priced' ? { price: event.price } : {})),
      seePrice: assign(({ context }) => ({ seenPrice: context.price })),
      lookAtPrice: assign(({ context }) => ({
        currentStep: 'price' as const,
        completedSteps: context.completedSteps.filter((step) => step !== 'price' && step !== 'carrier'),
        goal: undefined,
        recoveries: 0,
        seenPrice: context.price,
        error: { kind: 'priceChanged' as const, message: '' },
      })),
      takeMatches: assign(({ context, event }) => {
        if (event.type !== 'matched') return {}
        const chosen = context.carrierDecided ? context.chosenCarrierId : event.autoSelectedCarrierId
        return { carriers: event.matches, chosenCarrierId: chosen }
      }),
      awaitOutcome: assign(({ context }) => ({
        unconfirmed: true,
        sentReason: reasonNeeded(context),
        error: undefined,
      })),
      knowOutcome: assign({ unconfirmed: false }),
      dropKey: assign({ intentKey: undefined, sentReason: undefined }),
      takeOrder: assign(({ event }) =>
        event.type === 'created'
          ? { orderId: event.orderId, unconfirmed: false, error: undefined, goal: undefined }
          : {},
      ),
      takeRefusal: assign(({ context, event }) => (event.type === 'refused' ? refused(context, event) : {})),
      loseSession: assign(({ context }) => ({ ...afterLoss(context), seenPrice: context.price ?? context.seenPrice })),
      tellFailure: assign(({ event }) => ({ error: problemOf(event) })),
      tellOffline: assign({ error: { kind: 'offline', message: '' } }),
    },
  })
}

/** Whether an answer is to the latest call. One without a number is taken as such. */
function isCurrent(context: { request: number }, event: { request?: number } | object): boolean {
  return !('request' in event) || event.request === undefined || event.request === context.request
}

function problemOf(event: WizardEvent): WizardProblem {
  if (event.type === 'failed') return { kind: event.kind, message: event.message }
  if (event.type === 'sessionExpired') return { kind: 'unauthenticated', message: '' }
  return { kind: 'failed', message: '' }
}

function refused(context: WizardContext, { issues, message }: { issues: WizardContext['issues']; message?: string }) {
  const path = issues.find(({ severity }) => severity === 'error')?.path ?? ''
  const step = stepOf(path) ?? context.currentStep
  return {
    currentStep: step,
    issues: withIssuesOf(step, issues, context.issues),
    error: { kind: 'refused' as const, message: message ?? '' },
    sending: undefined,
  }
}
