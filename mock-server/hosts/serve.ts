import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { createMockServer } from '../index.ts'
import { createHttpHost } from './http/host.ts'

/** Where pages of this computer look for a backend (specification 9). */
const PORTS = [3001, 3010] as const
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * The standalone backend: `node dist/server/serve.js [--port 3001] [--host ADDRESS] [--data DIR] [--origin URL] [--proxy]`, or with
 * `--demo [--seed 4711] [--scale 1] [--vehicles 10000] [--tours 1500] [--unplanned] [--quiet] [--faults]` the demonstration, for this
 * computer alone.
 */
const { values } = understood({
  /** 3001 unless given; where that is taken 3010, at which pages of this computer look next (specification 9). */
  port: { type: 'string', ...(process.env['PORT'] !== undefined && { default: process.env['PORT'] }) },
  /** Address to listen at; `0.0.0.0` lets other computers in. */
  host: { type: 'string', default: '127.0.0.1' },
  /** Made-up companies with accounts whose password everybody knows, and an app that signs in by itself. */
  demo: { type: 'boolean', default: false },
  /** Where people reach it, such as `https://tms.example.com`: links that are sent begin with it. */
  origin: { type: 'string' },
  /** A proxy stands before it and says in `X-Forwarded-For` and `X-Forwarded-Proto` who calls, and how. */
  proxy: { type: 'boolean', default: false },
  seed: { type: 'string', default: '4711' },
  scale: { type: 'string', default: '1' },
  /** Vehicles in all, above the usual eighty. */
  vehicles: { type: 'string', default: '0' },
  /** Tours over seven days, beside the usual ones. */
  tours: { type: 'string', default: '0' },
  /** Milliseconds every answer takes longer. */
  latency: { type: 'string', default: '0' },
  /** Folder of the built app; that of the demonstration, or the one without, unless given. */
  root: { type: 'string' },
  /** Origin of the API the app was built for, where it is not this one. */
  api: { type: 'string' },
  /** The verbs of `docs/mock-backend.md` at `/__mock`, for this computer alone. */
  faults: { type: 'boolean', default: false },
  /** The small world without the tours that fill the next days, as tests have it. */
  unplanned: { type: 'boolean', default: false },
  /** A world where nothing happens by itself. */
  quiet: { type: 'boolean', default: false },
  /** Folder in which the world is kept; in memory unless given. */
  data: { type: 'string' },
})

const ORIGIN = /^https?:\/\/[\w.-]+(:\d+)?$/
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/
if (values.demo && !LOOPBACK.test(values.host))
  fail('--demo has accounts whose password everybody knows: no --host but this computer goes with it')
if (values.faults && !values.demo) fail('--faults goes with --demo alone')
if (values.origin !== undefined && !ORIGIN.test(values.origin)) fail('--origin is an origin with scheme')
if (values.api !== undefined && !ORIGIN.test(values.api)) fail('--api is an origin with scheme')
const ports = values.port === undefined ? PORTS : [numberIn('port', 0, 65_535)]
// Only who keeps a world waits for the database's code.
const folder =
  values.data === undefined
    ? undefined
    : await import('./data-folder.ts')
        .then(({ openDataFolder }) => openDataFolder(values.data ?? ''))
        .catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
/** Known once it listens, where no one has said it. */
let origin = values.origin ?? ''
const server = createMockServer({
  seed: numberIn('seed', 0, Number.MAX_SAFE_INTEGER),
  scale: numberIn('scale', 1, 1000),
  vehicles: numberIn('vehicles', 0, 99_999),
  tours: numberIn('tours', 0, 99_999),
  latency: numberIn('latency', 0, 60_000),
  planned: !values.unplanned,
  demo: values.demo,
  origin: () => origin,
  database: folder?.database,
  ...(folder && { blobs: folder.blobs, isFull: () => folder.isFull() }),
})
const builds = join(dirname(fileURLToPath(import.meta.url)), '..')
const { root = join(builds, values.demo ? 'standalone' : 'production'), faults, api, proxy } = values
const host = createHttpHost(server, { root, faults, api, proxy, origin: values.origin })

for (const signal of SIGNALS) process.once(signal, () => void leave())
firstFree(ports).then(announce, (error: unknown) => fail(refusedPort(error)))

/** Calls under way end, who listens is told, what is being written is finished. Who asks again does not wait. */
async function leave(): Promise<void> {
  for (const signal of SIGNALS) process.on(signal, () => process.exit(1))
  server.scenarios.stop()
  await host.stop()
  await folder?.close()
  process.exit(0)
}

/** Listens at the first of the ports that is free. Rejects as the last of them does. */
async function firstFree([port = 0, ...others]: readonly number[]): Promise<number> {
  return host.listen(port, values.host).catch((error: unknown) => {
    if (others.length === 0 || !isTaken(error)) throw error
    return firstFree(others)
  })
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

function refusedPort(error: unknown): string {
  const at = ports.map((port) => `${values.host}:${port}`).join(' and ')
  return isTaken(error) ? `${at} is taken. Another port: --port 3002, any free one: --port 0` : String(error)
}

/** Says where, once everything can be asked for. */
async function announce(listening: number): Promise<void> {
  const name = values.host === '127.0.0.1' || values.host === '0.0.0.0' ? 'localhost' : values.host
  const own = `http://${name.includes(':') ? `[${name}]` : name}:${listening}`
  origin = values.origin ?? own
  await server.ready
  if (values.demo && !values.quiet) server.scenarios.start()
  server.startJobs()
  process.stdout.write(`${own}\n`)
}

/** What the program was called with; ends it with the options there are where that cannot be understood. */
function understood<T extends NonNullable<ParseArgsConfig['options']>>(options: T) {
  try {
    return parseArgs({ options })
  } catch (error) {
    const known = Object.entries(options).map(([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`)
    return fail(`${error instanceof Error ? error.message : String(error)}\nOptions: ${known.join(', ')}`)
  }
}

function numberIn(
  name: 'port' | 'seed' | 'scale' | 'vehicles' | 'tours' | 'latency',
  least: number,
  most: number,
): number {
  const value = Number(values[name])
  if (Number.isFinite(value) && value >= least && value <= most) return value
  return fail(`--${name} is a number from ${least} to ${most}`)
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
