import { isTextField } from './own-keys.ts'

/** Presses a key once more at the element with the focus; false where somebody has taken it. */
type Dispatch = (target: Element, event: KeyboardEvent) => boolean

/**
 * Presses keys that were held back, one after the other, where the focus is: as if they had been pressed just then. Takes them
 * off the list, and those as well that come onto it meanwhile.
 */
export async function replayKeys(held: KeyboardEvent[], dispatch: Dispatch): Promise<void> {
  let hasWritten = false
  for (let event = held.shift(); event !== undefined; event = held.shift()) {
    const target = document.activeElement
    hasWritten ||= event.key.length === 1
    // Nobody sends a form that has not been seen: Enter belongs to what was typed before it.
    if (event.key === 'Enter' && !hasWritten && target?.closest('dialog[open]')) continue
    if (target !== null && dispatch(target, new KeyboardEvent(event.type, event))) doAsBrowser(target, event)
    // What a key has changed is drawn before the next one.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** What a browser does by itself with a key in a field, and not with one that a program presses. */
function doAsBrowser(target: Element, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !isTextField(target)) return
  const isChord = ctrlKey || metaKey || altKey
  if (isChord && key.toLowerCase() === 'a') target.select()
  else if (key === 'Enter' && !isChord && target instanceof HTMLInputElement) target.form?.requestSubmit()
  else if (key === 'Backspace') write(target, '', 1)
  else if (key.length === 1 && !isChord) write(target, key, 0)
}

/** Writes at the cursor, in place of what is marked, else of some letters before it. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string, before: number): void {
  const { selectionStart, selectionEnd, value } = field
  const end = selectionEnd ?? value.length
  const start = selectionStart === null || selectionStart === end ? Math.max(0, end - before) : selectionStart
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
}
