import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { storeOf } from './admin-support.tsx'
import { openList, toasts } from './orders-support.tsx'
import { untilQuiet, watchedServer } from './reliability-support.tsx'

const panel = () => document.querySelector('main [role="tabpanel"]')?.textContent ?? ''
const marked = () => document.querySelector('dialog [role="option"][aria-selected="true"] bdi')?.textContent

describe('the company', () => {
  test('is edited where it stands by e, stands on papers at once, and Strg+Z takes it back; a VAT id with a wrong digit is refused', async () => {
    const app = await openApp({ path: '/system/settings?tab=company' })
    const company = () => storeOf(app).find('companies', 'nordkurs')
    await expect.poll(panel).toContain('HRB 184205, Amtsgericht Hamburg')
    await press('e')
    await userEvent.fill(page.getByRole('combobox'), 'Internet')
    await press('Enter')
    const field = page.getByRole('textbox', { name: 'Internet' })
    await expect.element(field).toHaveFocus()
    await userEvent.fill(field, 'www.nordkurs-logistik.example')
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await company())?.website).toBe('www.nordkurs-logistik.example')
    await expect.poll(panel).toMatch(/Katharina Großmann: Internet .*www\.nordkurs-logistik\.example/)
    await press('ctrl+z')
    await expect.poll(async () => (await company())?.website).toBe('www.nordkurs.example')
    await expect.poll(panel).toContain('DE394001513')
    await press('e')
    await userEvent.fill(page.getByRole('combobox'), 'USt-IdNr')
    await press('Enter')
    const vatId = page.getByRole('textbox', { name: 'USt-IdNr.' })
    await expect.element(vatId).toHaveFocus()
    await userEvent.fill(vatId, 'DE394001514')
    await userEvent.keyboard('{Enter}')
    await expect.element(vatId).toHaveAttribute('aria-invalid', 'true')
    expect((await storeOf(app).find('companies', 'nordkurs'))?.vatId).toBe('DE394001513')
  })

  test('what everybody begins with holds without a reload, but not where the computer says otherwise', async () => {
    const height = () => document.querySelector('main tr[data-index="0"]')?.getBoundingClientRect().height
    const { server, sent } = watchedServer()
    await server.ready
    await server.store('nordkurs').patch('companies', 'nordkurs', { compactUi: true })
    const app = await openList({ server })
    await expect.poll(height).toBe(26)
    app.close()
    const prepare = () => localStorage.setItem('feature-flags', '{"compactUi":false}')
    await openList({ server, prepare })
    await untilQuiet(sent)
    expect(height()).toBe(32)
  })
})

describe('the series of numbers', () => {
  test('go on further ahead by keys, never back; the next order gets the number, and those of invoices are not offered', async () => {
    const app = await openApp({ path: '/system/settings?tab=numbering' })
    await expect.poll(panel).toContain('Rechnungen')
    const { next, nextNumber } = await app.server
      .fetch('/api/v1/settings/numbering', {
        headers: {
          'X-Tenant-Id': 'nordkurs',
          authorization: `Bearer ${await app.server.tokenFor('usr-nordkurs-admin')}`,
        },
      })
      .then(
        async (answer) =>
          ((await answer.json()) as { data: { next: number; nextNumber: string }[] }).data[0] ?? {
            next: 0,
            nextNumber: '',
          },
      )
    expect(panel()).toContain(nextNumber)
    await press('e')
    await expect.poll(marked).toBe('Aufträge')
    await press('Enter')
    const field = page.getByRole('textbox', { name: /Nächste Nummer/ })
    await expect.element(field).toHaveFocus()
    await userEvent.fill(field, String(next - 1))
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAccessibleDescription(/kleinere Nummern sind schon vergeben/)
    await userEvent.fill(field, '7000')
    await expect.element(field).toHaveAccessibleDescription('Wird NK-2026-007000')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => toasts()[0]).toContain('Aufträge: nächste Nummer NK-2026-007000')
    await expect.poll(panel).toContain('NK-2026-007000')
    expect((await storeOf(app).find('counters', 'nordkurs:orders'))?.value).toBe(6999)
    await expect.poll(panel).toContain('lückenlos, läuft von selbst')
    await press('e')
    await expect.poll(marked).toBe('Aufträge')
    const offered = [...document.querySelectorAll('dialog [role="option"]')].map(
      (option) => option.querySelector('bdi')?.textContent,
    )
    expect(offered).toEqual(['Aufträge', 'Kunden', 'Frachtführer'])

    // Somebody is quicker: the answer says so, and the dialog stays with what was typed.
    await press('Enter')
    await expect.element(field).toHaveFocus()
    const counter = await storeOf(app).find('counters', 'nordkurs:orders')
    await storeOf(app).patch('counters', 'nordkurs:orders', { value: (counter?.value ?? 0) + 1 })
    await userEvent.fill(field, '8000')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Inzwischen wurde eine weitere Nummer vergeben')).toBeVisible()
    await expect.element(field).toHaveValue('8000')
  })
})
