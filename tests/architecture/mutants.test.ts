import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

interface Mutant {
  file: string
  find: string
  killedBy: string
}

const root = resolve(import.meta.dirname, '../..')

async function mutantsOf(list: string): Promise<Mutant[]> {
  const lists = (await import(resolve(root, `tests/mutants/${list}.mjs`))) as Record<string, Mutant[]>
  return lists[list] ?? []
}

it('every fault of `npm run mutants` still has its one place in the code, and the file that has to notice it', async () => {
  const lists = await Promise.all(['rules', 'planning', 'traffic', 'kits', 'screens'].map(mutantsOf))
  const mutants = lists.flat()
  const places = ({ file, find }: Mutant) => readFileSync(resolve(root, file), 'utf8').split(find).length - 1
  const stale = mutants.filter((mutant) => places(mutant) !== 1 || !existsSync(resolve(root, mutant.killedBy)))
  expect(stale).toEqual([])
  expect(mutants.length).toBeGreaterThanOrEqual(40)
})
