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
