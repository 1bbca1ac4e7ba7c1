import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, panelTitles, section, tableText, toasts } from './orders-support.tsx'

const DISPO = 'dispo@nordkurs.example'

/** Opens the recurring orders of a company and waits until a row has the focus. */
async function openRecurring(search = ''): Promise<OpenApp> {
  const app = await openApp({ path: `/recurring-orders${search}`, account: DISPO })
  await expect.poll(focusedRow).toBeTruthy()
  return app
}

const storeOf = ({ server }: OpenApp) => server.store('nordkurs')
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const dates = () => section('Nächste Termine')

/** The template called so, as the server has it. */
async function template(app: OpenApp, name: string) {
  const [row] = await storeOf(app).all('recurringOrders', { name })
  return row
}

/** Opens the first one that still runs, "Umlauf …", in its panel: Tuesdays and Thursdays from Thursday 3 December on. */
async function openFirst(search = '?status=active'): Promise<{ app: OpenApp; name: string; id: string }> {
  const app = await openRecurring(search)
  const name = focusedRow() ?? ''
  expect(name).toMatch(/^Umlauf /)
  await press(' ')
  await expect.poll(panelTitles).toEqual([name])
  await expect.poll(() => dates().join(' ')).toContain('Do 03.12.')
  return { app, name, id: (await template(app, name))?.id ?? '' }
}

test('Daueraufträge are behind g y: whose, from where to where, on which days, and when the next one is', async () => {
  const app = await openApp({ account: DISPO })
  await expect.poll(() => document.activeElement?.closest('main')).toBeTruthy()
  await press('g', 'y')
  await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Daueraufträge')
  await expect.poll(focusedRow).toMatch(/^Umlauf /)
  const rows = await storeOf(app).all('recurringOrders', {}, [{ field: 'name' }])
  expect(rows).toHaveLength(3)
  const [first, second, third] = tableText(3)
  expect(first).toContain('Läuft')
  expect(first).toContain('Di, Do')
  expect(first).toContain('Do 03.12.')
  expect(second).toContain('Mo–Fr')
  expect(second).toContain('Angehalten')
  expect(third).toContain(`${rows[2]?.pickupPostalCode} ${rows[2]?.pickupCity}`)
})

test('Umschalt+N makes one; what is missing is named, and Strg+Z takes it back', async () => {
  const app = await openRecurring()
  const [customer] = await storeOf(app).all('partners', { kind: 'customer' })
  await press('shift+N')
  const form = dialog('Dauerauftrag anlegen')
  const field = (name: string) => form.getByRole('textbox', { name: new RegExp(`^${name.replace(/[()]/g, '.')}`) })
  await expect.element(field('Name')).toHaveFocus()
  await userEvent.keyboard('Papierlinie{Tab}mo mi xx{Enter}')
  await expect.element(field('Wochentage')).toHaveAccessibleDescription(/Wochentage so: Mo, Mi, Fr/)
  await userEvent.keyboard('{Control>}a{/Control}mo mi fr')
  await userEvent.fill(form.getByRole('combobox', { name: 'Kunde (Pflichtfeld)' }), customer?.name ?? '')
  await page
    .getByRole('option', { name: customer?.name ?? '' })
    .first()
    .click()
  for (const [name, text] of [
    ['Ladung', 'Papier auf Rollen'],
    ['Gewicht', '12000'],
    ['PLZ (Beladung)', '20457'],
    ['Ort (Beladung)', 'Hamburg'],
    ['PLZ (Entladung)', '80331'],
    ['Ort (Entladung)', 'München'],
  ] as const)
    await userEvent.fill(field(name), text)
  await userEvent.keyboard('{Enter}')
  await expect.poll(panelTitles).toEqual(['Papierlinie'])
  expect(await template(app, 'Papierlinie')).toMatchObject({
    weekdays: [1, 3, 5],
    customerId: customer?.id,
    weight: 12_000,
    daysAhead: 7,
  })
  await press('ctrl+z')
  await expect.poll(() => template(app, 'Papierlinie')).toBeUndefined()
})

