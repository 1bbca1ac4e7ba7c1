import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { may, ROLES, type Permission, type Role } from '#src/domain/accounts/roles.ts'
import { seededBackend } from './seeded-backend.ts'

const accounts: Record<Role, string> = {
  admin: 'admin',
  dispatcher: 'dispo',
  sales: 'vertrieb',
  finance: 'finanzen',
  user: 'gast',
}
const guarded = (Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
  const permission: Permission | readonly Permission[] | undefined = endpoints[name].permission
  return permission === undefined ? [] : [[name, [permission].flat()] as const]
})

describe('who may call is what the contract says', () => {
  // What is asked about is not there, so no call changes anything that another one sees.
  const backend = seededBackend()
  test.each(guarded)('%s', async (name, permissions) => {
    const params = Object.fromEntries([...endpoints[name].path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, 'none']))
    const body = endpoints[name].method === 'GET' ? {} : { body: {} }
    const refused: Role[] = []
    for (const role of ROLES) {
      const { status, refusal } = await backend.ask(`${accounts[role]}@nordkurs`, name, { params, ...body })
      if (status === 403 && refusal['code'] === 'FORBIDDEN') refused.push(role)
    }
    expect(refused).toEqual(ROLES.filter((role) => !permissions.some((permission) => may(role, permission))))
  })
})

test('a rule asks for a permission of its own only where fields of one call belong to different people', () => {
  const root = resolve(import.meta.dirname, '../../mock-server')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const demands = files.flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(/demand\(\w+, '([^']+)'\)/g)].map(
      ([, permission]) => `${file} ${permission}`,
    ),
  )
  // Carrier and customer are also set among other fields, and for many at once; a checked proof is more than its name and
  // its order, and undo takes back whatever was done to a document or a claim.
  expect(demands.toSorted()).toEqual([
    'resources/claims/undo-rules.ts claims.write',
    'resources/documents/bulk.ts documents.verify',
    'resources/documents/document.resource.ts documents.verify',
    'resources/documents/values.ts documents.verify',
    'resources/orders/assignment/carrier.ts orders.assign',
    'resources/orders/edit.ts orders.edit',
  ])
})
