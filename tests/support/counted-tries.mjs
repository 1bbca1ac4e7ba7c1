import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Lies beside the packages: it outlives runs and branches, and is no one's to commit. */
const FILE = resolve(import.meta.dirname, '../../node_modules/.cache/second-tries.json')

/**
 * Counts what passed only at the second try, over the runs of a step on this machine, and answers a line for each such test of this
 * run: how often in how many runs. A file that cannot be read starts over.
 */
export function countSecondTries(step, tests, file = FILE) {
  const known = read(file)
  const { runs = 0, times = {} } = known[step] ?? {}
  const counted = { ...times }
  for (const test of tests) counted[test] = (counted[test] ?? 0) + 1
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...known, [step]: { runs: runs + 1, times: counted } }, null, 2))
  return tests.map((test) => `${test} (${counted[test]} in ${runs + 1} runs)`)
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
