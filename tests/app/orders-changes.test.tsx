import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { choices } from './orders-bulk-support.tsx'
import { colleague, focusedRow, openList, rowText, section, toasts } from './orders-support.tsx'

const confirmed = 'NK-2026-004796'
const onTheRoad = 'NK-2026-004795'

/** Opens the list with one order in focus. */
async function openAt(number: string, account = 'dispo@nordkurs.example') {
  const app = await openList({ path: `/orders?row=${number}`, account })
  await expect.poll(focusedRow).toBe(number)
  return app
}

const statusOf = (number: string) => rowText(number)?.split(' | ')[1]

describe('status', () => {
  test('s offers the legal ones first and says why the others cannot be; one that needs a reason asks for it; + takes the next step, which goes with Strg+Z', async () => {
    await openAt(confirmed)
    await press('s')
    await expect
      .poll(choices)
      .toEqual([
        'Angelegtmit Begründung',
        'Storniertmit Begründung',
        'DisponiertFrachtführer oder Fahrzeug fehlt',
        'UnterwegsNur aus Disponiert oder Zugestellt möglich',
        'ZugestelltNur aus Unterwegs oder Abgerechnet möglich',
        'AbgerechnetNur aus Zugestellt möglich',
      ])
    await userEvent.keyboard('Storniert{Enter}')
    const question = page.getByRole('dialog', { name: `${confirmed} auf „Storniert“ setzen` })
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(question.getByText('Bitte eine Begründung angeben')).toBeVisible()
    expect(statusOf(confirmed)).toBe('Bestätigt')
    await userEvent.keyboard('Kunde hat abgesagt{Control>}{Enter}{/Control}')
    await expect.poll(() => statusOf(confirmed)).toBe('Storniert')
    await expect.poll(() => toasts()[0]).toBe(`${confirmed}: Status Storniert`)
    expect(focusedRow()).toBe(confirmed)
    await press('j')
    await expect.poll(focusedRow).toBe(onTheRoad)
    await press('+')
    await expect.poll(() => statusOf(onTheRoad)).toBe('Zugestellt')
    await press('ctrl+z')
    await expect.poll(() => statusOf(onTheRoad)).toContain('Unterwegs')
  })

  test('an order is confirmed with a note, which stands in it and in its history, and goes with Strg+Z', async () => {
    const created = 'NK-2026-004813'
    const app = await openAt(created)
    const kept = async () => (await app.server.store('nordkurs').find('orders', created)) ?? {}
    await press(' ', 'shift+B')
    const question = page.getByRole('dialog', { name: `${created} auf „Bestätigt“ setzen` })
    await expect.element(question.getByRole('textbox', { name: 'Vermerk zur Bestätigung' })).toHaveFocus()
    await userEvent.keyboard('Herr Ahlers sagt telefonisch zu{Control>}{Enter}{/Control}')
    await expect.poll(() => statusOf(created)).toBe('Bestätigt')
    expect(await kept()).toMatchObject({ approvedBy: expect.any(String), approvedAt: expect.any(String) })
    await expect.poll(() => section('Bestätigung')).toContain('Herr Ahlers sagt telefonisch zu')
    await expect
      .poll(() => section('Ereignisse').join(' '))
      .toContain('Vermerk zur Bestätigung – → Herr Ahlers sagt telefonisch zu')
    expect(section('Ereignisse').join(' ')).not.toContain('Begründung')
    await press('ctrl+z')
    await expect.poll(() => statusOf(created)).toBe('Angelegt')
    expect(await kept()).not.toHaveProperty('approvalNotes', 'Herr Ahlers sagt telefonisch zu')
    await press('shift+B')
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => statusOf(created)).toBe('Bestätigt')
    await press('shift+B')
    await expect.poll(() => toasts()[0]).toBe('Nur aus Angelegt möglich')
  })
})

