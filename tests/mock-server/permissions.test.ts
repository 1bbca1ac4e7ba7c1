import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

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
