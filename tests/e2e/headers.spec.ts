import { expect, test } from './support/app.ts'

test('The page comes with headers that allow nothing inline, nothing evaluated and nothing foreign', async ({
  request,
  host,
}) => {
  for (const path of ['/', '/orders?panels=wizard', '/assets/none.js', '/before-start.js']) {
    const headers = (await request.get(host.origin + path)).headers()
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
        'trusted-types day-worker pdf-worker ocr-worker',
      ]),
    )
    expect(policy.join(' '), path).not.toMatch(/unsafe-|\*|https?:/)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
  }
  const answer = await request.get(`${host.origin}/api/v1/health`, { headers: { 'X-Tenant-Id': 'nordkurs' } })
  expect(answer.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' })
})

test('A worker the headers allow runs under them, and makes the proposal for a day', async ({ dispatcher }) => {
  const worker = dispatcher.page.waitForEvent('worker')
  await dispatcher.opens('/dispatcher?panels=proposals')
  expect(new URL((await worker).url()).pathname).toMatch(/^\/assets\/day-worker-[^/]+\.js$/)
  // Every order of the seed world a carrier drives for less: what its answer leaves open stands there only once it has come.
  const open = dispatcher.panel('Tagesvorschlag').getByRole('region', { name: /^Bleibt offen/ })
  await expect(open.getByRole('listitem').first()).toContainText(/NK-2026-\d{6}/, { timeout: 60_000 })
})
