import type { Page } from '@playwright/test'

/** Keys whose place on a German keyboard differs from the American one Playwright types on: `code`, and with Shift or not. */
const germanKeys: Readonly<Record<string, readonly [code: string, shift?: 'shift']>> = {
  '+': ['BracketRight'],
  '*': ['BracketRight', 'shift'],
  '#': ['Backslash'],
  "'": ['Backslash', 'shift'],
  '-': ['Slash'],
  _: ['Slash', 'shift'],
  '.': ['Period'],
  ':': ['Period', 'shift'],
  ',': ['Comma'],
  ';': ['Comma', 'shift'],
  '/': ['Digit7', 'shift'],
  ß: ['Minus'],
  '?': ['Minus', 'shift'],
  ä: ['Quote'],
  ö: ['Semicolon'],
  ü: ['BracketLeft'],
  y: ['KeyZ'],
  z: ['KeyY'],
}

const SHIFT = 8

/**
 * Presses keys one after the other, as a German keyboard sends them: `press(page, 'g', 'o')`, `press(page, 'Control+k')`,
 * `press(page, '+')`. Every event is a trusted one; they go to the element with the focus.
 */
export async function press(page: Page, ...strokes: string[]): Promise<void> {
  for (const stroke of strokes) {
    const german = germanKeys[stroke]
    if (german === undefined) await page.keyboard.press(stroke)
    else await pressGerman(page, stroke, ...german)
  }
}

async function pressGerman(page: Page, key: string, code: string, shift?: 'shift'): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const event = { key, code, modifiers: shift === 'shift' ? SHIFT : 0 }
  await session.send('Input.dispatchKeyEvent', { ...event, type: 'keyDown', text: key, unmodifiedText: key })
  await session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' })
  await session.detach()
}

/** Writes text where the focus is, letter by letter. */
export async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
}
