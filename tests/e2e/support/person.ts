import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { press } from './keyboard.ts'
import type { Fault } from './servers.ts'
import { leaveApp, type StorageEntries } from './storage.ts'
import { Wire } from './wire.ts'

const PASSWORD = 'Frachtbrief-2026'

/** The demo accounts of a tenant; their digit on the login screen. */
const digits = { admin: '1', dispo: '2', vertrieb: '3', finanzen: '4', gast: '5' } as const
export type Account = keyof typeof digits

/** Milliseconds without a request after which the code fetched ahead is there. */
const CALM = 300

/** Where somebody works: the page's own address, and the API's where it is another. */
export interface Place {
  origin: string
  api?: string
}

/** Somebody at a keyboard in front of one page of the product. The pointer is never used. */
export class Person {
  readonly page: Page
  readonly origin: string
  readonly wire: Wire
  readonly place: Place
  readonly tabs: Person[] = []
  readonly #tolerated: RegExp[] = []
  readonly #complaints: string[] = []
  /** When the page last sent a request. */
  #requestedAt = 0
  readonly #openRequests = new Set<Request>()

  constructor(page: Page, place: Place) {
    this.page = page
    this.place = place
    this.origin = place.origin
    this.wire = new Wire(page)
    const hosts = [place.origin, place.api ?? place.origin].map((address) => new URL(address).host)
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.#complain(message.text())
    })
    page.on('pageerror', (error) => this.#complain(`Uncaught: ${error.message}`))
    page.on('request', (request) => {
      this.#requestedAt = Date.now()
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#openRequests.clear()
      this.#openRequests.add(request)
      const { host, protocol } = new URL(request.url())
      const isInside = protocol === 'data:' || protocol === 'blob:'
      if (!isInside && !hosts.includes(host)) this.#complain(`Foreign: ${request.url()}`)
    })
    page.on('requestfinished', (request) => this.#openRequests.delete(request))
    page.on('requestfailed', (request) => this.#openRequests.delete(request))
    page.on('websocket', (socket) => {
      if (!hosts.includes(new URL(socket.url()).host)) this.#complain(`Foreign: ${socket.url()}`)
    })
  }

  #complain(message: string): void {
    if (!this.#tolerated.some((pattern) => pattern.test(message))) this.#complaints.push(message)
  }

  /** A message that belongs to what the test breaks on purpose. */
  expectsOnConsole(pattern: RegExp): void {
    this.#tolerated.push(pattern)
  }

  /** Everything that must not happen in any test and did. */
  async complaints(): Promise<string[]> {
    return [...this.#complaints, ...(await this.wire.faults())]
  }

  async press(...strokes: string[]): Promise<void> {
    for (const stroke of strokes) {
      this.wire.acts()
      await press(this.page, stroke)
    }
  }

  /** Writes text where the focus is, letter by letter. */
  async types(text: string): Promise<void> {
    this.wire.acts()
    await this.page.keyboard.type(text)
  }

  /** The browser holds this from an earlier time; nothing of the app runs yet. */
  async finds(stored: StorageEntries): Promise<void> {
    this.wire.loads()
    await leaveApp(this.page, this.origin)
    await this.page.evaluate((entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
    }, stored)
  }

  /** Loads an address as typed into the browser. */
  async goes(path: string): Promise<void> {
    this.wire.loads()
    await this.page.goto(this.origin + path)
  }

  /** Follows a link within the app: nothing is reloaded. */
  async follows(path: string): Promise<void> {
    this.wire.acts()
    await this.page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  }

  async reloads(): Promise<void> {
    this.wire.loads()
    await this.page.reload()
  }

  /** Opens an address and waits for its screen; with an account by way of the login screen. */
  async opens(path: string, account?: Account): Promise<void> {
    await this.goes(path)
    if (account !== undefined) {
      await expect(this.loginHeading).toBeVisible()
      await this.waitsForFocus()
      await this.press(digits[account])
    }
    await this.ready()
  }

  /** Cuts the network of all tabs, once each has loaded its code and waits for no answer: the browser complains of what it breaks off. */
  async goesOffline(): Promise<void> {
    const tabs = withTabs(this).filter(({ page }) => !page.isClosed())
    for (const tab of tabs) await expect.poll(() => tab.#isIdle()).toBe(true)
    await this.page.context().setOffline(true)
    for (const { page, wire } of tabs) {
      await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
      wire.loses()
    }
  }

  /** Waits until all code that is loaded ahead of its use is there: the next key acts at once, also on a slow machine. */
  async hasLoaded(): Promise<void> {
    await expect.poll(() => this.#isIdle(), { timeout: 60_000 }).toBe(true)
  }

  /** All code that is loaded ahead of its use is there, and no request is under way. */
  async #isIdle(): Promise<boolean> {
    const hasLoaded = await this.page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/app-[\w-]+\.js/.test(name)),
    )
    return hasLoaded && this.#openRequests.size === 0 && Date.now() - this.#requestedAt > CALM
  }

  /** The network is back. Nothing is sent by itself from now on, until the person presses a key. */
  async goesOnline(): Promise<void> {
    const tabs = withTabs(this).filter(({ page }) => !page.isClosed())
    for (const { wire } of tabs) wire.regains()
    await this.page.context().setOffline(false)
    for (const { strip } of tabs) await expect(strip).toContainText('Online')
  }

  /** The frame stands and the focus is in it. */
  async ready(): Promise<void> {
    await expect(this.page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()
    await expect(this.heading).toBeVisible()
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  get loginHeading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Anmeldung' })
  }

  get palette(): Locator {
    return this.page.getByRole('dialog', { name: 'Suchen oder Befehl' })
  }

  /** The palette's input; the dialog's combobox. */
  get paletteInput(): Locator {
    return this.palette.getByRole('combobox')
  }

  /** The row that Enter would run. */
  get activeRow(): Locator {
    return this.palette.getByRole('option', { selected: true })
  }

  panel(title: string | RegExp): Locator {
    return this.page.getByRole('complementary', { name: title })
  }

  toast(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Meldungen' }).getByText(text)
  }

  /** What has the focus. */
  get focused(): Locator {
    return this.page.locator(':focus')
  }

  /** What has the focus, in words: enough to tell it from everything else on a screen. */
  async focusName(): Promise<string> {
    return await this.page.evaluate(() => {
      const element = document.activeElement
      if (element === null || element === document.body) return 'body'
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return `${element.tagName} ${element.id} ${name.slice(0, 120)}`.replaceAll(/\s+/g, ' ')
    })
  }

  /** The screen has taken the focus. */
  async waitsForFocus(): Promise<void> {
    await expect.poll(() => this.focusName()).not.toBe('body')
  }

  /** What the screen is about has come and has taken the focus. */
  async waitsForContent(): Promise<void> {
    await expect.poll(() => this.focusName()).not.toMatch(/^(body|MAIN)/)
  }

  /** The rows of the list in the main panel, without its head. */
  get rows(): Locator {
    return this.page.locator('main tr[data-index]')
  }

  /** Waits for the list of orders; the number of the order in its first row, which has the focus. */
  async firstOrder(): Promise<string> {
    await expect(this.rows.first()).toBeFocused()
    const [number] = /[A-Z]{2}-\d{4}-\d{6}/.exec(await this.rows.first().innerText()) ?? []
    if (number === undefined) throw new Error('The first row holds no order number')
    return number
  }

  /** Goes on with Tab until this has the focus. */
  async tabsTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    for (let count = 0; count < 160; count += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.press('Tab')
    }
    throw new Error(`Tab does not lead to ${target.toString()}`)
  }

  /** Goes to a field with Tab and writes into it, in place of what stands there. */
  async fills(target: Locator, text: string): Promise<void> {
    await this.tabsTo(target)
    await this.press('Control+a')
    await this.types(text)
  }

  /** Opens the palette, looks for a command, runs it. */
  async runs(command: string): Promise<void> {
    await this.press('Control+k')
    await expect(this.paletteInput).toBeFocused()
    await this.types(command)
    await expect(this.activeRow).toContainText(command)
    await this.press('Enter')
  }

  /** The live connection stands. */
  async isLive(): Promise<void> {
    await expect(this.strip).toContainText('Live verbunden')
  }

  get strip(): Locator {
    return this.page.getByRole('contentinfo', { name: 'Status' })
  }

  /** Signs in with the form, field by field. */
  async signsIn(email: string, password = PASSWORD): Promise<void> {
    await this.fills(this.page.getByLabel('E-Mail'), email)
    await this.fills(this.page.getByLabel('Passwort'), password)
    await this.press('Enter')
  }

  /** Lets the backend of this world misbehave, which is one of its own. */
  async breaks(...faults: Fault[]): Promise<void> {
    const status = await this.page.evaluate(async (orders) => {
      const answer = await fetch('/__mock', { method: 'POST', body: JSON.stringify(orders) })
      return answer.status
    }, faults)
    expect(status, 'The fault was taken').toBe(200)
  }

  /** Another tab of the same browser. */
  async opensTab(): Promise<Person> {
    const person = new Person(await this.page.context().newPage(), this.place)
    this.tabs.push(person)
    return person
  }
}

/** Everybody who came with this one. */
export function withTabs(person: Person): Person[] {
  return [person, ...person.tabs.flatMap(withTabs)]
}
