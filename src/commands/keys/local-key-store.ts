import { isSingleKey } from './keys.ts'
import { openDialog } from './own-keys.ts'

/** A key of one part of the screen, for a choice that is no command: `1` to `5` for the rows in front of one. */
export interface LocalKey {
  /** As keys are declared: `'1'`, `'escape'`. */
  keys: string
  /** What it does, in the person's language: for the overview. */
  title: string
  /** Only with the focus in its part: elsewhere the same letter moves through another list. */
  withFocus?: true
  /** Goes on while it is held. */
  repeatable?: true
  run(): void
}

interface Entry {
  element(): HTMLElement | null
  keys(): readonly LocalKey[]
}

/** The local keys of the parts now on the screen. */
export interface LocalKeyStore {
  /** Returns how to take them away again. */
  add(entry: Entry): () => void
  /** Those alive here and now: first of the part that has the focus. */
  here(): readonly LocalKey[]
  /** The one this stroke means here and now; single keys only while they are switched on. */
  find(stroke: string, singleKeys: boolean): LocalKey | undefined
}

export function createLocalKeyStore(): LocalKeyStore {
  const entries: Entry[] = []
  const here = () => {
    const alive = entries.filter((entry) => isHere(entry.element()))
    const isNear = (entry: Entry) => entry.element()?.contains(document.activeElement) === true
    const far = alive.filter((entry) => !isNear(entry)).flatMap((entry) => entry.keys())
    return [...alive.filter(isNear).flatMap((entry) => entry.keys()), ...far.filter(({ withFocus }) => !withFocus)]
  }
  return {
    add(entry) {
      entries.push(entry)
      return () => void entries.splice(entries.indexOf(entry), 1)
    },
    here,
    find: (stroke, singleKeys) =>
      singleKeys || !isSingleKey(stroke) ? here().find(({ keys }) => keys === stroke) : undefined,
  }
}

/** The part has the focus, or nothing has it; what lies behind an open dialog rests. */
function isHere(part: HTMLElement | null): boolean {
  if (part === null) return false
  const dialog = openDialog()
  if (dialog !== undefined) return dialog.contains(part)
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.contains(part) || part.contains(focused)
}
