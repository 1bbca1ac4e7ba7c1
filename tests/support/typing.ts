import { expect } from 'vitest'
import { userEvent as trusted, type Locator } from 'vitest/browser'

const SELECT_ALL = '{Control>}a{/Control}'

/**
 * The hands of a test at the browser's own keyboard and mouse. Text goes into a field at once, as a paste does, with the trusted
 * events of an input; only keys that mean something by themselves (`{AcquireLock}`, `{Tab}`, `{Control>}a{/Control}`) are pressed one
 * by one, each of which costs a way to the browser and back. What is no field gets every letter as a key.
 */
export const userEvent = {
  ...trusted,

  /** Types as `vitest/browser` writes it: letters, `{AcquireLock}`, `{Control>}a{/Control}`. */
  async keyboard(keys: string): Promise<void> {
    const { activeElement } = document
    const replaces = keys.startsWith(SELECT_ALL) && isTextField(activeElement)
    // In one go with what is typed: nothing that is drawn in between takes the selection away.
    if (replaces) activeElement.select()
    for (const { isText, part } of partsOf(replaces ? keys.slice(SELECT_ALL.length) : keys)) {
      if (isText && isTextField(document.activeElement)) document.execCommand('insertText', false, part)
      else await trusted.keyboard(part)
    }
  },

  /** Puts a text into a field in place of what stands there; the field has the focus then. */
  async fill(field: Locator | Element, text: string): Promise<void> {
    if (!(field instanceof Element)) await expect.element(field).toBeEnabled()
    const element = field instanceof Element ? field : field.element()
    if (!isTextField(element)) throw new Error('Only a field of text can be filled')
    element.focus()
    element.select()
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  },
}

/** Text and keys apart; letters while a key is held down are keys. */
function partsOf(text: string): { isText: boolean; part: string }[] {
  const pieces = text.match(/(?:\{[^}]+\})+|[^{]+/g) ?? []
  const parts: { isText: boolean; part: string }[] = []
  let held = 0
  for (const piece of pieces) {
    const isText = !piece.startsWith('{') && held === 0
    held += (piece.match(/\{\w+>\}/g)?.length ?? 0) - (piece.match(/\{\/\w+\}/g)?.length ?? 0)
    const last = parts.at(-1)
    if (last !== undefined && !isText && !last.isText) last.part += piece
    else parts.push({ isText, part: piece })
  }
  return parts
}

const TYPED = new Set(['text', 'search', 'email', 'password', 'tel', 'url', 'number'])

export function isTextField(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true
  return element instanceof HTMLInputElement && TYPED.has(element.type)
}
