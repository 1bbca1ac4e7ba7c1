import { expect, onTestFinished, test, vi } from 'vitest'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { field, parts } from './command-line-support.tsx'
import { holdAnswers, untilQuiet, watchedServer } from './reliability-support.tsx'
import { page } from 'vitest/browser'

/** Monday 23 November 2026, 23:50 in Berlin, and two seconds before midnight. */
const LATE = Date.UTC(2026, 10, 23, 22, 50)
const LAST_SECONDS = Date.UTC(2026, 10, 23, 22, 59, 58)

const textOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? ''

/** What is written relative to today: `Heute 23:41`, `24.11. 06:15`. */
const stampsIn = (selector: string) => textOf(selector).match(/(?:Heute|\d\d\.\d\d\.) \d\d:\d\d/g) ?? []

/** The same a day later. */
const dayLater = (stamp: string) => stamp.replace(/^Heute/, '23.11.').replace(/^24\.11\./, 'Heute')

/** It will be said otherwise tomorrow. */
const isNearToday = (stamp: string) => dayLater(stamp) !== stamp

/** A world at ten to midnight, and an order in it that is on the road and was changed this day. */
async function lateWorld() {
  vi.useFakeTimers({ toFake: ['Date'], now: LATE, shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { server, sent } = watchedServer(LATE)
  await server.ready
  const orders = await server.store('nordkurs').all('orders', { status: 'IN_TRANSIT' })
  const changed = orders.find(({ updatedAt }) => epochToZoned(Date.parse(updatedAt ?? '')).date === '2026-11-23')
  return { server, sent, order: changed?.id ?? '' }
}

/** Nothing of what follows comes from the server, and no one touches anything: the clock alone goes on past midnight. */
function goOnToMidnight(server: Awaited<ReturnType<typeof lateWorld>>['server']): void {
  holdAnswers(server, () => true)
  vi.setSystemTime(LAST_SECONDS)
  // A page that is looked at sets its clock right, which is moved here.
  document.dispatchEvent(new Event('visibilitychange'))
}

const PLACES = ['order', 'notifications', 'overview'].map((kind) => `aside[data-panel^="${kind}"]`)

test('at midnight what was today is the day before and what was tomorrow is today, in panels of all kinds; the work list is overdue, and "morgen" in a line that stands there is the day after', async () => {
  await page.viewport(2560, 900)
  const { server, sent, order } = await lateWorld()
  const path = `/dispatcher?panels=overview,notifications,order:${order}`
  await openApp({ path, account: 'dispo@nordkurs.example', server })
  const stamps = () => PLACES.map(stampsIn)
  const overdue = () => textOf('main').split('überfällig').length - 1
  await expect
    .poll(() => stamps().map((some) => some.some(isNearToday)), { timeout: 30_000 })
    .toEqual([true, true, true])
  await expect.poll(overdue, { timeout: 30_000 }).toBeGreaterThan(0)
  await press(':')
  await expect.element(field).toHaveFocus()
  await userEvent.fill(field, 'suche PLZ 7 morgen')
  await expect.poll(() => parts().join()).toContain('24.11.')
  await untilQuiet(sent)
  goOnToMidnight(server)
  const [before, due] = [stamps(), overdue()]
  await expect.poll(stamps).toEqual(before.map((some) => some.map(dayLater)))
  await expect.poll(overdue).toBeGreaterThan(due + 2)
  await expect.poll(() => parts().join()).toContain('25.11.')
})
