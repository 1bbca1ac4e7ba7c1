import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { screenTable, shortcutTable, withPart } from '#tests/support/readme-tables.ts'
import arrows from './module-arrows.json'

const root = resolve(import.meta.dirname, '../..')
const path = resolve(root, 'README.md')
const readme = () => readFileSync(path, 'utf8')

/** The text between the marks of a part. */
function part(name: string): string {
  const [, text = ''] = new RegExp(`<!-- ${name} -->([^]*)<!-- /${name} -->`).exec(readme()) ?? []
  return text
}

const links = (text: string) => [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target]) => target ?? '')
const foldersIn = (folder: string) =>
  readdirSync(resolve(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
    .toSorted()

it.each([
  ['docs/keys.md', 'shortcuts', shortcutTable],
  ['docs/screens.md', 'screens', screenTable],
])('the table of %s is current (UPDATE_README=1 writes it)', (file, name, table) => {
  const text = readFileSync(resolve(root, file), 'utf8')
  const current = withPart(text, name, table())
  if (process.env['UPDATE_README'] === '1') writeFileSync(resolve(root, file), current)
  expect(text).toBe(current)
})

it.each(['README.md', 'tests/README.md', 'docs/keys.md', 'docs/screens.md', 'docs/assumptions.md', 'docs/security.md'])(
  'every file and folder %s links to exists',
  (file) => {
    const folder = dirname(resolve(root, file))
    const targets = links(readFileSync(resolve(root, file), 'utf8'))
    expect(targets.filter((target) => !existsSync(resolve(folder, target)))).toEqual([])
    if (file === 'README.md') expect(targets.length).toBeGreaterThan(5)
  },
)

it('the README is read in some minutes: at most 12 kB, with a link to each page of the documentation', () => {
  expect(Buffer.byteLength(readme())).toBeLessThanOrEqual(12_000)
  const pages = readdirSync(resolve(root, 'docs')).filter((name) => name.endsWith('.md'))
  expect(pages.filter((name) => !links(readme()).includes(`docs/${name}`))).toEqual([])
})

it('the map names every folder of the product, and the table of kits every kit', () => {
  const mapped = links(part('folders')).filter((target) => target.startsWith('src/') && !target.endsWith('.ts'))
  expect(mapped.toSorted()).toEqual(foldersIn('src'))
  expect(links(part('kits')).toSorted()).toEqual(foldersIn('src/records'))
})

it('names every layer there is a rule for in the order of imports', () => {
  const folders = Object.keys(arrows.layers).filter((folder) => folder !== 'src/main.tsx')
  const layers = folders.map((folder) => folder.replace(/^(?:src|mock-server)\//, ''))
  const [, drawn = ''] = /```\n(domain ←[^]*?)```/.exec(readme()) ?? []
  expect([...new Set(drawn.match(/[a-z0-9-]+/g))].toSorted()).toEqual(layers.toSorted())
})

/** A path with its noun or language left open. */
const pattern = (named: string) =>
  new RegExp(`^${named.replaceAll('.', '\\.').replaceAll(/(?<![a-z])xx?(?![a-z])/g, '[\\w-]+')}(?:$|/)`)

it('what one writes to add something is written like that today', () => {
  const known = ['src', 'mock-server', 'machines', 'tests'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  const rows = part('additions')
    .split('\n')
    .filter((row) => row.startsWith('| ') && !row.startsWith('| I want'))
  const unfounded = rows.flatMap((row) =>
    [...row.matchAll(/`((?:src|mock-server|machines|tests)\/[^`]+)`/g)]
      .map(([, named = '']) => named)
      .filter((named) => !known.some((file) => pattern(named).test(file))),
  )
  expect(unfounded).toEqual([])
  const sources = known
    .filter((file) => /^(?:src|mock-server)\/.*\.tsx?$/.test(file))
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join('\n')
  const names = [...part('additions').matchAll(/`<?([a-z]\w*[A-Z]\w*|[A-Z]\w+|handle)(?:\(\)|>)?`/g)].map(
    ([, name = '']) => name,
  )
  expect(names.filter((name) => !new RegExp(`\\b(?:function|const|interface|type) ${name}\\b`).test(sources))).toEqual(
    [],
  )
  expect([rows.length > 12, names.length > 8]).toEqual([true, true])
})

it('every command the README names is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { scripts: object }
  const named = [...readme().matchAll(/npm (?:run )?([a-z-]+)/g)].map(([, name]) => name ?? '')
  const known = new Set([...Object.keys(scripts), 'ci', 'run'])
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