describe('assignment', () => {
  test('c gives a confirmed order to a carrier, which plans it and tells the audit log; b sets the driver, whose number can be called; a conflict passes with a reason', async () => {
    const app = await openAt(confirmed)
    await press(' ', 'c')
    await expect.poll(choices).not.toEqual([])
    await userEvent.keyboard('Alstertal{Enter}')
    await expect.poll(() => statusOf(confirmed)).toBe('Disponiert')
    // Who carries it is asked first: in the panel it stands below the status.
    const carrier = () => section('Auftrag').slice(section('Auftrag').indexOf('Frachtführer')).slice(0, 2)
    await expect.poll(carrier).toEqual(['Frachtführer', 'Alstertal Transporte Ehlers GmbH'])
    const entries = () => app.server.store('nordkurs').all('auditLogs', { entityId: confirmed })
    await expect.poll(async () => (await entries()).map(({ eventType }) => eventType)).toEqual(['carrier_changed'])
    expect((await entries())[0]).toMatchObject({
      entityType: 'order',
      details: { field: 'carrierId', newValue: 'car-001', source: 'orders.setCarrier' },
    })
    await press('ctrl+z')
    await expect.poll(() => statusOf(confirmed)).toBe('Bestätigt')
    await press('b')
    await expect.poll(choices).not.toEqual([])
    await userEvent.keyboard('Ayşe Petersen{Enter}')
    await expect.poll(() => document.querySelector('aside a[href="tel:01713920011"]')?.textContent).toBe('0171 3920011')
    await press('c')
    await expect.poll(choices).not.toEqual([])
    await userEvent.keyboard('Ruhrpott Rollt')
    await expect.poll(() => choices()[0]).toContain('EU-Lizenz abgelaufen am 13.11.2026')
    await userEvent.keyboard('{Enter}')
    const question = page.getByRole('dialog', { name: `${confirmed}: 1 Konflikt` })
    await expect.element(question.getByText('EU-Lizenz abgelaufen am 13.11.2026')).toBeVisible()
    expect(statusOf(confirmed)).toBe('Bestätigt')
    await userEvent.keyboard('Verlängerung liegt vor{Control>}{Enter}{/Control}')
    await expect.poll(() => statusOf(confirmed)).toBe('Disponiert')
  })

  test('where a carrier drives, v and b offer his plates and his driver first, which are typed into the order', async () => {
    const app = await openAt('NK-2026-004711')
    const typing = () => document.activeElement?.getAttribute('aria-label')
    await press('v')
    await expect.poll(() => choices()[0]).toMatch(/^Kennzeichen von .+ eintragen …$/)
    await press('Enter')
    await expect.poll(typing).toBe('Zugmaschine')
    await userEvent.keyboard('hh ab1234')
    await press('Tab')
    await expect.poll(typing).toBe('Auflieger')
    await userEvent.keyboard('wgm 4f321')
    await press('Enter')
    const kept = async () => (await app.server.store('nordkurs').find('orders', 'NK-2026-004711')) ?? {}
    await expect.poll(kept).toMatchObject({ vehiclePlate: 'HH-AB 1234', trailerPlate: 'WGM 4F321' })
    await expect.poll(focusedRow).toBe('NK-2026-004711')
    await press('b')
    await expect.poll(() => choices()[0]).toMatch(/^Fahrer von .+ eintragen …$/)
    await press('Enter')
    await expect.poll(typing).toBe('Fahrer')
    await userEvent.keyboard('Jan Kowalski')
    await press('Enter')
    await expect.poll(kept).toMatchObject({ driverName: 'Jan Kowalski' })
    await press('ctrl+z')
    await expect.poll(kept).not.toMatchObject({ driverName: 'Jan Kowalski' })
  })

  test('somebody else was faster: the person sees it and decides', async () => {
    const app = await openAt(confirmed)
    await press('c')
    await expect.poll(choices).not.toEqual([])
    const send = await colleague(app, 'admin@nordkurs.example')
    const theirs = await send('PUT', `/api/orders/enhanced/${confirmed}/carrier`, { carrierId: 'car-001' })
    expect(theirs.status).toBe(200)
    await userEvent.keyboard('Bremer Schl{Enter}')
    const question = page.getByRole('alertdialog', { name: `${confirmed} wurde inzwischen geändert` })
    await expect.element(question).toBeVisible()
    await expect.element(question).toHaveTextContent('Frachtführer ist jetzt Alstertal Transporte Ehlers GmbH.')
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.poll(() => toasts()[0]).toBe(`${confirmed}: Frachtführer Bremer Schlüssel Spedition GmbH`)
  })
})

