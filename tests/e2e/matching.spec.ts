import { expect, test, type Person } from './support/app.ts'

/** All carriers of this request have answered. */
const REQUEST = 'PA-2026-0318'

interface AskedPrices {
  orderId: string
  quotes: { carrierId: string; carrierName: string; state: string }[]
}
interface BookedOrder {
  carrierId?: string
}

/** What the server holds under this address. */
async function held<T>({ page }: Person, path: string): Promise<T> {
  return await page.evaluate(async (address): Promise<T> => {
    const token = sessionStorage.getItem('auth_token') ?? localStorage.getItem('auth_token') ?? ''
    const headers = { authorization: `Bearer ${token}`, 'x-tenant-id': localStorage.getItem('tenant') ?? '' }
    const answer = await fetch(address, { headers })
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
    return await answer.json()
  }, path)
}

/** Opens the quotes, marks the one at this place, and says why it is to be it; what is left is to send. */
async function isAboutToTake(person: Person, place: number): Promise<void> {
  await person.opens(`/matching?panels=priceRequest:${REQUEST}`)
  const columns = person.panel(`Preisanfrage ${REQUEST}`).locator('ol > li[aria-current]')
  await expect(columns).toHaveCount(3)
  await person.isLive()
  await person.press('w', '3')
  await expect(columns.first()).toBeFocused()
  await person.press(String(place + 1))
  await expect(columns.nth(place)).toBeFocused()
  await person.press('Shift+Enter')
  await expect(person.page.getByRole('dialog').getByRole('textbox', { name: 'Begründung' })).toBeFocused()
  await person.types('Der Kunde verlangt ihn')
}

test('Two people accept a quote at once: one order is booked, and who is slower is told who was faster', async ({
  dispatcher,
  meets,
}) => {
  const colleague = await meets({ as: 'admin@nordkurs.example' })
  const people = [dispatcher, colleague]
  for (const person of people) person.expectsOnConsole(/status of 409/)
  await isAboutToTake(dispatcher, 0)
  await isAboutToTake(colleague, 1)
  const { orderId, quotes } = await held<AskedPrices>(dispatcher, `/api/price-requests/${REQUEST}`)
  await Promise.all(people.map((person) => person.press('Control+Enter')))

  const path = `/api/orders/${orderId}`
  await expect.poll(async () => (await held<BookedOrder>(dispatcher, path)).carrierId).not.toBe(undefined)
  const { carrierId } = await held<BookedOrder>(dispatcher, path)
  const winner = quotes.findIndex((quote) => quote.carrierId === carrierId)
  expect([0, 1]).toContain(winner)
  const [faster, slower] = winner === 0 ? [dispatcher, colleague] : [colleague, dispatcher]
  await expect(faster.toast(`Angebot von ${quotes[winner]?.carrierName} angenommen`).first()).toBeVisible()
  // What was typed stays, with the reason why it did not arrive.
  const asked = slower.page.getByRole('dialog')
  await expect(asked).toContainText(/Bereits von .+ angenommen, \d\d:\d\d/)
  await expect(asked.getByRole('textbox', { name: 'Begründung' })).toHaveValue('Der Kunde verlangt ihn')
  await slower.press('Escape')
  const outcome = slower.panel(`Preisanfrage ${REQUEST}`).getByRole('status')
  await expect(outcome).toContainText(/Bereits von .+ angenommen, \d\d:\d\d/)

  const { quotes: after } = await held<AskedPrices>(dispatcher, `/api/price-requests/${REQUEST}`)
  expect(after.map(({ state }) => state)).toEqual([0, 1, 2].map((at) => (at === winner ? 'accepted' : 'rejected')))
  expect((await held<BookedOrder>(slower, path)).carrierId).toBe(quotes[winner]?.carrierId)
})