test('Days are typed in the panel, and the next dates follow; what is no weekday is said; a holiday is moved to the working day before', async () => {
  const { app, id } = await openFirst()
  document.querySelector<HTMLElement>('aside button[data-field="weekdays"]')?.click()
  const field = page.getByRole('textbox', { name: 'Wochentage' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Control>}a{/Control}morgen 5{Enter}')
  await expect.element(field).toHaveAccessibleDescription(/Wochentage so/)
  await userEvent.keyboard('{Control>}a{/Control}fr{Enter}')
  await expect.poll(() => dates().join(' ')).toContain('Fr 04.12.')
  await expect.poll(() => dates().join(' ')).toContain('entfällt: 1. Weihnachtstag')
  document.querySelector<HTMLElement>('aside button[data-field="holidays"]')?.click()
  const choice = page.getByRole('combobox', { name: 'An Feiertagen' })
  await expect.element(choice).toHaveFocus()
  await userEvent.selectOptions(choice, 'am Arbeitstag davor')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => dates().join(' ')).toContain('statt Fr 25.12. (1. Weihnachtstag)')
  await press('ctrl+z', 'ctrl+z')
  await expect.poll(async () => (await storeOf(app).find('recurringOrders', id))?.weekdays).toEqual([2, 4])
})

test('s leaves the next date out, z takes it in again, Strg+Z takes back what was last; p stops one and lets it go on', async () => {
  const { app, name, id } = await openFirst('')
  const skipped = async () => (await storeOf(app).find('recurringOrders', id))?.skipped
  await press('s')
  await expect.poll(() => toasts()[0]).toContain(`${name}: Do 03.12. ausgelassen`)
  await expect.poll(() => dates().join(' ')).toContain('ausgelassen')
  expect(await skipped()).toEqual(['2026-12-03'])
  await press('z')
  await expect.element(page.getByRole('option').first()).toHaveTextContent(/Do 03\.12\.2026.*wieder aufnehmen/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(skipped).toEqual([])
  await press('ctrl+z')
  await expect.poll(skipped).toEqual(['2026-12-03'])
  await press('p')
  await expect.poll(() => toasts()[0]).toContain(`${name} ist angehalten`)
  await expect.poll(() => tableText(1)[0]).toContain('Angehalten')
  await press('p')
  await expect.poll(async () => (await template(app, name))?.paused).toBe(false)
  await expect.poll(() => tableText(1)[0]).toContain('Läuft')
})

test('The clock makes the orders that are due; panel and list show them, and the order says where it comes from', async () => {
  const { app, name, id } = await openFirst()
  document.querySelector<HTMLElement>('aside button[data-field="daysAhead"]')?.click()
  await expect.element(page.getByRole('textbox', { name: 'Tage im Voraus' })).toHaveFocus()
  await userEvent.keyboard('{Control>}a{/Control}15{Enter}')
  await expect.poll(async () => (await storeOf(app).find('recurringOrders', id))?.daysAhead).toBe(15)
  const made = async () => {
    await app.server.runDue()
    return (await storeOf(app).all('orders', { recurringOrderId: id })).map(({ pickupDate }) => pickupDate)
  }
  await expect.poll(made).toEqual(['2026-12-03', '2026-12-08'])
  await expect.poll(() => section('Angelegte Aufträge').join(' ')).toContain('Di 08.12.2026')
  await expect.poll(() => tableText(1)[0]).toContain('Do 10.12.')
  const [order] = await storeOf(app).all('orders', { recurringOrderId: id, pickupDate: '2026-12-03' })
  await page
    .getByRole('list', { name: 'Nächste Termine' })
    .getByRole('button', { name: order?.id ?? '' })
    .click()
  await expect.poll(panelTitles).toContain(order?.id)
  await expect.poll(() => document.body.textContent).toContain(`Aus Dauerauftrag ${name} angelegt`)
})
