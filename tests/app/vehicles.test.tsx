import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { colleague, filters, focusedRow, footText, panelTitles, tableText, toasts } from './orders-support.tsx'

/** Opens the list of vehicles and waits until a row has the focus or there is none. */
async function openVehicles(options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path: '/vehicles', account: 'dispo@nordkurs.example', ...options })
  await expect.poll(() => focusedRow() ?? document.querySelector('main h2')?.textContent).toBeTruthy()
  return app
}

const plates = (rows: number) => tableText(rows).map((row) => row.split(' | ')[0])
const heads = () => [...document.querySelectorAll('main th[data-column]')].map((head) => head.textContent)

test('vehicles stand behind g f, by plate, with what fits in and when each is free; 3 shows the trailers with who pulls them, 4 those whose papers are due, the most urgent first, 1 leads back; Umschalt+N makes one of what is typed oddly, the same plate again is refused, and nothing is lost', async () => {
  const { server } = await openApp({ account: 'dispo@nordkurs.example' })
  await expect.poll(() => document.activeElement?.closest('main')).toBeTruthy()
  await press('g', 'f')
  await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Fahrzeuge')
  await expect.poll(focusedRow).toBeTruthy()
  expect(document.querySelector('nav [aria-current="page"]')?.textContent).toContain('Fahrzeuge')
  const vehicles = await server.store('nordkurs').all('vehicles', {})
  expect(footText()).toBe(`Zeile 1 von ${vehicles.length}`)
  const [first] = vehicles.toSorted((a, b) => (a.licencePlate < b.licencePlate ? -1 : 1))
  expect(tableText(1)[0]).toContain(first?.licencePlate)
  expect(tableText(1)[0]).toContain(first?.driverName)
  expect(heads()).toEqual([
    ...['Kennzeichen', 'Typ', 'Status', 'Fahrer', 'Frei ab', 'Frei in', 'Papiere'],
    // There is room for it at this width.
    'Auflieger',
  ])
  const tabs = () => [...document.querySelectorAll('main nav button')].map(({ textContent }) => textContent)
  await expect
    .poll(tabs)
    .toEqual([
      expect.stringMatching(/^FahrzeugeFahrzeuge44/),
      expect.stringMatching(/^FahrerFahrer\d+/),
      expect.stringMatching(/^AufliegerAuflieger\d+/),
      expect.stringContaining('8'),
    ])
  const own = focusedRow()
  await press('3')
  await expect.poll(filters).toEqual({ tab: 'trailers' })
  const tractors = await server.store('nordkurs').all('vehicles', { trailerPlate: { exists: true } })
  const pulled = tractors.map(({ trailerPlate = '', licencePlate }) => [trailerPlate, licencePlate])
  const [trailer, tractor] = pulled.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))[0] ?? []
  await expect.poll(() => heads().slice(0, 5)).toEqual(['Auflieger', 'Typ', 'Lademeter', 'Nutzlast', 'Zugmaschine'])
  await expect.poll(() => tableText(1)[0]?.split(' | ')).toEqual(expect.arrayContaining([trailer, tractor]))
  await expect.poll(footText).toBe(`Zeile 1 von ${pulled.length}`)
  await press('4')
  await expect.poll(() => document.querySelector('main [aria-current="page"]')?.textContent).toContain('Papiere fällig')
  await expect
    .poll(() => tableText(3).map((row) => row.split(' | ').at(-2)))
    .toEqual(['SP abgelaufen', 'Tacho abgelaufen', 'ADR abgelaufen'])
  await expect.poll(focusedRow).toBe(plates(1)[0])
  await expect.poll(() => new URLSearchParams(location.search).get('tab')).toBe('papers')
  await press('1')
  await expect.poll(focusedRow).toBe(own)
  await expect.poll(() => new URLSearchParams(location.search).get('tab')).toBe(null)
  await press('shift+N')
  await expect.element(page.getByRole('dialog', { name: 'Fahrzeug anlegen' })).toBeVisible()
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('licencePlate')
  await userEvent.keyboard('hh nk4733{Enter}')
  await expect.poll(toasts).toContain('HH-NK 4733: angelegt')
  await expect.poll(panelTitles).toEqual(['HH-NK 4733'])
  const facts = () => document.querySelector('aside dl')?.textContent
  await expect.poll(facts).toContain('13,6 LDM')
  await press('w', 'h', 'shift+N')
  await expect.element(page.getByRole('dialog', { name: 'Fahrzeug anlegen' })).toBeVisible()
  await userEvent.keyboard('HH-NK 4733{Enter}')
  const dialog = () => document.querySelector('dialog[open]')?.textContent
  await expect.poll(dialog).toContain('Das Kennzeichen HH-NK 4733 gibt es schon')
  expect(document.querySelector<HTMLInputElement>('dialog [name="licencePlate"]')?.value).toBe('HH-NK 4733')
})

