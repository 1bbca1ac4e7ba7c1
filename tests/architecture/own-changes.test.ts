import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ENTITY_KINDS, entities } from '#src/contract/entities.ts'
import { endpoints, type EndpointName } from '#src/contract/index.ts'

/** Reads that ask by POST because their question is long, and what only says that somebody has looked: nobody takes that back. */
const READS: readonly string[] = [
  'orders.statistics',
  'orders.search',
  'imports.known',
  'emails.readFile',
  'emails.open',
]

/** Calls that change records by another name than theirs. */
const ALSO: readonly string[] = ['wizard.createOrder']

const resources = ENTITY_KINDS.map((kind) => `${entities[kind].entity}.`)
const changing = new Set<string>(
  (Object.keys(endpoints) as EndpointName[])
    .filter((name) => endpoints[name].method !== 'GET' && resources.some((resource) => name.startsWith(resource)))
    .filter((name) => !READS.includes(name))
    .concat(ALSO as EndpointName[]),
)

/** Pass a call on whose name they are told: the client's own edges, and the kits. No feature does. */
const TOLD_A_NAME: readonly string[] = [
  // Hands on what commands call, and sees when a change goes out.
  'src/commands/gate/command-runner.ts',
  'src/api/query.ts',
  // Hands on what a backend that offers less is asked.
  'src/api/extras/limited-backend.late.ts',
  'src/app/actors.ts',
  'src/app/session/scope.ts',
  'src/app/undo/undo-sending.late.ts',
  'src/records/list/rows/page-query.ts',
  'src/workspace/shell/document-title.ts',
]

/** How a call has its key: by name, or in the request a kit made; a dry run changes nothing and has none. */
const KEY = /\bidempotencyKey(?:: [\w.]+)?|\.\.\.(?:request|rest)\b|, request$|\bdryRun: true\b/

/** Those a kit hands over. */
const HANDED = [
  'idempotencyKey',
  'idempotencyKey: sending.idempotencyKey',
  '...request',
  ', request',
  '...rest',
  'dryRun: true',
]

/** The wizard's machine has the key of its creation; `use-wizard.tsx` notes that there is no way back from it. */
const WIZARD = 'src/features/order-wizard/session/wizard-ports.ts'

/** A file in the queue has one key, however often it is sent; `filing.ts` notes the way back. */
const UPLOADS = 'src/features/documents/upload/document-uploads.ts'

/** Who may make the key of an own change, or send with one: the kits that note the way back, and the way back itself. */
const SENDERS: readonly string[] = [
  'src/app/undo/undo-sending.late.ts',
  // Many orders in parts, each with a key of its own, and one way back for all; what is remembered of a sender has none.
  'src/features/imports/work/create.late.ts',
  'src/features/imports/work/mapping-memory.ts',
  // Sessions that end and mails that go out are noted as what does not go back.
  'src/features/admin/invite/invitation.panel.tsx',
  'src/features/admin/people/user-acts.late.ts',
  WIZARD,
  'src/records/bulk/deletion.ts',
  'src/records/bulk/entity-plan.ts',
  'src/records/changes/change-records.ts',
  'src/records/changes/intent-key.ts',
  'src/records/fields/editable-entity.ts',
]

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ file: `src/${path}`, text: readFileSync(`src/${path}`, 'utf8') }))

interface Site {
  file: string
  name: string | undefined
  /** The key it is sent with, as it is written. */
  key: string | undefined
  text: string
}

const sites = files.flatMap(({ file, text }): Site[] =>
  [...text.matchAll(/(?<![\w.]|function )(?:[\w.]*\.)?call\(\s*([^,)\s]+)/g)].flatMap(({ 1: argument = '', index }) => {
    const name = /^'([\w.]+)'$/.exec(argument)?.[1]
    if (name === undefined && !/^\w+$/.test(argument)) return []
    return [{ file, name, key: KEY.exec(argumentsAt(text, index))?.[0], text }]
  }),
)

/** What stands in the parentheses that open next. */
function argumentsAt(text: string, index: number): string {
  const start = text.indexOf('(', index)
  let open = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') open += 1
    if (text[at] === ')') open -= 1
    if (open === 0) return text.slice(start, at)
  }
  return text.slice(start)
}

test('only a kit that notes the way back makes the key of an own change, and hands it to whoever sends', () => {
  const makers = files.filter(({ text }) =>
    /\b(?:ownSender|suppressingEcho)\b/.test(text.replace(/export async function suppressingEcho/, '')),
  )
  expect(makers.map(({ file }) => file).toSorted()).toEqual(SENDERS.toSorted())
})

test('a call that changes a record is sent with the key it is handed, and no other', () => {
  const changes = sites.filter(({ name }) => name !== undefined && changing.has(name))
  const astray = changes.filter(({ file, key, text }) => {
    if (file === WIZARD) return key !== 'idempotencyKey: key'
    if (file === UPLOADS) return key !== ', request'
    return !HANDED.includes(key ?? '') || /randomUUID/.test(text)
  })
  expect(astray.map(({ file, name, key }) => `${file}: ${name} ${key}`)).toEqual([])
  // The pattern sees what it is meant for.
  expect(changes.length).toBeGreaterThan(8)
})

test('a call whose name is not written where it is made is one of those known, none of them in a feature', () => {
  const astray = sites.filter(({ file, name }) => name === undefined && !TOLD_A_NAME.includes(file))
  expect(astray.map(({ file }) => file)).toEqual([])
  expect(TOLD_A_NAME.filter((file) => file.startsWith('src/features/'))).toEqual([])
})
