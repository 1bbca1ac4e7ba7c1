import { brotliCompressSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { expect, type Person } from './support/app.ts'
import { APP, test } from './support/production.ts'

// One after the other: a second server and browser for a second worker would take longer.
test.describe.configure({ mode: 'default' })

/** Kilobytes of code and styles, by brotli, that a page fetches until the first list stands there. */
const MOST = 278
/** Files these come in. */
const FILES = 7
/** Calls before the one for the list: session, then what the frame around the list shows. It only ever falls. */
const CALLS = 8

test('A session stays in memory, its cookie brings it back after a reload, and signing out ends both', async ({
  meets,
}) => {
  const dispatcher = await meets()
  await test.step('Nobody is signed in by itself, and no account is offered', async () => {
    await dispatcher.goes('/orders')
    await expect(dispatcher.loginHeading).toBeVisible()
    await expect(dispatcher.page.getByText(/Demo/)).toHaveCount(0)
  })

  await test.step('The form signs in; no store of the page holds the token', async () => {
    await dispatcher.signsIn('dispo@nordkurs.example')
    await dispatcher.firstOrder()
    await dispatcher.isLive()
    await expect(dispatcher.page.getByRole('banner').getByText('Demo')).toHaveCount(0)
    expect(dispatcher.wire.changes()).toContain('POST /api/v1/auth/set-cookie')
    await holdsNoToken(dispatcher)
  })

  await test.step('A reload and another tab are signed in by the cookie', async () => {
    await dispatcher.reloads()
    await dispatcher.firstOrder()
    const other = await dispatcher.opensTab()
    await other.opens('/documents')
    await holdsNoToken(dispatcher)
    await holdsNoToken(other)
    await other.page.close()
  })

  await test.step('Signing out takes the cookie away', async () => {
    await dispatcher.runs('Abmelden')
    await expect(dispatcher.loginHeading).toBeVisible()
    await expect.poll(() => dispatcher.wire.changes()).toContain('POST /api/v1/auth/clear-cookie')
    // Whether there is a session is asked of the server, which says no.
    dispatcher.expectsOnConsole(/status of 401/)
    await dispatcher.reloads()
    await expect(dispatcher.loginHeading).toBeVisible()
  })
})

test('A tenant switched to, and a token renewed, are there again after a reload', async ({ meets, host }) => {
  const admin = await meets()
  admin.wire.expectsTenants(2)
  await admin.goes('/tenant/switch')
  await admin.signsIn('admin@nordkurs.example')
  await admin.ready()
  await admin.waitsForContent()
  await admin.press('3')
  const tenant = admin.page.getByRole('banner').getByRole('link', { name: /^Mandant wechseln: / })
  await expect(tenant).toHaveAccessibleName(/Elbe-Oder/)
  await admin.reloads()
  await admin.ready()
  await expect(tenant).toHaveAccessibleName(/Elbe-Oder/)

  const cookies = () => admin.wire.changes().filter((request) => request.endsWith('/set-cookie')).length
  const before = cookies()
  admin.expectsOnConsole(/status of 401/)
  await host.breaks({ do: 'expireToken' })
  await admin.press('g', 'o')
  await admin.firstOrder()
  await expect.poll(cookies).toBe(before + 1)
  await admin.reloads()
  await admin.firstOrder()
})

test('Whose role the server does not tell may the least', async ({ meets, host }) => {
  const { token, user } = await host.signIn('admin@nordkurs.example')
  const { role: _, ...nameless } = user
  await host.breaks({ do: 'fail', name: 'auth.login', status: 200, body: { token, user: nameless } })
  await host.breaks({ do: 'fail', name: 'auth.profile', status: 200, body: nameless })
  const somebody = await meets()
  await somebody.goes('/system/settings')
  await somebody.signsIn('admin@nordkurs.example')
  await somebody.ready()
  await expect(somebody.page).toHaveURL(`${APP}/unauthorized`)
  await expect(somebody.page.getByText('Sie sind angemeldet mit der Rolle Gast.')).toBeVisible()
})

/** Neither storage nor cookie that scripts can read has the token of the last call. */
async function holdsNoToken({ page, wire }: Person): Promise<void> {
  const token = wire.last(/^\/api\//)?.token ?? 'no token'
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(kept).not.toContain(token.split('.')[2])
}

test('Until the list of orders stands there and the page is at rest, no more code is fetched than that needs', async ({
  meets,
}) => {
  const dispatcher = await meets()
  await dispatcher.goes('/login')
  await dispatcher.signsIn('dispo@nordkurs.example')
  await dispatcher.ready()
  await dispatcher.waitsForContent()
  // The cookie signs a new tab in; nothing has been fetched there yet.
  const newcomer = await dispatcher.opensTab()
  const { page } = newcomer
  // A page with handlers has no cache: everything comes as for the first time.
  await page.route('**', (route) => route.continue())
  await page.addInitScript(withoutCodeAhead)
  const fetched: Response[] = []
  const isCode = (response: Response) => ['script', 'stylesheet'].includes(response.request().resourceType())
  const note = (response: Response) => void (isCode(response) && fetched.push(response))
  page.on('response', note)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await newcomer.goes('/orders')
  await newcomer.firstOrder()
  // What else the list asks for is not left to chance.
  await page.waitForLoadState('networkidle')

  const sizes = await Promise.all(fetched.map(async (each) => brotliCompressSync(await each.body()).length))
  const files = fetched.map((each, index) => `${sizes[index]} ${new URL(each.url()).pathname}`)
  const size = sizes.reduce((sum, one) => sum + one, 0) / 1000
  expect(size, `Less is welcome, more is not:\n${files.join('\n')}`).toBeLessThanOrEqual(MOST)
  expect(files, 'Files of code and styles').toHaveLength(FILES)
  // The session is made while the list's code is on its way: neither waits for the other.
  const until = asked.indexOf('/api/auth/refresh')
  expect(asked.slice(until).filter((path) => path.startsWith('/assets/') && path.endsWith('.js'))).toEqual([])
  const needed = asked.slice(0, asked.indexOf('/api/orders')).filter((path) => path.startsWith('/api/'))
  expect(needed.length, `Calls before the list:\n${needed.join('\n')}`).toBeLessThanOrEqual(CALLS)
})

/**
 * Code fetched ahead of its use is none of the first load: it waits until the browser rests behind the list, or 2 s, within
 * which a slow machine shows no list yet.
 */
function withoutCodeAhead(): void {
  globalThis.requestIdleCallback = () => 0
  const { setTimeout: later } = globalThis
  const patient = (task: TimerHandler, delay?: number, ...rest: unknown[]) =>
    later(task, delay === 2000 ? 2 ** 31 - 1 : delay, ...rest)
  globalThis.setTimeout = patient as typeof setTimeout
}
