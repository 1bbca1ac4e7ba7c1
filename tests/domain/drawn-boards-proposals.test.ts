import { expect, it } from 'vitest'
import { dayWorld, plannedDay, smallLoads } from './day-world.ts'
import { drawnBoard } from './drawn-boards.ts'
import { fingerprints } from './fingerprints.ts'
import { AREAS } from './told-of-boards.ts'

/** How many boards each part of planning is told of: what takes long, of fewer. */
const BOARDS = { remedies: 80, proposals: 16 } as const satisfies Partial<Record<keyof typeof AREAS, number>>

it.each(Object.entries(BOARDS))('the %s of planning on drawn boards stay as they are', async (area, count) => {
  const tell = AREAS[area as keyof typeof BOARDS]
  await expect(fingerprints(count, (seed) => tell(drawnBoard(seed)))).toMatchFileSnapshot(`drawn-boards/${area}.txt`)
})

it.each([
  ['days of small loads', smallLoads, 8],
  ['days of trucks with tours', (seed: number) => dayWorld(5, 8, seed), 8],
  ['days of anything', drawnBoard, 12],
] as const)('what is proposed for %s stays as it is', async (name, boardOf, count) => {
  const plans = fingerprints(count, (seed) => plannedDay(boardOf(seed), 24).plan)
  await expect(plans).toMatchFileSnapshot(`drawn-boards/${name.replaceAll(' ', '-')}.txt`)
})
