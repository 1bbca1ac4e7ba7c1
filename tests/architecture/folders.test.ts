import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const MOST_FILES = 20
/** They are applied in the order of their names, and none goes. */
const GROWS = 'mock-server/store/sql/migrations'

function sizes(folder: string): [folder: string, files: number][] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  const own = entries.filter((entry) => entry.isFile()).length
  return [[folder, own], ...entries.flatMap((entry) => (entry.isDirectory() ? sizes(`${folder}/${entry.name}`) : []))]
}

it('a folder has at most twenty files; what has more has rooms', () => {
  const large = ['src', 'machines', 'mock-server']
    .flatMap(sizes)
    .filter(([folder, files]) => files > MOST_FILES && folder !== GROWS)
  expect(large).toEqual([])
})