describe('around a change', () => {
  test('a row that no longer matches leaves, and the next one has the cursor and the focus', async () => {
    await openList({ path: '/orders?status=CONFIRMED' })
    await expect.poll(focusedRow).toBe(confirmed)
    await press('c')
    await expect.poll(choices).not.toEqual([])
    await userEvent.keyboard('Alstertal{Enter}')
    await expect.poll(focusedRow).toBe('NK-2026-004787')
    await press('s')
    await expect.poll(choices).not.toEqual([])
    await userEvent.keyboard('Angelegt{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'NK-2026-004787 auf „Angelegt“ setzen' })).toBeVisible()
  })

  test('positions are typed a line each; price, history and margin follow, and both go back', async () => {
    const server = createTestServer({ now: () => TEST_NOW })
    await server.ready
    const before = {
      customerPrice: 1392.5,
      customerCharges: [
        { code: 'FRACHT', amount: 1200 },
        { code: 'MAUT', amount: 120.5 },
        { code: 'DIESEL', amount: 72 },
      ],
    }
    await server.store('nordkurs').patch('orders', confirmed, before)
    const app = await openApp({ path: `/orders/${confirmed}`, account: 'dispo@nordkurs.example', server })
    const value = () => document.querySelector<HTMLElement>('[data-field="customerCharges"]')
    const label = () => value()?.getAttribute('aria-label')
    await expect.poll(label).toBe('Erlöspositionen: Fracht 1.200,00 €; Maut 120,50 €; Dieselfloater 72,00 €')
    await press('p')
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Kundenpreis (netto)')
    // What the price is typed as shows at once in what it is made of.
    await userEvent.keyboard('1400')
    await expect.poll(() => value()?.textContent).toContain('1.207,50')
    await userEvent.keyboard('{Control>}a{/Control}1392,50')
    await userEvent.tab()
    await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA')
    expect((document.activeElement as HTMLTextAreaElement).value).toBe(
      'Fracht 1200,00\nMaut 120,50\nDieselfloater 72,00',
    )
    await userEvent.keyboard('{Control>}a{/Control}Fracht 1200\nMaut\nStandgeld 2 h Rampe 3 110')
    await press('ctrl+Enter')
    await expect.poll(() => document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    // One is changed, one is gone, one is new.
    await userEvent.keyboard('{Control>}a{/Control}Fracht 1200\nm 130\nStandgeld 2 h Rampe 3 110')
    const net = () => document.querySelector('[data-field="customerPrice"]')?.textContent
    await expect.poll(() => document.querySelector('section[aria-label="Preise"]')?.textContent).toContain('1.713,60')
    expect(net()).toBe('1.440,00 €')
    await press('ctrl+Enter')
    await expect.poll(label).toBe('Erlöspositionen: Fracht 1.200,00 €; Maut 130,00 €; Standgeld 2 h Rampe 3 110,00 €')
    await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('customerCharges')
    const charged = async () => (await app.server.store('nordkurs').find('orders', confirmed))?.customerCharges
    await expect.poll(charged).toEqual([
      { code: 'FRACHT', amount: 1200 },
      { code: 'MAUT', amount: 130 },
      { code: 'STANDGELD', text: '2 h Rampe 3', amount: 110 },
    ])
    await expect
      .poll(() => document.body.textContent)
      .toContain('Erlöspositionen Maut 120,50 €; Dieselfloater 72,00 € → Maut 130,00 €; Standgeld 2 h Rampe 3 110,00 €')
    await press('ctrl+z')
    await expect.poll(charged).toEqual(before.customerCharges)
    expect((await app.server.store('nordkurs').find('orders', confirmed))?.customerPrice).toBe(1392.5)
  })
})
