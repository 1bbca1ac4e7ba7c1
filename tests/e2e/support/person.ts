import { expect, type Locator, type Page } from '@playwright/test'
import { press, type } from './keyboard.ts'

const PASSWORD = 'Frachtbrief-2026'

/** The demo accounts of a tenant; their digit on the login screen. */
const digits = { admin: '1', dispo: '2', vertrieb: '3', finanzen: '4', gast: '5' } as const
export type Account = keyof typeof digits

/** One order of faults: `mock-server/core/faults.ts`. */
export type Fault = Readonly<Record<string, unknown>> & { do: string }

/** Somebody at a keyboard in front of one page of the product. The pointer is never used. */
export class Person {
  readonly page: Page
  readonly origin: string
  readonly #tolerated: RegExp[] = []
  readonly #complaints: string[] = []
  /** When the page has asked for something last. */
  #askedAt = 0

  constructor(page: Page, origin: string) {
    this.page = page
    this.origin = origin
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.#complain(message.text())
    })
    page.on('pageerror', (error) => this.#complain(`Uncaught: ${error.message}`))
    page.on('request', (request) => {
      this.#askedAt = Date.now()
      const { origin: target, protocol } = new URL(request.url())
      if (protocol !== 'data:' && protocol !== 'blob:' && target !== origin) this.#complain(`Foreign: ${request.url()}`)
    })
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).host !== new URL(origin).host) this.#complain(`Foreign: ${socket.url()}`)
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
  complaints(): readonly string[] {
    return this.#complaints
  }

  press(...strokes: string[]): Promise<void> {
    return press(this.page, ...strokes)
  }

  types(text: string): Promise<void> {
    return type(this.page, text)
  }

  /** Opens an address as typed into the browser; with an account by way of the login screen. */
  async opens(path: string, account?: Account): Promise<void> {
    await this.page.goto(this.origin + path)
    if (account !== undefined) {
      await expect(this.loginHeading).toBeVisible()
      await this.waitsForFocus()
      await this.press(digits[account])
    }
    await this.ready()
  }

  /** Pulls the plug, once the code fetched ahead is there: what the network breaks off stands on the console. */
  async goesOffline(): Promise<void> {
    const isOld = () => this.page.evaluate(() => performance.now() > 4000)
    const isQuiet = async () => (await isOld()) && Date.now() - this.#askedAt > 1500
    await expect.poll(isQuiet, { timeout: 30_000 }).toBe(true)
    await this.page.context().setOffline(true)
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
    return this.page.getByRole('main').locator('tr[data-index]')
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
    for (let count = 0; count < 80; count += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
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

  async opensOrders(): Promise<void> {
    await this.press('g', 'o')
    await expect(this.heading).toHaveText('Aufträge')
  }

  /** The live connection stands. */
  async isLive(): Promise<void> {
    await expect(this.strip).toContainText('Live verbunden')
  }

  get strip(): Locator {
    return this.page.getByRole('contentinfo', { name: 'Status' })
  }

  /** Gives the order with the focus a status that asks for a reason. */
  async sets(status: string, reason: string): Promise<void> {
    await this.press('s')
    await expect(this.palette.getByRole('option').first()).toBeVisible()
    await this.types(status)
    await expect(this.activeRow).toContainText(status)
    await this.press('Enter')
    const question = this.page.getByRole('dialog', { name: new RegExp(`auf „${status}“ setzen`) })
    await expect(question.getByRole('textbox', { name: 'Begründung' })).toBeFocused()
    await this.types(reason)
    await this.press('Control+Enter')
    await expect(this.toast(new RegExp(status)).first()).toBeVisible()
  }

  /** How many orders the list in the main panel holds. */
  async total(): Promise<number> {
    const text = await this.page
      .getByRole('main')
      .getByText(/^Zeile \d+ von [\d.]+$/)
      .innerText()
    return Number(text.replace(/^.* von /, '').replaceAll('.', ''))
  }

  /** Signs in with the form, field by field. */
  async signsIn(email: string, password = PASSWORD): Promise<void> {
    await this.fills(this.page.getByLabel('E-Mail'), email)
    await this.fills(this.page.getByLabel('Passwort'), password)
    await this.press('Enter')
  }

  /** Lets the backend of this world misbehave; the page must have been opened with `?faults`, or be the standalone one. */
  async breaks(...faults: Fault[]): Promise<void> {
    const status = await this.page.evaluate(async (orders) => {
      const answer = await fetch('/__faults', { method: 'POST', body: JSON.stringify(orders) })
      return answer.status
    }, faults)
    expect(status, 'The fault was taken').toBe(204)
  }

  /** Another tab of the same browser. */
  async opensTab(): Promise<Person> {
    const person = new Person(await this.page.context().newPage(), this.origin)
    tabsOf(this).push(person)
    return person
  }
}

const tabs = new WeakMap<Person, Person[]>()

function tabsOf(person: Person): Person[] {
  const found = tabs.get(person) ?? []
  tabs.set(person, found)
  return found
}

/** Everybody who came with this one. */
export function withTabs(person: Person): Person[] {
  return [person, ...tabsOf(person).flatMap(withTabs)]
}
