import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { colleague, focusedRow, openList, rowText, section, selectedRows, toasts } from './orders-support.tsx'

const confirmed = 'NK-2026-004796'
const onTheRoad = 'NK-2026-004795'

/** Opens the list with one order in focus. */
async function openAt(number: string, account = 'dispo@nordkurs.example') {
  const app = await openList({ path: `/orders?row=${number}`, account })
  await expect.poll(focusedRow).toBe(number)
  return app
}

const statusOf = (number: string) => rowText(number)?.split(' | ')[1]
const choices = () => [...document.querySelectorAll('dialog [role="option"]')].map((row) => row.textContent)

describe('status', () => {
  test('s offers the legal ones first and says why the others cannot be', async () => {
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
  })

  test('a status that needs a reason asks for it, and nothing happens without one', async () => {
    await openAt(confirmed)
    await press('s')
    await expect.poll(choices).toHaveLength(6)
    await userEvent.keyboard('Storniert{Enter}')
    const question = page.getByRole('dialog', { name: `${confirmed} auf „Storniert“ setzen` })
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(question.getByText('Bitte eine Begründung angeben')).toBeVisible()
    expect(statusOf(confirmed)).toBe('Bestätigt')
    await userEvent.keyboard('Kunde hat abgesagt{Control>}{Enter}{/Control}')
    await expect.poll(() => statusOf(confirmed)).toBe('Storniert')
    expect(toasts()[0]).toBe(`${confirmed}: Status Storniert`)
    expect(focusedRow()).toBe(confirmed)
  })

  test('+ takes the next step, Strg+Z takes it back, Strg+Umschalt+Z makes it again', async () => {
    await openAt(onTheRoad)
    await press('+')
    await expect.poll(() => statusOf(onTheRoad)).toBe('Zugestellt')
    await press('ctrl+z')
    await expect.poll(() => statusOf(onTheRoad)).toContain('Unterwegs')
    await press('ctrl+shift+Z')
    await expect.poll(() => statusOf(onTheRoad)).toBe('Zugestellt')
  })

  test('+ says what is missing and sends nothing', async () => {
    await openAt(confirmed)
    await press('+')
    await expect.poll(() => toasts()[0]).toBe('Frachtführer oder Fahrzeug fehlt')
    expect(statusOf(confirmed)).toBe('Bestätigt')
  })

  test('the sales role may not deliver', async () => {
    await openAt(onTheRoad, 'vertrieb@nordkurs.example')
    await press('+')
    await expect.poll(() => toasts()[0]).toBe('Nur für die Disposition')
  })

  test('a bulk change gives one result per order; the refused one stays selected; one undo takes all back', async () => {
    await openList({ path: '/orders?row=NK-2026-004787' })
    await press('x')
    await openRow('NK-2026-004785')
    await press('x')
    await openRow(onTheRoad)
    await press('x', 's')
    await expect.poll(() => choices()[0]).toBe('Angelegtfür 2 von 3')
    await userEvent.keyboard('Angelegt{Enter}')
    await expect.element(page.getByRole('dialog', { name: '3 Aufträge auf „Angelegt“ setzen' })).toBeVisible()
    await userEvent.keyboard('Falsch erfasst{Control>}{Enter}{/Control}')
    await expect.poll(() => statusOf('NK-2026-004785')).toBe('Angelegt')
    expect(statusOf('NK-2026-004787')).toBe('Angelegt')
    await expect.poll(selectedRows).toEqual([onTheRoad])
    expect(toasts().slice(0, 2)).toEqual([
      'Status Angelegt: 2 von 3 gelungen',
      `${onTheRoad}: Nur aus Bestätigt oder Storniert möglich`,
    ])
    await press('ctrl+z')
    await expect.poll(() => statusOf('NK-2026-004785')).toBe('Bestätigt')
    await expect.poll(() => statusOf('NK-2026-004787')).toBe('Bestätigt')
  })
})

/** Moves to a row of the list by keys alone. */
async function openRow(number: string) {
  const place = (wanted: string) =>
    Number(
      [...document.querySelectorAll('tr[data-index]')]
        .find((row) => row.textContent?.includes(wanted))
        ?.getAttribute('data-index'),
    )
  const distance = place(number) - place(focusedRow() ?? '')
  for (let step = 0; step < Math.abs(distance); step++) await press(distance > 0 ? 'j' : 'k')
  expect(focusedRow()).toBe(number)
}

