import { expect } from '@playwright/test'
import { differences } from './held.ts'
import type { Person } from './person.ts'

/** Nothing is under way: no call to the backend that can be seen, and the focus has stayed in its place for a while. */
async function hasSettled({ page, wire }: Person): Promise<boolean> {
  if (!wire.isQuiet) return false
  const stayed = await page.evaluate(async () => {
    const before = document.activeElement
    for (let look = 0; look < 6; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      if (document.activeElement !== before) return false
    }
    return true
  })
  return stayed && wire.isQuiet
}

/** The focus is somewhere a person can go on from, also after everything that was under way has come. */
export async function keepsFocus(person: Person): Promise<void> {
  await expect.poll(async () => (await hasSettled(person)) && (await person.focusName())).not.toMatch(/^(body|false)$/)
}

/** As everybody is left by a test: with the focus somewhere, and in front of what the server holds. */
export async function isAtEase(person: Person): Promise<void> {
  if (person.page.isClosed()) return
  await keepsFocus(person)
  await expect.poll(() => differences(person), 'What is shown is what the server holds').toEqual([])
}
