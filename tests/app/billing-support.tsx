import { expect } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { openApp, TEST_NOW, type OpenApp } from '#tests/support/open-app.tsx'
import { colleague } from './orders-support.tsx'

export const FINANCE = 'finanzen@nordkurs.example'

export const freshServer = () => createTestServer({ now: () => TEST_NOW })

/** The row the keyboard is on: number of its order or invoice, or name of the customer a group is of. */
export const rowAtKeyboard = () => {
  const row = document.activeElement?.closest('tr[data-index]')
  return row?.querySelector('th bdi')?.textContent ?? row?.querySelectorAll('td')[1]?.textContent ?? undefined
}

/** Opens a view of billing and waits until a row has the focus or nothing is there. */
export async function openBilling(search = '', options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path: `/billing${search}`, account: FINANCE, ...options })
  await expect
    .poll(() => rowAtKeyboard() ?? document.querySelector('main h2')?.textContent, { timeout: 40_000 })
    .toBeTruthy()
  return app
}

/** The groups on the screen: name, number of orders, agreement and sum. */
export const groups = () =>
  [...document.querySelectorAll('main tr[data-heading="group"]')].map((row) => [
    row.querySelector('th bdi')?.textContent,
    row.querySelector('th bdi + span')?.textContent,
    row.querySelector('td[data-heading-end]')?.textContent,
  ])

/** What an order to bill says of itself, as the server has it. */
export interface ToBill {
  id: string
  orderNumber: string
  customerId: string
  customerName: string
  mode: 'single' | 'collective'
  netCents: number
}

/** Orders in a state, as somebody of finance is told them. */
export async function toBill(app: OpenApp, state: 'billable' | 'waiting' = 'billable'): Promise<ToBill[]> {
  const ask = await colleague(app, FINANCE)
  const { body } = await ask('GET', `/api/v1/billing/orders?state=${state}&limit=200`)
  return (body as unknown as { data: ToBill[] }).data
}

/** All invoices that have this order on them. */
export const invoicesOf = async (app: OpenApp, orderId: string) =>
  (await app.server.store('nordkurs').all('invoices', {})).filter(({ orderIds }) => orderIds.includes(orderId))

/** An invoice as the server holds it. */
export const invoiceOf = (app: OpenApp, id: string) => app.server.store('nordkurs').find('invoices', id)

/** The status of an order as the server holds it. */
export const statusOf = async (app: OpenApp, id: string) =>
  (await app.server.store('nordkurs').find('orders', id))?.status

/** The text of a side panel, by its title. */
export const panelText = (title: string) =>
  [...document.querySelectorAll<HTMLElement>('aside section')].find(
    (panel) => panel.querySelector('[data-panel-title]')?.textContent === title,
  )?.innerText

/** Opens a view of invoices, and says which one has the keyboard. */
export async function openInvoices(tab: 'open' | 'overdue' | 'all', q = '') {
  const app = await openBilling(`?tab=${tab}${q === '' ? '' : `&q=${q}`}`)
  const number = rowAtKeyboard() ?? ''
  const all = await app.server.store('nordkurs').all('invoices', {})
  const invoice = all.find((one) => one.number === number)
  if (invoice === undefined) throw new Error(`No invoice is called "${number}"`)
  return { app, number, invoice }
}
