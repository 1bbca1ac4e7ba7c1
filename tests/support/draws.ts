/**
 * Counts what React draws, in the build that people get: it tells a hook on the window of every commit, as it tells its
 * developer tools. Has to be loaded before React (`setupFiles`).
 */
interface Fiber {
  tag: number
  type: unknown
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

interface Hook {
  renderers?: Map<number, unknown>
  supportsFiber?: boolean
  inject?(renderer: unknown): number
  onCommitFiberRoot?(id: number, root: { current: Fiber }, ...rest: unknown[]): void
  onCommitFiberUnmount?(): void
  counters?: Set<Counter>
}

/** What was drawn: how often React wrote to the page, and how often a component of a name was called for it. */
export interface Draws {
  commits: number
  of(component: string): number
  /** All, the most frequent first; for anyone who looks why a test fails. */
  list(): string[]
}

type Counter = (root: { current: Fiber }) => void

const page = window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook }
const hook: Hook = (page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  supportsFiber: true,
  renderers: new Map(),
  inject: () => 1,
})
/** Kept at the hook: the file that prepares the page and the one with the test each load this module. */
const counters = (hook.counters ??= listening())

function listening(): Set<Counter> {
  const found = new Set<Counter>()
  const before = hook.onCommitFiberRoot
  hook.onCommitFiberUnmount ??= () => undefined
  hook.onCommitFiberRoot = (id, root, ...rest) => {
    before?.call(hook, id, root, ...rest)
    for (const count of found) count(root)
  }
  return found
}

/** Starts to count; `end` says what there was. */
export function countDraws(): { end(): Draws } {
  let commits = 0
  const drawn = new Map<string, number>()
  const note = ({ type }: Fiber) => {
    const name = nameOf(type)
    if (name !== undefined) drawn.set(name, (drawn.get(name) ?? 0) + 1)
  }
  const count = (root: { current: Fiber }) => {
    commits += 1
    visit(root.current, note)
  }
  counters.add(count)
  return {
    end() {
      counters.delete(count)
      return {
        commits,
        of: (component) => drawn.get(component) ?? 0,
        list: () => [...drawn].toSorted((a, b) => b[1] - a[1]).map(([name, times]) => `${times} ${name}`),
      }
    },
  }
}

/** React's own mark of a component it has called. */
const PERFORMED_WORK = 1

/** Goes through what one commit has changed; what it has left alone are the same children as before. */
function visit(fiber: Fiber, note: (fiber: Fiber) => void): void {
  const before = fiber.alternate
  if (before === null || (fiber.flags & PERFORMED_WORK) !== 0) note(fiber)
  if (before !== null && before.child === fiber.child) return
  for (let child = fiber.child; child !== null; child = child.sibling) visit(child, note)
}

/** The name of a function component, also in `memo`; of nothing else. */
function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name || undefined
  const inner = typeof type === 'object' && type !== null && 'type' in type ? type.type : undefined
  return typeof inner === 'function' ? inner.name || undefined : undefined
}
