import { fillsWizard } from './support/wizard.ts'
import { expect, STANDALONE, test } from './support/app.ts'

// One backend for everybody: these tests run one after the other, each in a fresh world.
test.beforeEach(async ({ request }) => {
  await request.post(`${STANDALONE}/__faults`, { data: [{ do: 'reset' }] })
  await request.post(`${STANDALONE}/__reset`)
})

test('The page comes with headers that allow nothing inline, nothing evaluated and nothing foreign', async ({
  request,
}) => {
  for (const path of ['/', '/orders?panels=wizard', '/assets/none.js', '/before-start.js']) {
    const headers = (await request.get(STANDALONE + path)).headers()
    const policy = headers['content-security-policy']?.split('; ') ?? []
    expect(policy, path).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ]),
    )
    expect(policy.join(' '), path).not.toMatch(/unsafe-|\*|https?:/)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
  }
  const answer = await request.get(`${STANDALONE}/api/v1/health`, { headers: { 'X-Tenant-Id': 'nordkurs' } })
  expect(answer.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' })
})

test('No route, panel or overlay violates the policy', async ({ meets }) => {
  const admin = await meets({ origin: STANDALONE })
  const paths = [
    '/dispatcher',
    '/orders/workspace',
    '/documents',
    '/profile',
    '/notifications',
    '/tenant/switch',
    '/system/settings',
    '/system/settings?tab=keys',
    '/unauthorized',
    '/orders?panels=wizard,notifications,shortcuts,history',
    '/no/such/path',
  ]
  for (const path of paths) {
    await admin.opens(path)
    await admin.waitsForFocus()
  }
  await admin.opens('/orders')
  const number = await admin.firstOrder()
  await admin.press('Space')
  await expect(admin.panel(number)).toBeVisible()
  await admin.press('Control+k')
  await admin.types('hamburg')
  await expect(admin.palette.getByRole('group', { name: /^Aufträge/ })).toBeVisible()
  await admin.press('Control+k')
  await expect(admin.palette).toBeHidden()
  await admin.press('?')
  await expect(admin.page.getByRole('dialog', { name: 'Tasten' })).toBeVisible()
  // The fixture fails on every violation, which the browser reports as an event and on the console.
})

test('A change by one person appears at another, each in a browser of her own', async ({ meets }) => {
  const dispatcher = await meets({ origin: STANDALONE, signedOut: true })
  const colleague = await meets({ origin: STANDALONE, signedOut: true })
  await dispatcher.opens('/orders?status=CREATED', 'dispo')
  const number = await dispatcher.firstOrder()
  await colleague.opens(`/orders?panels=order:${number}`, 'vertrieb')
  const panel = colleague.panel(number)
  await expect(panel.getByText('Angelegt', { exact: true }).first()).toBeVisible()
  await colleague.isLive()
  await dispatcher.sets('Storniert', 'Kunde hat abgesagt')
  await expect(panel.getByText('Storniert', { exact: true }).first()).toBeVisible()
})

test('Nobody sees the orders of another tenant', async ({ meets }) => {
  const here = await meets({ origin: STANDALONE, signedOut: true })
  const there = await meets({ origin: STANDALONE, signedOut: true })
  await here.opens('/orders', 'dispo')
  const number = await here.firstOrder()
  await there.page.goto(`${STANDALONE}/orders/${number}`)
  await there.signsIn('dispo@elbeoder.example')
  there.expectsOnConsole(/status of 404/)
  await expect(there.page.getByText(`Auftrag ${number} wurde nicht gefunden`)).toBeVisible()
})

for (const [times, name] of [
  [1, 'it is asked for again by itself'],
  [50, 'the person sends it again'],
] as const) {
  test(`A new order whose answer is lost exists exactly once: ${name}`, async ({ meets }) => {
    const dispatcher = await meets({ origin: STANDALONE, signedOut: true })
    await dispatcher.opens('/orders', 'dispo')
    await dispatcher.firstOrder()
    const before = await dispatcher.total()
    await dispatcher.press('n')
    await fillsWizard(dispatcher)
    await dispatcher.breaks({ do: 'loseResponse', name: 'wizard.createOrder', times })
    dispatcher.expectsOnConsole(/Failed to load resource: net::ERR_(EMPTY_RESPONSE|FAILED|CONNECTION_RESET)/)
    await dispatcher.press('Control+Enter')
    if (times > 1) {
      const wizard = dispatcher.panel('Auftrag anlegen')
      await expect(wizard.getByRole('alert')).toContainText('steht noch nicht fest')
      await dispatcher.breaks({ do: 'reset' })
      await dispatcher.tabsTo(wizard.getByRole('button', { name: 'Jetzt senden' }))
      await dispatcher.press('Enter')
    }
    await expect(dispatcher.toast(/Auftrag NK-\d{4}-\d{6} angelegt/).first()).toBeVisible()
    await expect.poll(() => dispatcher.total()).toBe(before + 1)
  })
}

test('A session that the server no longer takes ends at the login, and signing in leads back', async ({
  meets,
  request,
}) => {
  const dispatcher = await meets({ origin: STANDALONE, signedOut: true })
  await dispatcher.opens('/orders', 'dispo')
  await dispatcher.firstOrder()
  dispatcher.expectsOnConsole(/status of 401/)
  await request.post(`${STANDALONE}/__faults`, {
    data: [{ do: 'expireToken' }, { do: 'fail', name: 'auth.refresh', status: 401 }],
  })
  await dispatcher.press('g', 'u')
  await expect(dispatcher.loginHeading).toBeVisible()
  await request.post(`${STANDALONE}/__faults`, { data: [{ do: 'reset' }] })
  await dispatcher.signsIn('dispo@nordkurs.example')
  await expect(dispatcher.heading).toHaveText('Dokumente')
})

test('A token that has expired is renewed once and nobody notices', async ({ meets, request }) => {
  const dispatcher = await meets({ origin: STANDALONE, signedOut: true })
  await dispatcher.opens('/orders', 'dispo')
  await dispatcher.firstOrder()
  let refreshes = 0
  dispatcher.page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/api/auth/refresh') refreshes += 1
  })
  dispatcher.expectsOnConsole(/status of 401/)
  await request.post(`${STANDALONE}/__faults`, { data: [{ do: 'expireToken' }] })
  await dispatcher.press('g', 'd')
  await expect(dispatcher.page.getByRole('list', { name: 'Arbeitsvorrat' }).getByRole('listitem').first()).toBeVisible()
  expect(refreshes).toBe(1)
})
