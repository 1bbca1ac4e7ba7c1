import { assign, cancel, fromCallback, raise, setup } from 'xstate'

/** Milliseconds between the closing of the socket and the next attempt. Source: specification 4 and 9. */
export const RECONNECT_DELAY = 1500
/** Milliseconds between two looks at the connection's status. Source: specification 9. */
const POLL = 1000
/** Milliseconds after which an attempt that neither opens nor closes is given up: the API time-out, specification 9. */
const CONNECT_TIMEOUT = 30_000
/**
 * Milliseconds a network that has come back must hold before it is used: not at all the first time, then longer with each
 * return within a minute. Everything on the screen is asked for again with each, and a train in a tunnel brings ten.
 */
export const RETURN_PAUSES = [0, 2000, 8000, 15_000] as const
const RETURNS_WINDOW = 60_000

/** What a socket tells. None of the calls has an effect after the socket was given up. */
export interface SocketHandlers {
  opened(): void
  message(data: unknown): void
  closed(code?: number): void
}

export interface LivePorts {
  /** Opens one socket to the current API base and returns the function that closes it. May throw. */
  open(handlers: SocketHandlers): () => void
  /** Takes each message as it came. */
  onMessage(data: unknown): void
  /** Milliseconds since 1970. */
  now(): number
}

export interface LiveContext {
  online: boolean
  /** Attempts since the connection was last open, the running one included. */
  attempt: number
  /** Close code of the last close, when the socket gave one. */
  closeCode?: number
  /** When a message last came, in milliseconds since 1970. */
  lastMessageAt?: number
  /** Milliseconds since the last message or the opening, as of the last look. */
  silence: number
  openedAt?: number
  /** When the next attempt starts, in milliseconds since 1970; only while waiting. */
  nextAttemptAt?: number
  /** When the network came back within the last minute, in milliseconds since 1970. */
  returns: readonly number[]
}

export type LiveEvent =
  | { type: 'start' }
  | { type: 'stop' }
  | { type: 'retry' }
  | { type: 'baseChanged' }
  | { type: 'wentOffline' }
  | { type: 'wentOnline' }
  | { type: 'opened' }
  | { type: 'closed'; code?: number }
  | { type: 'messaged'; data: unknown }
  | { type: 'tick' }

/**
 * The live connection: reconnects 1.5 s after a close, and again when the API base changes.
 * The socket belongs to the state `live`, so there is never a second one and attempts cannot pile up.
 * Tags: disabled, offline, connecting, open, waiting. Source: specification 4 and 9.
 */
