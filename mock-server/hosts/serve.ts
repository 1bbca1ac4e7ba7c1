import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createMockServer } from '../index.ts'
import { createHttpHost } from './http-host.ts'

/** The standalone backend: `node dist/server/serve.js --port 3001 --seed 4711 --scale 1 [--vehicles 10000] [--tours 1500] [--unplanned] [--faults] [--quiet] [--data DIR]`. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '3001' },
    /** Address to listen at; `0.0.0.0` lets other computers in. */
    host: { type: 'string', default: '127.0.0.1' },
    seed: { type: 'string', default: '4711' },
    scale: { type: 'string', default: '1' },
    /** Vehicles in all, above the usual eighty. */
    vehicles: { type: 'string', default: '0' },
    /** Tours over seven days, beside the usual ones. */
    tours: { type: 'string', default: '0' },
    /** Milliseconds every answer takes longer. */
    latency: { type: 'string', default: '0' },
    /** Folder of the built app. */
    root: { type: 'string', default: join(dirname(fileURLToPath(import.meta.url)), '../standalone') },
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
  },
})

if (values.api !== undefined && !/^https?:\/\/[\w.-]+(:\d+)?$/.test(values.api)) fail('--api is an origin with scheme')
const port = numberIn('port', 0, 65_535)
// Only who keeps a world waits for the database's code.
const folder =
  values.data === undefined
    ? undefined
    : await import('./data-folder.ts')
        .then(({ openDataFolder }) => openDataFolder(values.data ?? ''))
        .catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
const server = createMockServer({
  seed: numberIn('seed', 0, Number.MAX_SAFE_INTEGER),
  scale: numberIn('scale', 1, 1000),
  vehicles: numberIn('vehicles', 0, 99_999),
  tours: numberIn('tours', 0, 99_999),
  latency: numberIn('latency', 0, 60_000),
  planned: !values.unplanned,
  database: folder?.database,
  ...(folder && { blobs: folder.blobs }),
})
const host = createHttpHost(server, { root: values.root, faults: values.faults, api: values.api })

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave)
host.listen(port, values.host).then(announce, (error: unknown) => fail(String(error)))

/** What is being written is finished first. */
function leave(): void {
  if (folder) void folder.close().finally(() => process.exit(0))
  else process.exit(0)
}

/** Says where, once everything can be asked for. */
async function announce(listening: number): Promise<void> {
  await server.ready
  if (!values.quiet) server.scenarios.start()
  server.startJobs()
  const name = values.host === '127.0.0.1' || values.host === '0.0.0.0' ? 'localhost' : values.host
  process.stdout.write(`http://${name}:${listening}\n`)
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
