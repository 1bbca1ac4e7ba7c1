import { isTextField } from './own-keys.ts'

/** Milliseconds after which a field that is still not there is not waited for any more: a panel may have to load first. */
const PATIENCE = 3000

/**
 * Runs what opens a field, and holds the keys that are pressed until that is there, so that none of them runs a command; then
 * they are pressed in it, in their order. Esc gives up, and what no field comes for is dropped. A command that fails has nothing
 * to wait for; one that only may open something (`mayOpen`) is not waited for once it is done, and then they are pressed where
 * the keyboard is, if they are meant for what it leaves behind (`thenPress`).
 */
export function holdingKeys<T>(
  open: () => T | Promise<T>,
  { mayOpen, thenPress = false }: { mayOpen: boolean; thenPress?: boolean },
): Promise<T> {
  const held: KeyboardEvent[] = []
  const before = document.activeElement
  let isReplayed = false
  const onKeyDown = (event: KeyboardEvent) => {
    if (isReplayed || MODIFIERS.has(event.key)) return
    if (event.key === 'Escape') return end()
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event)
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (target !== before && isMeant(target)) void arrive()
  }
  const timer = setTimeout(() => end(), PATIENCE)
  const end = () => {
    clearTimeout(timer)
    removeEventListener('keydown', onKeyDown, { capture: true })
    document.removeEventListener('focusin', onFocus)
  }
  async function arrive() {
    clearTimeout(timer)
    document.removeEventListener('focusin', onFocus)
    const replay = held.length === 0 ? undefined : await import('./replay-keys.ts').catch(() => undefined)
    // What is pressed meanwhile comes after them.
    await replay?.replayKeys(held, (target, event) => {
      isReplayed = true
      try {
        return target.dispatchEvent(event)
      } finally {
        isReplayed = false
      }
    })
    end()
  }
  addEventListener('keydown', onKeyDown, { capture: true })
  document.addEventListener('focusin', onFocus)
  const opening = (async () => open())()
  // Whoever waits for it goes on first.
  const press = () => setTimeout(() => void arrive())
  opening.then(mayOpen ? (thenPress ? press : end) : undefined, end)
  return opening
}

/** A field to type in, or a question that is to be answered first. */
const isMeant = (target: EventTarget | null): boolean =>
  isTextField(target) || (target instanceof Element && target.closest('dialog[open]') !== null)

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'])
