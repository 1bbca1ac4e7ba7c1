import { expect, it } from 'vitest'
import { drawnBoard } from './drawn-boards.ts'
import { fingerprints, linesOf, seedsUpTo } from './fingerprints.ts'
import { brokenCodes, verdictsOn } from './told-of-boards.ts'

const BOARDS = 120
const verdicts = new Map<number, ReturnType<typeof verdictsOn>>()

/** The verdicts on a board, which both tests read. */
function verdictsOf(seed: number) {
  const known = verdicts.get(seed) ?? verdictsOn(drawnBoard(seed))
  verdicts.set(seed, known)
  return known
}

it('the verdicts of planning on drawn boards stay as they are', async () => {
  await expect(fingerprints(BOARDS, verdictsOf)).toMatchFileSnapshot('drawn-boards/verdicts.txt')
})

it('nearly every rule of planning strikes, each as often as it did', async () => {
  const counts = new Map<string, number>()
  for (const seed of seedsUpTo(BOARDS))
    for (const code of brokenCodes(verdictsOf(seed))) counts.set(code, (counts.get(code) ?? 0) + 1)
  const lines = [...counts].toSorted().map(([code, count]) => `${code} ${count}`)
  await expect(linesOf(lines)).toMatchFileSnapshot('drawn-boards/codes.txt')
  expect(counts.size).toBeGreaterThan(95)
})
