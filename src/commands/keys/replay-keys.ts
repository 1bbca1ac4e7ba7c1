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
    // No one sends a form that has not been seen: Enter belongs to what was typed before it.
    if (event.key === 'Enter' && !hasWritten && target?.closest('dialog[open]')) continue
    if (target !== null && dispatch(target, new KeyboardEvent(event.type, event))) doAsBrowser(target, event)
    // What a key has changed is drawn before the next one.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** What a browser does by itself with a key in a field, and not with one that a program presses. */
function doAsBrowser(target: Element, { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): void {
  if (key === 'Tab') return moveOn(target, shiftKey)
  if (target instanceof HTMLSelectElement) return key.length === 1 ? choose(target, key) : undefined
  if (isTicked(target)) return key === ' ' ? target.click() : undefined
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !isTextField(target)) return
  const isChord = ctrlKey || metaKey || altKey
  if (isChord && key.toLowerCase() === 'a') target.select()
  else if (key === 'Enter' && !isChord && target instanceof HTMLInputElement) target.form?.requestSubmit()
  else if (key === 'Backspace') write(target, '', 1)
  else if (key.length === 1 && !isChord) write(target, key, 0)
}

const isTicked = (target: Element): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')

/** The next stop of Tab, or the one before, with its text marked as by a browser. */
function moveOn(from: Element, isBack: boolean): void {
  const root = from.closest('dialog[open]') ?? document
  const stops = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')].filter(
    isStop,
  )
  const side = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const beside = stops.filter((stop) => (from.compareDocumentPosition(stop) & side) !== 0)
  const next = isBack ? beside.at(-1) : beside[0]
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}

function isStop(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility() && !element.closest('[inert]')
  )
}

/** The next option that begins with a letter. */
function choose(field: HTMLSelectElement, letter: string): void {
  const options = [...field.options]
  const after = [...options.slice(field.selectedIndex + 1), ...options.slice(0, field.selectedIndex + 1)]
  const option = after.find(({ label }) => label.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()))
  if (option === undefined) return
  field.value = option.value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Writes at the cursor, in place of what is marked, else of some letters before it. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string, before: number): void {
  const { selectionStart, selectionEnd, value } = field
  const end = selectionEnd ?? value.length
  const start = selectionStart === null || selectionStart === end ? Math.max(0, end - before) : selectionStart
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
}
