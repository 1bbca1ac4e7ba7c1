import { expect, test, type Account } from './support/app.ts'

/** The path an address leads to, by account. Source: specification 2 and 6, decisions A3 and A4. */
const addresses = ['/orders', '/documents', '/profile', '/system/settings', '/settings', '/administration', '/team']
const everybody = ['/orders', '/documents', '/profile']
const administration = ['/system/settings', '/system/settings', '/system/settings', '/system/settings']
const others = ['/unauthorized', '/profile', '/unauthorized', '/unauthorized']
const destinations: readonly (readonly [Account, string, string, readonly string[]])[] = [
  ['admin', 'admin@nordkurs.example', 'Administration', [...everybody, ...administration]],
  ['dispo', 'dispo@mainspessart.example', 'Disposition', [...everybody, ...others]],
  ['vertrieb', 'vertrieb@elbeoder.example', 'Vertrieb', [...everybody, ...others]],
  ['finanzen', 'finanzen@nordkurs.example', 'Finanzen', [...everybody, ...others]],
  ['gast', 'gast@nordkurs.example', 'Gast', [...everybody, ...others]],
]

for (const [, email, role, expected] of destinations) {
  test(`${role} signs in with the form, sees what the role may see, and stays signed out after logging out`, async ({
    visitor,
  }) => {
    await visitor.page.goto(`${visitor.origin}/orders`)
    await visitor.signsIn(email)
    await visitor.ready()
    await expect(visitor.page).toHaveURL(`${visitor.origin}/orders`)

    const led: string[] = []
    for (const address of addresses) {
      await visitor.opens(address)
      await visitor.waitsForFocus()
      led.push(new URL(visitor.page.url()).pathname)
    }
    expect(led).toEqual(expected)

    await visitor.runs('Abmelden')
    await expect(visitor.loginHeading).toBeVisible()
    await visitor.page.goto(`${visitor.origin}/orders`)
    await expect(visitor.loginHeading).toBeVisible()
    expect(await visitor.page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  })
}

test('A screen of other roles says whose it is and leads back to work', async ({ visitor }) => {
  await visitor.opens('/system/settings', 'vertrieb')
  await expect(visitor.page).toHaveURL(`${visitor.origin}/unauthorized`)
  await expect(visitor.heading).toHaveText('Keine Berechtigung')
  await expect(visitor.page.getByText('Einstellungen: für Ihre Rolle nicht freigegeben')).toBeVisible()
  await expect(visitor.page.getByText('Sie sind angemeldet mit der Rolle Vertrieb.')).toBeVisible()
  const wayOut = visitor.page.getByRole('button', { name: 'Zur Dispo' })
  await visitor.tabsTo(wayOut)
  await visitor.press('Enter')
  await expect(visitor.heading).toHaveText('Dispo')
})

test('The navigation shows each role its own entries', async ({ visitor }) => {
  await visitor.opens('/dispatcher', 'gast')
  const navigation = visitor.page.getByRole('navigation', { name: 'Hauptnavigation' })
  await expect(navigation.getByRole('link', { name: /^Dispo/ })).toBeVisible()
  await expect(navigation.getByRole('link', { name: /^Aufträge/ })).toHaveCount(0)
  await expect(navigation.getByRole('link', { name: /^Einstellungen/ })).toHaveCount(0)
})

test('A wrong password keeps what was typed and says so', async ({ visitor }) => {
  await visitor.page.goto(`${visitor.origin}/orders`)
  await visitor.signsIn('dispo@nordkurs.example', 'falsch-und-lang')
  await expect(visitor.page.getByText('Login fehlgeschlagen', { exact: true }).first()).toBeVisible()
  await expect(visitor.page.getByLabel('E-Mail')).toHaveValue('dispo@nordkurs.example')
  await expect(visitor.page.getByLabel('Passwort')).toBeFocused()
  await visitor.types('Frachtbrief-2026')
  await visitor.press('Enter')
  await visitor.ready()
  await expect(visitor.page).toHaveURL(`${visitor.origin}/orders`)
})

const evil = [
  '//evil.example',
  '//evil.example/orders',
  '/\\evil.example',
  '/%09/evil.example',
  'https://evil.example/orders',
  'https:evil.example',
  'javascript:alert(1)',
  '/no/such/path',
  '/login?redirect=/login',
]

test('A way back after signing in is only followed within the app', async ({ visitor }) => {
  await visitor.page.goto(`${visitor.origin}/login?redirect=//evil.example/orders`)
  await visitor.signsIn('dispo@nordkurs.example')
  await visitor.ready()
  await expect(visitor.page).toHaveURL(`${visitor.origin}/dispatcher`)
  for (const target of evil) {
    await visitor.opens(`/login?redirect=${encodeURIComponent(target)}`)
    await expect(visitor.page, target).toHaveURL(`${visitor.origin}/dispatcher`)
  }
  await visitor.opens(`/login?redirect=${encodeURIComponent('/orders?status=CREATED')}`)
  await expect(visitor.page).toHaveURL(`${visitor.origin}/orders?status=CREATED`)
})

test('Logging out in one tab ends the session in the other', async ({ visitor }) => {
  await visitor.opens('/orders', 'dispo')
  const other = await visitor.opensTab()
  await other.opens('/documents')
  await visitor.runs('Abmelden')
  await expect(visitor.loginHeading).toBeVisible()
  await expect(other.loginHeading).toBeVisible()
})
