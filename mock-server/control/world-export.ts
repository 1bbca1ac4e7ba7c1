import { WORLD_FORMAT, WORLD_VERSION, type WorldFile } from '#src/contract/mock/world-file.ts'
import type { Blobs } from '../ports/blobs.ts'
import { DEMO_HASH } from '../ports/demo-accounts.ts'
import type { Life, LifeOptions } from '../life.ts'
import { models } from '../store/model-lines.ts'
import type { EntityName, Row } from '../store/models.ts'
import { NO_TENANT } from '../store/store.ts'

/** What belongs to a run and not to a world: who is signed in, and answers kept for repetitions. */
const NOT_KEPT: ReadonlySet<EntityName> = new Set<EntityName>(['sessions', 'idempotency'])

/** Tables a world in a file has. */
export const KEPT_TABLES: readonly EntityName[] = (Object.keys(models) as EntityName[]).filter(
  (entity) => !NOT_KEPT.has(entity),
)

/** Rows of one kind of one tenant: a world that is larger has no place in a file. */
const MOST_ROWS = 1_000_000
/** Bytes of all files together; those that do not fit any more are named without what is in them. */
const MOST_BLOBS = 32 * 1024 * 1024

interface ExportPorts {
  options: Pick<LifeOptions, 'blobs' | 'clock'>
  life(): Pick<Life, 'origin' | 'storeOf'>
  tenantIds(): Promise<string[]>
}

/** All of a world: every row of every tenant, in the order they came, the moment, and the files. */
export async function worldFile({ options, life, tenantIds }: ExportPorts): Promise<WorldFile> {
  const { origin, storeOf } = life()
  const tenants = await tenantIds()
  const tables: WorldFile['tables'] = {}
  for (const entity of KEPT_TABLES) {
    const rows: WorldFile['tables'][string] = []
    for (const tenantId of [NO_TENANT, ...tenants]) {
      for (const row of await storeOf(tenantId).all(entity, {}, undefined, MOST_ROWS))
        rows.push(withoutSecrets(entity, row))
    }
    tables[entity] = rows
  }
  const { clock, blobs } = options
  return {
    ...{ format: WORLD_FORMAT, version: WORLD_VERSION, seed: origin.seed, begun: origin.begun, now: clock.now() },
    tables,
    blobs: await blobsOf(blobs, tenants),
  }
}

/** A row without what opens an account: its password, and the link of its invitation, which only a new one replaces. */
function withoutSecrets<E extends EntityName>(entity: E, row: Row<E>): WorldFile['tables'][string][number] {
  const kept: Record<string, unknown> = { ...row }
  if (entity === 'users' && kept['password'] !== DEMO_HASH) kept['password'] = ''
  if (entity === 'users' && kept['inviteToken'] !== undefined) kept['inviteToken'] = ''
  if (entity === 'messages' && kept['kind'] === 'invitation') delete kept['token']
  return kept as WorldFile['tables'][string][number]
}

async function blobsOf(blobs: Blobs, tenants: readonly string[]): Promise<WorldFile['blobs']> {
  const all: WorldFile['blobs'] = []
  let left = MOST_BLOBS
  for (const tenantId of tenants) {
    for (const id of (await blobs.ids(tenantId)).toSorted()) {
      const bytes = await bytesOf(blobs, tenantId, id)
      const fits = bytes !== undefined && bytes.length <= left
      if (fits) left -= bytes.length
      all.push({ tenantId, id, ...(fits && { base64: toBase64(bytes) }) })
    }
  }
  return all
}

async function bytesOf(blobs: Blobs, tenantId: string, id: string): Promise<Uint8Array | undefined> {
  const stream = await blobs.read(tenantId, id)
  return stream && new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())
}

/** In slices: a call takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x80_00) text += String.fromCodePoint(...bytes.subarray(at, at + 0x80_00))
  return btoa(text)
}
