import { describe, expect, test } from 'vitest'
import { safeReturnPath } from '#src/features/account/safe-return.ts'

const paths = ['/', '/login', '/unauthorized', '/dispatcher', '/orders', '/orders/$id', '/tenant/switch', '/$']

describe('The way back after signing in', () => {
  test.each([
    ['/orders', '/orders'],
    [
      '/orders?status=CONFIRMED&panels=wizard,order:NK-2026-004711',
      '/orders?status=CONFIRMED&panels=wizard,order:NK-2026-004711',
    ],
    ['/orders/NK-2026-004711', '/orders/NK-2026-004711'],
    ['/orders/NK-2026-004711#prices', '/orders/NK-2026-004711#prices'],
    ['/orders/Stra%C3%9Fe', '/orders/Stra%C3%9Fe'],
    ['/orders?next=//evil.example', '/orders?next=//evil.example'],
    ['/tenant/switch', '/tenant/switch'],
    ['/orders/', '/orders/'],
    ['https://app.example/orders?page=2', '/orders?page=2'],
  ])('%s is a place of this app', (raw, path) => {
    expect(safeReturnPath(raw, paths, 'https://app.example')).toBe(path)
  })

  test.each([
    ['nothing', undefined],
    ['no text', 42],
    ['a list', ['/orders']],
    ['empty', ''],
    ['a foreign address', 'https://evil.example/orders'],
    ['a foreign port', 'https://app.example:8443/orders'],
    ['another scheme', 'http://app.example/orders'],
    ['an address with a user', 'https://app.example@evil.example/orders'],
    ['an own address with a user', 'https://user:secret@app.example/orders'],
    ['a script', 'javascript:alert(1)'],
    ['a script in a path', '/javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['two slashes', '//evil.example'],
    ['two slashes and a known path', '//evil.example/orders'],
    ['three slashes', '///evil.example'],
    ['slash and backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash within', '/orders\\@evil.example'],
    ['an encoded tab', '/%09/evil.example'],
    ['a tab', '/\t/evil.example'],
    ['a line break', '/\n/evil.example'],
    ['a leading space', ' //evil.example'],
    ['encoded slashes', '%2F%2Fevil.example'],
    ['encoded slashes behind a slash', '/%2F%2Fevil.example'],
    ['encoded slashes in an id', '/orders/%2F%2Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['an encoded backslash in an id', '/orders/%5Cevil.example'],
    ['encoded twice', '/orders/%252F%252Fevil.example'],
    ['a broken encoding', '/orders/%E0%A4%A'],
    ['dots that leave', '/orders/../../evil'],
    ['dots that hide two slashes', '/orders/..//evil.example'],
    ['an id of dots', '/orders/...'],
    ['a relative path', 'orders'],
    ['an unknown path', '/evil'],
    ['a known path with more behind it', '/orders/NK-2026-004711/evil'],
    ['the login itself', '/login?redirect=/orders'],
    ['the page of refusals', '/unauthorized'],
    ['far too long', `/orders?q=${'a'.repeat(3000)}`],
  ])('%s leads to /dispatcher', (_name, raw) => {
    expect(safeReturnPath(raw, paths, 'https://app.example')).toBe('/dispatcher')
  })
})
