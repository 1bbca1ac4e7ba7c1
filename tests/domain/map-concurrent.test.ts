import { expect, test } from 'vitest'
import { mapConcurrent } from '#src/domain/basics/map-concurrent.ts'

const turn = () => new Promise((resolve) => setTimeout(resolve))

test('at most so many are under way, all are done in the end, and each result has the place of its item', async () => {
  const [begun, done]: [number[], number[]] = [[], []]
  let most = 0
  const results = await mapConcurrent([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    begun.push(item)
    most = Math.max(most, begun.length - done.length)
    for (let rest = item % 3; rest >= 0; rest -= 1) await turn()
    done.push(item)
    return item * 10
  })
  expect([most, begun, done.toSorted()]).toEqual([3, [1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6, 7]])
  expect(results).toEqual([10, 20, 30, 40, 50, 60, 70])
})

test('what throws ends it: those under way go on, nothing new is begun', async () => {
  const [begun, done]: [number[], number[]] = [[], []]
  const work = mapConcurrent([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    begun.push(item)
    if (item === 2) throw new Error('Nicht erreichbar')
    await turn()
    done.push(item)
  })
  await expect(work).rejects.toThrow('Nicht erreichbar')
  await turn()
  await turn()
  expect([begun, done]).toEqual([
    [1, 2, 3],
    [1, 3],
  ])
})
