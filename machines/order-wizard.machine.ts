import { and, assign } from 'xstate'
import { effectsOf } from './wizard-effects.ts'
import type { Candidate, Quote, WizardPorts, WizardSources } from './wizard-session.ts'
import { wizardSetup } from './wizard-setup.ts'
import { startContext } from './wizard-transitions.ts'

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
  return wizardSetup<Price, Match>(sources).createMachine({
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
