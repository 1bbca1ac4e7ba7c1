import { expect, test, type Person } from './support/app.ts'
import { question } from './support/orders.ts'

const FINANCE = { as: 'finanzen@nordkurs.example' }

interface IssuedInvoice {
  number?: string
  state: string
  orderIds: string[]
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

/** The number of the first order that can be billed; the keyboard is on it. */
async function isOnFirst(person: Person): Promise<string> {
  await person.opens('/billing')
  await expect(person.focused).toHaveAttribute('data-heading', 'group')
  await person.press('j')
  await expect(person.focused).toContainText(/NK-\d{4}-\d{6}/)
  await person.isLive()
  return /NK-\d{4}-\d{6}/.exec(await person.focused.innerText())?.[0] ?? ''
}

/** Where somebody puts an invoice for one order together. */
const composer = (person: Person) => person.panel('Einzelrechnung')

test('Two people bill the same order at once: one invoice is made, and the other is told who has it and under which number', async ({
  meets,
  admin: colleague,
}) => {
  const finance = await meets(FINANCE)
  const number = await isOnFirst(finance)
  expect(await isOnFirst(colleague)).toBe(number)
  for (const person of [finance, colleague]) person.expectsOnConsole(/status of 409/)

  await test.step('Both press + at once: one has the draft, the other hears of it and has nothing of her own', async () => {
    await Promise.all([finance.hasLoaded(), colleague.hasLoaded()])
    await Promise.all([finance.press('+'), colleague.press('+')])
    const told = /Rechnungsentwurf von (?:Katharina Großmann|[^ ]+ [^ ]+)/
    await expect
      .poll(async () => (await finance.toast(told).count()) + (await colleague.toast(told).count()))
      .toBeGreaterThan(0)
    await expect.poll(async () => (await composer(finance).count()) + (await composer(colleague).count())).toBe(1)
  })

  const { data: drafts } = await held<{ data: IssuedInvoice[] }>(finance, '/api/v1/billing/invoices?state=draft')
  expect(drafts.length).toBe(1)
  const orderId = drafts[0]?.orderIds[0] ?? ''
  const isFinanceFaster = (await composer(finance).count()) > 0
  const [faster, slower] = isFinanceFaster ? [finance, colleague] : [colleague, finance]

  await test.step('Once it is issued the other hears its number', async () => {
    await expect.poll(() => composer(faster).evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
    await faster.press('Control+Enter')
    await expect(question(faster, /Rechnung an/)).toBeVisible()
    await faster.press('Enter')
    await expect(faster.toast(/RE-\d{4}-\d{5} gestellt/)).toBeVisible()
    const { data } = await held<{ data: IssuedInvoice[] }>(slower, '/api/v1/billing/invoices?limit=200')
    const invoices = data.filter(({ orderIds }) => orderIds.includes(orderId))
    expect(invoices.map(({ state, orderIds }) => [state, orderIds.length])).toEqual([['sent', 1]])
    await expect(slower.rows.filter({ hasText: number })).toHaveCount(0)
    await slower.opens(`/orders?panels=order:${number}`)
    await expect(slower.panel(number)).toContainText(invoices[0]?.number ?? '?')
  })
})
