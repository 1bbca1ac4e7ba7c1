import { expect, test } from 'vitest'
import { nameOfWorld, verbsOfWishes, worldOfAddress, worldOfName } from '#mock-server/hosts/world-name.ts'

test('The address may ask for a larger fleet and more tours, also where its worker is asked by name', () => {
  const world = { seed: 4711, scale: 540, vehicles: 10_000 }
  expect(worldOfAddress('?scale=540&vehicles=10000')).toEqual(world)
  expect(worldOfName(nameOfWorld(world))).toEqual(world)
  const board = { seed: 4711, scale: 1, vehicles: 236, tours: 1500 }
  expect(worldOfAddress('?vehicles=236&tours=1500')).toEqual(board)
  expect(worldOfName(nameOfWorld(board))).toEqual(board)
  expect(worldOfName(nameOfWorld({ seed: 4711, scale: 1, tours: 9 }))).toEqual({ seed: 4711, scale: 1, tours: 9 })
  expect(worldOfAddress('?vehicles=viele')).toEqual({ seed: 4711, scale: 1 })
})

test.each([
  ['', 4711, 1],
  ['?seed=7', 7, 1],
  ['?scale=250', 4711, 250],
  ['?status=CREATED&seed=20261123&scale=2.5', 4711, 2.5],
  ['?seed=7&scale=2.5&faults', 7, 2.5],
  ['?seed=-1&scale=viel', 4711, 1],
  ['?seed=1.5&scale=1e9', 4711, 1],
])(
  'The address "%s" asks for the world %i at scale %f, also where its worker is asked by name',
  (search, seed, scale) => {
    expect(worldOfAddress(search)).toEqual({ seed, scale })
    expect(worldOfName(nameOfWorld(worldOfAddress(search)))).toEqual({ seed, scale })
  },
)

test('An address can wish for what happens in a world, which is another one then than that of everyday', () => {
  const world = worldOfAddress(
    '?status=CREATED&seed=4712&scenario=stau-a2&latency=300&fail=orders.list:500:2&fail=*:429',
  )
  const wishes = 'scenario=stau-a2&latency=300&fail=orders.list%3A500%3A2&fail=*%3A429'
  expect(world).toEqual({ seed: 4712, scale: 1, wishes })
  expect(worldOfName(nameOfWorld(world))).toEqual(world)
  expect(verbsOfWishes(wishes)).toEqual([
    { do: 'latency', milliseconds: 300 },
    { do: 'fail', name: 'orders.list', status: 500, times: 2 },
    { do: 'fail', name: '*', status: 429 },
    { do: 'scenario', name: 'stau-a2' },
  ])
  expect(worldOfAddress('?scenario=harm&latency=viel&fail=orders.list&fail=orders.list:99')).toEqual({
    seed: 4711,
    scale: 1,
  })
})
