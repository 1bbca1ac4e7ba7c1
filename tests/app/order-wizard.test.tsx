import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'

test('an order is made with the keyboard alone, in seven steps', async () => {
  const { server } = await openApp({ path: '/orders', account: 'dispo@nordkurs.example' })
  await expect.element(page.getByRole('heading', { name: 'Aufträge', level: 1 })).toBeVisible()
  await press('n')
  await expect.element(page.getByRole('combobox', { name: 'Kunde' })).toHaveFocus()
  await userEvent.keyboard('Hafenkontor Neu GmbH')
  await press('ctrl+Enter')
  await expect.element(page.getByText('Schritt 2 von 7')).toBeVisible()
  await expect.element(page.getByLabelText('Warenbeschreibung')).toHaveFocus()
  await userEvent.keyboard('Maschinenteile{Tab}27{Tab}{Tab}7.500{Tab}10,8')
  await press('ctrl+Enter')
  await expect.element(page.getByText('Schritt 3 von 7')).toBeVisible()
  await expect.element(page.getByLabelText('Ladestelle', { exact: true })).toHaveFocus()
  await userEvent.keyboard('Terminal Süd{Tab}Kaistraße 1{Tab}20457')
  await expect.element(page.getByLabelText('Ort')).toHaveValue('Hamburg')
  await userEvent.keyboard('{Tab}{Tab}{Tab}+2{Tab}8-12')
  await press('ctrl+Enter')
  await expect.element(page.getByText('Schritt 4 von 7')).toBeVisible()
  await userEvent.keyboard('Lager Nord{Tab}Ring 5{Tab}80331{Tab}{Tab}{Tab}+4')
  await press('ctrl+Enter')
  await expect.element(page.getByText('Schritt 5 von 7')).toBeVisible()
  await expect.element(page.getByText('Brutto')).toBeVisible()
  await expect.element(page.getByLabelText('Kundenpreis (netto)')).toHaveFocus()
  await press('ctrl+Enter')
  await expect.element(page.getByText('Schritt 6 von 7')).toBeVisible()
  await expect.element(page.getByRole('radio').first()).toHaveFocus()
  await press('Enter')
  await expect.element(page.getByText('Schritt 7 von 7')).toBeVisible()
  await press('ctrl+Enter')
  await expect.element(page.getByRole('complementary', { name: /NK-2026-/ })).toBeVisible()
  void server
})
