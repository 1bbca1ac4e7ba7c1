import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { invoiceOf, openInvoices, rowAtKeyboard } from './billing-support.tsx'
import { panelTitles, toasts } from './orders-support.tsx'

const question = () => document.querySelector('dialog[open]')?.textContent ?? ''
const dateField = (name: string) => page.getByRole('textbox', { name })

/** Files that go to the browser's downloads, or into a tab of their own, from now on. */
function watchFiles() {
  const files: { blob: Blob; name: string; isShown: boolean }[] = []
  const made: Blob[] = []
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:test-${made.push(file as Blob)}`)
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = made[Number(this.href.slice('blob:test-'.length)) - 1]
    if (blob !== undefined) files.push({ blob, name: this.download, isShown: this.target === '_blank' })
  })
  onTestFinished(() => {
    address.mockRestore()
    click.mockRestore()
  })
  return files
}

const startOf = async (blob: Blob | undefined) => (await blob?.slice(0, 5).text()) ?? ''

/** The panel of an open invoice of a public customer, who has a buyer reference. */
async function openPanel() {
  const opened = await openInvoices('open', 'RE-2026-00051')
  await press(' ')
  await expect.poll(panelTitles).toEqual([opened.number])
  return opened
}

describe('the papers of an invoice', () => {
  test('Umschalt+d shows it as a PDF, Umschalt+y gives its XML with number and sum; Umschalt+x writes the bookings of days that are the right way round for DATEV', async () => {
    const { app, number, invoice } = await openPanel()
    const files = watchFiles()
    await press('Enter')
    await expect.poll(() => document.activeElement?.closest('aside')).toBeTruthy()
    await press('shift+d')
    await expect.poll(() => files.length, { timeout: 20_000 }).toBe(1)
    expect(files[0]?.isShown).toBe(true)
    expect(await startOf(files[0]?.blob)).toBe('%PDF-')
    await press('w', '1')
    await expect.poll(rowAtKeyboard).toBe(number)
    files.length = 0
    await press('shift+y')
    await expect.poll(question).toContain('XRechnung 3.0')
    await userEvent.keyboard('XRechnung')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => files.length, { timeout: 20_000 }).toBe(1)
    const xml = (await files[0]?.blob.text()) ?? ''
    expect(files[0]?.name).toMatch(/\.xml$/)
    expect(xml).toContain(`<cbc:ID>${number}</cbc:ID>`)
    expect(xml).toContain(`>${(invoice.grossCents / 100).toFixed(2)}</cbc:TaxInclusiveAmount>`)
    files.length = 0
    await press('shift+x')
    await userEvent.fill(dateField('Von'), '30.11.2026')
    await userEvent.fill(dateField('Bis'), '01.11.2026')
    await press('ctrl+Enter')
    await expect.element(dateField('Bis')).toHaveAttribute('aria-invalid', 'true')
    expect(files).toEqual([])
    await userEvent.fill(dateField('Von'), '01.11.2026')
    await userEvent.fill(dateField('Bis'), '30.11.2026')
    await press('ctrl+Enter')
    await expect.poll(() => files.length, { timeout: 20_000 }).toBe(1)
    const text = new TextDecoder('windows-1252').decode(await files[0]?.blob.arrayBuffer())
    expect(text.startsWith('"EXTF";700;21;"Buchungsstapel"')).toBe(true)
    const all = await app.server.store('nordkurs').all('invoices', {})
    const inNovember = all.filter(
      ({ invoiceDate = '', number }) => number !== undefined && invoiceDate.startsWith('2026-11'),
    )
    expect(inNovember.length).toBeGreaterThan(3)
    for (const { number = '?' } of inNovember) expect(text).toContain(number)
  })

  test('v sends it to the address that is typed, which it then has; one that is none is said and not sent', async () => {
    const { app, invoice } = await openInvoices('open')
    const messages = () => app.server.store('nordkurs').count('messages')
    const before = await messages()
    await press('v')
    const address = page.getByRole('dialog').getByRole('textbox')
    await userEvent.fill(address, 'keine Adresse')
    await userEvent.keyboard('{Enter}')
    await expect.element(address).toHaveAttribute('aria-invalid', 'true')
    expect(await messages()).toBe(before)
    await userEvent.fill(address, 'buchhaltung@neu.example')
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await invoiceOf(app, invoice.id))?.email).toBe('buchhaltung@neu.example')
    expect(await messages()).toBe(before + 1)
    await expect.poll(() => toasts().join(' ')).toContain('Rechnung versandt')
  })
})
