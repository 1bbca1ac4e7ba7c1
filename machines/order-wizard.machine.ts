import { and, assign, setup } from 'xstate'
import { isToBeFound } from '#src/domain/partners/customer-draft.ts'
import { checkStep } from '#src/domain/orders/draft.ts'
import { effectsOf } from './wizard-effects.ts'
import {
  afterArrival,
  afterFinding,
  afterLoss,
  afterPricing,
  afterTyping,
  approached,
  blockedBy,
  goalOf,
  isAnotherPrice,
  isForward,
  isStillMeant,
  isWithinReach,
  mayChoose,
  mayPassPrice,
  nextNeed,
  previousStep,
  reasonNeeded,
  startContext,
  stepOf,
  unsavedStep,
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
  type WizardPorts,
  type WizardProblem,
  type WizardSources,
} from './wizard-session.ts'

/**
 * The session in which an order is made: customer, cargo, pickup, delivery, price, carrier, create.
 * Typed values live here and are replayed whenever the server's session is lost. Tags: editing, interrupted, busy,
 * creating, unconfirmed, created. Source: specification 4, decisions A6, A17, B3, B4.
 */
export function createOrderWizardMachine<Price extends Quote, Match extends Candidate>(
  ports: WizardPorts<Price, Match>,
) {
  return wizardLogic<Price, Match>(ports).provide({ actions: effectsOf(ports) })
}

