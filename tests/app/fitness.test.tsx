import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { choices } from './orders-bulk-support.tsx'
import { blockText, openPage, partnerOf } from './partners-support.tsx'

const ORDER = 'NK-2026-004796'
const CARRIER = 'car-004'
const shown = (id: string) => document.querySelector(`main button[data-field="${id}"]`)?.textContent

test('measures are said back as they were understood before the field is left, and make the loading metres', async () => {
  const app = await openApp({ path: `/orders/${ORDER}`, account: 'dispo@nordkurs.example' })
  const orderOf = async () => (await app.server.store('nordkurs').all('orders', { id: ORDER }))[0]
  await expect.poll(() => shown('status')).toBeTruthy()
  await app.server.store('nordkurs').patch('orders', ORDER, {
    ...{ packageType: 'Colli', packageCount: 2, stackable: undefined },
    ...{ loadingMeters: undefined, loadingMetersCalculated: undefined },
  })
  await press('e')
  await expect.poll(() => choices().length).toBeGreaterThan(20)
  await userEvent.keyboard('maße{Enter}')
  await expect.poll(() => document.activeElement?.matches('input[data-field="dimensions"]')).toBe(true)
  await userEvent.keyboard('300 x 240 x 120 cm')
  await expect.element(page.getByText('Verstanden: L 3 × B 2,4 × H 1,2 m')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(orderOf).toMatchObject({
    ...{ dimensions: '300 x 240 x 120 cm', loadingMeters: 6, loadingMetersCalculated: true },
  })
  await expect.poll(() => shown('dimensions')).toBe('L 3 × B 2,4 × H 1,2 m')
  await press('e')
  await userEvent.keyboard('maße{Enter}')
  await expect.poll(() => document.activeElement?.matches('input[data-field="dimensions"]')).toBe(true)
  await userEvent.keyboard('{Control>}a{/Control}verschieden')
  await expect.element(page.getByText(/^Maße nicht lesbar/)).toBeVisible()
})

test('what a carrier can do is edited in his master data: a no is another thing than nothing said', async () => {
  const app = await openPage(CARRIER)
  const edit = async (id: string) => {
    await expect.poll(() => document.querySelector(`main button[data-field="${id}"]`)).not.toBeNull()
    document.querySelector<HTMLElement>(`main button[data-field="${id}"]`)?.click()
    await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe(id)
  }
  await edit('palletExchange')
  await userEvent.selectOptions(document.activeElement as HTMLSelectElement, 'false')
  await userEvent.keyboard('{Enter}')
  await expect.poll(async () => (await partnerOf(app, CARRIER))?.palletExchange).toBe(false)
  await expect.poll(() => blockText('Stammdaten')).toMatch(/Tauscht Palettennein/)
  await edit('palletExchange')
  await userEvent.selectOptions(document.activeElement as HTMLSelectElement, '')
  await userEvent.keyboard('{Enter}')
  await expect.poll(async () => (await partnerOf(app, CARRIER))?.palletExchange).toBeUndefined()
  await expect.poll(() => blockText('Stammdaten')).toMatch(/Tauscht Palettennicht gesagt/)
  await edit('temperature')
  await userEvent.keyboard('{Control>}a{/Control}-25 bis 25{Enter}')
  await expect.poll(() => partnerOf(app, CARRIER)).toMatchObject({ temperatureMin: -25, temperatureMax: 25 })
  await edit('vehicleTypes')
  await userEvent.keyboard('{Control>}a{/Control}Mega, Zeppelin{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Fahrzeuge' })).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Control>}a{/Control}Mega, 7,5t, Kühlkoffer{Enter}')
  await expect.poll(async () => (await partnerOf(app, CARRIER))?.vehicleTypes).toEqual(['MEGA', 'SOLO_7_5', 'REEFER'])
})
