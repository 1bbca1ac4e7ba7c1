import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { DISPO, freshServer } from './offers-support.tsx'
import { colleague } from './orders-support.tsx'

const ID = 'PA-2026-0320'

function speak(...languages: string[]): void {
  const spy = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  onTestFinished(() => spy.mockRestore())
}

/** A carrier who was asked for a price opens his link; answers what the server holds of him. */
async function opened(): Promise<{ server: OpenApp['server']; quote: () => Promise<unknown> }> {
  const server = freshServer()
  const store = server.store('nordkurs')
  const ask = await colleague({ server } as OpenApp, DISPO)
  // Asked of the server: what it holds is only whole once it has answered more than a login.
  const { orderId } = (await ask('GET', '/api/v1/price-requests/PA-2026-0318')).body
  const carriers = await store.all('partners', { kind: 'carrier' })
  const [carrier] = carriers.filter(({ blocked, email }) => !blocked && email)
  const carrierId = carrier?.id ?? ''
  const body = { orderId, carriers: [{ carrierId }], deadline: '2026-11-23T17:00:00+01:00', targetPrice: 800 }
  expect(await ask('POST', '/api/v1/price-requests', body)).toMatchObject({ status: 201 })
  const sent = await store.all('messages', { kind: 'priceRequest', carrierId })
  const token = sent.find(({ aboutId }) => aboutId === ID)?.token ?? ''
  await openApp({ path: `/answer/${token}`, account: undefined, signedOut: true, server })
  return {
    server,
    async quote() {
      const request = await store.find('priceRequests', ID)
      return request?.quotes.find((one) => one.carrierId === carrierId)
    },
  }
}

const box = (name: string) => page.getByRole('textbox', { name })
const send = page.getByRole('button', { name: 'Preis senden' })

test('a carrier names his price behind his link, once however often he presses; the load is there, its customer is not', async () => {
  speak('de-DE')
  const { server, quote } = await opened()
  await expect.element(page.getByRole('heading', { name: `Preisanfrage ${ID}`, level: 1 })).toBeVisible()
  const { orderId = '' } = (await server.store('nordkurs').find('priceRequests', ID)) ?? {}
  const order = await server.store('nordkurs').find('orders', orderId)
  const text = document.querySelector('main')?.textContent ?? ''
  expect(text).toContain(order?.pickupCity)
  expect(text).toContain('Zielpreis')
  expect(text).not.toContain(order?.customerName)
  await box('Fracht netto (€)').fill('845')
  await box('Maut (€)').fill('42,50')
  await expect.element(page.getByText('887,50 €')).toBeVisible()
  await box('Kennzeichen').fill('MEI-SL 204')
  await box('Uhrzeit (Beladung)').fill('1430')
  await box('Ihr Name').fill('Jan Kowalski')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(page.getByText(/Preis genannt von Jan Kowalski.*887,50 €/)).toBeVisible()
  expect(await quote()).toMatchObject({
    state: 'quoted',
    total: 887.5,
    licencePlate: 'MEI-SL 204',
    pickupTime: '14:30',
  })
  expect(document.activeElement?.textContent).toContain('Preis genannt')
  await userEvent.click(page.getByRole('button', { name: 'Antwort ändern' }))
  await expect.element(box('Fracht netto (€)')).toHaveValue('845,00')
  await expect.element(box('Ihr Name')).toHaveValue('Jan Kowalski')
})

test('what is missing or cannot be read is said at its field; a price that does not arrive stays typed, and goes out with the next try', async () => {
  speak('de-DE')
  const { server, quote } = await opened()
  await expect.element(send).toBeVisible()
  await userEvent.click(send)
  await expect.element(box('Fracht netto (€)')).toHaveFocus()
  await expect.element(box('Fracht netto (€)')).toHaveAccessibleDescription(/Pflichtfeld/)
  await box('Fracht netto (€)').fill('acht')
  await box('Uhrzeit (Entladung)').fill('morgens')
  await box('Preis gültig bis').fill('1.1.2020')
  await userEvent.click(send)
  await expect.element(box('Fracht netto (€)')).not.toHaveAccessibleDescription(/Pflichtfeld/)
  await expect.element(box('Fracht netto (€)')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box('Preis gültig bis')).toHaveAccessibleDescription(/liegt in der Vergangenheit/)
  expect(await quote()).toMatchObject({ state: 'asked' })
  // A price that does not arrive stays typed and says why, and goes out with the next try.
  server.faults.fail('priceAnswers.give', 500, { times: 1, body: { message: 'Gerade nicht' } })
  await box('Fracht netto (€)').fill('845')
  await box('Uhrzeit (Entladung)').fill('')
  await box('Preis gültig bis').fill('')
  await box('Ihr Name').fill('Jan Kowalski')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Gerade nicht')
  await expect.element(box('Fracht netto (€)')).toHaveValue('845')
  await userEvent.click(send)
  await expect.poll(quote).toMatchObject({ state: 'quoted', freight: 845 })
})
