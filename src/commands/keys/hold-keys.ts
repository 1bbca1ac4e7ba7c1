import { isTextField } from './own-keys.ts'

/** Milliseconds after which a field that is still not there is not waited for any more: a panel may have to load first. */
const PATIENCE = 3000
/** The same for what is still at work, such as fetching its code: it counts from the start. */
const WORK_PATIENCE = 10_000
/** In which something that is on the screen already takes the focus: React draws in its own time. */
const MOMENT = 50

/** Runs something and keeps the keys that are pressed meanwhile for what it opens. */
export interface KeyHold {
  /** Does it; `letGo` says that nothing is going to be opened from now on, such as when a change is on its way to the server. */
  open<T>(
    run: (letGo: () => void) => T | Promise<T>,
    when: { isOpening(): boolean; isSameIntent?: ((event: KeyboardEvent) => boolean) | undefined },
  ): Promise<T>
}

/** How to give up what is held, for each that is waited for. */
const waitedFor = new Set<() => void>()

/** Gives up everything that is waited for, as where the page is left that it was pressed on: the next one has its keys for itself. */
export function dropHeldKeys(): void {
  for (const giveUp of waitedFor) giveUp()
}

const fetchReplay = () => import('./replay-keys.ts').catch(() => undefined)

/**
 * Runs what opens a field, or may open one, and holds the keys that are pressed until that is there, so that none of them runs
 * a command; then they are pressed in it, in their order. Where it has opened nothing in the end (`isOpening` is asked once it
 * is done) they are pressed where the focus is, as if just then. Esc gives up; what no field comes for within three seconds after it
 * is done is dropped, and so is what was meant for something that has failed.
 */
export const holdingKeys: KeyHold['open'] = async (run, { isOpening, isSameIntent }) => {
  const held: KeyboardEvent[] = []
  let replayCode: ReturnType<typeof fetchReplay> | undefined
  const before = document.activeElement
  let isReplayed = false
  let isOver = false
  const onKeyDown = (event: KeyboardEvent) => {
    if (isReplayed || MODIFIERS.has(event.key)) return
    if (event.key === 'Escape') return end()
    event.preventDefault()
    event.stopImmediatePropagation()
    // The keys it was begun with, pressed twice, mean it once.
    if (held.length === 0 && isSameIntent?.(event) === true) return
    held.push(event)
    // On its way at once: what is pressed again by it belongs before the answer to what went out.
    replayCode ??= fetchReplay()
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (target !== before && isMeant(target)) void arrive()
  }
  let timer = setTimeout(() => end(), WORK_PATIENCE)
  const end = () => {
    isOver = true
    waitedFor.delete(end)
    held.length = 0
    clearTimeout(timer)
    removeEventListener('keydown', onKeyDown, { capture: true })
    document.removeEventListener('focusin', onFocus)
  }
  /** Presses what was held where the focus is by now; what is pressed meanwhile comes after it. */
  async function arrive() {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('focusin', onFocus)
    try {
      const replay = held.length === 0 ? undefined : await (replayCode ??= fetchReplay())
      await replay?.replayKeys(held, (target, event) => {
        isReplayed = true
        try {
          return target.dispatchEvent(event)
        } finally {
          isReplayed = false
        }
      })
    } finally {
      end()
    }
  }
  /** What was put on the screen at the end takes the focus a moment later. */
  const done = () => {
    if (isOver) return
    clearTimeout(timer)
    timer = isOpening() ? setTimeout(end, PATIENCE) : setTimeout(() => void arrive(), MOMENT)
  }
  waitedFor.add(end)
  addEventListener('keydown', onKeyDown, { capture: true })
  document.addEventListener('focusin', onFocus)
  try {
    const result = run(() => void arrive())
    // Done at once, and nothing comes of it: no key can have been pressed meanwhile.
    if (!(result instanceof Promise) && !isOpening()) end()
    const value = await result
    done()
    return value
  } catch (error) {
    end()
    throw error
  }
}

/** A field to type in, or a question that is to be answered first. */
const isMeant = (target: EventTarget | null): boolean =>
  isTextField(target) || (target instanceof Element && target.closest('dialog[open]') !== null)

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'])
