import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { tokenExpiry, tokenIssue } from '#src/domain/accounts/token.ts'

const jwt = (claims: unknown) =>
  `eyJhbGciOiJub25lIn0.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`

describe('the end of a token', () => {
  test.each([
    ['in seconds since 1970', jwt({ exp: 1_780_000_000 }), 1_780_000_000_000],
    ['beside names with umlauts', jwt({ name: 'Jürgen Größer – ł 🚛', exp: 1_780_000_000 }), 1_780_000_000_000],
    ['in padded base64', `e30.${Buffer.from('{"exp":5}').toString('base64')}.x`, 5_000],
    ['absent without exp', jwt({ sub: '1' }), undefined],
    ['absent when exp is a text', jwt({ exp: '1780000000' }), undefined],
    ['absent when exp is null', jwt({ exp: null }), undefined],
    ['absent in a list', jwt([1]), undefined],
    ['absent in null', jwt(null), undefined],
    ['absent in a text that is no JWT', 'demo-token', undefined],
    ['absent in too many parts', `${jwt({ exp: 1 })}.more`, undefined],
    ['absent in broken base64', 'a.%%%.b', undefined],
    ['absent in broken JSON', `a.${Buffer.from('{"exp":').toString('base64url')}.b`, undefined],
    ['absent in an empty text', '', undefined],
    ['absent in nothing', undefined, undefined],
  ])('is read %s', (_name, token, expiry) => {
    expect(tokenExpiry(token)).toBe(expiry)
  })

  test('the example of RFC 7519 expires on 22 March 2011', () => {
    const example =
      'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
    expect(tokenExpiry(example)).toBe(1_300_819_380_000)
  })
})

test('when it was made is read in the same way', () => {
  const made = [jwt({ iat: 1_780_000_000, exp: 5 }), jwt({ exp: 5 }), 'demo-token'].map(tokenIssue)
  expect(made).toEqual([1_780_000_000_000, undefined, undefined])
})

property.prop([
  fc.oneof(
    fc.anything(),
    fc.string(),
    fc.array(fc.base64String()).map((parts) => parts.join('.')),
  ),
])('nothing makes it throw', (token) => {
  expect(['undefined', 'number']).toContain(typeof tokenExpiry(token))
})

property.prop([fc.record({ exp: fc.integer(), text: fc.string({ unit: 'grapheme' }) })])(
  'every JWT gives back its exp',
  (claims) => {
    expect(tokenExpiry(jwt(claims))).toBe(claims.exp * 1000)
  },
)
