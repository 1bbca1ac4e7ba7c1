import { assign, fromCallback, setup } from 'xstate'
import type { Selection } from '#src/domain/planning/offers/insertion.ts'
import type { ResourceKey } from '#src/domain/planning/facts/board.ts'
import type { Placement } from '#src/domain/planning/offers/judge.ts'

/** Where on the board: a row (none is the row of tours without vehicle), a time, and the tour that stands there. */
export interface CarrySpot {
  resource?: ResourceKey | undefined
  /** Milliseconds since 1970. */
  time: number
  tourId?: string | undefined
}

/** What the server says against a plan, in sentences; the plan itself is still in hand. */
export interface CarryRefusal {
  sentences: readonly string[]
}

/** What a person has in hand, and where she holds it. */
export interface CarriedItem {
  picked: Selection
  at: CarrySpot
  /** A remedy, a place among the stops, a moved stop: taken in place of what the spot would give. */
  chosen?: Placement | undefined
  refusal?: CarryRefusal | undefined
}

/** What became of sending a plan. */
export type CarryAnswer = 'planned' | 'turnedAway' | CarryRefusal

export interface CarryPorts {
  /** How many violations stand in the way; nothing where it cannot be judged yet. */
  blockers(carried: CarriedItem): number | undefined
  /** Sends it as it is. Rejects where there is no answer: then it is still in hand. */
  send(carried: CarriedItem): Promise<CarryAnswer>
  /** Asks for a reason and sends with it; the question stands until it is planned or the person turns away. */
  sendWithReason(carried: CarriedItem): Promise<CarryAnswer>
  /** Says why it cannot be dropped here. */
  sayBlocked(carried: CarriedItem): void
  failed(error: unknown): void
}

export interface CarryContext {
  carried?: CarriedItem | undefined
}

export type CarryEvent =
  | { type: 'pickUp'; picked: Selection; at: CarrySpot }
  | { type: 'move'; at: CarrySpot }
  | { type: 'choose'; placement: Placement; at?: CarrySpot }
  | { type: 'drop' }
  | { type: 'dropWithReason' }
  | { type: 'putBack' }
  | { type: 'answered'; answer: CarryAnswer }
  | { type: 'failed'; error: unknown }

/**
 * Carrying on the planning board: picked up, held over a place, dropped or put back. What is on its way to the server is sent
 * once, whatever is pressed meanwhile, and stays in hand where the server will not have it. Tags: carrying, asking, sending.
 */
export function createCarryMachine(ports: CarryPorts) {
  const held = (context: CarryContext): CarriedItem => {
    if (context.carried === undefined) throw new Error('Nothing is carried')
    return context.carried
  }
  return setup({
    types: {
      context: {} as CarryContext,
      events: {} as CarryEvent,
      tags: {} as 'carrying' | 'asking' | 'sending',
    },
    actors: {
      send: fromCallback<CarryEvent, CarriedItem>(({ input, sendBack }) => tell(ports.send(input), sendBack)),
      sendWithReason: fromCallback<CarryEvent, CarriedItem>(({ input, sendBack }) =>
        tell(ports.sendWithReason(input), sendBack),
      ),
    },
    guards: {
      isFree: ({ context }) => ports.blockers(held(context)) === 0,
      isBlocked: ({ context }) => (ports.blockers(held(context)) ?? 0) > 0,
      isJudged: ({ context }) => ports.blockers(held(context)) !== undefined,
      isPlanned: ({ event }) => event.type === 'answered' && event.answer === 'planned',
    },
    actions: {
      letGo: assign({ carried: undefined }),
      sayBlocked: ({ context }) => ports.sayBlocked(held(context)),
    },
  }).createMachine({
    id: 'carry',
    context: {},
    initial: 'idle',
    states: {
      idle: {
        entry: 'letGo',
        on: {
          pickUp: {
            target: 'carrying',
            actions: assign({ carried: ({ event: { picked, at } }) => ({ picked, at }) }),
          },
        },
      },
      carrying: {
        tags: 'carrying',
        on: {
          pickUp: { actions: assign({ carried: ({ event: { picked, at } }) => ({ picked, at }) }) },
          move: {
            actions: assign({ carried: ({ context, event }) => ({ picked: held(context).picked, at: event.at }) }),
          },
          choose: {
            actions: assign({
              carried: ({ context, event }) => {
                const { picked, at } = held(context)
                return { picked, at: event.at ?? at, chosen: event.placement }
              },
            }),
          },
          drop: [
            { guard: 'isFree', target: 'onTheWay.sending' },
            { guard: 'isBlocked', actions: 'sayBlocked' },
          ],
          // Asked for also where nothing is in the way: what is typed behind the key is a reason, and no keys (decision A38).
          dropWithReason: { guard: 'isJudged', target: 'onTheWay.asking' },
          putBack: 'idle',
        },
      },
      onTheWay: {
        tags: 'carrying',
        initial: 'sending',
        on: {
          answered: [
            { guard: 'isPlanned', target: 'idle' },
            {
              target: 'carrying',
              actions: assign(({ context, event: { answer } }) =>
                typeof answer === 'string' ? {} : { carried: { ...held(context), refusal: answer } },
              ),
            },
          ],
          failed: { target: 'carrying', actions: ({ event }) => ports.failed(event.error) },
        },
        states: {
          asking: {
            tags: 'asking',
            invoke: { src: 'sendWithReason', input: ({ context }) => held(context) },
          },
          sending: { tags: 'sending', invoke: { src: 'send', input: ({ context }) => held(context) } },
        },
      },
    },
  })
}

function tell(sending: Promise<CarryAnswer>, sendBack: (event: CarryEvent) => void): void {
  sending.then(
    (answer) => sendBack({ type: 'answered', answer }),
    (error: unknown) => sendBack({ type: 'failed', error }),
  )
}
