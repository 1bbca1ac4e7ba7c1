import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { visit } from '#tests/support/visit.ts'
import { FINANCE, openBilling, panelText, rowAtKeyboard } from './billing-support.tsx'
import { colleague, panelTitles, section, tableText, toasts } from './orders-support.tsx'

const question = () => document.querySelector('dialog[open]')?.textContent ?? ''
const field = (name: string) => page.getByRole('textbox', { name })
const euros = (cents: number) => `${new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(cents / 100)} €`

interface ToCredit {
  id: string
  orderNumber: string
  carrierId: string
  carrierName: string
  ratePercent: number
  netCents: number
  message?: string
}

/** Orders whose carriers are to be paid, as somebody of finance is told them. */
async function toCredit(app: OpenApp): Promise<ToCredit[]> {
  const ask = await colleague(app, FINANCE)
  const { body } = await ask('GET', '/api/v1/billing/carrier-orders?sortBy=carrierName&limit=200')
  return (body as unknown as { data: ToCredit[] }).data
}

const noteOf = (app: OpenApp, id: string) => app.server.store('nordkurs').find('creditNotes', id)
const notesOn = async (app: OpenApp, orderId: string) =>
  (await app.server.store('nordkurs').all('creditNotes', {})).filter(({ orderIds }) => orderIds.includes(orderId))
const incomingOf = (app: OpenApp, id: string) => app.server.store('nordkurs').find('incomingInvoices', id)

/** Opens the list of orders to credit with those of the first carrier that has some that are ready, `least` of them. */
async function openToCredit(least = 1) {
  const app = await openBilling('?tab=to-credit')
  const all = await toCredit(app)
  const ready = all.filter(({ message }) => message === undefined)
  const carrierId = ready.find(
    (order) => ready.filter((one) => one.carrierId === order.carrierId).length >= least,
  )?.carrierId
  const own = ready.filter((order) => order.carrierId === carrierId)
  return { app, all, own, order: own[0] }
}

/** Moves down to a row. */
async function goTo(number: string | undefined) {
  for (let steps = 0; steps < 120 && rowAtKeyboard() !== number; steps++) {
    const before = rowAtKeyboard()
    await press('j')
    await expect.poll(rowAtKeyboard).not.toBe(before)
  }
  expect(rowAtKeyboard()).toBe(number)
}

/** Opens credit notes in a state, the newest under the keyboard. */
async function openNotes(state: 'issued' | 'paid' | 'cancelled') {
  const app = await openBilling(`?tab=credit-notes&states=${state}`)
  const number = rowAtKeyboard() ?? ''
  const note = await app.server.store('nordkurs').first('creditNotes', { number })
  if (note === undefined) throw new Error(`No credit note is called "${number}"`)
  return { app, number, note }
}

/** Opens invoices of carriers, the first under the keyboard. */
async function openIncoming(search: string) {
  const app = await openBilling(`?tab=incoming${search}`)
  const number = rowAtKeyboard() ?? ''
  const invoice = await app.server.store('nordkurs').first('incomingInvoices', { number })
  if (invoice === undefined) throw new Error(`No invoice of a carrier is called "${number}"`)
  return { app, number, invoice }
}

