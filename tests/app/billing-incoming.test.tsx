import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { FINANCE, openBilling, rowAtKeyboard } from './billing-support.tsx'
import { colleague, panelTitles, section, toasts } from './orders-support.tsx'

const question = () => document.querySelector('dialog[open]')?.textContent ?? ''
const field = (name: string) => page.getByRole('textbox', { name })
const incomingOf = (app: OpenApp, id: string) => app.server.store('nordkurs').find('incomingInvoices', id)

interface ToCredit {
  id: string
  orderNumber: string
  carrierId: string
  carrierName: string
  deliveredOn: string
  netCents: number
}

/** What the server tells somebody of finance of orders whose carriers are to be paid. */
async function toCredit(app: OpenApp, query = ''): Promise<ToCredit[]> {
  const ask = await colleague(app, FINANCE)
  const { body } = await ask('GET', `/api/v1/billing/carrier-orders?limit=200${query}`)
  return (body as unknown as { data: ToCredit[] }).data
}

/** An invoice of a carrier who has further orders to be paid for; its panel is open. */
async function openWithOthers() {
  const app = await openBilling('?tab=to-credit')
  const [first] = await toCredit(app)
  const others = (await toCredit(app)).filter(({ carrierId }) => carrierId === first?.carrierId)
  const ask = await colleague(app, FINANCE)
  const own = others[0]
  const sent = { carrierId: own?.carrierId, orderIds: [own?.id], number: 'A-90', netCents: own?.netCents, vatCents: 0 }
  await ask('POST', '/api/v1/billing/incoming-invoices', sent)
  const invoice = await app.server.store('nordkurs').first('incomingInvoices', { number: 'A-90' })
  if (invoice === undefined || own === undefined) throw new Error('The invoice was not taken')
  await press('8')
  await expect.poll(rowAtKeyboard, { timeout: 20_000 }).toBe('A-90')
  await press(' ')
  await expect.poll(panelTitles).toEqual(['A-90'])
  return { app, invoice, own, others: others.slice(1) }
}

describe('an invoice of a carrier', () => {
  test('gets another order by Umschalt+V and its document by Umschalt+B, keeps one order at least, and Strg+Z takes back each', async () => {
    const { app, invoice, own, others } = await openWithOthers()
    const other = others[0]
    expect(other).toBeDefined()
    await press('shift+v')
    const box = page.getByRole('dialog').getByRole('checkbox', { name: other?.orderNumber })
    await expect.element(box).toBeVisible()
    await expect.element(page.getByRole('dialog').getByRole('checkbox', { name: own.orderNumber })).toBeChecked()
    await expect.element(page.getByRole('dialog').getByRole('checkbox', { name: own.orderNumber })).toHaveFocus()
    // At least one order stays.
    await userEvent.keyboard(' ')
    await press('ctrl+Enter')
    await expect.poll(question).toContain('Pflichtfeld')
    expect((await incomingOf(app, invoice.id))?.orderIds).toEqual([own.id])
    const first = page.getByRole('dialog').getByRole('checkbox', { name: own.orderNumber })
    await expect.element(first).not.toBeChecked()
    first.element().focus()
    await userEvent.keyboard(' ')
    await expect.element(first).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('dialog').getByRole('checkbox', { name: others[0]?.orderNumber })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(box).toBeChecked()
    await press('ctrl+Enter')
    await expect
      .poll(async () => (await incomingOf(app, invoice.id))?.orderIds)
      .toEqual(expect.arrayContaining([own.id, other?.id]))
    await expect.poll(() => section('Vergleich').join(' ')).toContain(other?.orderNumber)
    expect((await incomingOf(app, invoice.id))?.differenceCents).toBe(-(other?.netCents ?? 0))
    await expect.poll(question).toBe('')
    await press('ctrl+z')
    await expect.poll(async () => (await incomingOf(app, invoice.id))?.orderIds).toEqual([own.id])
    expect((await toCredit(app)).map(({ id }) => id)).toContain(other?.id)
    const [document] = await app.server.store('nordkurs').all('documents', { orderId: own.id })
    const name = document?.name ?? ''
    expect(name).not.toBe('')
    await press('shift+b')
    await expect.poll(question).toContain(name)
    await userEvent.keyboard(name)
    await expect
      .poll(() => window.document.querySelector('[role=option][aria-selected=true]')?.textContent)
      .toContain(name)
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await incomingOf(app, invoice.id))?.documentId).toBe(document?.id)
    await expect.poll(() => section('Eingangsrechnung').join(' ')).toContain('Ansehen')
    await press('ctrl+z')
    await expect.poll(async () => (await incomingOf(app, invoice.id))?.documentId).toBeUndefined()
  })

  test('that is approved keeps orders and document, says so, and is paid by +', async () => {
    const { app, invoice } = await openWithOthers()
    await press('p')
    await expect.poll(async () => (await incomingOf(app, invoice.id))?.state).toBe('approved')
    await expect.poll(() => section('Vergleich').join(' ')).toContain('Freigegeben')
    await press('shift+v')
    await expect.poll(() => toasts().join(' ')).toContain('Über die Rechnung ist schon entschieden')
    expect(question()).toBe('')
    await press('+')
    await expect.element(field('Betrag')).toHaveFocus()
    await expect.element(field('Gezahlt am')).toBeVisible()
    await press('ctrl+Enter')
    await expect.poll(async () => (await incomingOf(app, invoice.id))?.state).toBe('paid')
  })
})