describe('assignment', () => {
  test('c gives a confirmed order to a carrier, which plans it', async () => {
    await openAt(confirmed)
    await press(' ', 'c')
    await expect.poll(choices).not.toEqual([])
    await userEvent.keyboard('Alstertal{Enter}')
    await expect.poll(() => statusOf(confirmed)).toBe('Disponiert')
    await expect.poll(() => section('Beteiligte und Ladung')).toContain('Alstertal Transporte Ehlers GmbH')
    await press('ctrl+z')
    await expect.poll(() => statusOf(confirmed)).toBe('Bestätigt')
  })

  test('a conflict is named, and passes with a reason of somebody who may', async () => {
    await openAt(confirmed)
    await press('c')
    await expect.poll(choices).not.toEqual([])
    await userEvent.keyboard('Ruhrpott Rollt')
    await expect.poll(() => choices()[0]).toContain('EU-Lizenz abgelaufen am Fr 13.11.2026')
    await userEvent.keyboard('{Enter}')
    const question = page.getByRole('dialog', { name: `${confirmed}: 1 Konflikt` })
    await expect.element(question.getByText('EU-Lizenz abgelaufen am 13.11.2026')).toBeVisible()
    expect(statusOf(confirmed)).toBe('Bestätigt')
    await userEvent.keyboard('Verlängerung liegt vor{Control>}{Enter}{/Control}')
    await expect.poll(() => statusOf(confirmed)).toBe('Disponiert')
  })

  test('b sets the driver, whose number can be called', async () => {
    await openAt('NK-2026-004797')
    await press(' ', 'b')
    await expect.poll(choices).not.toEqual([])
    await userEvent.keyboard('Ayşe Petersen{Enter}')
    await expect.poll(() => document.querySelector('aside a[href="tel:01713920011"]')?.textContent).toBe('0171 3920011')
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
    await userEvent.keyboard('{Enter}')
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

  test('the audit log is told of a new carrier', async () => {
    const app = await openAt(confirmed)
    await press('c')
    await expect.poll(choices).not.toEqual([])
    await userEvent.keyboard('Alstertal{Enter}')
    const entries = () => app.server.store('nordkurs').all('auditLogs', { entityId: confirmed })
    await expect.poll(async () => (await entries()).map(({ eventType }) => eventType)).toEqual(['carrier_changed'])
    expect((await entries())[0]).toMatchObject({
      entityType: 'order',
      details: { field: 'carrierId', newValue: 'car-001', source: 'orders.setCarrier' },
    })
  })
})

describe('forms in the panel', () => {
  const note = () => page.getByRole('textbox', { name: 'Notiz' })

  test('e edits the note, Strg+S saves it, and the keyboard is back on the row', async () => {
    await openAt(confirmed)
    await press('e')
    await expect.element(note()).toHaveFocus()
    await userEvent.fill(note(), 'Rampe 4 nur mit Anmeldung')
    await press('ctrl+s')
    await expect.poll(() => section('Notiz')).toContain('Rampe 4 nur mit Anmeldung')
    await expect.poll(focusedRow).toBe(confirmed)
    expect(toasts()[0]).toBe(`${confirmed}: Notiz geändert`)
  })

  test('Esc discards what was typed', async () => {
    await openAt(confirmed)
    await press('e')
    await expect.element(note()).toHaveFocus()
    await userEvent.fill(note(), 'Doch nicht')
    await userEvent.keyboard('{Escape}')
    await expect.element(note()).not.toBeInTheDocument()
    expect(section('Notiz').join()).not.toContain('Doch nicht')
  })

  test('two people wrote a note: both are shown, mine is kept when the person says so', async () => {
    const app = await openAt(confirmed)
    await press('e')
    await expect.element(note()).toHaveFocus()
    await userEvent.fill(note(), 'Mein Text')
    const send = await colleague(app, 'admin@nordkurs.example')
    expect((await send('PUT', `/api/orders/${confirmed}`, { internalNotes: 'Ihr Text' })).status).toBe(200)
    await press('ctrl+s')
    await expect.element(page.getByText('Jemand hat dasselbe inzwischen geändert.')).toBeVisible()
    expect(section('Notiz').filter((line) => line.includes('Text'))).toEqual([
      'Ihr Wert: Mein Text',
      'Inzwischen: Ihr Text',
    ])
    await userEvent.click(page.getByRole('button', { name: 'Meinen Wert speichern' }))
    await expect.poll(() => section('Notiz')).toContain('Mein Text')
  })

  test('prices are typed as people type them, computed to the cent, and checked', async () => {
    await openAt(confirmed)
    await press('p')
    const customerPrice = page.getByLabelText('Kundenpreis (netto)')
    await expect.element(customerPrice).toHaveFocus()
    await userEvent.fill(customerPrice, 'viel')
    await press('ctrl+Enter')
    await expect.element(page.getByText('Kein Betrag: 1.234,56 eingeben')).toBeVisible()
    await userEvent.fill(customerPrice, '42,50')
    await userEvent.fill(page.getByLabelText('Frachtführerpreis (netto)'), '40')
    await press('ctrl+Enter')
    await expect
      .poll(() => section('Preise').slice(-10))
      .toEqual([
        'Kundenpreis (netto)',
        '42,50 €',
        'USt. 19 %',
        '8,08 €',
        'Brutto',
        '50,58 €',
        'Frachtführerpreis (netto)',
        '40,00 €',
        'Marge',
        '5,9 %2,50 €',
      ])
  })

  test('what could not be sent stays in the field and is sent when the person says so', async () => {
    const app = await openAt(confirmed)
    await press('e')
    await expect.element(note()).toHaveFocus()
    await userEvent.fill(note(), 'Kommt später')
    app.server.faults.offline()
    await press('ctrl+s')
    await expect.element(page.getByText('Nicht gesendet. Ihre Eingabe bleibt hier stehen.')).toBeVisible()
    await expect.element(note()).toHaveValue('Kommt später')
    app.server.faults.online()
    await userEvent.click(page.getByRole('button', { name: 'Jetzt senden' }))
    await expect.poll(() => section('Notiz')).toContain('Kommt später')
  })
})
