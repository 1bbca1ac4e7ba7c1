import { describe, expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { page } from 'vitest/browser'
import { visit } from '#tests/support/visit.ts'
import { FINANCE, invoiceOf, openInvoices, panelText, rowAtKeyboard, statusOf } from './billing-support.tsx'
import { colleague, panelTitles, section, tableText, toasts } from './orders-support.tsx'

const question = () => (document.querySelector('dialog[open]')?.textContent ?? '').replaceAll('\u00a0', ' ')

/** The first invoice that is due for a reminder today has the keyboard. */
async function openRemindable() {
  const { app } = await openInvoices('overdue')
  const ask = await colleague(app, FINANCE)
  const { body } = await ask('POST', '/api/v1/billing/dunning-runs', { dryRun: true })
  const [due] = (body as unknown as { results: { id: string; number: string }[] }).results
  const invoice = await invoiceOf(app, due?.id ?? '')
  if (due === undefined || invoice === undefined) throw new Error('No invoice is due for a reminder')
  for (let steps = 0; steps < 20 && rowAtKeyboard() !== due.number; steps += 1) {
    const before = rowAtKeyboard()
    await press('j')
    await expect.poll(rowAtKeyboard).not.toBe(before)
  }
  return { app, invoice, number: due.number }
}

describe('invoices', () => {
  test('that are overdue say by how many days; Umschalt+m looks at all of them and sends nothing, m reminds one of them, once', async () => {
    const { app, invoice, number } = await openRemindable()
    const rows = tableText(3)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row).toMatch(/Überfällig.*\d+ T über/)
    await press('shift+m')
    await expect.poll(question).toMatch(/Mahnlauf · \d+ Rechnung/)
    await expect.poll(question).toContain(number)
    expect((await invoiceOf(app, invoice.id))?.reminderLevel).toBe(invoice.reminderLevel)
    await press('Escape')
    await expect.poll(question).toBe('')
    await press('m')
    await expect.poll(question).toContain('mahnen, Stufe')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(async () => (await invoiceOf(app, invoice.id))?.reminderLevel)
      .toBe((invoice.reminderLevel ?? 0) + 1)
    await expect.poll(() => toasts().join(' ')).toContain(`${number}`)
    // The next one is not due before the days of this one are over.
    await press('m')
    await expect.poll(question).toContain('mahnen, Stufe')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => toasts().join(' ')).toContain('Die nächste Mahnung ist erst ab')
    expect((await invoiceOf(app, invoice.id))?.reminderLevel).toBe((invoice.reminderLevel ?? 0) + 1)
  })

  test('show sums and orders, are paid in part by + with a way back, refuse what is no amount, and stand in the panel of their order', async () => {
    const { app, number, invoice } = await openInvoices('open')
    await press(' ')
    await expect.poll(panelTitles).toEqual([number])
    await expect.poll(() => panelText(number)).toContain('Rechnungsbetrag')
    const format = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 })
    expect(section('Summen').join(' ')).toContain(format.format(invoice.grossCents / 100))
    expect(section('Positionen').join(' ')).toContain(`aus ${invoice.orderIds.length} Auftr`)
    await press('Escape')
    await expect.poll(panelTitles).toEqual([])
    await press('z')
    const amount = page.getByRole('textbox', { name: 'Betrag' })
    await expect.element(amount).toHaveFocus()
    await userEvent.fill(amount, 'viel')
    await press('ctrl+Enter')
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
    expect((await invoiceOf(app, invoice.id))?.openCents).toBe(invoice.openCents)
    await press('Escape')
    await expect.poll(question).toBe('')
    await press('+')
    await expect.element(amount).toHaveFocus()
    await userEvent.fill(amount, '100,00')
    await press('ctrl+Enter')
    await expect.poll(async () => (await invoiceOf(app, invoice.id))?.openCents).toBe(invoice.openCents - 100_00)
    await expect.poll(question).toBe('')
    await press('ctrl+z')
    await expect.poll(async () => (await invoiceOf(app, invoice.id))?.openCents).toBe(invoice.openCents)
    await press('shift+x')
    await expect.element(page.getByRole('textbox', { name: 'Von' })).toHaveValue('01.10.2026')
    await expect.element(page.getByRole('textbox', { name: 'Bis' })).toHaveValue('31.10.2026')
    await press('Escape')
    await expect.poll(question).toBe('')
    await press('o')
    await expect.poll(panelTitles).toEqual([invoice.orders[0]?.orderNumber ?? invoice.orderIds[0]])
    await expect.poll(() => section('Rechnungen').join(' ')).toContain(number)
  })

  test('are cancelled with a reason by one of their own; what was paid is a credit that Umschalt+h sets off against what their customer has open, or that is refunded, and their orders can be billed again', async () => {
    const { app, number, invoice } = await openInvoices('open', 'Schweriner')
    const amount = page.getByRole('textbox', { name: 'Betrag' })
    await press('shift+h')
    await expect.poll(() => toasts().join(' ')).toContain('Die Rechnung hat kein Guthaben')
    await press('z')
    await expect.element(amount).toHaveFocus()
    await userEvent.fill(amount, '100,00')
    await press('ctrl+Enter')
    await expect.poll(async () => (await invoiceOf(app, invoice.id))?.paidCents).toBe(invoice.paidCents + 100_00)
    await expect.poll(question).toBe('')
    await press('shift+z')
    const euros = (cents: number) =>
      new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(cents / 100) + ' €'
    await expect.poll(question).toContain(`${number} (${euros(invoice.grossCents)}) stornieren?`)
    expect(question()).toContain(
      `Gezahlt sind ${euros(invoice.paidCents + 100_00)}: Sie werden ein Guthaben des Kunden`,
    )
    await userEvent.fill(page.getByRole('textbox', { name: 'Begründung' }), 'Falscher Empfänger')
    await press('ctrl+Enter')
    await expect.poll(async () => (await invoiceOf(app, invoice.id))?.state).toBe('cancelled')
    const after = await invoiceOf(app, invoice.id)
    const other = await invoiceOf(app, after?.cancelledById ?? '')
    expect([other?.type, other?.grossCents]).toEqual(['cancellation', -invoice.grossCents])
    await expect.poll(panelTitles).toContain(other?.number)
    expect(await statusOf(app, invoice.orderIds[0] ?? '')).toBe('DELIVERED')
    await press('Escape')
    await expect.poll(panelTitles).toEqual([])
    await expect.poll(rowAtKeyboard).toBe(number)
    await expect
      .poll(() => tableText(40).join('\n').replaceAll('\u00a0', ' '))
      .toContain(`−${euros(after?.paidCents ?? 0)}`)
    await press('shift+h')
    const own = { state: 'sent', customerId: invoice.customerId } as const
    const [first] = (await app.server.store('nordkurs').all('invoices', own))
      .filter(({ type }) => type === 'invoice')
      .toSorted((a, b) => (a.dueDate ?? '').localeCompare(b.dueDate ?? ''))
    await expect.poll(question).toContain(first?.number)
    await press('Enter')
    await expect.poll(async () => (await invoiceOf(app, first?.id ?? ''))?.paidCents).toBe(100_00)
    expect((await invoiceOf(app, invoice.id))?.openCents).toBe(0)
    await expect.poll(() => toasts().join(' ')).toContain('Guthaben verrechnet')
    await press('ctrl+z')
    await expect.poll(async () => (await invoiceOf(app, first?.id ?? ''))?.paidCents).toBe(0)
    expect((await invoiceOf(app, invoice.id))?.openCents).toBe(-100_00)
    visit(`/billing?tab=open&q=${number}`)
    await expect.poll(rowAtKeyboard).toBe(number)
    await press('z')
    await expect.poll(question).toContain(`Guthaben aus ${number} erstatten`)
    await expect.element(amount).toHaveValue('100,00')
    await press('ctrl+Enter')
    await expect.poll(async () => (await invoiceOf(app, invoice.id))?.openCents).toBe(0)
  })
})
