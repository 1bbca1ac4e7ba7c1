import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { press } from '#tests/support/keyboard.ts'
import { TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { panelTitles, toasts } from './orders-support.tsx'
import { blockRows, blockText, openPage, partnerOf, storeOf } from './partners-support.tsx'

const CARRIER = 'car-004'
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const question = (name: string) => page.getByRole('alertdialog', { name })
const head = () => document.querySelector('main header')?.textContent ?? ''
const focusedBlock = () => document.activeElement?.closest('section')?.getAttribute('aria-label')

describe('the page of a partner', () => {
  test('is headed by name, kind, number and figures of the year, walked by 1 to 4, j and k; the floater is drawn and told, orders open beside, tabs show all', async () => {
    const app = await openPage(CARRIER)
    const partner = await partnerOf(app, CARRIER)
    expect(head()).toContain(partner?.name)
    expect(head()).toContain(`Frachtführer · ${partner?.number}`)
    await expect.poll(() => document.querySelector('main dl')?.textContent).toMatch(/Einkauf 2026.*€Aufträge 2026\d+/)
    await expect.poll(focusedBlock).toBe('Nachweise')
    await expect.poll(() => document.title).toContain(partner?.name)
    await expect.poll(() => blockRows('Tarife').length).toBe(4)
    await expect.poll(() => blockRows('Letzte Aufträge').length).toBeGreaterThan(1)
    for (const [key, block] of [
      ['2', 'Tarife'],
      ['3', 'Letzte Aufträge'],
      ['4', 'Palettenkonto'],
      ['1', 'Nachweise'],
    ] as const) {
      await press(key)
      await expect.poll(focusedBlock).toBe(block)
    }
    const first = document.activeElement?.textContent
    await press('j')
    expect(document.activeElement?.textContent).not.toBe(first)
    await press('k')
    expect(document.activeElement?.textContent).toBe(first)
    await press('3')
    await expect.poll(focusedBlock).toBe('Letzte Aufträge')
    await userEvent.keyboard('{Enter}')
    await expect.poll(panelTitles).toHaveLength(1)
    expect(panelTitles()[0]).toMatch(/^NK-2026-/)
    await press('Escape')
    const block = () => document.querySelector('main section[aria-label="Dieselfloater"]')
    await expect.poll(() => block()?.querySelectorAll('svg rect').length).toBe(6)
    const heights = [...(block()?.querySelectorAll('svg rect') ?? [])].map((bar) => Number(bar.getAttribute('height')))
    const percents = [...(block()?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      Number.parseFloat((row.children[1]?.textContent ?? '').replace(',', '.')),
    )
    const scale = (heights[0] ?? 0) / (percents[0] ?? 1)
    for (const [at, height] of heights.entries()) expect(height).toBeCloseTo((percents[at] ?? 0) * scale, 5)
    await page.getByRole('button', { name: 'Tabelle' }).click()
    await expect.element(page.getByRole('table', { name: 'Dieselfloater' })).toBeVisible()
    expect(block()?.querySelector('svg')).toBeNull()
    await page.getByRole('tab', { name: /^Aufträge/ }).click()
    await expect.poll(() => blockRows('Aufträge').length).toBeGreaterThan(5)
    await page.getByRole('tab', { name: 'Verlauf' }).click()
    await expect.poll(() => document.querySelector('main')?.textContent).toContain('Verlauf')
  })

  test('Enter on a paper opens its form, whose change Strg+Z takes back; u offers a new paper, and + asks for papers by mail, once', async () => {
    const app = await openPage(CARRIER)
    const [paper] = (await partnerOf(app, CARRIER))?.papers.filter(({ kind }) => kind === 'liability') ?? []
    await page.getByRole('button', { name: 'Haftpflicht § 7a GüKG' }).click()
    const form = dialog(/^Nachweis ändern/)
    const until = form.getByRole('textbox', { name: 'Gültig bis' })
    await userEvent.fill(until, 'quatsch')
    await userEvent.keyboard('{Enter}')
    await expect.element(until).toHaveAttribute('aria-invalid', 'true')
    await userEvent.fill(until, '31.12.2027')
    await userEvent.keyboard('{Enter}')
    const held = async () => (await partnerOf(app, CARRIER))?.papers.find(({ id }) => id === paper?.id)?.validUntil
    await expect.poll(held).toBe('2027-12-31')
    await expect.poll(() => blockRows('Nachweise').join()).toContain('Fr 31.12.2027')
    await press('ctrl+z')
    await expect.poll(held).toBe(paper?.validUntil)
    const count = (await partnerOf(app, CARRIER))?.papers.length ?? 0
    await press('u')
    await userEvent.fill(page.getByRole('combobox'), 'anlegen')
    await press('Enter')
    const another = dialog(/^Nachweis anlegen/)
    await userEvent.selectOptions(another.getByRole('combobox', { name: 'Art' }), 'A1-Bescheinigungen')
    await userEvent.fill(another.getByRole('textbox', { name: 'Gültig bis' }), '30.06.2027')
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await partnerOf(app, CARRIER))?.papers.length).toBe(count + 1)
    await expect.poll(() => blockRows('Nachweise').join()).toContain('A1-Bescheinigungen')
    const before = await storeOf(app).count('messages')
    await press('+')
    const mail = dialog(/^Nachweise anfordern/)
    await mail.getByRole('checkbox', { name: 'EU-Lizenz' }).click()
    await userEvent.fill(mail.getByRole('textbox', { name: 'E-Mail an' }), 'papiere@brinkmann.example')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(() => storeOf(app).count('messages')).toBe(before + 1)
    const sent = await storeOf(app).all('messages', { recipient: 'papiere@brinkmann.example' })
    expect(sent).toHaveLength(1)
    await expect.poll(() => toasts()[0]).toContain('Nachweise angefordert')
  })

  test('a person is added by a and taken away again, pallets are booked by b, and a tariff is agreed by t with this month’s floater beside', async () => {
    const app = await openPage(CARRIER)
    const names = async () => (await partnerOf(app, CARRIER))?.contacts.map(({ name }) => name)
    const before = await names()
    await press('a')
    await userEvent.fill(page.getByRole('combobox'), 'anlegen')
    await press('Enter')
    const form = dialog(/^Ansprechpartner anlegen/)
    await userEvent.fill(form.getByRole('textbox', { name: 'Name' }), 'Tomke Ahlers')
    await userEvent.fill(form.getByRole('textbox', { name: 'Aufgabe' }), 'Buchhaltung')
    await userEvent.keyboard('{Enter}')
    await expect.poll(names).toEqual([...(before ?? []), 'Tomke Ahlers'])
    await expect.poll(() => blockText('Ansprechpartner')).toContain('Tomke Ahlers')
    await press('.')
    await userEvent.keyboard('Ansprechpartner entfernen')
    await press('Enter')
    await userEvent.fill(page.getByRole('combobox'), 'Tomke')
    await press('Enter')
    await expect.element(question('Tomke Ahlers löschen?')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(names).toEqual(before)
    await press('b')
    await press('Enter')
    const booking = dialog(/^Paletten buchen/)
    await expect.element(booking.getByRole('textbox', { name: 'Stück' })).toHaveFocus()
    await userEvent.keyboard('34{Enter}')
    await expect.poll(() => storeOf(app).count('palletBookings', { partnerId: CARRIER })).toBe(1)
    await expect.poll(() => blockText('Palettenkonto')).toContain('Europaletten: 34 zu unseren Lasten')
    expect(blockRows('Palettenkonto')[0]).toMatch(/Rückgabe \| −34 \| −34$/)
    await press('ctrl+z')
    await expect.poll(() => blockText('Palettenkonto')).not.toContain('34 zu unseren Lasten')
    const own = () => storeOf(app).all('tariffs', { partnerId: CARRIER })
    const tariffs = (await own()).length
    await press('t')
    await userEvent.fill(page.getByRole('combobox'), 'anlegen')
    await press('Enter')
    const tariff = dialog(/^Tarif anlegen/)
    await userEvent.fill(tariff.getByRole('textbox', { name: 'Von PLZ-Gebiet' }), '20')
    await userEvent.fill(tariff.getByRole('textbox', { name: 'Nach PLZ-Gebiet' }), '80')
    await userEvent.keyboard('{Enter}')
    await expect.element(tariff.getByRole('textbox', { name: 'Grundpreis' })).toHaveAttribute('aria-invalid', 'true')
    await userEvent.fill(tariff.getByRole('textbox', { name: 'Grundpreis' }), '1.205,61')
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await own()).length).toBe(tariffs + 1)
    expect(await own()).toContainEqual(expect.objectContaining({ fromArea: '20', toArea: '80', priceCents: 120_561 }))
    await page.getByRole('tab', { name: /^Tarife/ }).click()
    await expect
      .poll(() => blockRows('Tarife').find((row) => row.includes('1.205,61')))
      .toMatch(/20 Hamburg → 80 München .*1\.205,61 € \| 1\.290,00 €/)
  })

  test('master data is edited in place, and a wrong IBAN is said', async () => {
    const app = await openPage('cus-001', { account: 'admin@nordkurs.example' })
    await expect.poll(() => blockText('Stammdaten')).toContain('IBAN')
    document.querySelector<HTMLElement>('main button[data-field="iban"]')?.click()
    const field = page.getByRole('textbox', { name: 'IBAN' })
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}DE00 1234{Enter}')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('{Control>}a{/Control}DE89 3704 0044 0532 0130 00{Enter}')
    await expect.poll(async () => (await partnerOf(app, 'cus-001'))?.iban).toBe('DE89370400440532013000')
  })

  test('a probable duplicate is named; merging says what follows, and the page is that of who stays', async () => {
    const server = createTestServer({ now: () => TEST_NOW })
    await server.ready
    const customers = await storeOf({ server }).all('partners', { kind: 'customer', vatId: { exists: true } })
    const twice = customers.filter(({ vatId }) => customers.filter((one) => one.vatId === vatId).length > 1)
    const [first, second] = twice
    const ordersOf = (id = '') => storeOf({ server }).count('orders', { customerId: id })
    const counts = [await ordersOf(first?.id), await ordersOf(second?.id)] as const
    expect(counts[0]).not.toBe(counts[1])
    const [stays, goes] = counts[0] > counts[1] ? [first, second] : [second, first]
    // The one that more names stays, from whichever page it is begun.
    await openPage(goes?.id ?? '', { server })
    await expect.poll(() => document.querySelector('main')?.textContent).toContain('Vermutlich doppelt')
    await press('shift+V')
    await expect.element(page.getByRole('option', { name: new RegExp(stays?.name ?? 'none') })).toBeVisible()
    await press('Enter')
    const form = dialog('Partner zusammenführen')
    await expect.element(form).toHaveTextContent(`${goes?.name} (${goes?.number}) gibt es danach nicht mehr`)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(async () => (await storeOf({ server }).find('partners', goes?.id ?? '')) ?? null).toBeNull()
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBe(stays?.name)
  })
})
