import { lookedFor, wordsOf } from './keys.mjs'

/** Milliseconds without a change of the page after which it stands still; the most that is waited for that. */
const STILL = 250
const AT_MOST = 4000
/** Milliseconds in which what was asked for has to come true. */
const PATIENCE = 6000
/** Milliseconds between the keys of somebody in a hurry. */
const HURRY = 40

/** A fresh browser in front of the product, where an errand begins. */
export class Desk {
  static async open(browser, origin, errand) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const desk = new Desk(context, await context.newPage(), origin, errand)
    await desk.sitDown()
    return desk
  }

  constructor(context, page, origin, errand) {
    Object.assign(this, { context, page, origin, errand, asked: new Set() })
    page.on('request', (request) => new URL(request.url()).pathname.startsWith('/api/') && this.asked.add(request))
    for (const event of ['requestfinished', 'requestfailed']) page.on(event, (request) => this.asked.delete(request))
  }

  /** Where the errand begins: facts are asked for first, the address and the keys no one counts may need them. */
  async sitDown() {
    const { at = '/orders', facts, first = '' } = this.errand
    await this.page.goto(`${this.origin}/orders`)
    await this.page.locator('main [role=row], main tbody tr').nth(1).waitFor({ timeout: 30_000 })
    this.facts = facts === undefined ? {} : await facts(this)
    if (at !== '/orders') await this.page.goto(this.origin + (typeof at === 'string' ? at : at(this.facts)))
    await this.still()
    await this.page.waitForTimeout(600)
    await this.press(typeof first === 'function' ? await first(this) : first)
  }

  /** What the backend answers; a list is its rows. */
  async get(path) {
    const { body } = await this.ask(path)
    return body.data ?? body
  }

  /** Status and words of an answer; with `post` that is sent, and `token: ''` asks without a session. */
  async ask(path, { tenant = 'nordkurs', post, token } = {}) {
    return this.page.evaluate(
      async ([asked, tenantId, sent, bearer = localStorage.getItem('auth_token')]) => {
        const headers = { 'X-Tenant-ID': tenantId, 'Content-Type': 'application/json' }
        if (bearer) headers.Authorization = `Bearer ${bearer}`
        const answer = await fetch(asked, { headers, ...(sent && { method: 'POST', body: JSON.stringify(sent) }) })
        return { status: answer.status, body: await answer.json() }
      },
      [path, tenant, post, token],
    )
  }

  async press(keys) {
    for (const word of wordsOf(typeof keys === 'string' ? keys : keys(this.facts))) {
      if (lookedFor(word) !== undefined) await this.look(lookedFor(word))
      else if (word.startsWith('"')) await this.page.keyboard.type(word.slice(1, -1))
      else await this.page.keyboard.press(word)
      // What is searched for comes 300 ms after the last letter.
      if (word.startsWith('"')) await this.page.waitForTimeout(600)
      await this.still()
    }
  }

  /** As somebody presses who has done it a hundred times. */
  async hurry(keys) {
    for (const word of wordsOf(keys)) {
      if (lookedFor(word) !== undefined) {
        await this.look(lookedFor(word))
        continue
      }
      for (const key of word.startsWith('"') ? word.slice(1, -1) : [word]) {
        // A letter that is on no American keyboard is put in as an accent is.
        if (/^[^ -~]$/.test(key)) await this.page.keyboard.insertText(key)
        else await this.page.keyboard.press(key === ' ' ? 'Space' : key)
        await this.page.waitForTimeout(HURRY)
      }
    }
  }

  /** The dialog or panel stands there and says this. */
  async look(hasText) {
    const opened = this.page.locator('dialog[open], aside[data-panel]').filter({ hasText })
    await opened.first().waitFor({ timeout: PATIENCE })
    await this.still()
  }

  /** Nothing is asked for and nothing moves any more. */
  async still() {
    await this.unmoved()
    for (let turn = 0; this.asked.size > 0 && turn < 40; turn += 1) await this.page.waitForTimeout(100)
    await this.unmoved()
  }

  async unmoved() {
    await this.page.evaluate(
      ([calm, most]) =>
        new Promise((done) => {
          const ends = performance.now() + most
          let timer = setTimeout(finish, calm)
          const watch = new MutationObserver(() => {
            clearTimeout(timer)
            timer = setTimeout(finish, Math.max(0, Math.min(calm, ends - performance.now())))
          })
          watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
          function finish() {
            watch.disconnect()
            done()
          }
        }),
      [STILL, AT_MOST],
    )
  }

  /** All that can be read on the page. */
  async text() {
    return (await this.page.evaluate(() => document.body.innerText)).replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ')
  }

  /** Presses the keys; undefined once what was asked for is true, else why not. */
  async does(keys, { isFast, patience = PATIENCE }) {
    await (isFast ? this.hurry(keys) : this.press(keys))
    const ends = Date.now() + patience
    for (;;) {
      const found = await this.errand.done(this).catch((error) => String(error.message).split('\n')[0])
      if (found === true) return undefined
      if (Date.now() > ends) return typeof found === 'string' ? found : `not done, at ${this.page.url()}`
      await this.page.waitForTimeout(150)
    }
  }

  async picture(path) {
    await this.page.screenshot({ path })
  }

  async leave() {
    await this.context.close()
  }
}
