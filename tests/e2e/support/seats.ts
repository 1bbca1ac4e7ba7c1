import type { Browser, BrowserContext, Page } from '@playwright/test'
import { leaveApp } from './storage.ts'
import { noteAllFetched, watchFocus, watchPointer, watchPolicy, watchTyping } from './watching.ts'

/** A browser of one person, with the page she sits down at. */
export interface Seat {
  context: BrowserContext
  page: Page
}

const DESKTOP = { width: 1280, height: 800 }

/**
 * Browsers of their own for everybody, used again by later tests: one that has shown the app before takes a third of the
 * work to show it again. Anyone who leaves takes everything along that she has left in it, but for what any browser keeps of
 * files that never change.
 */
export class Seats {
  readonly #browser: Browser
  readonly #free: Seat[] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async take(): Promise<Seat> {
    const free = this.#free.pop()
    if (free !== undefined) return free
    const context = await this.#browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    for (const watch of [watchPointer, watchPolicy, watchFocus, watchTyping, noteAllFetched])
      await context.addInitScript(watch)
    return { context, page: await context.newPage() }
  }

  /** The seat is left clean for the next one, in front of an app at this address. */
  async leave({ context, page }: Seat, origin: string): Promise<void> {
    if (page.isClosed()) return await context.close()
    page.removeAllListeners()
    await Promise.all(context.pages().flatMap((other) => (other === page ? [] : [other.close()])))
    await context.setOffline(false)
    await leaveApp(page, origin)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await context.clearCookies()
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: 'reduce' })
    this.#free.push({ context, page })
  }
}

/** Each person gets a new browser, which is thrown away: where the backend lives in it. */
export class NewSeats extends Seats {
  override async leave({ context }: Seat): Promise<void> {
    await context.close()
  }
}
