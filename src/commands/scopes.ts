/**
 * Where a command's keys are alive. The first six are known to the keyboard layer, every other word names a screen
 * (`'orders'`, `'dispatch'`); at most one screen is active at a time.
 */
export type Scope = 'everywhere' | 'list' | 'record' | 'form' | 'wizard' | 'dialog' | (string & Record<never, never>)

/**
 * What can be active beside a base scope. A dialog takes the whole keyboard; the focus is either in a list or in a record
 * (a panel, a detail page), and a list rests while a form has the focus.
 */
const neighbours: ReadonlyMap<Scope, ReadonlySet<Scope>> = new Map([
  ['everywhere', new Set<Scope>(['list', 'alerts', 'record', 'form', 'wizard'])],
  ['list', new Set<Scope>(['everywhere'])],
  // The alerts stand beside a list, but the keyboard is in the one or in the other.
  ['alerts', new Set<Scope>(['everywhere'])],
  ['record', new Set<Scope>(['everywhere', 'form'])],
  ['form', new Set<Scope>(['everywhere', 'record', 'wizard'])],
  ['wizard', new Set<Scope>(['everywhere', 'form'])],
  ['dialog', new Set<Scope>()],
])

/** Screens whose main part is a list: no record has the keyboard while they have it. */
const listScreens: ReadonlySet<Scope> = new Set(['orders'])

/** True when a key of the one scope can meet a key of the other. */
export function canBeTogether(one: Scope, other: Scope): boolean {
  if (one === other) return true
  if (listScreens.has(one) || listScreens.has(other)) {
    const [beside] = listScreens.has(one) ? [other] : [one]
    return beside === 'everywhere' || beside === 'list'
  }
  const known = neighbours.get(one)
  const otherKnown = neighbours.get(other)
  if (known && otherKnown) return known.has(other)
  if (!known && !otherKnown) return false
  return one !== 'dialog' && other !== 'dialog'
}

/** True when one of the command's scopes is active. `'everywhere'` holds wherever no dialog is open. */
export function isInScope(scopes: readonly Scope[], active: ReadonlySet<Scope>): boolean {
  return scopes.some((scope) => (scope === 'everywhere' ? !active.has('dialog') : active.has(scope)))
}
