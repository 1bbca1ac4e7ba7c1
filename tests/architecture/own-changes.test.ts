import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ENTITY_KINDS, entities } from '#src/contract/entities.ts'
import { endpoints, type EndpointName } from '#src/contract/index.ts'

/** Reads that ask by POST because their question is long. */
const READS: readonly string[] = ['orders.statistics', 'orders.search']

/** Calls that change records by another name than theirs. */
const ALSO: readonly string[] = ['wizard.createOrder']

const resources = ENTITY_KINDS.map((kind) => `${entities[kind].entity}.`)
const changing = new Set<string>(
  (Object.keys(endpoints) as EndpointName[])
    .filter((name) => endpoints[name].method !== 'GET' && resources.some((resource) => name.startsWith(resource)))
    .filter((name) => !READS.includes(name))
    .concat(ALSO as EndpointName[]),
)

/** Handed to a kit as they stand: the kit makes the key, sends, shows and notes. */
const HANDED_TO_A_KIT: readonly string[] = [
  'src/features/orders/fields/order-fields.ts',
  'src/features/orders/bulk/plan.tsx',
]

/** Pass a call on whose name they are told: the client's own edges, and the commands whose endpoint is their own name. */
const TOLD_A_NAME: readonly string[] = [
  'src/api/query.ts',
  'src/app/actors.ts',
  'src/app/session-scope.tsx',
  'src/app/undo-ports.ts',
  'src/features/dispatch/dispatch.commands.ts',
  'src/features/notifications/alert-changes.ts',
  'src/records/list/page-query.ts',
]

const KEYED = /from '[^']*changes\/(?:intent-key|own-news)\.ts'/
const NOTED = /from '[^']*(?:changes\/(?:change-records|own-steps)|order-changes|records\/bulk\/[\w-]+)\.ts'/

interface Site {
  file: string
  name: string | undefined
  text: string
}

function sites(): Site[] {
  const found: Site[] = []
  for (const path of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path)) continue
    const file = `src/${path}`
    const text = readFileSync(file, 'utf8')
    for (const [, argument = ''] of text.matchAll(/(?<![\w.]|function )(?:[\w.]*\.)?call\(\s*([^,)\s]+)/g)) {
      const name = /^'([\w.]+)'$/.exec(argument)?.[1]
      if (name !== undefined || /^\w+$/.test(argument)) found.push({ file, name, text })
    }
  }
  return found
}

test('a call that changes a record is sent with a key by the kit and noted in the history of own changes', () => {
  const all = sites()
  const astray = all.flatMap(({ file, name, text }) => {
    if (name === undefined || !changing.has(name) || HANDED_TO_A_KIT.includes(file)) return []
    const isNoted = NOTED.test(text) || ALSO.includes(name)
    return KEYED.test(text) && isNoted ? [] : [`${file}: ${name}`]
  })
  expect(astray).toEqual([])
  // The pattern sees what it is meant for.
  expect(all.filter(({ name }) => name !== undefined && changing.has(name)).length).toBeGreaterThan(8)
})

test('a call whose name is not written where it is made is one of those known', () => {
  const known = new Set([...TOLD_A_NAME, 'src/workspace/document-title.ts'])
  const astray = sites().filter(({ file, name }) => name === undefined && !known.has(file))
  expect(astray.map(({ file }) => file)).toEqual([])
})
