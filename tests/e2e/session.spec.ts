import { expect, test } from './support/app.ts'
import { keepsFocus } from './support/ease.ts'
import { canBeConfirmed, goesToOrder, listed, rowOf } from './support/orders.ts'
import { choosesCustomer, describesCargo, field, goesOnTo, step } from './support/wizard.ts'

test('A sales person signs in with the form, works with her own orders, and signs out in all tabs', async ({
  visitor,
}) => {
  await test.step('A foreign way back is not followed; a wrong password keeps what was typed', async () => {
    visitor.expectsOnConsole(/status of 401/)
    await visitor.goes('/login?redirect=//evil.example/orders')
    await visitor.signsIn('vertrieb@mainspessart.example', 'falsch-und-lang')
    await expect(visitor.page.getByText('Login fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.')).toBeVisible()
    await expect(visitor.page.getByLabel('E-Mail')).toHaveValue('vertrieb@mainspessart.example')
    await expect(visitor.page.getByLabel('Passwort')).toBeFocused()
    await visitor.types('Frachtbrief-2026')
    await visitor.press('Enter')
    await visitor.ready()
    await expect(visitor.page).toHaveURL(`${visitor.origin}/dispatcher`)
  })

  await test.step('Signed in, addresses lead where the role may go', async () => {
    for (const [address, path] of [
      ['/login?redirect=%2F%5Cevil.example', '/dispatcher'],
      ['/login?redirect=%2Forders%3Fstatus%3DCREATED', '/orders?status=CREATED'],
      ['/team', '/unauthorized'],
      ['/settings', '/profile'],
    ] as const) {
      await visitor.opens(address)
      await expect(visitor.page, address).toHaveURL(visitor.origin + path)
    }
  })

  await test.step('+ takes one of her own orders further, Strg+Z takes that back', async () => {
    await visitor.opens('/business/orders?status=CREATED')
    await visitor.firstOrder()
    const number = await goesToOrder(visitor, 'CREATED', canBeConfirmed)
    const filtered = await listed(visitor)
    await visitor.press('Shift+F')
    await expect(visitor.page).not.toHaveURL(/status/)
    // The filtered rows stay until the answer is there; then the keyboard is on the first, and the order may be further down.
    await expect.poll(() => listed(visitor)).toBeGreaterThan(filtered)
    await visitor.firstOrder()
    expect(await goesToOrder(visitor, 'CREATED', canBeConfirmed)).toBe(number)
    const bar = rowOf(visitor, number).getByRole('progressbar')
    await visitor.press('+')
    // The message goes by itself, the progress stays.
    await expect(visitor.toast(`${number}: Status Bestätigt`)).toBeVisible()
    await expect(bar).toHaveAttribute('aria-valuetext', /^Bestätigung · 33\s% · Schritt 2 von 6$/)
    await visitor.press('Control+z')
    await expect(bar).toHaveAttribute('aria-valuetext', /^Anlage · 17\s% · Schritt 1 von 6$/)
  })

  await test.step('Signing out ends the session in the other tab, and a reload does not bring it back', async () => {
    const other = await visitor.opensTab()
    await other.opens('/documents')
    await visitor.runs('Abmelden')
    await expect(visitor.loginHeading).toBeVisible()
    await expect(other.loginHeading).toBeVisible()
    await other.goes('/orders')
    await expect(other.loginHeading).toBeVisible()
    const tokens = () => [localStorage, sessionStorage].map((storage) => storage.getItem('auth_token'))
    expect(await other.page.evaluate(tokens)).toEqual([null, null])
  })
})

test('A session that the server no longer takes ends at the login; signing in leads back to what was typed', async ({
  dispatcher,
  host,
}) => {
  await dispatcher.opens('/orders')
  await dispatcher.firstOrder()
  await dispatcher.press('n')
  await choosesCustomer(dispatcher)
  await goesOnTo(dispatcher, 'Ladung')
  await describesCargo(dispatcher)
  dispatcher.expectsOnConsole(/status of 401/)
  await host.breaks({ do: 'expireToken' }, { do: 'fail', name: 'auth.refresh', status: 401 })
  await dispatcher.press('Control+Enter')
  await expect(dispatcher.loginHeading).toBeVisible()
  await host.breaks({ do: 'heal' })
  await dispatcher.signsIn('dispo@nordkurs.example')
  const cargo = step(dispatcher, 'Ladung')
  await expect(field(cargo, 'Warenbeschreibung')).toHaveValue('Holzspielzeug auf Europaletten')
  await expect(field(cargo, 'Gewicht (kg)')).toHaveValue(/^4\.?250$/)
  await dispatcher.tabsTo(field(cargo, 'Gewicht (kg)'))
  await goesOnTo(dispatcher, 'Beladung')
})

test('A token that has expired is renewed by one tab at a time, once by each at most, and nobody notices', async ({
  dispatcher,
  host,
}) => {
  await dispatcher.opens('/orders')
  await dispatcher.firstOrder()
  const other = await dispatcher.opensTab()
  await other.opens('/orders')
  await other.firstOrder()
  const both = [dispatcher, other]
  for (const person of both) person.expectsOnConsole(/status of 401/)
  await host.breaks({ do: 'expireToken' })
  await Promise.all(both.map((person) => person.press('g', 'd')))
  for (const person of both) {
    const work = person.page.getByRole('list', { name: 'Arbeitsvorrat' })
    await expect(work.getByRole('listitem').first()).toBeVisible()
    await keepsFocus(person)
  }
  // A tab may see what another has stored a little late, so that each asks. Never both at a time: all tests watch that.
  for (const { wire } of both) {
    expect(wire.requests().filter((one) => one.endsWith('/auth/refresh')).length).toBeLessThanOrEqual(1)
  }
})