test('the tabs of the panel of a vehicle hold its papers, all its tours and who has changed what; e leads back to the fields; z blocks one with tours only after these were named, and Strg+Z lifts it', async () => {
  const app = await openVehicles({ path: '/vehicles?status=assigned' })
  const [plate = ''] = plates(1)
  const vehicle = await app.server.store('nordkurs').first('vehicles', { licencePlate: plate })
  const at = `/api/vehicles/${vehicle?.id}`
  const ask = await colleague(app, 'admin@nordkurs.example')
  const { body: trips } = await ask('GET', `${at}/trips`)
  const block = { kind: 'workshop', from: '2026-12-21', to: '2026-12-23', reason: 'Getriebe' }
  expect((await ask('POST', `${at}/blocks`, block)).status).toBe(200)
  await press(' ')
  const tabs = () => [...document.querySelectorAll('aside [role="tab"]')].map((tab) => tab.textContent)
  await expect
    .poll(() => tabs().map((tab) => tab?.replace(/^(\p{L}+)\1/u, '$1 ').trim()))
    .toEqual([
      'Übersicht',
      `Papiere ${vehicle?.papers.length}`,
      `Touren ${trips['pagination']?.['total']}`,
      'Verlauf 1',
    ])
  const shown = () => document.querySelector<HTMLElement>('aside [role="tabpanel"]')?.innerText
  await press('w', 'l')
  document.querySelector<HTMLElement>('aside [role="tab"]')?.focus()
  await press('End')
  await expect
    .poll(shown)
    .toMatch(/Verlauf\n1 insgesamt\nHeute .+\n.+: Gesperrt: Werkstatt: Getriebe, Mo 21\.12\.–Mi 23\.12\./)
  await press('ArrowLeft')
  const order = trips['data']?.[0]?.['orderNumbers']?.[0]
  await expect.poll(shown).toContain(order)
  await press('ArrowLeft')
  await expect.poll(shown).toMatch(/^Papiere/)
  await press('e')
  await userEvent.keyboard('nutz{Enter}')
  await expect.poll(() => document.querySelector('aside [aria-selected="true"]')?.textContent).toContain('Übersicht')
  await press('Escape')
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
  await press('w', 'h')
  await expect.poll(focusedRow).toBe(plate)
  const status = async () => (await app.server.store('nordkurs').first('vehicles', { licencePlate: plate }))?.status
  await press('z')
  await expect.element(page.getByRole('dialog', { name: `Fahrzeug sperren: ${plate}` })).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Grund' }), 'Bremsen')
  await userEvent.keyboard('{Enter}')
  const question = () => [...document.querySelectorAll('dialog[open]')].at(-1)?.textContent
  await expect.poll(question).toContain(`${plate} fährt in dieser Zeit: NK-`)
  await userEvent.keyboard('Steht schon{Control>}{Enter}{/Control}')
  await expect.poll(() => toasts().join()).toContain('gesperrt ab')
  expect(await status()).toBe('workshop')
  await press('ctrl+z')
  await expect.poll(status).toBe('assigned')
})

test('e edits in the panel, a paper as well; Entf deletes one without tours and Strg+Z brings it back', async () => {
  const { server } = await openVehicles({ path: '/vehicles?status=available' })
  const store = server.store('nordkurs')
  const [plate = ''] = plates(1)
  const vehicle = async () => store.first('vehicles', { licencePlate: plate })
  await press('Delete')
  await expect.poll(() => document.querySelector('dialog[open]')?.textContent).toContain(`${plate} löschen?`)
  await userEvent.keyboard('{Enter}')
  await expect.poll(vehicle).toBeUndefined()
  await press('ctrl+z')
  await expect.poll(async () => (await vehicle())?.licencePlate).toBe(plate)
  await expect.poll(() => plates(1)).toEqual([plate])
  await press('Home', ' ')
  await expect.poll(panelTitles).toEqual([plate])
  const paper = () => document.querySelector<HTMLElement>('aside [data-field="papers.liability"]')
  await expect.poll(paper).not.toBeNull()
  paper()?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
  await userEvent.keyboard('{Control>}a{/Control}31.12.2031{Enter}')
  const held = async () => (await vehicle())?.papers.find(({ kind }) => kind === 'liability')?.validUntil
  await expect.poll(held).toBe('2031-12-31')
})