export function createLiveMachine(ports: LivePorts) {
  return setup({
    types: {
      context: {} as LiveContext,
      events: {} as LiveEvent,
      input: {} as { online?: boolean } | undefined,
      tags: {} as 'disabled' | 'offline' | 'connecting' | 'open' | 'waiting',
    },
    actors: { socket: fromCallback<LiveEvent>(({ sendBack }) => openSocket(ports, sendBack)) },
    delays: { RECONNECT_DELAY, POLL, CONNECT_TIMEOUT, RETURN_PAUSE: ({ context }) => returnPause(context) },
    guards: {
      isOnline: ({ context }) => context.online,
      hasNoPause: ({ context }) => returnPause(context) === 0,
    },
    actions: {
      keepTicking: raise({ type: 'tick' }, { delay: 'POLL', id: 'tick' }),
      stopTicking: cancel('tick'),
      noteReturn: assign({
        online: true,
        returns: ({ context }) => [...recentReturns(context, ports.now()), ports.now()],
      }),
      look: assign({ silence: ({ context }) => silenceOf(context, ports.now()) }),
      countAttempt: assign({ attempt: ({ context }) => context.attempt + 1, closeCode: undefined }),
      forgetAttempts: assign({ attempt: 0, silence: 0, openedAt: () => ports.now() }),
      planAttempt: assign({ nextAttemptAt: () => ports.now() + RECONNECT_DELAY, openedAt: undefined }),
      forgetPlan: assign({ nextAttemptAt: undefined }),
    },
  }).createMachine({
    id: 'live',
    context: ({ input }) => ({ online: input?.online ?? true, attempt: 0, silence: 0, returns: [] }),
    initial: 'disabled',
    on: {
      wentOffline: { actions: assign({ online: false }) },
      wentOnline: { actions: assign({ online: true }) },
    },
    states: {
      disabled: {
        tags: 'disabled',
        entry: ['stopTicking', assign({ attempt: 0 })],
        exit: 'keepTicking',
        on: { start: [{ guard: 'isOnline', target: 'enabled.live' }, { target: 'enabled.offline' }] },
      },
      enabled: {
        initial: 'live',
        on: {
          stop: 'disabled',
          tick: { actions: ['look', 'keepTicking'] },
          wentOffline: { target: '.offline', actions: assign({ online: false }) },
        },
        states: {
          offline: {
            tags: 'offline',
            on: { wentOnline: { target: 'returning', actions: 'noteReturn' } },
          },
          returning: {
            tags: 'offline',
            always: { guard: 'hasNoPause', target: 'live' },
            after: { RETURN_PAUSE: 'live' },
            on: { retry: 'live' },
          },
          live: {
            invoke: { src: 'socket' },
            entry: 'countAttempt',
            exit: assign({ openedAt: undefined }),
            initial: 'connecting',
            on: {
              baseChanged: { target: 'live', reenter: true },
              closed: { target: 'waiting', actions: assign({ closeCode: ({ event }) => event.code }) },
              messaged: {
                actions: [
                  assign({ lastMessageAt: () => ports.now(), silence: 0 }),
                  ({ event }) => pass(ports, event.data),
                ],
              },
            },
            states: {
              connecting: {
                tags: 'connecting',
                after: { CONNECT_TIMEOUT: '#live.enabled.waiting' },
                on: {
                  opened: { target: 'open', actions: 'forgetAttempts' },
                  // An attempt of the network before hangs for as long as that one is gone: what has come back is tried again.
                  wentOnline: { target: '#live.enabled.live', reenter: true, actions: assign({ online: true }) },
                },
              },
              open: { tags: 'open' },
            },
          },
          waiting: {
            tags: 'waiting',
            entry: 'planAttempt',
            exit: 'forgetPlan',
            after: { RECONNECT_DELAY: 'live' },
            on: { retry: 'live', baseChanged: 'live' },
          },
        },
      },
    },
  })
}

/** A socket that cannot even be opened (a malformed address) counts as closed, so that the rule of 1.5 s holds. */
function openSocket(ports: LivePorts, sendBack: (event: LiveEvent) => void): () => void {
  let given = false
  const tell = (event: LiveEvent) => {
    if (!given) sendBack(event)
  }
  const closeLater = openOrClose(ports, tell)
  return () => {
    given = true
    closeLater()
  }
}

function openOrClose(ports: LivePorts, tell: (event: LiveEvent) => void): () => void {
  try {
    return ports.open({
      opened: () => tell({ type: 'opened' }),
      message: (data) => tell({ type: 'messaged', data }),
      closed: (code) => tell(code === undefined ? { type: 'closed' } : { type: 'closed', code }),
    })
  } catch {
    tell({ type: 'closed' })
    return () => undefined
  }
}

/** A receiver that fails on one message must not end the connection. */
function pass(ports: LivePorts, data: unknown): void {
  try {
    ports.onMessage(data)
  } catch {
    // The receiver validates and reports for itself; here only the connection's life counts.
  }
}

function recentReturns({ returns }: LiveContext, now: number): number[] {
  return returns.filter((at) => now - at < RETURNS_WINDOW)
}

/** The return that is under way counts as one. */
function returnPause({ returns }: LiveContext): number {
  return RETURN_PAUSES[returns.length - 1] ?? Math.max(...RETURN_PAUSES)
}

function silenceOf(context: LiveContext, now: number): number {
  const since = Math.max(context.lastMessageAt ?? 0, context.openedAt ?? 0)
  return since === 0 ? 0 : Math.max(0, now - since)
}
