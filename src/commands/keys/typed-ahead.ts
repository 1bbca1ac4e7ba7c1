/** What is typed while somebody waits for the field it is meant for. */
export interface TypedAhead {
  /** From now on keys go where they always go; what was typed until then. */
  end(): string
}

/** Takes all keys until it ends, so that none of them runs a command; `changed` hears what they have typed so far. */
export function collectTyped({
  changed,
  cancelled,
}: { changed?: (typed: string) => void; cancelled?: () => void } = {}): TypedAhead {
  let typed = ''
  const write = (next: string) => {
    typed = next
    changed?.(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') cancelled?.()
    else if (event.key === 'Backspace') write(typed.slice(0, -1))
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) write(typed + event.key)
  }
  // At the window, before the shortcuts' own listener at the document.
  window.addEventListener('keydown', onKeyDown, { capture: true })
  return {
    end() {
      window.removeEventListener('keydown', onKeyDown, { capture: true })
      return typed
    },
  }
}
