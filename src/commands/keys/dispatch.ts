import { partsOf, strokesOf } from '#src/ui/keys/key-strings.ts'

/** A key string that works here and now, and the command behind it. */
export interface Binding {
  keys: string
  id: string
}

/** What has been typed of a sequence; empty when none is under way. There is no timeout. */
export type KeySequence = readonly string[]

/** What a stroke means: run a command, wait for more, the sequence is over, or nothing of ours. */
export type Outcome =
  | { kind: 'run'; id: string }
  | { kind: 'pending'; next: readonly Binding[] }
  | { kind: 'ended' }
  | { kind: 'none' }

/** The state after a stroke and what it means. */
export interface Step {
  typed: KeySequence
  outcome: Outcome
}

function startsWith(strokes: KeySequence, typed: KeySequence): boolean {
  return typed.every((stroke, index) => strokes[index] === stroke)
}

/** The bindings that begin with what has been typed. */
export function continuations(bindings: readonly Binding[], typed: KeySequence): readonly Binding[] {
  return bindings.filter((binding) => {
    const strokes = strokesOf(binding.keys)
    return strokes.length > typed.length && startsWith(strokes, typed)
  })
}

/**
 * One stroke further. An unknown key or Esc ends a sequence and does nothing else; a key with Ctrl ends it and works as
 * usual. Where two bindings have the same keys, the first wins.
 */
export function press(typed: KeySequence, stroke: string, bindings: readonly Binding[]): Step {
  const waiting = typed.length > 0
  if (waiting && stroke === 'escape') return { typed: [], outcome: { kind: 'ended' } }
  if (waiting && partsOf(stroke).modifiers.includes('mod')) return press([], stroke, bindings)
  const all = [...typed, stroke]
  const exact = bindings.find((binding) => {
    const strokes = strokesOf(binding.keys)
    return strokes.length === all.length && startsWith(strokes, all)
  })
  if (exact) return { typed: [], outcome: { kind: 'run', id: exact.id } }
  const next = continuations(bindings, all)
  if (next.length > 0) return { typed: all, outcome: { kind: 'pending', next } }
  return { typed: [], outcome: { kind: waiting ? 'ended' : 'none' } }
}
