import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, panelTitles, tableText, toasts } from './orders-support.tsx'

const DISPO = 'dispo@nordkurs.example'
const storeOf = ({ server }: Pick<OpenApp, 'server'>) => server.store('nordkurs')

/** Opens a view of the templates and waits until a row has the focus or nothing is there. */
async function openTemplates(search = '', options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path: `/templates${search}`, account: DISPO, ...options })
  await expect
    .poll(() => focusedRow() ?? document.querySelector('main h2')?.textContent, { timeout: 60_000 })
    .toBeTruthy()
  return app
}

const tabs = () =>
  [...document.querySelectorAll<HTMLElement>('main nav[aria-label="Ansicht"] button')].map((tab) =>
    tab.innerText.split('\n').filter(Boolean).join(' '),
  )
const panelText = () => document.querySelector<HTMLElement>('aside')?.innerText ?? ''

describe('templates', () => {
  test('are three views behind 1 to 3, each with its count; the preview fills in a customer, the person and the house, m the next customer, and what has no value says so', async () => {
    await openTemplates()
    await expect.poll(tabs).toEqual(['E-Mails 4 1', 'Aufträge 2 2', 'Dokumente 0 3'])
    expect(tableText(4).map((row) => row.split(' | ').slice(0, 2))).toEqual([
      ['Angaben fehlen', 'AW: {{Betreff}}'],
      ['Auftrag angenommen', 'AW: {{Betreff}}'],
      ['Laderaum anbieten', 'Freier Laderaum ab {{Ort}}'],
      ['Leider kein Laderaum', 'AW: {{Betreff}}'],
    ])
    await press('j', 'j', ' ')
    await expect.poll(panelTitles).toEqual(['Laderaum anbieten'])
    const preview = page.getByRole('group', { name: 'Vorschau' })
    await expect.element(preview).toHaveTextContent('Freier Laderaum ab Wolfsburg')
    await expect.element(preview).toHaveTextContent('Guten Tag Günther Voß,')
    await expect.element(preview).toHaveTextContent('Freundliche Grüße Jürgen Weiß Nordkurs Spedition GmbH')
    expect(panelText()).not.toContain('Ohne Wert')
    await press('w', 'l', 'm')
    await expect.element(preview).not.toHaveTextContent('Günther Voß')
    await press('w', 'h', 'j')
    await press(' ')
    await expect.poll(panelTitles).toEqual(['Leider kein Laderaum'])
    await expect.element(preview).toHaveTextContent('AW: ‹Betreff fehlt›')
    expect(panelText()).toContain('Ohne Wert: Betreff')
    await press('Escape', '2')
    await expect.poll(() => tableText(2).length).toBe(2)
    await press('3')
    await expect.poll(() => document.querySelector('main h2')?.textContent).toBe('Noch keine Vorlagen')
  })

  test('a copy is changed without the one it was made of, deleted after a question, and both go back', async () => {
    const app = await openTemplates()
    const named = (name: string) => storeOf(app).all('templates', { name })
    await press('d')
    await expect.poll(panelTitles).toEqual(['Angaben fehlen (Kopie)'])
    await expect.poll(() => document.activeElement?.closest('aside')).toBeTruthy()
    await press('e')
    await userEvent.fill(page.getByRole('combobox'), 'Betreff')
    await press('Enter')
    await expect.element(page.getByRole('textbox', { name: 'Betreff' })).toHaveFocus()
    await userEvent.fill(page.getByRole('textbox', { name: 'Betreff' }), 'Zu {{Firme}}')
    await userEvent.keyboard('{Enter}')
    await expect.poll(panelText).toContain('Den Platzhalter „Firme“ gibt es hier nicht')
    await userEvent.fill(page.getByRole('textbox', { name: 'Betreff' }), 'Zu {{Firma}}')
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await named('Angaben fehlen (Kopie)'))[0]?.subject).toBe('Zu {{Firma}}')
    expect((await named('Angaben fehlen'))[0]?.subject).toBe('AW: {{Betreff}}')
    await press('delete')
    const question = page.getByRole('alertdialog', { name: /Angaben fehlen \(Kopie\)/ })
    await expect.element(question).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Vorlage löschen' }))
    await expect.poll(async () => (await named('Angaben fehlen (Kopie)')).length).toBe(0)
    await press('ctrl+z')
    await expect.poll(async () => (await named('Angaben fehlen (Kopie)'))[0]?.subject).toBe('Zu {{Firma}}')
  })

  test('+ begins an order with a template: customer, goods and places stand in the wizard, the dates are missing', async () => {
    const app = await openTemplates('?tab=orders')
    const [template] = await storeOf(app).all('templates', { name: focusedRow() ?? '' })
    await press('+')
    await expect.poll(panelTitles, { timeout: 60_000 }).toHaveLength(1)
    const wizard = page.getByRole('complementary')
    await expect.element(wizard).toHaveTextContent(`Aus der Vorlage ${template?.name}. Termine fehlen noch.`)
    await expect.element(wizard.getByRole('combobox', { name: 'Ort' })).toHaveValue(template?.pickupCity ?? '-')
    await expect.element(wizard.getByRole('textbox', { name: 'Straße' })).toHaveValue(template?.pickupAddress ?? '-')
    await expect.element(wizard.getByRole('textbox', { name: 'Datum' })).toHaveValue('')
  })

  test('an order becomes a template from the palette, and the wizard offers it wherever one is', async () => {
    const app = await openApp({ path: '/orders', account: DISPO })
    await expect.poll(focusedRow, { timeout: 60_000 }).toBeTruthy()
    const order = await storeOf(app).find('orders', focusedRow() ?? '')
    await press('ctrl+k')
    await userEvent.keyboard('Auftragsvorlage aus Auftrag')
    await press('Enter')
    const form = page.getByRole('dialog', { name: `Auftragsvorlage aus ${order?.orderNumber}` })
    await expect.element(form.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}Stammlinie Nord')
    await press('ctrl+Enter')
    await expect.poll(panelTitles).toEqual(['Stammlinie Nord'])
    expect(await storeOf(app).all('templates', { name: 'Stammlinie Nord' })).toMatchObject([
      { kind: 'order', customerId: order?.customerId, deliveryCity: order?.deliveryCity },
    ])
    expect(toasts().join(' ')).toContain('Vorlage angelegt')
    await press('w', 'h')
    await press('ctrl+k')
    await userEvent.keyboard('Auftrag aus Vorlage')
    await userEvent.click(page.getByRole('option', { name: /^Auftrag aus Vorlage/ }))
    await expect.element(page.getByRole('option', { name: /Stammlinie Nord/ })).toBeVisible()
    await userEvent.keyboard('Stammlinie')
    await press('Enter')
    await expect
      .poll(() => document.body.textContent)
      .toContain('Aus der Vorlage Stammlinie Nord. Termine fehlen noch.')
  })
})
