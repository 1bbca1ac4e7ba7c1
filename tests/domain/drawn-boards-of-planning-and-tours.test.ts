import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { dayWorld, plannedDay, smallLoads } from './day-world.ts'
import { drawnBoard } from './drawn-boards.ts'
import { AREAS, brokenOn } from './told-of-boards.ts'

/**
 * How many boards each part of planning is told of: what takes long, of fewer. What it says is no proof that it is right (the tables
 * and the checker by the law's text are); it shows which boards a change of a rule touches, to the minute, the kilometre and the cent.
 * `npx vitest run --project node -u` with this file's name writes what is said now.
 */
const BOARDS = {
  rows: 150,
  verdicts: 120,
  loads: 300,
  joined: 60,
  remedies: 80,
  proposals: 16,
  offers: 80,
} as const satisfies Record<keyof typeof AREAS, number>

const fingerprint = (said: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(said) ?? '')
    .digest('hex')
    .slice(0, 12)

const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

describe('On drawn boards', () => {
  it.each(Object.entries(BOARDS))(
    'what planning says of %s stays as it is',
    async (area, count) => {
      const tell = AREAS[area as keyof typeof AREAS]
      const lines = seeds(count).map((seed) => `${seed} ${fingerprint(tell(drawnBoard(seed)))}`)
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`drawn-boards/${area}.txt`)
    },
    120_000,
  )

  it.each([
    ['days of small loads', smallLoads, 8],
    ['days of trucks with tours', (seed: number) => dayWorld(5, 8, seed), 8],
    ['days of anything', drawnBoard, 12],
  ] as const)(
    'what is proposed for %s stays as it is',
    async (name, boardOf, count) => {
      const lines = seeds(count).map((seed) => `${seed} ${fingerprint(plannedDay(boardOf(seed), 24).plan)}`)
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`drawn-boards/${name.replaceAll(' ', '-')}.txt`)
    },
    120_000,
  )

  it('nearly every rule of planning strikes, each as often as it did', async () => {
    const counts = new Map<string, number>()
    for (const seed of seeds(120))
      for (const [code, count] of brokenOn(drawnBoard(seed))) counts.set(code, (counts.get(code) ?? 0) + count)
    const lines = [...counts].toSorted().map(([code, count]) => `${code} ${count}`)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('drawn-boards/codes.txt')
    expect(counts.size).toBeGreaterThan(95)
  }, 120_000)
})
