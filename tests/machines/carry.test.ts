import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createCarryMachine, type CarriedItem, type CarryAnswer } from '#machines/carry.machine.ts'

const ORDER = { orderIds: ['NK-2026-004717'] }
const HERE = { resource: 'vehicle:v1', time: 1000 } as const
const THERE = { resource: 'vehicle:v2', time: 2000 } as const

/** Carrying with a server that answers when the test says so. */
function carrying({ blockers }: { blockers: number | undefined } = { blockers: 0 }) {
  const sent: { carried: CarriedItem; withReason: boolean }[] = []
  const said: string[] = []
  let answer: (answer: CarryAnswer) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const send = (withReason: boolean) => (carried: CarriedItem) => {
    sent.push({ carried, withReason })
    return new Promise<CarryAnswer>((resolve, reject) => {
      answer = resolve
      fail = reject
    })
  }
  const machine = createCarryMachine({
    blockers: () => blockers,
    send: send(false),
    sendWithReason: send(true),
    sayBlocked: () => said.push('blocked'),
    failed: (error) => said.push(error instanceof Error ? error.message : ''),
  })
  const actor = createActor(machine).start()
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    actor,
    sent,
    said,
    tags: () => [...actor.getSnapshot().tags],
    carried: () => actor.getSnapshot().context.carried,
    answer: async (given: CarryAnswer) => (answer(given), await settle()),
    fail: async (message: string) => (fail(new Error(message)), await settle()),
  }
}

test('what is picked up is moved, and put back with nothing sent', () => {
  const { actor, carried, sent, tags } = carrying()
  actor.send({ type: 'pickUp', picked: ORDER, at: HERE })
  expect(carried()).toEqual({ picked: ORDER, at: HERE })
  actor.send({ type: 'move', at: THERE })
  expect(carried()).toEqual({ picked: ORDER, at: THERE })
  actor.send({ type: 'putBack' })
  expect([carried(), tags(), sent]).toEqual([undefined, [], []])
})

test('Enter twice sends once, and while it is on its way nothing moves it', async () => {
  const { actor, carried, sent, tags, answer } = carrying()
  actor.send({ type: 'pickUp', picked: ORDER, at: HERE })
  actor.send({ type: 'drop' })
  actor.send({ type: 'drop' })
  actor.send({ type: 'move', at: THERE })
  actor.send({ type: 'putBack' })
  expect(tags()).toEqual(['carrying', 'sending'])
  expect(sent).toEqual([{ carried: { picked: ORDER, at: HERE }, withReason: false }])
  await answer('planned')
  expect([carried(), tags()]).toEqual([undefined, []])
})

test('what breaks a rule is not sent by Enter, which says so, but with a reason', async () => {
  const { actor, carried, sent, said, tags, answer } = carrying({ blockers: 2 })
  actor.send({ type: 'pickUp', picked: ORDER, at: HERE })
  actor.send({ type: 'drop' })
  expect([sent, said, tags()]).toEqual([[], ['blocked'], ['carrying']])
  actor.send({ type: 'dropWithReason' })
  expect(tags()).toEqual(['carrying', 'asking'])
  await answer('turnedAway')
  expect([carried(), tags()]).toEqual([{ picked: ORDER, at: HERE }, ['carrying']])
  actor.send({ type: 'dropWithReason' })
  await answer('planned')
  expect([sent.map(({ withReason }) => withReason), tags()]).toEqual([[true, true], []])
})

test('a reason is asked for also where nothing stands against the plan', async () => {
  const { actor, sent, tags, answer } = carrying({ blockers: 0 })
  actor.send({ type: 'pickUp', picked: ORDER, at: HERE })
  actor.send({ type: 'dropWithReason' })
  expect(tags()).toEqual(['carrying', 'asking'])
  await answer('planned')
  expect([sent.map(({ withReason }) => withReason), tags()]).toEqual([[true], []])
})

test('nothing is dropped before it could be judged', () => {
  const { actor, sent, said } = carrying({ blockers: undefined })
  actor.send({ type: 'pickUp', picked: ORDER, at: HERE })
  actor.send({ type: 'drop' })
  actor.send({ type: 'dropWithReason' })
  expect([sent, said]).toEqual([[], []])
})

test('what the server refuses stays in hand with its sentences until it is moved', async () => {
  const { actor, carried, tags, answer } = carrying()
  const refusal = { sentences: ['Überschneidung 45 min mit Tour 2621'] }
  actor.send({ type: 'pickUp', picked: ORDER, at: HERE })
  actor.send({ type: 'drop' })
  await answer(refusal)
  expect([carried(), tags()]).toEqual([{ picked: ORDER, at: HERE, refusal }, ['carrying']])
  actor.send({ type: 'move', at: THERE })
  expect(carried()).toEqual({ picked: ORDER, at: THERE })
})

test('a lost answer is told, and the plan is still in hand', async () => {
  const { actor, carried, said, tags, fail } = carrying()
  actor.send({ type: 'pickUp', picked: ORDER, at: HERE })
  actor.send({ type: 'drop' })
  await fail('Keine Verbindung')
  expect([carried(), said, tags()]).toEqual([{ picked: ORDER, at: HERE }, ['Keine Verbindung'], ['carrying']])
})

test('a remedy or another place is held until the next step', () => {
  const { actor, carried } = carrying()
  const placement = { resource: THERE.resource, stops: [], startAt: 3000 }
  actor.send({ type: 'pickUp', picked: ORDER, at: HERE })
  actor.send({ type: 'choose', placement, at: { ...THERE, time: 3000 } })
  expect(carried()).toEqual({ picked: ORDER, at: { ...THERE, time: 3000 }, chosen: placement })
  actor.send({ type: 'move', at: HERE })
  expect(carried()).toEqual({ picked: ORDER, at: HERE })
})
