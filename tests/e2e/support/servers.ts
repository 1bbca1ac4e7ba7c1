import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { request } from '@playwright/test'

/** One verb of the mock backend: `src/contract/mock/verbs.ts`. */
export type Fault = Readonly<Record<string, unknown>> & { do: string }

/** A standalone backend with the app in front of it, on a port of its own. */
export interface Host {
  origin: string
  /** Back to the seed: changes, sessions and faults are gone. */
  reset(): Promise<void>
  breaks(...faults: Fault[]): Promise<void>
  /** The bearer token of somebody who signs in with a demo account, with who that is. */
  signIn(email: string): Promise<{ token: string; user: Readonly<Record<string, unknown>> }>
  stop(): void
}

/** The server goes with the one who has started it, however that one ends: its input is closed then. */
const ENDS_WITH_US = 'data:text/javascript,process.stdin.resume().on("end",()=>process.exit())'
/** Milliseconds a server may take until it says where it is. */
const START = 30_000

/**
 * Starts `serve.js` of a build on a free port, with the app of another; rejects with its words when it does not come up. Nothing
 * happens there by itself: what stands in a list does not depend on how long a test takes.
 */
export async function startHost(builds: { server: string; app: string }, ...options: string[]): Promise<Host> {
  const program = join(builds.server, 'serve.js')
  const wanted = ['--port', '0', '--demo', '--faults', '--quiet', '--unplanned', '--root', builds.app, ...options]
  const child = spawn(process.execPath, ['--import', ENDS_WITH_US, program, ...wanted])
  const origin = await new Promise<string>((resolve, reject) => {
    let said = ''
    const fail = (reason: string) => {
      child.kill()
      reject(new Error(`The standalone server ${reason}:\n${said}`))
    }
    const timer = setTimeout(() => fail('did not come up'), START)
    child.stderr.on('data', (chunk) => (said += chunk))
    child.stdout.on('data', (chunk) => {
      said += chunk
      const [address] = /http:\/\/\S+/.exec(said) ?? []
      if (address === undefined) return
      clearTimeout(timer)
      resolve(address)
    })
    child.on('close', (status) => {
      clearTimeout(timer)
      fail(`ended with ${status}`)
    })
  })
  return { ...(await controlsOf(origin)), stop: () => child.kill() }
}

async function controlsOf(origin: string): Promise<Omit<Host, 'stop'>> {
  const api = await request.newContext({ baseURL: origin })
  const post = async (path: string, data?: unknown) => {
    // A connection kept from the test before may just have ended; nothing has been done then.
    const answer = await api.post(path, { data, headers: { 'X-Tenant-Id': 'nordkurs' }, maxRetries: 2 })
    if (!answer.ok()) throw new Error(`${path} has answered ${answer.status()}: ${await answer.text()}`)
    return answer
  }
  return {
    origin,
    reset: async () => void (await post('/__mock', { do: 'reset' })),
    breaks: async (...faults) => void (await post('/__mock', faults)),
    async signIn(email) {
      const answer = await post('/api/auth/login', { email, password: 'Frachtbrief-2026' })
      return await answer.json()
    },
  }
}
