import { LiveHello, type LiveWelcome } from '#src/contract/live/hello.ts'
import { LIVE_PATH } from '#src/contract/live/live.ts'
import type { Clock } from '../ports/clock.ts'
import { UNAUTHORISED, type LiveConnection, type LiveSocket } from './hub.ts'

/** Milliseconds a client has to say who it is. */
export const HELLO_TIME = 10_000

export interface AdmissionPorts {
  clock: Pick<Clock, 'after'>
  /** Adds the connection where its token is good; answers how to take it away again. */
  admit(socket: LiveSocket, hello: LiveHello): Promise<(() => void) | undefined>
}

const WELCOME: LiveWelcome = { type: 'welcome' }

/** A connection that has to say who it is before it hears anything: by its first message, never by its address. */
export function admission(socket: LiveSocket, pathname: string, ports: AdmissionPorts): LiveConnection {
  let state: 'waiting' | 'checking' | 'over' = 'waiting'
  let leave = (): void => undefined
  const end = (): void => {
    stopWaiting()
    state = 'over'
    leave()
  }
  const refuse = (): void => {
    end()
    socket.close(UNAUTHORISED, 'Unauthorised')
  }
  const stopWaiting = ports.clock.after(HELLO_TIME, refuse)
  if (pathname !== LIVE_PATH) refuse()
  return {
    async received(text) {
      // There is nothing else to say: what comes after the first message is dropped.
      if (state !== 'waiting') return
      state = 'checking'
      stopWaiting()
      const hello = helloIn(text)
      const admitted = hello && (await ports.admit(socket, hello))
      if (isOver()) return admitted?.()
      if (admitted === undefined) return refuse()
      leave = admitted
      socket.send(JSON.stringify(WELCOME))
    },
    closed: end,
  }

  function isOver(): boolean {
    return state === 'over'
  }
}

function helloIn(text: string): LiveHello | undefined {
  try {
    return LiveHello.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
