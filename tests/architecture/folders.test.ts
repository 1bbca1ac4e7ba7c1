import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const MOST_FILES = 20

/** Folders that still have more, and how many; a file less is noted here, one more wants a room. */
const LARGE = {
  'mock-server/core': 25,
  // A file for each kind of record.
  'mock-server/seed': 40,
  'src/app': 41,
  // A file for each noun.
  'src/contract': 35,
  'src/features/account': 25,
  'src/features/chrome': 24,
  'src/features/order-papers': 22,
  'src/features/orders/record': 24,
  'src/records/fields': 26,
  'src/records/list': 30,
  'src/ui': 41,
  'src/workspace': 37,
}

function sizes(folder: string): [folder: string, files: number][] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  const own = entries.filter((entry) => entry.isFile()).length
  return [[folder, own], ...entries.flatMap((entry) => (entry.isDirectory() ? sizes(`${folder}/${entry.name}`) : []))]
}

it('a folder has at most twenty files; what has more has rooms', () => {
  const large = ['src', 'machines', 'mock-server'].flatMap(sizes).filter(([, files]) => files > MOST_FILES)
  expect(Object.fromEntries(large)).toEqual(LARGE)
})
