import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { focusedRow } from './orders-support.tsx'
import { holdAnswers, untilQuiet, watchedServer, type SentCall } from './reliability-support.tsx'

const LIST = '/api/orders'
/** Calls up to the one for the list, this one too: the session, and what the frame asks for beside it. It only ever falls. */
const MOST = 7

const until = (sent: readonly SentCall[], path: string) => {
  const calls = sent.map((call) => `${call.method} ${call.path}`)
  return calls.slice(0, calls.indexOf(`GET ${path}`) + 1)
}

test('a first start asks for nothing but a session before the frame and the list, which are asked for together', async () => {
  const { server, sent } = watchedServer()
  // The frame's answers are kept back: the list waits for none of them.
  const held = holdAnswers(
    server,
    ({ path, method }) => method === 'GET' && path !== LIST && !path.endsWith('/csrf/token'),
  )
  await openApp({ server, account: undefined, path: '/orders' })
  await expect.poll(focusedRow).toBeTruthy()
  expect(until(sent, LIST).slice(0, 2)).toEqual(['GET /api/csrf/token', 'POST /api/auth/login'])
  expect(until(sent, LIST).length).toBeLessThanOrEqual(MOST)
  await held.release()
})

test('a start with a session asks for the list at once, without a call for the session', async () => {
  const { server, sent } = watchedServer()
  const before = () => sent.findIndex(({ path }) => path === '/api/auth/login')
  await openApp({ server, account: 'dispo@nordkurs.example', path: '/orders' })
  await expect.poll(focusedRow).toBeTruthy()
  const own = sent.slice(before() + 1)
  expect(until(own, LIST).filter((call) => !/GET .*\/(health|navigation|metrics|tenants)$/.test(call))).toEqual([
    `GET ${LIST}`,
  ])
})

test('a link that is pointed at asks for the rows of its list; opening asks only how many its tabs have and are free', async () => {
  const { server, sent } = watchedServer()
  const of = () => sent.filter((one) => one.method === 'GET' && one.path.startsWith('/api/vehicles'))
  const link = () => document.querySelector('nav a[href="/vehicles"]') ?? document.body
  await openApp({ server, account: 'dispo@nordkurs.example' })
  await expect.poll(() => document.activeElement?.closest('main')).toBeTruthy()
  expect(of()).toEqual([])
  await userEvent.hover(link())
  await expect.poll(() => of().length).toBe(1)
  await untilQuiet(sent)
  await expect.poll(() => location.pathname).toBe('/dispatcher')
  await press('g', 'f')
  await expect.poll(focusedRow).toBeTruthy()
  await untilQuiet(sent)
  expect(of()).toHaveLength(5)
})
