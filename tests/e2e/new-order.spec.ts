import { expect, test } from './support/app.ts'
import { listed } from './support/orders.ts'
import { choosesCustomer, field, fillsWizard, step } from './support/wizard.ts'

const LOST = /Failed to load resource: net::ERR_(EMPTY_RESPONSE|FAILED|CONNECTION_RESET)/

for (const [times, name] of [
  [1, 'it is asked for again by itself'],
  [50, 'the person sends it again'],
] as const) {
  test(`A new order whose answer is lost exists exactly once: ${name}`, async ({ dispatcher, host }) => {
    await dispatcher.opens('/orders')
    await dispatcher.firstOrder()
    const before = await listed(dispatcher)
    await dispatcher.press('n')
    await fillsWizard(dispatcher)
    await host.breaks({ do: 'loseResponse', name: 'wizard.createOrder', times })
    dispatcher.expectsOnConsole(LOST)
    await dispatcher.press('Control+Enter')
    if (times > 1) {
      const wizard = dispatcher.panel('Auftrag anlegen')
      await expect(wizard.getByRole('alert')).toContainText('steht noch nicht fest')
      await host.breaks({ do: 'heal' })
      await dispatcher.tabsTo(wizard.getByRole('button', { name: 'Jetzt senden' }))
      await dispatcher.press('Enter')
    }
    await expect(dispatcher.toast(/Auftrag NK-\d{4}-\d{6} angelegt/).first()).toBeVisible()
    await expect.poll(() => listed(dispatcher)).toBe(before + 1)
  })
}

test('A closed tab offers the draft again when n is pressed', async ({ dispatcher }) => {
  await dispatcher.opens('/orders')
  await dispatcher.firstOrder()
  await dispatcher.press('n')
  await choosesCustomer(dispatcher)
  await dispatcher.fills(field(step(dispatcher, 'Kunde'), 'Kundenreferenz'), 'Bestellung 4712')
  const later = await dispatcher.opensTab()
  await dispatcher.page.close()
  await later.opens('/orders')
  await later.firstOrder()
  await later.press('n')
  // A new order, and the draft in one line above it (decision A39).
  await expect(field(step(later, 'Kunde'), 'Kunde')).toBeFocused()
  const wizard = later.panel('Auftrag anlegen')
  await expect(wizard.getByText(/^Entwurf von \d\d:\d\d fortsetzen · Hase & Igel Spielwaren GmbH/)).toBeVisible()
  await later.press('Control+i')
  await expect(wizard.getByText(/^Entwurf fortgesetzt, zuletzt gespeichert /)).toBeVisible()
  await expect(field(step(later, 'Kunde'), 'Kunde')).toHaveValue('Hase & Igel Spielwaren GmbH')
  await expect(field(step(later, 'Kunde'), 'Kundenreferenz')).toHaveValue('Bestellung 4712')
})
