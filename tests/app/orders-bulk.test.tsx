import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import type { OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { choose, dialogRows, dialogTitle, focusedText, sendLooked, standing, tick } from './orders-bulk-support.tsx'
import { colleague, focusedRow, openList, selectedRows, toasts } from './orders-support.tsx'
import { holdAnswers } from './reliability-support.tsx'

const created = '/orders?status=CREATED'

const order = (app: OpenApp, id: string) => app.server.store('nordkurs').find('orders', id)

describe('a look before anything is sent', () => {
  test('each order says what would change, and nothing has changed yet; what is so already stands last and is not asked about again', async () => {
    const app = await openList({ path: created })
    await tick('NK-2026-004813', 'NK-2026-004810', 'NK-2026-004801')
    await choose('d', 'Hoch')
    await expect.poll(standing).toBe('2 von 3 werden geändert · 1 unverändert')
    expect(dialogTitle()).toBe('Priorität Hoch · 3 Aufträge')
    await expect
      .poll(dialogRows)
      .toEqual([
        'NK-2026-004813 | Domblick Kosmetik GmbH | Priorität Normal → Hoch | wird geändert',
        'NK-2026-004810 | Hase & Igel Spielwaren GmbH | Priorität Niedrig → Hoch | wird geändert',
        'NK-2026-004801 | Lübecker Marzipanwerk Petersen KG |  | ist schon so',
      ])
    expect((await order(app, 'NK-2026-004813'))?.priority).toBe('normal')
    await expect.poll(focusedText).toContain('2 Aufträge ändern')
    await press('Escape')
    await expect.poll(focusedRow).toBe('NK-2026-004801')
    expect((await order(app, 'NK-2026-004813'))?.priority).toBe('normal')
    expect(selectedRows()).toHaveLength(3)

    await choose('d', 'Normal')
    await expect.poll(standing).toBe('2 von 3 werden geändert · 1 unverändert')
    await expect.poll(() => dialogRows()[2]).toBe('NK-2026-004813 | Domblick Kosmetik GmbH |  | ist schon so')
    await sendLooked()
    await expect.poll(standing).toBe('2 von 3 geändert · 1 unverändert')
    const buttons = [...document.querySelectorAll('dialog[open] button')].map(({ textContent }) => textContent)
    expect(buttons.filter((text) => text?.includes('erneut prüfen'))).toEqual([])
    expect(buttons).toContain('SchließenEsc')
    await press('Escape')
    await expect.poll(selectedRows).toEqual([])
  })
})

describe('the change itself', () => {
  test('one result per order, refused ones with their reason and selected still; one undo takes all back, redo makes all again', async () => {
    const app = await openList({ path: created })
    await tick('NK-2026-004813', 'NK-2026-004810', 'NK-2026-004807')
    await press('shift+p')
    await expect.poll(dialogTitle).toBe('Preise anpassen · 3 Aufträge')
    await userEvent.keyboard('+3%')
    await expect.poll(standing).toBe('2 von 3 werden geändert · 1 abgelehnt · 1 Hinweis')
    const reasons = () => {
      const list = document.querySelector<HTMLElement>('[aria-label="Abgelehnt, nach Grund"]')
      return [...(list?.querySelectorAll('li') ?? [])].map((line) => line.innerText.split('\n').filter(Boolean))
    }
    await expect.poll(reasons).toEqual([['Kundenpreis fehlt', 'NK-2026-004807 Domblick Kosmetik GmbH', '1 Auftrag']])
    const sent = holdAnswers(app.server, ({ path }) => path === '/api/orders/bulk')
    await sendLooked()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await sent.release()
    await expect.poll(standing).toBe('2 von 3 geändert · 1 abgelehnt')
    expect(sent.count()).toBe(1)
    await expect
      .poll(() => dialogRows().map((row) => row.split(' | ').at(-1)))
      .toEqual(['geändert', 'geändert: 0,63 €/km liegt außerhalb von 0,8 bis 6 €/km', 'abgelehnt: Kundenpreis fehlt'])
    await expect.poll(focusedText).toContain('Schließen')
    expect((await order(app, 'NK-2026-004813'))?.version).toBe(2)
    await press('Escape')
    await expect.poll(focusedRow).toBe('NK-2026-004807')
    await expect.poll(selectedRows).toEqual(['NK-2026-004807'])
    await expect.poll(toasts).toContain('2 Aufträge: Kundenpreis +3 %')
    await press('ctrl+z')
    await expect.poll(async () => (await order(app, 'NK-2026-004813'))?.customerPrice).toBe(1050)
    await expect.poll(async () => (await order(app, 'NK-2026-004810'))?.customerPrice).toBe(625)
    await expect.poll(toasts).toContain('2 Änderungen rückgängig gemacht')
    await press('ctrl+shift+Z')
    await expect.poll(async () => (await order(app, 'NK-2026-004813'))?.customerPrice).toBe(1081.5)
    await expect.poll(async () => (await order(app, 'NK-2026-004810'))?.customerPrice).toBe(643.75)
  })

  test('conflicts pass with a reason of somebody who says so, and the audit log is told of each order', async () => {
    const app = await openList({ path: '/orders?status=CONFIRMED' })
    await tick('NK-2026-004796', 'NK-2026-004787')
    await choose('c', 'Ruhrpott Rollt')
    await expect.poll(standing).toBe('0 von 2 werden geändert · 2 abgelehnt')
    await expect.poll(() => dialogRows()[0]).toContain('abgelehnt: EU-Lizenz abgelaufen am 13.11.2026')
    await expect.element(page.getByRole('textbox', { name: 'Begründung' })).toHaveFocus()
    await userEvent.keyboard('Verlängerung liegt vor')
    expect(standing()).toBe('0 von 2 werden geändert · 2 abgelehnt')
    await userEvent.tab()
    await expect
      .element(page.getByRole('checkbox', { name: '2 Konflikte mit dieser Begründung zulassen' }))
      .toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.poll(standing).toBe('2 von 2 werden geändert · 2 Hinweise')
    await sendLooked()
    await expect.poll(standing).toBe('2 von 2 geändert')
    const audited = async (entityId: string) =>
      (await app.server.store('nordkurs').all('auditLogs', { entityId })).map(({ eventType }) => eventType)
    await expect.poll(() => audited('NK-2026-004796')).toEqual(['carrier_changed'])
    await expect.poll(() => audited('NK-2026-004787')).toEqual(['carrier_changed'])
  })
})

describe('what can come between', () => {
  test('changed by somebody else since the look: it is refused, stays selected, and is looked at again', async () => {
    const app = await openList({ path: created })
    await tick('NK-2026-004813', 'NK-2026-004812')
    await choose('d', 'Dringend')
    await expect.poll(standing).toBe('2 von 2 werden geändert')
    const other = await colleague(app, 'admin@nordkurs.example')
    expect((await other('PUT', '/api/orders/NK-2026-004812', { priority: 'low' })).status).toBe(200)
    await sendLooked()
    await expect.poll(standing).toBe('1 von 2 geändert · 1 nicht geändert')
    await expect.poll(() => dialogRows()[1]).toContain('nicht geändert: Der Auftrag wurde inzwischen geändert')
    expect((await order(app, 'NK-2026-004812'))?.priority).toBe('low')
    page.getByRole('button', { name: '1 erneut prüfen' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(standing).toBe('1 von 1 wird geändert')
    await expect
      .poll(dialogRows)
      .toEqual(['NK-2026-004812 | Leinetal Getränke Vertriebs GmbH | Priorität Niedrig → Dringend | wird geändert'])
    await sendLooked()
    await expect.poll(standing).toBe('2 von 2 geändert')
    await press('Escape')
    await expect.poll(selectedRows).toEqual([])
    await expect.poll(() => toasts()[0]).toBe('2 Aufträge: Priorität Dringend')
    await press('ctrl+z')
    await expect.poll(async () => (await order(app, 'NK-2026-004812'))?.priority).toBe('low')
    await expect.poll(async () => (await order(app, 'NK-2026-004813'))?.priority).toBe('normal')
  })

  test('no answer: nothing is called done, and sending again settles it without doing it twice', async () => {
    const app = await openList({ path: created })
    await tick('NK-2026-004813', 'NK-2026-004812')
    await press('shift+p')
    await expect.poll(dialogTitle).toBe('Preise anpassen · 2 Aufträge')
    await userEvent.keyboard('+10')
    await expect.poll(standing).toBe('2 von 2 werden geändert')
    app.server.faults.loseResponse('orders.bulk', 2)
    await sendLooked()
    await expect.poll(standing).toBe('0 von 2 geändert · 2 ungeklärt')
    await expect.poll(() => dialogRows()[0]).toContain('ungeklärt, keine Antwort')
    expect((await order(app, 'NK-2026-004813'))?.customerPrice).toBe(1060)
    expect(selectedRows()).toHaveLength(2)
    await expect.poll(focusedText).toContain('Erneut senden')
    await userEvent.keyboard('{Enter}')
    await expect.poll(standing).toBe('2 von 2 geändert')
    expect((await order(app, 'NK-2026-004813'))?.customerPrice).toBe(1060)
    expect((await order(app, 'NK-2026-004813'))?.version).toBe(2)
    await press('Escape')
    await press('ctrl+z')
    await expect.poll(async () => (await order(app, 'NK-2026-004813'))?.customerPrice).toBe(1050)
  })

  test('a long one shows how far it is and can be halted: what is done stays done, the rest can follow', async () => {
    const app = await openList({ path: '/orders?status=DELIVERED,IN_TRANSIT,ASSIGNED,CONFIRMED,CREATED' })
    await press('ctrl+a', 'ctrl+a')
    await expect.poll(() => document.querySelector('footer')?.textContent).toMatch(/\d{3} ausgewählt/)
    await choose('d', 'Dringend')
    await expect.poll(standing).toMatch(/werden geändert/)
    const [, count = 0] = (/^(\d+) von/.exec(standing() ?? '') ?? []).map(Number)
    expect(count).toBeGreaterThan(100)
    const firstPart = holdAnswers(app.server, ({ path }) => path === '/api/orders/bulk')
    await sendLooked()
    await expect.poll(firstPart.count).toBe(1)
    await expect.element(page.getByRole('button', { name: 'Anhalten' })).toHaveFocus()
    await press('Escape')
    await firstPart.release()
    await expect.poll(standing).toMatch(/^100 von \d+ geändert .* nicht gesendet$/)
    expect(firstPart.count()).toBe(1)
    await expect.poll(focusedText).toContain('Rest ändern')
    await userEvent.keyboard('{Enter}')
    await expect.poll(standing).toMatch(new RegExp(`^${count} von`))
  })
})
