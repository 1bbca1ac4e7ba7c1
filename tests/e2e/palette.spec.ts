import { expect, test, type Person } from './support/app.ts'

test('Strg+K opens the palette on every screen, Strg+K or Esc closes it, and the focus goes back to where it was', async ({
  admin,
}) => {
  for (const path of ['/dispatcher', '/orders', '/documents', '/system/settings']) {
    await admin.opens(path)
    await admin.waitsForContent()
    const before = await admin.page.evaluateHandle(() => document.activeElement)
    for (const close of ['Control+k', 'Escape']) {
      await admin.press('Control+k')
      await expect(admin.paletteInput).toBeFocused()
      await admin.press(close)
      await expect(admin.palette).toBeHidden()
      const isBack = () => admin.page.evaluate((element) => element === document.activeElement, before)
      await expect.poll(isBack, `${close} on ${path}`).toBe(true)
    }
  }
})

test('Enter runs the row that aria-activedescendant names: after opening, after filtering, after the arrows', async ({
  admin,
}) => {
  await admin.opens('/dispatcher')
  await admin.press('Control+k')
  await expect(admin.activeRow).toHaveCount(1)
  await namesTheActiveRow(admin)
  for (const letter of 'doku') {
    await admin.types(letter)
    await namesTheActiveRow(admin)
  }
  await admin.press('ArrowDown')
  await namesTheActiveRow(admin)
  await admin.press('ArrowUp')
  await namesTheActiveRow(admin)
  await expect(admin.activeRow).toContainText('Dokumente')
  await admin.press('Enter')
  await expect(admin.palette).toBeHidden()
  await expect(admin.heading).toHaveText('Dokumente')
})

test('A search starts with the third character; results stand in groups with a count', async ({ admin }) => {
  await admin.opens('/dispatcher')
  await admin.press('/')
  await expect(admin.paletteInput).toHaveAttribute('placeholder', 'Transporte, Partner, Dokumente suchen …')
  await admin.types('Ha')
  await expect(admin.palette.getByRole('option')).toHaveCount(0)
  await admin.types('m')
  const orders = admin.palette.getByRole('group', { name: /^Aufträge \d+/ })
  await expect(orders.getByRole('option').first()).toBeVisible()
  const partners = admin.palette.getByRole('group', { name: /^Partner \d+/ })
  await expect(partners.getByRole('option').first()).toBeVisible()
  await expect(admin.palette.getByRole('status')).toHaveText(/^\d+ Treffer$/)
  await expect(orders.getByRole('option').first()).toContainText(/NK-\d{4}-\d{6}/)
})

test("An empty result shows 'Keine Ergebnisse'", async ({ admin }) => {
  await admin.opens('/dispatcher')
  await admin.press('/')
  await admin.types('qxqxqx')
  await expect(admin.palette.getByText('Keine Ergebnisse')).toBeVisible()
})

test('With an empty input the recent searches are shown; they can be cleared', async ({ admin }) => {
  await admin.opens('/dispatcher')
  await admin.press('/')
  await admin.types('hamburg')
  await expect(admin.palette.getByRole('group', { name: /^Aufträge/ })).toBeVisible()
  await admin.press('Enter')
  await expect(admin.palette).toBeHidden()
  await admin.press('/')
  const recent = admin.palette.getByRole('group', { name: /^Letzte Suchen/ })
  await expect(recent.getByRole('option', { name: /^hamburg/ })).toBeVisible()
  await admin.press('ArrowDown')
  await expect(admin.activeRow).toHaveText('Letzte Suchen löschen')
  await admin.press('Enter')
  await admin.press('Escape', 'Escape')
  await admin.press('/')
  await expect(admin.paletteInput).toBeFocused()
  await expect(recent).toBeHidden()
})

test('An order number behind # leads to the order', async ({ admin }) => {
  await admin.opens('/dispatcher')
  await admin.opensOrders()
  const number = await admin.firstOrder()
  await admin.press('g', 'd')
  await expect(admin.heading).toHaveText('Dispo')
  await admin.press('#')
  await expect(admin.paletteInput).toHaveAttribute('placeholder', 'Auftragsnummer …')
  await admin.types(number.slice(-6))
  await expect(admin.activeRow).toContainText(number)
  await admin.press('Enter')
  await expect(admin.heading).toHaveText(number)
  await expect(admin.page).toHaveURL(`${admin.origin}/orders/${number}`)
})

