import { expect, test } from 'vitest'
import { fewAtOnce } from '#src/commands/few-at-once.ts'

const turn = () => new Promise((resolve) => setTimeout(resolve))

test('at most so many are under way, and all are done in the end', async () => {
  const [begun, done]: [number[], number[]] = [[], []]
  let most = 0
  await fewAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    begun.push(item)
    most = Math.max(most, begun.length - done.length)
    await turn()
    done.push(item)
  })
  expect([most, begun, done]).toEqual([3, [1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6, 7]])
})

test('what throws ends it: those under way go on, nothing new is begun', async () => {
  const [begun, done]: [number[], number[]] = [[], []]
  const work = fewAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
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
