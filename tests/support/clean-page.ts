import '#src/app/styles.ts'
import i18next from 'i18next'
import { beforeAll, beforeEach, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dropHeldKeys } from '#src/commands/keys/hold-keys.ts'
import { forgetStorage } from '#src/storage/browser.ts'
import { settlePolls } from './settled-polls.ts'

settlePolls()

/** A file that takes longer hangs, many times over: the rest of it would only take as long. */
const LIMIT = 15 * 60_000
let began = 0
beforeAll(() => {
  began = performance.now()
})

/** Whether a test has moved the pointer: where it stays, the next one's messages would not go by themselves. */
let isPointed = false
for (const type of ['pointermove', 'pointerdown'] as const)
  addEventListener(type, ({ isTrusted }) => (isPointed ||= isTrusted), { capture: true })

/** All tests of a worker share one page: whatever one of them leaves behind would be another one's fault. */
beforeEach(() => {
  if (performance.now() - began > LIMIT) throw new Error('This file has taken more than a quarter of an hour')
  if ('stays' in document.documentElement.dataset) return
  // Registered first, it runs last: after what the test itself has promised to take away.
  onTestFinished(async () => {
    vi.restoreAllMocks()
    vi.useRealTimers()
    // A key of the next test would still be kept for what this one has opened.
    dropHeldKeys()
    // What is drawn by itself, without a start of the app, speaks the language spoken last.
    if (i18next.isInitialized && i18next.language !== 'de') await i18next.changeLanguage('de')
    forgetStorage()
    if (isPointed) await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 }, force: true })
    isPointed = false
    if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800)
    const left = document.body.firstElementChild
    document.body.replaceChildren()
    if (left !== null) throw new Error(`The test leaves something on the page: ${left.outerHTML.slice(0, 200)}`)
  })
})
