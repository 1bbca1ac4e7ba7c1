import { storeOfRun } from './store-of-run.ts'
import { handle, type Handlers } from '#mock-server/core/handle.ts'
import { notFound } from '#mock-server/core/http-error.ts'
import { memoryBlobs } from '#mock-server/ports/blobs.ts'
import { systemClock } from '#mock-server/ports/clock.ts'
import type { ServerOptions } from '#mock-server/server-options.ts'
import { createServer, type MockServer } from '#mock-server/server.ts'
import type { Row } from '#mock-server/store/models.ts'
import type { World } from '#mock-server/store/store.ts'
import type { Role } from '#src/domain/accounts/roles.ts'

/** Monday 23 November 2026, 14:03 in Germany. */
export const NOON = Date.UTC(2026, 10, 23, 13, 3)
const STAMP = '2026-11-23T13:03:00.000Z'

function userRow(tenantId: string, role: Role): Row<'users'> {
  const id = `usr-${tenantId}-${role}`
  const name = `${role} von ${tenantId}`
  return { id, tenantId, version: 1, email: `${role}@${tenantId}.example`, name, role, password: '' }
}

export function partnerRow(id: string, tenantId: string, name: string): Row<'partners'> {
  return {
    id,
    tenantId,
    version: 1,
    kind: 'customer',
    number: id,
    name,
    street: '',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'Deutschland',
    blocked: false,
    contacts: [],
    papers: [],
    vehicleTypes: ['TRUCK'],
    orderCount: 0,
    createdAt: STAMP,
    updatedAt: STAMP,
  }
}

async function smallWorld(world: World): Promise<void> {
  const tenants = ['nord', 'sued']
  await world.load(
    'tenants',
    tenants.map((id) => ({ id, tenantId: '', version: 1, name: id, city: 'Hamburg', orderPrefix: 'XX' })),
  )
  await world.load(
    'users',
    tenants.flatMap((tenant) => [userRow(tenant, 'admin'), userRow(tenant, 'dispatcher'), userRow(tenant, 'user')]),
  )
  await world.load('partners', [
    partnerRow('cus-nord', 'nord', 'Hansekontor Feinkost GmbH'),
    partnerRow('cus-sued', 'sued', 'Mühle Sundermann KG'),
  ])
}

/** A few real endpoints with the simplest rules, so that the tests show the pipeline and nothing else. */
export const smallHandlers: Partial<Handlers> = {
  'csrf.token': handle('csrf.token', async ({ server }) => ({ csrfToken: server.issueCsrfToken() })),
  'auth.refresh': handle('auth.refresh', async ({ server, token }) => {
    const renewed = await server.refresh(token)
    if (renewed === undefined) throw notFound()
    return { token: renewed, access_token: undefined }
  }),
  'auth.logout': handle('auth.logout', async ({ server, session }) => {
    await server.signOut(session.id)
    return { success: true }
  }),
  'health.get': handle('health.get', async () => ({ sync: true })),
  'partners.list': handle('partners.list', ({ store, query }) =>
    store.page('partners', { search: query.q, page: query.page, limit: query.limit }),
  ),
  'partners.get': handle('partners.get', async ({ store, params }) => {
    const partner = await store.find('partners', params.id)
    if (!partner) throw notFound()
    return partner
  }),
  'partners.create': handle(
    'partners.create',
    async ({ store, body, newId, tenantId }) => {
      const partner = await store.insert('partners', {
        ...partnerRow(newId('cus'), tenantId, body.name),
        kind: body.kind,
      })
      if (body.name === 'Fehler GmbH') throw new Error('planned')
      return partner
    },
    { status: 201 },
  ),
  'documents.verify': handle('documents.verify', async ({ store, params, ifMatch }) => {
    const partner = await store.patch('partners', params.id, { blocked: true }, { ifMatch })
    return { ...emptyDocument, id: partner.id, version: partner.version }
  }),
}

const emptyDocument = {
  tenantId: 'nord',
  name: 'CMR',
  kind: 'cmr',
  mimeType: 'application/pdf',
  size: 1,
  ocrProcessed: false,
  verified: true,
  tags: [],
  uploadedAt: STAMP,
}

export interface SmallBackend extends MockServer {
  /** A request as a signed-in person of a tenant makes it; answers status and body. */
  ask(path: string, options?: RequestOptions): Promise<{ status: number; body: unknown }>
  /** What rules threw without meaning to. */
  reports: unknown[]
}

export interface RequestOptions {
  method?: string
  user?: string | undefined
  tenant?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

export function smallBackend({
  now = () => NOON,
  ...options
}: Partial<ServerOptions> & { now?: () => number } = {}): SmallBackend {
  const reports: unknown[] = []
  const server = createServer({
    handlers: smallHandlers,
    seed: smallWorld,
    clock: systemClock(now),
    latency: 0,
    persistence: undefined,
    blobs: memoryBlobs(),
    database: options.persistence ? undefined : storeOfRun(now),
    demo: true,
    origin: () => '',
    report: (error) => reports.push(error),
    ...options,
  })
  async function ask(path: string, asked: RequestOptions = {}) {
    const { method = 'GET', user, tenant, body, headers = {} } = { user: 'usr-nord-admin', tenant: 'nord', ...asked }
    const all = new Headers(headers)
    if (user !== undefined) all.set('Authorization', `Bearer ${await server.tokenFor(user)}`)
    if (tenant !== undefined) all.set('X-Tenant-Id', tenant)
    const init = body === undefined ? { method, headers: all } : { method, headers: all, body: JSON.stringify(body) }
    const answer = await server.fetch(path, init)
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
  }
  return Object.assign(server, { ask, reports })
}
