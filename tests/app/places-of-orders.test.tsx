import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { writeDraft } from '#src/features/order-wizard/draft/store.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { choices } from './orders-bulk-support.tsx'

const DISPO = 'dispo@nordkurs.example'
/** Hannover to Aachen. */
const ORDER = 'NK-2026-004727'
const KOELN = '− Domlager KG, Ringstr. 12, 50667 Köln, 08:00-12:00, fix, Ref E-51'

const value = (field: string) => document.querySelector<HTMLElement>(`main [data-field="${field}"]`)?.textContent

async function openOrder() {
  const app = await openApp({ path: `/orders/${ORDER}`, account: DISPO })
  await expect.poll(() => document.querySelector('main [data-field="pickupAddress"]')).not.toBeNull()
  return app
}

/** Opens a field that is folded away while it is empty, by its name. */
async function editField(name: string) {
  await press('e')
  await expect.poll(() => choices().length).toBeGreaterThan(20)
  await userEvent.keyboard(`${name}{Enter}`)
  await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA')
}

const CARGO = { description: 'Farbe', quantity: 12, weightKg: 4800, loadingMeters: 4.8 }

const save = () => userEvent.keyboard('{Control>}{Enter}{/Control}')

test('a third place is typed in a line, the goods say where they go, and both are taken back by one key each', async () => {
  const { server } = await openOrder()
  const stored = async () => await server.store('nordkurs').find('orders', ORDER)
  await editField('weitere entlade')
  await userEvent.keyboard('- Domlager KG, Ringstr. 12, 50667 Köln, 8-12, fix, Ref E-51')
  await save()
  await expect.poll(() => value('furtherUnloading')).toBe(KOELN)
  // It stands with the unloading place, not with the loading place.
  const section = document.querySelector('main [data-field="furtherUnloading"]')?.closest('section')
  expect(section?.getAttribute('aria-label')).toBe('Entladestelle')
  expect((await stored())?.furtherStops).toEqual([
    {
      ...{ kind: 'delivery', company: 'Domlager KG', address: 'Ringstr. 12', postalCode: '50667', city: 'Köln' },
      ...{ country: 'Deutschland', timeFrom: '08:00', timeTo: '12:00', fixed: true, reference: 'E-51' },
    },
  ])
  await editField('warenzeilen')
  await userEvent.keyboard('12 Paletten Lack, 4,8 ldm, 1->1{Enter}Farbe, 1->2')
  await save()
  await expect.poll(() => value('goodsLines')).toBe('12 Europaletten Lack, 4,8 LDM, 1→1\nFarbe, 1→2')
  expect((await stored())?.goodsLines).toEqual([
    { description: 'Lack', packageCount: 12, packageType: 'Europalette', loadingMeters: 4.8, unloadedAt: 1 },
    { description: 'Farbe' },
  ])
  expect((await stored())?.furtherStops).toHaveLength(1)
  await press('ctrl+z')
  await expect.poll(async () => (await stored())?.goodsLines).toBeUndefined()
  await press('ctrl+z')
  await expect.poll(async () => (await stored())?.furtherStops).toBeUndefined()
})

test('in the wizard they are typed at the last stop, and the last step reads them out', async () => {
  const pickup = { company: 'Terminal Süd', postalCode: '20457', city: 'Hamburg', date: '2026-11-30' }
  const data = { customer: { name: 'Hafenkontor Neu GmbH' }, cargo: CARGO, pickup }
  const wizard = { version: 1, data, completedSteps: ['customer', 'cargo', 'pickup'], currentStep: 'delivery' }
  const prepare = () =>
    void writeDraft({ tenantId: 'nordkurs', userId: 'usr-nordkurs-dispo' }, undefined, {
      wizard,
      texts: {},
      keptAt: TEST_NOW,
    })
  await openApp({ path: '/orders?panels=wizard', account: DISPO, prepare })
  await expect.element(page.getByText('Schritt 4 von 7')).toBeVisible()
  await userEvent.fill(page.getByLabelText('PLZ'), '40221')
  await userEvent.fill(page.getByLabelText('Datum'), '01.12.2026')
  await userEvent.fill(page.getByLabelText('Weitere Lade- und Entladestellen'), '- 50667 Köln')
  await userEvent.fill(page.getByLabelText('Warenzeilen'), '12 Paletten Farbe, 1->1')
  await press('ctrl+Enter')
  await expect.element(page.getByText('Schritt 5 von 7')).toBeVisible()
  // The last step reads every place and every line of goods out once more.
  await press('ctrl+Enter')
  await expect.element(page.getByText('Schritt 6 von 7')).toBeVisible()
  await expect.element(page.getByRole('radio').first()).toBeVisible()
  await press('ctrl+Enter')
  await expect.element(page.getByText('Schritt 7 von 7')).toBeVisible()
  const summary = () => document.querySelector('aside')?.innerText ?? ''
  for (const part of ['20457 Hamburg', 'Entladung 1', '50667 Köln', 'Entladung 2', '40221 Düsseldorf', '1→1'])
    await expect.poll(summary).toContain(part)
  await press('Escape')
  await expect.poll(() => JSON.stringify({ ...localStorage })).toContain('50667 Köln')
})
