import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { address, focusedRow, footText, numbers, openList, panelTitles, rowText, toasts } from './orders-support.tsx'

const ADMIN = 'admin@nordkurs.example'
const onTheRoad = 'NK-2026-004795'
const own = (name: string) => `${name}:nordkurs:usr-nordkurs-admin`

/** Everything the product keeps in local storage, under its real names, for an order that was typed in. */
const KEPT = [
  ...['auto-close', 'feature-flags', 'go-on', 'language', 'panel-sizes', 'theme'],
  own('density'),
  own('draft.order'),
  own('draft.order-field.NK-2026-004812'),
  own('draft.order.2'),
  own('draft.orders'),
  own('forgotten-orders'),
  own('keymap'),
  own('last-order'),
  own('notifications'),
  own('recent-offers'),
  own('recent-orders'),
  own('recentCommands'),
  own('recentSearches'),
  own('typedLines'),
  own('undo'),
  own('views'),
]
/** Read once more, and moved to the server: what a version before has kept. */
const FORMER = own('reminders')
/** The session, kept for the computer and for the tab. */
const SESSION = ['auth-state', 'auth_token', 'tenant']
/** Where the keyboard was, kept for the tab. */
const PLACE = own('place')
/** The form that stood open, kept for the tab. */
const FORM = own('open-form')
/** Written by a page that is broken for good, which no walk leads to. */
const BROKEN_PAGE = 'critical-reloads'

/** The names of everything that is written from now on, by the storage it goes to. */
function watchWrites(): () => { local: string[]; tab: string[] } {
  const { setItem } = Storage.prototype
  const names = { local: new Set<string>(), tab: new Set<string>() }
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
    // A message of an app that has just been closed may still run out, under the name of its own person.
    if (!name.endsWith(':usr-nordkurs-dispo')) names[this === sessionStorage ? 'tab' : 'local'].add(name)
    setItem.call(this, name, text)
  })
  onTestFinished(() => void spy.mockRestore())
  return () => ({ local: [...names.local].toSorted(), tab: [...names.tab].toSorted() })
}

const isUndisturbed = () => document.querySelector('dialog[open]') === null

/** Does in the palette what has this name, and takes one of its choices. */
async function choose(...names: string[]): Promise<void> {
  await press('ctrl+k')
  for (const name of names) {
    await userEvent.fill(page.getByRole('combobox', { name: /^Suchen oder Befehl|^Zeilenhöhe/ }), name)
    await expect.poll(() => document.querySelector('dialog [role="option"]')?.textContent).toContain(name)
    await press('Enter')
  }
  await expect.poll(isUndisturbed).toBe(true)
}

/** Types the customer of a new order. */
async function beginOrder(customer: string): Promise<void> {
  await choose('Weiteren Auftrag anlegen')
  const isFresh = () => document.activeElement?.matches('[name="customer.customerId"][value=""]')
  await expect.poll(isFresh).toBe(true)
  await userEvent.fill(page.elementLocator(document.activeElement!), customer)
}

/** Writes one value under all these names, in both storages. */
function poison(names: readonly string[], value: string): void {
  for (const storage of [localStorage, sessionStorage]) for (const name of names) storage.setItem(name, value)
}

