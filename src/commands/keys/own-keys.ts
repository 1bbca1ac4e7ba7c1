import { partsOf } from '#src/ui/keys/key-strings.ts'

const textFields = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"]',
  '[role="searchbox"]',
].join(',')

/** Things that a key press acts on by itself: Enter and Space belong to them. */
const pressable = [
  'button, a[href], summary, input',
  '[role="button"], [role="link"], [role="tab"], [role="checkbox"], [role="switch"], [role="option"], [role="radio"]',
].join(',')

/** Widgets that move within themselves: arrows, Home, End and the page keys belong to them. */
const movable = [
  'input[type="radio"], [role="radiogroup"], [role="tablist"], [role="slider"], [role="separator"], [role="tree"]',
  '[role="spinbutton"], [role="toolbar"]',
].join(',')

/** Things that are taken away with the focus in them, such as filter chips: Delete and Backspace belong to them. */
const removable = '[data-removable]'

/** Open menus and the like have the whole keyboard. `data-own-keys` says the same of anything else. */
const modal = '[role="menu"], [role="listbox"], [role="combobox"], [data-own-keys]'

const moves: ReadonlySet<string> = new Set(['up', 'down', 'left', 'right', 'home', 'end', 'pageup', 'pagedown'])

/** The dialog in front of the person; the palette and what it leads to ask about the place behind them. */
export function openDialog(): Element | undefined {
  return [...document.querySelectorAll('dialog[open]')].findLast(
    (dialog) => dialog.querySelector('[cmdk-root]') === null,
  )
}

/** True where a person types text, and single keys must stay letters. */
export function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(textFields) !== null
}

/** True for strokes that the focused element needs for itself, so that no command may take them. */
export function belongsToElement(target: EventTarget | null, stroke: string): boolean {
  if (!(target instanceof Element)) return false
  const { modifiers, key } = partsOf(stroke)
  if (modifiers.includes('mod') || /^f\d+$/.test(key)) return false
  if (target.closest(modal)) return true
  if (key === 'enter' || key === 'space') return target.closest(pressable) !== null
  if (key === 'delete' || key === 'backspace') return target.closest(removable) !== null
  return moves.has(key) && target.closest(movable) !== null
}
