import { expect, it } from 'vitest'
import type { Board } from '#src/domain/planning/facts/board.ts'
import { drawnBoard } from './drawn-boards.ts'
import { fingerprints } from './fingerprints.ts'
import { AREAS } from './told-of-boards.ts'

/** How many boards each part of planning is told of: what takes long, of fewer. */
const BOARDS = { rows: 150, loads: 300, joined: 60, offers: 80 } as const satisfies Partial<
  Record<keyof typeof AREAS, number>
>

const boards = new Map<number, Board>()
function boardOf(seed: number): Board {
  const board = boards.get(seed) ?? drawnBoard(seed)
  boards.set(seed, board)
  return board
}

it.each(Object.entries(BOARDS))('what planning says of %s on drawn boards stays as it is', async (area, count) => {
  const tell = AREAS[area as keyof typeof BOARDS]
  await expect(fingerprints(count, (seed) => tell(boardOf(seed)))).toMatchFileSnapshot(`drawn-boards/${area}.txt`)
})