describe('what is kept on this computer', () => {
  test('has these names and no others, whatever a person does', async () => {
    const writes: ReturnType<typeof watchWrites>[] = []
    await openList({ account: ADMIN, prepare: () => void writes.push(watchWrites()) })
    const [first = '', second = ''] = numbers(2)
    await press(' ')
    await expect.poll(panelTitles).toEqual([first])
    await press('Delete')
    await expect.element(page.getByRole('alertdialog', { name: `${first} löschen?` })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(focusedRow).toBe(second)
    await press('shift+C')
    await expect.element(page.getByRole('dialog', { name: 'Spalten' })).toBeVisible()
    await press('j', 'j', ' ', 'Enter')
    await expect.poll(isUndisturbed).toBe(true)
    await press(' ')
    await expect.poll(panelTitles).toEqual([second])
    document.querySelector<HTMLElement>('[data-separator]')?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await press('w', '1')
    await expect.poll(focusedRow).toBe(second)
    await press('m')
    const note = page.getByRole('textbox', { name: 'Notiz' })
    await expect.element(note).toHaveFocus()
    await userEvent.fill(note, 'Rampe 4')
    await press('ctrl+k')
    await userEvent.fill(page.getByRole('combobox', { name: /^Suchen oder Befehl/ }), 'Ladestelle anlegen')
    await expect
      .poll(() => document.querySelector('dialog [role="option"]')?.textContent)
      .toContain('Ladestelle anlegen')
    await press('Enter')
    await expect.element(page.getByRole('dialog', { name: 'Ladestelle anlegen' })).toBeVisible()
    await press('Escape')
    await expect.poll(isUndisturbed).toBe(true)
    await choose('Zeilenhöhe', 'Kompakt')
    await beginOrder('Hafenkontor Neu GmbH')
    await beginOrder('Werft Ost GmbH')
    await choose('Alstertal')
    await choose('OFF-2026-0005')
    await press(':')
    await userEvent.fill(page.getByRole('combobox', { name: 'Dispo-Befehle' }), 'gehe einstellungen')
    await press('Enter')
    await expect.element(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible()
    await userEvent.click(page.getByRole('checkbox', { name: 'Kompakte Darstellung' }))
    await choose('Konto')
    await userEvent.click(page.getByRole('checkbox', { name: 'Einzeltasten verwenden' }))
    await userEvent.click(page.getByRole('radio', { name: 'Dunkel' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Meldungen automatisch ausblenden' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Nach dem Erledigen zur nächsten Zeile' }))
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sprache' }), 'en')
    await expect.element(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
    expect(writes[0]?.()).toEqual({
      local: [...KEPT, ...SESSION].toSorted(),
      tab: [FORM, PLACE, ...SESSION].toSorted(),
    })
  })

  test.each([
    ['no JSON', '\u0000{'],
    [
      'a shape of another version',
      '{"v":1,"value":{"version":2,"done":[{"id":{}}],"lost":7,"layout":{"columns":7},"views":[{"id":7}],"wizard":7,"2":{}}}',
    ],
    ['keys that are none', '{"version":1,"keys":{"list.down":[{}],"goto.orders":7},"singleKeys":"x"}'],
  ])('with %s under every name the app starts as on a new computer', async (_name, value) => {
    const prepare = () => poison([...KEPT, FORMER, FORM, PLACE, BROKEN_PAGE], value)
    await openList({ path: '/orders', account: ADMIN, prepare })
    await expect.poll(focusedRow).toBe('NK-2026-004813')
    expect({
      address: address(),
      foot: footText(),
      heads: [...document.querySelectorAll('main th')].map((head) => head.textContent).filter(Boolean),
      height: document.querySelector<HTMLElement>('main tr[data-index] td')?.offsetHeight,
      language: document.documentElement.lang,
      panels: panelTitles(),
    }).toEqual({
      address: '/orders',
      foot: 'Zeile 1 von 240',
      heads: ['Auftrag', 'Status', 'Kunde', 'Route', 'Beladung', 'Netto'],
      height: 32,
      language: 'de',
      panels: [],
    })
    await press('j')
    await expect.poll(focusedRow).toBe('NK-2026-004812')
    await press('ctrl+z')
    await expect.poll(toasts).toEqual(['Nichts rückgängig zu machen', 'Rückgängig'])
    await press(' ')
    await expect.poll(panelTitles).toEqual(['NK-2026-004812'])
    expect(document.querySelector('aside input, aside textarea')).toBeNull()
    await press('ctrl+k')
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    const groups = [...document.querySelectorAll('dialog [cmdk-group-heading]')].map((head) => head.textContent)
    expect(groups).toEqual([expect.stringMatching(/^Befehle/)])
    await press('Escape')
    await expect.poll(focusedRow).toBe('NK-2026-004812')
    await press('n')
    await expect.element(page.getByText(/^Der gespeicherte Entwurf war beschädigt/)).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Kunde' })).toHaveValue('')
  })

  test('with a session that cannot be read the demonstration signs in by itself', async () => {
    const prepare = () => poison([...KEPT, ...SESSION, BROKEN_PAGE], '\u0000{')
    await openApp({ path: '/orders', account: 'dispo@nordkurs.example', prepare })
    await expect.poll(focusedRow).toBe('NK-2026-004813')
    expect([sessionStorage.getItem('tenant'), localStorage.getItem('tenant')]).toEqual(['nordkurs', 'nordkurs'])
    expect(document.querySelector('header')?.textContent).toContain('Katharina Großmann')
  })

  test('with a token that is none the login says so, and signing in leads back', async () => {
    const prepare = () => poison(['auth_token'], '\u0000{')
    await openApp({ path: '/orders', account: 'dispo@nordkurs.example', prepare })
    await expect.element(page.getByText('Ihre Sitzung ist beendet, bitte neu anmelden')).toBeVisible()
    await expect.poll(address).toBe('/login?redirect=/orders')
    await expect.element(page.getByText('dispo@nordkurs.example')).toBeVisible()
    const signsIn = async () => {
      if (location.pathname === '/login') await press('2')
      return location.pathname
    }
    await expect.poll(signsIn).toBe('/orders')
    await expect.poll(focusedRow).toBe('NK-2026-004813')
    expect(localStorage.getItem('auth_token')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]*$/)
  })

  test('with a storage that refuses every write the app works', async () => {
    const { setItem } = Storage.prototype
    onTestFinished(() => void (Storage.prototype.setItem = setItem))
    await openApp({
      path: `/orders?row=${onTheRoad}`,
      account: 'dispo@nordkurs.example',
      prepare() {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    })
    await expect.poll(focusedRow).toBe(onTheRoad)
    await press('+')
    await expect.poll(() => rowText(onTheRoad)?.split(' | ')[1]).toBe('Zugestellt')
    // What was opened is known as long as the page stands.
    await press('Enter')
    await expect.poll(() => location.pathname).toBe(`/orders/${onTheRoad}`)
    await expect.element(page.getByRole('heading', { name: onTheRoad, level: 1 })).toBeVisible()
    await press('ctrl+k')
    const recentOrders = () =>
      [...document.querySelectorAll('dialog [cmdk-group]')]
        .filter((group) => group.textContent?.startsWith('Zuletzt geöffnete Aufträge'))
        .map((group) => group.querySelector('[role="option"] bdi')?.textContent)
    await expect.poll(recentOrders).toEqual([onTheRoad])
  })
})
