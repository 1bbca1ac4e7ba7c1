import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeLanguage } from '#src/i18n/setup.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'

async function openCargo(): Promise<void> {
  await openApp({ path: '/orders', account: 'dispo@nordkurs.example' })
  await expect.element(page.getByRole('heading', { name: 'Aufträge', level: 1 })).toBeVisible()
  await press('n')
  await expect.element(page.getByRole('combobox', { name: 'Kunde' })).toHaveFocus()
  await userEvent.keyboard('Hafenkontor Neu GmbH')
  await press('ctrl+Enter')
  await expect.element(page.getByLabelText('Warenbeschreibung')).toHaveFocus()
}

test('"33 Paletten" in the field of the number is the number and the packaging; in English words, weights and amounts are typed as they are shown', async () => {
  onTestFinished(async () => void (await changeLanguage('de')))
  await openCargo()
  await userEvent.keyboard('Maschinenteile{Tab}33 Paletten')
  await expect.element(page.getByText('Verstanden: 33 Europaletten')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByLabelText('Anzahl')).toHaveValue('33')
  await expect.element(page.getByRole('combobox', { name: 'Verpackung' })).toHaveValue('Europalette')
  await expect.element(page.getByText('Aus 33 Paletten: 13,2 LDM')).toBeVisible()
  await changeLanguage('en')
  await expect.element(page.getByLabelText('Goods description')).toBeVisible()
  page.getByLabelText('Count').element().focus()
  await userEvent.keyboard(
    '{Control>}a{/Control}12 industrial pallets{Tab}{Tab}7,500{Tab}{Control>}a{/Control}6.5{Tab}',
  )
  await expect.element(page.getByLabelText('Count')).toHaveValue('12')
  await expect.element(page.getByRole('combobox', { name: 'Packaging' })).toHaveValue('Industriepalette')
  await expect.element(page.getByLabelText('Weight (kg)')).toHaveValue('7,500')
  await expect.element(page.getByLabelText('Loading metres')).toHaveValue('6.5')
})
