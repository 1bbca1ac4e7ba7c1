import { expect, test as base, type BrowserContext } from '@playwright/test'
import { Person, withTabs } from './person.ts'

export { Person, type Account } from './person.ts'

/** The app with the mock backend in the browser: every browser context has a world of its own. */
export const MOCK = 'http://localhost:4173'
/** The app on the standalone backend: one world for everybody. */
export const STANDALONE = 'http://localhost:4301'

interface People {
  /** Somebody whom the demonstration signs in by itself, as admin. */
  admin: Person
  /** Somebody who has to sign in first. */
  visitor: Person
  /** More people, each with a browser of her own. */
  meets(options?: { signedOut?: boolean; origin?: string }): Promise<Person>
}

export const test = base.extend<People>({
  async meets({ browser }, use) {
    const contexts: BrowserContext[] = []
    const people: Person[] = []
    await use(async ({ signedOut = false, origin = MOCK } = {}) => {
      const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
      contexts.push(context)
      await context.addInitScript(watchPointer)
      await context.addInitScript(watchPolicy)
      if (signedOut) await context.addInitScript(startSignedOut)
      const person = new Person(await context.newPage(), origin)
      people.push(person)
      return person
    })
    const complaints = people.flatMap(withTabs).flatMap((person) => person.complaints())
    for (const context of contexts) await context.close()
    expect(complaints, 'Console, errors, foreign requests, pointer').toEqual([])
  },
  async admin({ meets }, use) {
    await use(await meets())
  },
  async visitor({ meets }, use) {
    await use(await meets({ signedOut: true }))
  },
})

export { expect }

/** A trusted pointer event means that a test has cheated. */
function watchPointer(): void {
  for (const name of ['pointerdown', 'mousedown', 'click'] as const) {
    globalThis.addEventListener(
      name,
      (event) => {
        // A click by Enter or Space has no pointer.
        const byKeyboard = event.type === 'click' && event instanceof PointerEvent && event.pointerId === -1
        if (event.isTrusted && !byKeyboard) console.error(`Pointer used: ${event.type}`)
      },
      { capture: true },
    )
  }
}

function watchPolicy(): void {
  globalThis.addEventListener('securitypolicyviolation', (event) => {
    console.error(`Policy violated: ${event.violatedDirective} ${event.blockedURI}`)
  })
}

/** As an explicit logout leaves it: the demonstration does not sign in by itself. Once per browser. */
function startSignedOut(): void {
  if (localStorage.getItem('auth-state') !== null) return
  localStorage.setItem('auth-state', JSON.stringify({ v: 1, value: { demoSuppressed: true } }))
}
