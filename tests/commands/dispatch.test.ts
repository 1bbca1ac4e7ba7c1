import { expect, test } from 'vitest'
import { press, type Binding, type Outcome, type KeySequence } from '#src/commands/keys/dispatch.ts'

const bindings: readonly Binding[] = [
  { keys: 'g o', id: 'goto.orders' },
  { keys: 'g d', id: 'goto.dispatch' },
  { keys: 'o', id: 'other' },
  { keys: 'j', id: 'list.down' },
  { keys: 'y y', id: 'copy.record' },
  { keys: 'mod+k', id: 'palette.open' },
  { keys: 'escape', id: 'list.clear' },
]

function type(...strokes: string[]): { typed: KeySequence; outcomes: Outcome[] } {
  let typed: KeySequence = []
  const outcomes: Outcome[] = []
  for (const stroke of strokes) {
    const step = press(typed, stroke, bindings)
    typed = step.typed
    outcomes.push(step.outcome)
  }
  return { typed, outcomes }
}

const afterG: Outcome = {
  kind: 'pending',
  next: [
    { keys: 'g o', id: 'goto.orders' },
    { keys: 'g d', id: 'goto.dispatch' },
  ],
}

test.each<[string, string[], Outcome[]]>([
  ['one key runs its command', ['j'], [{ kind: 'run', id: 'list.down' }]],
  ['two keys run theirs', ['g', 'o'], [afterG, { kind: 'run', id: 'goto.orders' }]],
  ['the second key alone means something else', ['o'], [{ kind: 'run', id: 'other' }]],
  [
    'the same key twice',
    ['y', 'y'],
    [
      { kind: 'pending', next: [bindings[4]!] },
      { kind: 'run', id: 'copy.record' },
    ],
  ],
  ['an unknown second key ends the sequence and does nothing', ['g', 'j'], [afterG, { kind: 'ended' }]],
  ['Esc ends the sequence and nothing else', ['g', 'escape'], [afterG, { kind: 'ended' }]],
  ['Esc without a sequence is a key like others', ['escape'], [{ kind: 'run', id: 'list.clear' }]],
  ['Ctrl+K works in the middle of a sequence', ['g', 'mod+k'], [afterG, { kind: 'run', id: 'palette.open' }]],
  ['a key of nobody is nothing', ['q'], [{ kind: 'none' }]],
])('%s', (_name, strokes, outcomes) => {
  expect(type(...strokes).outcomes).toEqual(outcomes)
})

test('after each command and each end nothing is pending', () => {
  expect(type('g').typed).toEqual(['g'])
  expect(type('g', 'o').typed).toEqual([])
  expect(type('g', 'escape').typed).toEqual([])
  expect(type('g', 'mod+k').typed).toEqual([])
})
