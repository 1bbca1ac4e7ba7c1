import type { CDPSession, Page } from '@playwright/test'

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

/** One session per page: opening one takes longer than the key. */
const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * Presses a key as a German keyboard sends it: `press(page, 'g')`, `press(page, 'Control+k')`, `press(page, '+')`. Every
 * event is a trusted one; it goes to the element with the focus.
 */
export async function press(page: Page, stroke: string): Promise<void> {
  const german = germanKeys[stroke]
  if (german === undefined) await page.keyboard.press(stroke)
  else await pressGerman(page, stroke, ...german)
}

async function pressGerman(page: Page, key: string, code: string, shift?: 'shift'): Promise<void> {
  const session = await sessionOf(page)
  const event = { key, code, modifiers: shift === 'shift' ? SHIFT : 0 }
  await session.send('Input.dispatchKeyEvent', { ...event, type: 'keyDown', text: key, unmodifiedText: key })
  await session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' })
}

/** Presses Enter twice at once, as a trembling hand does: nothing is waited for in between. */
export async function pressEnterTwice(page: Page): Promise<void> {
  const session = await sessionOf(page)
  const event = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 }
  const types = ['keyDown', 'keyUp', 'keyDown', 'keyUp'] as const
  await Promise.all(
    types.map((type) =>
      session.send('Input.dispatchKeyEvent', { ...event, type, text: type === 'keyDown' ? '\r' : '' }),
    ),
  )
}

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}
