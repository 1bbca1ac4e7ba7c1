import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import type * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { describeApi } from '#mock-server/description/describe-api.ts'
import { endpoints } from '#src/contract/index.ts'
import { callRows } from '#tests/conformance/section-7-rows.ts'
import { contractComments } from '#tests/support/contract-comments.ts'

const root = resolve(import.meta.dirname, '../..')
const file = resolve(root, 'docs/openapi.json')
const modules = import.meta.glob<Record<string, unknown>>('/src/contract/**/*.ts', { eager: true })

/** Every schema the contract exports, by its name. */
function namedSchemas(): Record<string, z.ZodMiniType> {
  const named: Record<string, z.ZodMiniType> = {}
  const taken = new Set<unknown>()
  for (const exported of Object.values(modules).flatMap((module) => Object.entries(module))) {
    const [name, value] = exported
    if (!/^[A-Z][a-z]/.test(name) || typeof value !== 'object' || value === null || !('_zod' in value)) continue
    const schema = value as z.ZodMiniType
    if (!isRecord(schema) || taken.has(value)) continue
    if (Object.hasOwn(named, name)) throw new Error(`Two schemas are called ${name}`)
    taken.add(value)
    named[name] = schema
  }
  return named
}

/** A record, or one that is read from what a tolerant server sends. */
function isRecord({ _zod: { def } }: z.ZodMiniType): boolean {
  if (def.type === 'pipe' && 'out' in def) return isRecord(def.out as z.ZodMiniType)
  return def.type === 'object'
}

/** A line for each call and each schema: what a change of the contract changes is read at a glance. */
function printed({ paths = {}, components = {}, ...rest }: ReturnType<typeof describeApi>): string {
  const lines = (entries: object, depth: number): string =>
    Object.entries(entries)
      .map(([key, value]: [string, object]) => {
        const inner = depth > 0 ? `{\n${lines(value, depth - 1)}\n}` : JSON.stringify(value)
        return `${JSON.stringify(key)}: ${inner}`
      })
      .join(',\n')
  return `{\n${lines(rest, 0)},\n"paths": {\n${lines(paths, 1)}\n},\n"components": {\n${lines(components, 1)}\n}\n}\n`
}

const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string }
const comments = contractComments(resolve(root, 'src/contract'))
const current = () =>
  describeApi({
    version,
    schemas: namedSchemas(),
    commentOf: (name) => comments.calls.get(name),
    fieldCommentOf: (schema, field) => comments.fields.get(`${schema}.${field}`),
    statusOf: (name) => callRows[name]?.status ?? 200,
  })

test('docs/openapi.json is what the contract says (UPDATE_README=1 writes it)', () => {
  const text = printed(current())
  if (process.env['UPDATE_README'] === '1') writeFileSync(file, text)
  expect(existsSync(file) && readFileSync(file, 'utf8') === text).toBe(true)
})

test('it is an OpenAPI 3.1 document by the published schema', async () => {
  const result = await new Validator().validate(readFileSync(file, 'utf8'))
  expect(result).toEqual({ valid: true })
})

test('it has every call of the contract, each once', () => {
  const { paths = {} } = current()
  const described = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation: { operationId?: string }) => operation.operationId ?? []),
  )
  expect(described.toSorted()).toEqual(Object.keys(endpoints).toSorted())
})
