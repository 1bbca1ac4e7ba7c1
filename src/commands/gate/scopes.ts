/**
 * Where a command's keys are alive. The first six are known to the keyboard layer, `list:documents` is one list, and every
 * other word names a screen (`'dispatch'`); at most one list and one screen are active at a time.
 */
export type Scope =
  | 'everywhere'
  | 'list'
  | 'record'
  | 'form'
  | 'wizard'
  | 'dialog'
  | `list:${string}`
  | (string & Record<never, never>)

/**
 * What can be active beside a base scope. A dialog takes the whole keyboard; the focus is either in a list or in a record
 * (a panel, a detail page), and a list rests while a form has the focus.
 */
const neighbours: ReadonlyMap<Scope, ReadonlySet<Scope>> = new Map([
  [
    'everywhere',
    new Set<Scope>([
      'list',
      'tabs',
      'alerts',
      'board',
      'carrying',
      'joining',
      'map',
      'proposals',
      'day',
      'record',
      'document',
      'form',
      'wizard',
      'line',
    ]),
  ],
  ['list', new Set<Scope>(['everywhere', 'tabs'])],
  // Of several lists on a screen one is shown.
  ['tabs', new Set<Scope>(['everywhere', 'list'])],
  // The alerts stand beside a list, but the keyboard is in the one or in the other.
  ['alerts', new Set<Scope>(['everywhere'])],
  // The planning board has its own meaning of keys, and of those of lists what is said there too.
  ['board', new Set<Scope>(['everywhere'])],
  // What is carried over the planning board has the keys to itself, and so have the stops it is held among.
  ['carrying', new Set<Scope>(['everywhere'])],
  ['joining', new Set<Scope>(['everywhere'])],
  // The map is a panel of its own with keys of its own.
  ['map', new Set<Scope>(['everywhere'])],
  // A line that is typed stands below the screen.
  ['line', new Set<Scope>(['everywhere'])],
  // Panels with choices of their own: no list and no record has the keyboard meanwhile.
  ['proposals', new Set<Scope>(['everywhere'])],
  ['day', new Set<Scope>(['everywhere'])],
  ['record', new Set<Scope>(['everywhere', 'document', 'form'])],
  // A document is a record with more to be done.
  ['document', new Set<Scope>(['everywhere', 'record', 'form'])],
  ['form', new Set<Scope>(['everywhere', 'record', 'document', 'wizard'])],
  ['wizard', new Set<Scope>(['everywhere', 'form'])],
  ['dialog', new Set<Scope>()],
])

/** The scope of one list beside `list`: what only this list can do. */
export function listScope(name: string): Scope {
  return `list:${name}`
}

/** No record has the keyboard while a list has it, whichever list it is. */
const isOneList = (scope: Scope) => scope.startsWith('list:')

/** True when a key of the one scope can meet a key of the other. */
export function canBeTogether(one: Scope, other: Scope): boolean {
  if (one === other) return true
  if (isOneList(one) || isOneList(other)) {
    const beside = isOneList(one) ? other : one
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
