import { expect, test } from 'vitest'
import { openApp } from '#tests/support/open-app.tsx'
import { focusedRow } from './orders-support.tsx'
import { holdAnswers, watchedServer, type SentCall } from './reliability-support.tsx'

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