describe('credit notes', () => {
  test('are refused with what stands in the way of an order, and issued by + after a question, also for several that are ticked', async () => {
    const { app, all, own } = await openToCredit(3)
    const [order, one, other] = own
    await goTo(order?.orderNumber)
    await press('+')
    await expect
      .poll(question)
      .toContain(`Gutschrift an ${order?.carrierName ?? ''} über ${euros(order?.netCents ?? 0)}`)
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await notesOn(app, order?.id ?? '')).length).toBe(1)
    const [note] = await notesOn(app, order?.id ?? '')
    await expect.poll(panelTitles).toEqual([note?.number])
    expect([note?.state, note?.netCents]).toEqual(['issued', order?.netCents])
    await expect.poll(() => tableText(200).some((row) => row.includes(order?.orderNumber ?? ''))).toBe(false)
    await press('Escape')
    await expect.poll(rowAtKeyboard).toBeTruthy()
    await press('Home')
    await goTo(one?.orderNumber)
    await press('x')
    await goTo(other?.orderNumber)
    await press('x', '+')
    const sum = (one?.netCents ?? 0) + (other?.netCents ?? 0)
    await expect.poll(question).toContain(`über ${euros(sum)} netto`)
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await notesOn(app, one?.id ?? '')).length).toBe(1)
    const [both] = await notesOn(app, one?.id ?? '')
    expect(both?.orderIds.toSorted()).toEqual([one?.id, other?.id].toSorted())
    await expect.poll(panelTitles).toContain(both?.number)
    await press('Escape')
    await expect.poll(rowAtKeyboard).toBeTruthy()
    const blocked = all.find(({ message }) => message !== undefined)
    await press('Home')
    await goTo(blocked?.orderNumber)
    await press('+')
    await expect.poll(() => toasts().join(' ')).toContain(blocked?.message ?? '?')
    expect(question()).toBe('')
    expect(await notesOn(app, blocked?.id ?? '')).toEqual([])
  })

  test('say what they state, stand with their order, are had in three formats, paid in part by + and cancelled with a reason', async () => {
    const { app, number, note } = await openNotes('issued')
    await press('shift+y')
    await expect.poll(question).toContain('ZUGFeRD')
    expect(question()).toContain('XRechnung')
    await press('Escape')
    await expect.poll(question).toBe('')
    await press('+')
    await expect.element(field('Betrag')).toHaveFocus()
    await userEvent.fill(field('Betrag'), '10,00')
    await press('ctrl+Enter')
    await expect.poll(async () => (await noteOf(app, note.id))?.openCents).toBe(note.openCents - 10_00)
    await expect.poll(question).toBe('')
    await press('ctrl+z')
    await expect.poll(async () => (await noteOf(app, note.id))?.openCents).toBe(note.openCents)
    await press('o')
    await expect.poll(() => section('Frachtabrechnung').join(' ')).toContain(number)
    await press('Escape')
    await expect.poll(panelTitles).toEqual([])
    await expect.poll(rowAtKeyboard).toBe(number)
    await press(' ')
    await expect.poll(() => section('Positionen').join(' ')).toContain('Auftr')
    expect(section('Summen').join(' ')).toContain(euros(note.grossCents))
    expect(panelText(number)).toContain(note.carrierName)
    await press('F6')
    await expect.poll(() => document.activeElement?.closest('aside')).toBeTruthy()
    await press('shift+z')
    await expect.poll(question).toContain(`${number} (${euros(note.grossCents)}) stornieren?`)
    await userEvent.fill(field('Begründung'), 'Falscher Frachtsatz')
    await press('ctrl+Enter')
    await expect.poll(async () => (await noteOf(app, note.id))?.state).toBe('cancelled')
    const after = await noteOf(app, note.id)
    const other = await noteOf(app, after?.cancelledById ?? '')
    expect([other?.type, other?.grossCents]).toEqual(['cancellation', -note.grossCents])
    await expect.poll(panelTitles).toContain(other?.number)
    expect((await toCredit(app)).map(({ id }) => id)).toContain(note.orderIds[0])
  })
})

