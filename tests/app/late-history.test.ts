import type { RouterHistory } from '@tanstack/react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createLateHistory } from '#src/workspace/loading/late-history.ts'

let router: RouterHistory

beforeEach(() => {
  const before = location.href
  history.pushState(null, '', '/orders')
  router = createLateHistory()
  onTestFinished(() => {
    router.destroy()
    history.replaceState(null, '', before)
  })
})

const here = () => location.pathname + location.search
/** The router's own queue is through; nothing has been painted yet. */
const settled = () => Promise.resolve()
/** Longer than anything waits. */
const paintedAndMore = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 150)))

test('the router is where it goes at once, the browser when that has been painted', async () => {
  expect(history.state).toMatchObject({ __TSR_key: router.location.state.__TSR_key, __TSR_index: 0 })
  router.push('/dispatcher')
  await settled()
  expect([router.location.pathname, here()]).toEqual(['/dispatcher', '/orders'])
  await expect.poll(here).toBe('/dispatcher')
})

test('a page out of sight is never painted: the browser is told nevertheless', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  onTestFinished(() => void vi.restoreAllMocks())
  router.push('/dispatcher')
  await settled()
  expect(here()).toBe('/orders')
  await expect.poll(here).toBe('/dispatcher')
})

test('before the next thing a person does: by key, by mouse, or by leaving', async () => {
  for (const type of ['keydown', 'pointerdown', 'pagehide']) {
    router.push(`/dispatcher?by=${type}`)
    await settled()
    dispatchEvent(new Event(type))
    expect(here()).toBe(`/dispatcher?by=${type}`)
  }
})

test('each of two places in a row is an entry; what is written over the last one is none', async () => {
  router.push('/dispatcher')
  await settled()
  router.push('/vehicles')
  await settled()
  router.replace('/vehicles?row=1')
  router.flush()
  expect(here()).toBe('/vehicles?row=1')
  router.back()
  await expect.poll(here).toBe('/dispatcher')
  router.back()
  await expect.poll(here).toBe('/orders')
})

test('Back right after a way leads to where it began', async () => {
  router.push('/dispatcher')
  await settled()
  router.back()
  await expect.poll(() => router.location.pathname).toBe('/orders')
  router.forward()
  await expect.poll(() => router.location.pathname).toBe('/dispatcher')
  expect(here()).toBe('/dispatcher')
})

test('who goes back by the browser before anything is painted stays where the browser went', async () => {
  router.push('/dispatcher')
  await settled()
  dispatchEvent(new PopStateEvent('popstate'))
  await expect.poll(() => router.location.pathname).toBe('/orders')
  await paintedAndMore()
  expect(here()).toBe('/orders')
})

test('of an app that has ended nothing comes later', async () => {
  router.push('/dispatcher')
  await settled()
  router.destroy()
  expect(here()).toBe('/dispatcher')
  history.replaceState(null, '', '/login')
  await paintedAndMore()
  expect(here()).toBe('/login')
})
