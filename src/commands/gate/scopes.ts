/** What a scope is of: several of one kind stand beside the same others. */
type Family = 'list' | 'grid' | 'record' | 'form' | 'panel' | 'own'

/**
 * Where a command's keys are alive. The first are known to the keyboard layer; a feature brings its own as one of a family, by name
 * (`list:documents` is one list, `own:line` a part of a screen with keys of its own), and every other word names a screen
 * (`'dispatch'`). At most one list and one screen are active at a time.
 */
export type Scope =
  | 'everywhere'
  | 'list'
  | 'tabs'
  | 'grid'
  | 'record'
  | 'form'
  | 'panel'
  | 'dialog'
  | `${Family}:${string}`
  | (string & Record<never, never>)

/**
 * What can be active beside a base scope. A dialog takes the whole keyboard; the focus is either in a list or in a record
 * (a panel, a detail page), and a list rests while a form has the focus.
 */
const neighbours: ReadonlyMap<Scope, ReadonlySet<Scope>> = new Map([
  ['everywhere', new Set<Scope>(['list', 'tabs', 'grid', 'record', 'form', 'panel'])],
  ['list', new Set<Scope>(['everywhere', 'tabs'])],
  // Of several lists on a screen one is shown.
  ['tabs', new Set<Scope>(['everywhere', 'list'])],
  // Cells with a cursor: they have their own meaning of keys, and of those of lists what is said there too.
  ['grid', new Set<Scope>(['everywhere'])],
  ['record', new Set<Scope>(['everywhere', 'form'])],
  ['form', new Set<Scope>(['everywhere', 'record'])],
  ['panel', new Set<Scope>(['everywhere'])],
  ['dialog', new Set<Scope>()],
])

/** What can be active beside one of a family. */
const besideOne: Readonly<Record<Family, ReadonlySet<Scope>>> = {
  // No record has the keyboard while a list has it, whichever list it is.
  list: new Set<Scope>(['everywhere', 'list']),
  grid: new Set<Scope>(['everywhere', 'grid']),
  // A record with more to be done.
  record: new Set<Scope>(['everywhere', 'record', 'form']),
  form: new Set<Scope>(['everywhere', 'form']),
  // A panel with choices of its own: no list and no record has the keyboard meanwhile.
  panel: new Set<Scope>(['everywhere', 'panel']),
  // A part of a screen that has the keys to itself.
  own: new Set<Scope>(['everywhere']),
}

const isFamily = (name: string): name is Family => Object.hasOwn(besideOne, name)

/** The family a feature's own scope is of. */
function familyOf(scope: Scope): Family | undefined {
  const [family = '', name] = scope.split(':', 2)
  return name !== undefined && isFamily(family) ? family : undefined
}

function besides(scope: Scope): ReadonlySet<Scope> | undefined {
  const family = familyOf(scope)
  return family === undefined ? neighbours.get(scope) : besideOne[family]
}

/** The scope of one list beside `list`: what only this list can do. */
export function listScope(name: string): Scope {
  return `list:${name}`
}

/** True when a key of the one scope can meet a key of the other. */
export function canBeTogether(one: Scope, other: Scope): boolean {
  if (one === other) return true
  const [known, otherKnown] = [besides(one), besides(other)]
  if (known && otherKnown) return known.has(other) || otherKnown.has(one)
  if (!known && !otherKnown) return false
  // A screen is beside whatever is on it, but for one list, which is on its own.
  return [one, other].every((scope) => scope !== 'dialog' && familyOf(scope) !== 'list')
}

/** True when one of the command's scopes is active. `'everywhere'` holds wherever no dialog is open. */
export function isInScope(scopes: readonly Scope[], active: ReadonlySet<Scope>): boolean {
  return scopes.some((scope) => (scope === 'everywhere' ? !active.has('dialog') : active.has(scope)))
}