/** The chart alone: no invoke, no after, and effects that do nothing, so that its paths can be enumerated. */
export function wizardLogic<Price extends Quote = Quote, Match extends Candidate = Candidate>(sources: WizardSources) {
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
  }).createMachine({
    id: 'wizard',
    context: ({ input }) => startContext(input, sources),
    initial: 'opening',
    on: {
      wentOffline: { actions: assign({ online: false }) },
      wentOnline: { actions: assign({ online: true }) },
      // However late it comes: once the order exists nothing else matters.
      created: { target: '.created', actions: 'takeOrder' },
      discard: '.discarded',
    },
    states: {
      opening: {
        always: [
          { guard: 'isUnconfirmed', target: 'unconfirmed' },
          { guard: 'isGoalless', target: 'filling' },
          { target: 'working' },
        ],
      },
      filling: {
        tags: 'editing',
        entry: 'remember',
        initial: 'idle',
        on: {
          edit: { actions: ['type', 'remember'] },
          lookForCustomer: { guard: 'isToBeFound', actions: 'findCustomer' },
          customerFound: { guard: 'isMeant', actions: ['takeMeaning', 'remember'] },
          setPrices: { actions: ['takePrices', 'remember'] },
          chooseCarrier: { guard: 'isChoosable', actions: ['takeChoice', 'remember'] },
          next: [
            { guard: 'isBlocked', actions: 'complain' },
            { guard: 'hasNext', target: 'working', actions: 'aim' },
          ],
          back: { guard: 'hasPrevious', target: '.idle', actions: ['dropGoal', 'stepBack', 'remember'] },
          goTo: [
            { guard: 'isBehind', target: '.idle', actions: ['dropGoal', 'stepTo', 'remember'] },
            { guard: 'isBlockedAhead', actions: 'complain' },
            { guard: 'isReachable', target: 'working', actions: 'aim' },
          ],
          setRadius: { guard: 'isRadius', target: 'working', actions: ['dropCarriers', 'takeRadius', 'aim'] },
          recalculate: [
            { guard: and(['isPriceStepReached', 'isBlocked']), actions: 'complain' },
            { guard: 'isPriceStepReached', target: 'working', actions: ['dropPrice', 'aim'] },
          ],
          create: [
            { guard: and(['isLastStep', 'isBlocked']), actions: 'complain' },
            { guard: 'isLastStep', target: 'working', actions: ['makeKey', 'aim'] },
          ],
          sessionExpired: { target: '.interrupted', actions: 'tellFailure' },
        },
        states: {
          idle: {},
          /** Something is in the way. Nothing is sent until the person says so. */
          interrupted: {
            tags: 'interrupted',
            on: {
              retry: [
                { guard: 'isBlocked', target: 'idle', actions: 'complain' },
                { guard: 'isOnline', target: '#wizard.working', actions: assign({ recoveries: 0 }) },
              ],
            },
          },
        },
      },
      working: {
        tags: 'busy',
        initial: 'preparing',
        on: {
          edit: { actions: ['type', 'remember'] },
          customerFound: { guard: 'isMeant', actions: ['takeMeaning', 'remember'] },
          setPrices: { actions: ['takePrices', 'remember'] },
          next: { guard: 'maySkipLook', actions: 'aim' },
          back: { target: 'filling', actions: 'dropGoal' },
          refused: { guard: 'isCurrent', target: 'filling', actions: ['dropGoal', 'takeRefusal'] },
          gone: [
            { guard: 'isRecoverable', target: '.preparing', actions: ['loseSession', 'remember'] },
            { guard: 'isCurrent', target: 'filling.interrupted', actions: ['loseSession', 'tellFailure'] },
          ],
          conflicted: [
            { guard: 'isRecoverable', target: '.rereading' },
            { guard: 'isCurrent', target: 'filling.interrupted', actions: 'tellFailure' },
          ],
          failed: { guard: 'isCurrent', target: 'filling.interrupted', actions: 'tellFailure' },
          sessionExpired: { target: 'filling.interrupted', actions: 'tellFailure' },
        },
        states: {
          preparing: {
            always: [
              { guard: 'isCutOff', target: '#wizard.filling.interrupted', actions: 'tellOffline' },
              { guard: 'needsCustomer', target: 'finding' },
              { guard: 'needsSession', target: 'starting' },
              { guard: 'needsSaving', target: 'saving' },
              { guard: 'needsPrice', target: 'pricing' },
              { guard: 'seesAnotherPrice', target: '#wizard.filling.interrupted', actions: 'lookAtPrice' },
              { guard: 'needsCarriers', target: 'matching' },
              { guard: 'needsOrder', target: '#wizard.creating' },
              { target: '#wizard.filling', actions: ['seePrice', 'arrive'] },
            ],
          },
          /** No one goes on with a customer who might be somebody else. */
          finding: {
            entry: ['number', 'findCustomer'],
            on: {
              edit: { target: 'preparing', actions: ['type', 'remember'] },
              customerFound: [
                { guard: and(['isMeant', 'isClear']), target: 'preparing', actions: ['takeMeaning', 'remember'] },
                { guard: 'isMeant', target: '#wizard.filling', actions: ['dropGoal', 'takeMeaning', 'askForCustomer'] },
              ],
            },
          },
          starting: {
            entry: ['number', 'startSession'],
            on: { started: { guard: 'isCurrent', target: 'preparing', actions: ['takeSession', 'remember'] } },
          },
          saving: {
            entry: ['number', 'send', 'saveStep'],
            on: { saved: { guard: 'isCurrent', target: 'preparing', actions: ['takeSaved', 'remember'] } },
          },
          rereading: {
            entry: ['number', 'readVersion'],
            on: { reread: { guard: 'isCurrent', target: 'preparing', actions: 'takeVersion' } },
          },
          pricing: {
            entry: ['number', 'approachPrice', 'calculatePrice'],
            on: {
              edit: { target: 'preparing', actions: ['type', 'remember'] },
              setPrices: { target: 'preparing', actions: ['takePrices', 'remember'] },
              priced: { guard: 'isCurrent', target: 'preparing', actions: 'takePrice' },
            },
          },
          matching: {
            entry: ['number', 'approachCarriers', 'findCarriers'],
            on: {
              edit: { target: 'preparing', actions: ['type', 'remember'] },
              setPrices: { target: 'preparing', actions: ['takePrices', 'remember'] },
              matched: { guard: 'isCurrent', target: 'preparing', actions: 'takeMatches' },
            },
          },
        },
      },
      /** The order is being made: nothing else is possible, a second "create" least of all. */
      creating: {
        tags: ['busy', 'creating'],
        entry: ['number', 'awaitOutcome', 'remember', 'createOrder'],
        on: {
          discard: {},
          refused: {
            guard: 'isCurrent',
            target: 'filling',
            actions: ['knowOutcome', 'dropGoal', 'dropKey', 'takeRefusal'],
          },
          gone: [
            { guard: 'isRecoverable', target: 'working', actions: ['knowOutcome', 'loseSession', 'remember'] },
            {
              guard: 'isCurrent',
              target: 'filling.interrupted',
              actions: ['knowOutcome', 'loseSession', 'tellFailure'],
            },
          ],
          conflicted: [
            { guard: 'isRecoverable', target: 'working.rereading', actions: 'knowOutcome' },
            { guard: 'isCurrent', target: 'unconfirmed', actions: 'tellFailure' },
          ],
          failed: [
            { guard: 'isUnanswered', target: 'unconfirmed', actions: 'tellFailure' },
            { guard: 'isCurrent', target: 'filling.interrupted', actions: ['knowOutcome', 'tellFailure'] },
          ],
          sessionExpired: { target: 'unconfirmed', actions: 'tellFailure' },
        },
      },
      /** Sent, but not answered: only the same request with the same key can tell whether the order exists. */
      unconfirmed: {
        tags: 'unconfirmed',
        entry: [assign({ goal: 'order' }), 'remember'],
        on: {
          retry: { guard: 'isOnline', target: 'creating' },
          create: { guard: 'isOnline', target: 'creating' },
        },
      },
      created: { tags: 'created', entry: 'forget', on: { created: {}, discard: {} } },
      discarded: { type: 'final', entry: 'forget' },
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
