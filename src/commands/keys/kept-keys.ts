/** Milliseconds without a key after which somebody who has typed ahead has stopped to look. */
const PAUSE = 600
/** In which no one has seen anything yet: a key that comes sooner was meant for what had been expected. */
const UNSEEN = 200

/** Keys that are kept back while it is not clear yet where they belong. */
export interface KeptKeys {
  /** Keys are kept from now on, behind `first`; the returned way lets them go: they are pressed where the focus is then. */
  keep(first?: KeyboardEvent): () => void
  /**
   * What was meant for something that does not come is pressed nowhere. Who types without looking goes on typing: until there is
   * a pause of 600 ms, where nothing was typed yet of 200 ms. Resolves to what was typed, empty where nothing was.
   */
  abandon(): Promise<string>
  /** What was typed so far. */
  text(): string
  subscribe(listener: () => void): () => void
  /** Nothing is kept any more. */
  end(): void
}

/**
 * A place for keys that are typed ahead: anyone who waits for something keeps them, and as soon as no one waits any more they are
 * pressed in their order. What one of them makes wait keeps the others. Esc takes back what has been typed ahead.
 */
export function createKeptKeys(): KeptKeys {
  let held: KeyboardEvent[] = []
  let keepers = 0
  let isPressing = false
  let isDispatched = false
  let pause: { timer: ReturnType<typeof setTimeout>; again(): void } | undefined
  const listeners = new Set<() => void>()

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isDispatched || PASSING.has(event.key)) return
    if (event.key === 'Escape' && held.length === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.key === 'Escape') held.length = 0
    else held.push(event)
    pause?.again()
    tell()
  }
  const listen = () => addEventListener('keydown', onKeyDown, { capture: true })
  const end = () => {
    removeEventListener('keydown', onKeyDown, { capture: true })
    held.length = 0
    tell()
  }
  const press = async () => {
    if (isPressing) return
    isPressing = true
    while (keepers === 0 && held.length > 0) {
      const pressed = held
      const later: KeyboardEvent[] = []
      // What is pressed meanwhile comes behind these; so does what is left once one of them has to be waited for.
      const replay = await import('./replay-keys.ts').catch(() => undefined)
      await replay?.replayKeys(pressed, (target, event) => {
        if (keepers > 0) {
          later.push(event)
          return false
        }
        isDispatched = true
        try {
          return target.dispatchEvent(event)
        } finally {
          isDispatched = false
        }
      })
      held = later
    }
    isPressing = false
    if (keepers === 0) end()
  }
  return {
    keep(first) {
      let isKept = true
      keepers += 1
      if (first !== undefined) held.push(first)
      listen()
      return () => {
        if (!isKept) return
        isKept = false
        keepers -= 1
        if (keepers === 0) void press()
      }
    },
    abandon() {
      keepers += 1
      return new Promise((resolve) => {
        const done = () => {
          const typed = textOf(held)
          pause = undefined
          keepers -= 1
          if (keepers === 0) end()
          resolve(typed)
        }
        const wait = (milliseconds: number) => setTimeout(done, milliseconds)
        pause = {
          timer: wait(held.length > 0 ? PAUSE : UNSEEN),
          again() {
            clearTimeout(this.timer)
            this.timer = wait(PAUSE)
          },
        }
      })
    },
    text: () => textOf(held),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    end() {
      if (pause !== undefined) clearTimeout(pause.timer)
      pause = undefined
      keepers = 0
      end()
    },
  }
}

/** Keys as somebody reads them: letters, without those that were taken back; a blank between two fields. */
function textOf(keys: readonly KeyboardEvent[]): string {
  let text = ''
  for (const { key, ctrlKey, metaKey, altKey } of keys) {
    if (key === 'Backspace') text = text.slice(0, -1)
    else if (key === 'Tab') text += ' '
    else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) text += key
  }
  return text.trim()
}

/** What is no typing: keys held for another one, and those that are the browser's in any case. */
const PASSING: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'F5', 'F11', 'F12'])