test('Strg+Eingabe opens a result beside the screen', async ({ admin }) => {
  await admin.opens('/orders')
  const number = await admin.firstOrder()
  await admin.press('#')
  await admin.types(number.slice(-6))
  await expect(admin.activeRow).toContainText(number)
  await admin.press('Control+Enter')
  await expect(admin.panel(number)).toBeVisible()
  await expect(admin.heading).toHaveText('Aufträge')
})

test('A blocked command stays visible and says why; a command of other roles is not there', async ({ visitor }) => {
  await visitor.opens('/orders', 'gast')
  await visitor.press('Control+k')
  await visitor.types('auftrag anlegen')
  await expect(visitor.palette.getByRole('option', { name: /^Auftrag anlegen/ })).toHaveCount(0)
  await visitor.press('Escape', 'Escape')
  await visitor.press('Control+k')
  await visitor.types('panel schließen')
  await expect(visitor.palette.getByRole('option', { name: /^Panel schließen/ })).toContainText(
    'Kein Seitenpanel offen',
  )
})

test('Umlauts and ß are found as people type them', async ({ admin }) => {
  await admin.opens('/dispatcher')
  for (const [typed, command] of [
    ['vergroessern', 'Panel vergrößern'],
    ['schliessen', 'Panel schließen'],
    ['uebersicht', 'Tastenübersicht'],
    ['rückgängig', 'Rückgängig'],
    ['cheat sheet', 'Tastenübersicht'],
  ] as const) {
    await admin.press('Control+k')
    await admin.types(typed)
    await expect(admin.palette.getByRole('option', { name: new RegExp(`^${command}`) })).toBeVisible()
    await admin.press('Control+k')
    await expect(admin.palette).toBeHidden()
  }
})

test('A second page is left with Backspace in the empty input; Esc peels one layer after the other', async ({
  admin,
}) => {
  await admin.opens('/orders')
  await admin.firstOrder()
  await admin.press('Space')
  const panel = admin.page.getByRole('complementary')
  await expect(panel).toBeVisible()
  await admin.press('Control+k')
  await admin.types('status setzen')
  await expect(admin.activeRow).toContainText('Status setzen')
  await admin.press('Enter')
  await expect(admin.paletteInput).toHaveAttribute('placeholder', 'Neuer Status')
  await admin.press('Backspace')
  await expect(admin.paletteInput).toHaveAttribute('placeholder', 'Suchen oder Befehl …')
  await admin.press('Control+k')
  await expect(admin.palette).toBeHidden()
  await expect(panel).toBeVisible()
  await admin.press('Escape')
  await expect(panel).toBeHidden()
})

test('. lists the actions for the focused row', async ({ admin }) => {
  await admin.opens('/orders')
  const number = await admin.firstOrder()
  await admin.press('.')
  await expect(admin.palette.getByText(`Aktionen: ${number}`)).toBeVisible()
  await expect(admin.palette.getByRole('option', { name: /^Frachtführer zuweisen/ })).toBeVisible()
})

test('A sequence waits without a timeout, says what may follow, and Esc or an unknown key ends it', async ({
  admin,
}) => {
  await admin.opens('/dispatcher')
  await admin.waitsForFocus()
  const strip = admin.page.getByRole('contentinfo', { name: 'Status' })
  for (const end of ['Escape', 'q']) {
    await admin.press('g')
    await expect(strip).toContainText('wartet auf zweite Taste')
    await expect(admin.page.getByRole('status').filter({ hasText: 'Aufträge' })).toBeVisible()
    await admin.press(end)
    await expect(strip).not.toContainText('wartet auf zweite Taste')
    await expect(admin.heading).toHaveText('Dispo')
  }
  await admin.opensOrders()
})

test('? shows the keys that work here; the sheet can be searched', async ({ admin }) => {
  await admin.opens('/orders')
  await admin.firstOrder()
  await admin.press('?')
  const sheet = admin.page.getByRole('dialog', { name: 'Tasten' })
  await expect(sheet.getByText('Frachtführer zuweisen …')).toBeVisible()
  await admin.types('fahrzeug')
  await expect(sheet.getByText('Fahrzeug zuweisen …')).toBeVisible()
  await expect(sheet.getByText('Frachtführer zuweisen …')).toBeHidden()
  await admin.press('Escape')
  await expect(sheet).toBeHidden()
})

async function namesTheActiveRow(person: Person): Promise<void> {
  await expect
    .poll(() =>
      person.paletteInput.evaluate((input) => {
        const named = document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
        return named?.getAttribute('aria-selected')
      }),
    )
    .toBe('true')
  await expect(person.activeRow).toHaveCount(1)
}
