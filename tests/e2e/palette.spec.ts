import { expect, test } from './support/app.ts'
import { keepsFocus } from './support/ease.ts'

test('The palette finds records and commands as people type them on a German keyboard', async ({ admin }) => {
  await admin.opens('/orders')
  const number = await admin.firstOrder()

  await test.step('/ searches from the third character on; results stand in groups with a count', async () => {
    await admin.press('/')
    await expect(admin.paletteInput).toHaveAttribute('placeholder', 'Transporte, Partner, Dokumente suchen …')
    await admin.types('Ha')
    await expect(admin.palette.getByRole('option')).toHaveCount(0)
    await admin.types('m')
    const orders = admin.palette.getByRole('group', { name: /^Aufträge \d+/ })
    await expect(orders.getByRole('option').first()).toContainText(/NK-\d{4}-\d{6}/)
    await expect(
      admin.palette
        .getByRole('group', { name: /^Partner \d+/ })
        .getByRole('option')
        .first(),
    ).toBeVisible()
    await expect(admin.palette.getByRole('status')).toHaveText(/^\d+ Treffer$/)
    await admin.press('Control+a')
    await admin.types('qxqxqx')
    await expect(admin.palette.getByText('Keine Ergebnisse')).toBeVisible()
    await admin.press('Escape', 'Escape')
    await expect(admin.palette).toBeHidden()
  })

  await test.step('# looks for a number; Strg+Eingabe opens it beside, Eingabe leads to it', async () => {
    await admin.press('#')
    await expect(admin.paletteInput).toHaveAttribute('placeholder', 'Auftragsnummer …')
    await admin.types(number.slice(-6))
    await expect(admin.activeRow).toContainText(number)
    await admin.press('Control+Enter')
    await expect(admin.panel(number)).toBeVisible()
    await expect(admin.heading).toHaveText('Aufträge')
  })

  await test.step('What was searched for is offered again, until it is cleared', async () => {
    const recent = admin.palette.getByRole('group', { name: /^Letzte Suchen/ })
    await admin.press('/')
    await expect(recent.getByRole('option', { name: number.slice(-6) })).toBeVisible()
    await expect(admin.activeRow).toContainText(number.slice(-6))
    await admin.press('ArrowDown')
    await expect(admin.activeRow).toHaveText('Letzte Suchen löschen')
    await admin.press('Enter')
    await expect(recent).toBeHidden()
    await admin.press('Escape')
    await expect(admin.palette).toBeHidden()
  })

  await test.step('. offers what can be done with the order', async () => {
    await admin.press('w', '1', '.')
    await expect(admin.palette.getByText(`Aktionen: ${number}`)).toBeVisible()
    await expect(admin.palette.getByRole('option', { name: /^Frachtführer zuweisen/ })).toBeVisible()
  })

  await test.step('Strg+K leads from there to the first page, and closes only that', async () => {
    await admin.press('Control+k')
    await expect(admin.palette.getByText(`Aktionen: ${number}`)).toBeHidden()
    await expect(admin.paletteInput).toBeFocused()
    await admin.types('tastenüb')
    await expect(admin.activeRow).toContainText('Tastenübersicht')
    await admin.press('Control+k')
    await expect(admin.palette).toBeHidden()
    await keepsFocus(admin)
  })

  await test.step('Umlauts and ß are found as people type them', async () => {
    for (const [typed, command] of [
      ['vergroessern', 'Panel vergrößern'],
      ['schliessen', 'Panel schließen'],
      ['rückgängig', 'Rückgängig'],
      ['cheat sheet', 'Tastenübersicht'],
    ] as const) {
      await admin.press('Control+k')
      await expect(admin.paletteInput).toBeFocused()
      await admin.types(typed)
      await expect(admin.palette.getByRole('option', { name: new RegExp(`^${command}`) })).toBeVisible()
      await admin.press('Control+k')
      await expect(admin.palette).toBeHidden()
    }
  })

  await test.step('? shows the keys that work here, and can be searched', async () => {
    await admin.press('?')
    const sheet = admin.page.getByRole('dialog', { name: 'Tasten' })
    await expect(sheet.getByText('Frachtführer zuweisen …')).toBeVisible()
    await admin.types('fahrzeug')
    await expect(sheet.getByText('Fahrzeug zuweisen …')).toBeVisible()
    await expect(sheet.getByText('Frachtführer zuweisen …')).toBeHidden()
    await admin.press('Escape')
    await expect(sheet).toBeHidden()
  })

  await test.step('A sequence waits, says what may follow, and ends with a key that does not belong to it', async () => {
    for (const end of ['Escape', '9']) {
      await admin.press('g')
      await expect(admin.strip).toContainText('wartet auf zweite Taste')
      await expect(admin.page.getByRole('status').filter({ hasText: 'Aufträge' })).toBeVisible()
      await admin.press(end)
      await expect(admin.strip).not.toContainText('wartet auf zweite Taste')
      await expect(admin.heading).toHaveText('Aufträge')
    }
  })
})