describe('invoices of carriers', () => {
  test('that match are approved by + at once, deleted by Entf after a question, and Strg+Z takes back both; one that differs says by how much, and is approved with a reason only', async () => {
    const { app, invoice } = await openIncoming('&states=received&differs=false')
    await press('+')
    await expect.poll(async () => (await incomingOf(app, invoice.id))?.state).toBe('approved')
    expect(question()).toBe('')
    await press('ctrl+z')
    await expect.poll(async () => (await incomingOf(app, invoice.id))?.state).toBe('received')
    await expect.poll(rowAtKeyboard).toBeTruthy()
    const other = await app.server.store('nordkurs').first('incomingInvoices', { number: rowAtKeyboard() ?? '' })
    await press('Delete')
    await expect.poll(question).toContain('löschen')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => incomingOf(app, other?.id ?? '')).toBeUndefined()
    await press('ctrl+z')
    await expect.poll(async () => (await incomingOf(app, other?.id ?? ''))?.orderIds).toEqual(other?.orderIds)
    visit('/billing?tab=incoming&differs=true')
    await expect.poll(() => tableText(5).join(' ')).toContain('45,00 € mehr als vereinbart')
    await expect.poll(() => tableText(5).length).toBe(1)
    await expect.poll(rowAtKeyboard).toBeTruthy()
    const number = rowAtKeyboard() ?? ''
    const differing = await app.server.store('nordkurs').first('incomingInvoices', { number })
    await press('+')
    await expect.poll(question).toContain(`${number} (${euros(differing?.netCents ?? 0)}) trotz Abweichung freigeben?`)
    expect(question()).toContain('Der Betrag weicht um 45,00 € von der Vereinbarung ab')
    await userEvent.fill(field('Begründung'), 'Standgeld war vereinbart')
    await press('ctrl+Enter')
    await expect
      .poll(() => incomingOf(app, differing?.id ?? ''))
      .toMatchObject({ state: 'approved', reason: 'Standgeld war vereinbart' })
  })

  test('are not paid before they are approved, edited in place and compared again; b disputes one with a reason', async () => {
    const { app, number, invoice } = await openIncoming('&states=received')
    await press('z')
    await expect.poll(() => toasts().join(' ')).toContain('Gezahlt wird erst nach der Freigabe')
    expect((await incomingOf(app, invoice.id))?.payments).toEqual([])
    await press(' ')
    await expect.poll(panelTitles).toEqual([number])
    await press('e')
    await userEvent.keyboard('Netto{Enter}')
    await expect.element(field('Netto')).toHaveFocus()
    await userEvent.fill(field('Netto'), euros(invoice.agreedCents - 5_00).replace(' €', ''))
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await incomingOf(app, invoice.id))?.differenceCents).toBe(-5_00)
    await expect.poll(() => section('Vergleich').join(' ')).toContain('5,00 € weniger als vereinbart')
    await expect.poll(() => document.activeElement?.matches('input')).toBe(false)
    await press('b')
    await expect.poll(question).toContain(`${number} (${euros(invoice.agreedCents - 5_00)}) beanstanden?`)
    await userEvent.fill(field('Begründung'), 'Nicht vereinbart')
    await press('ctrl+Enter')
    await expect.poll(async () => (await incomingOf(app, invoice.id))?.state).toBe('disputed')
    await expect.poll(() => panelText(number)).toContain('Nicht vereinbart')
  })

  test('are entered from an order with the document they came as: what is missing is said, and by how much they differ while they are typed', async () => {
    const { app, order } = await openToCredit()
    await goTo(order?.orderNumber)
    await press('shift+n')
    await expect.element(field('Rechnungsnummer')).toHaveFocus()
    await expect.element(page.getByRole('dialog').getByRole('checkbox', { name: order?.orderNumber })).toBeChecked()
    const count = () => app.server.store('nordkurs').count('incomingInvoices')
    const before = await count()
    await press('ctrl+Enter')
    await expect.element(field('Rechnungsnummer')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Netto')).toHaveAttribute('aria-invalid', 'true')
    expect(await count()).toBe(before)
    const [document] = await app.server.store('nordkurs').all('documents', {}, [{ field: 'id' }])
    const paper = page.getByRole('combobox', { name: 'Dokument' })
    await userEvent.fill(field('Rechnungsnummer'), 'A-77')
    const net = (order?.netCents ?? 0) + 12_50
    await userEvent.fill(field('Netto'), euros(net).replace(' €', ''))
    await expect.poll(question).toContain('12,50 € mehr als vereinbart')
    await userEvent.fill(paper, document?.name ?? '')
    await press('ctrl+Enter')
    await expect.poll(question).toContain('Bitte ein Dokument aus der Liste wählen')
    await expect.poll(() => window.document.querySelector('[role=option]')?.textContent).toContain(document?.name)
    paper.element().focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await press('ctrl+Enter')
    await expect.poll(panelTitles).toEqual(['A-77'])
    const made = await app.server.store('nordkurs').first('incomingInvoices', { number: 'A-77' })
    expect([made?.documentId, made?.differenceCents, made?.orderIds, made?.vatCents]).toEqual([
      document?.id,
      12_50,
      [order?.id],
      Math.round((net * (order?.ratePercent ?? 0)) / 100),
    ])
    await expect.poll(() => section('Vergleich').join(' ')).toContain('12,50 € mehr als vereinbart')
  })
})
