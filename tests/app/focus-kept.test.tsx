import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { tell } from '#tests/support/tell.ts'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, openList, panelTitles } from './orders-support.tsx'
import { keepStorage } from './reliability-support.tsx'

const DISPATCH = 'dispo@nordkurs.example'
const first = 'NK-2026-004796'
const focusedField = () => document.activeElement?.getAttribute('name')

/** What the focus was lost from, looked at as soon as whatever took it away is done. */
function watchBody(): () => string[] {
  const losses: string[] = []
  const look = () => {
    if (document.activeElement === document.body) losses.push(`${location.pathname}${location.search}`)
  }
  const onFocusOut = () => queueMicrotask(look)
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusout', onFocusOut, { capture: true })
  onTestFinished(() => {
    observer.disconnect()
    document.removeEventListener('focusout', onFocusOut, { capture: true })
  })
  return () => losses
}

/** Begins an order up to the weight of its cargo. */
async function beginOrder(): Promise<void> {
  await press('n')
  await expect.element(page.getByRole('combobox', { name: 'Kunde' })).toHaveFocus()
  await userEvent.keyboard('Hafenkontor Neu GmbH')
  await press('ctrl+Enter')
  await expect.element(page.getByLabelText('Warenbeschreibung')).toHaveFocus()
  await userEvent.keyboard('Papier')
  page.getByLabelText('Gewicht (kg)').element().focus()
}

test('a row that moves far away takes the keyboard along: what is highlighted is what keys act on', async () => {
  const app = await openList({ path: `/orders?row=${first}` })
  await expect.poll(focusedRow).toBe(first)
  const store = app.server.store('nordkurs')
  const { version = 0 } = (await store.find('orders', first)) ?? {}
  const rows = await store.page('orders', { sort: [{ field: 'createdAt', order: 'desc' }], limit: 80 })
  const createdAt = rows.data[70]?.createdAt ?? ''
  await store.patch('orders', first, { createdAt, version: version + 1 })
  await tell(app.server, 'nordkurs', { entity: 'orders', id: first, change: 'updated', version: version + 1 })
  await expect
    .poll(() => document.querySelector('main tr[data-index="0"] td:nth-child(2)')?.textContent)
    .not.toBe(first)
  await expect.poll(focusedRow).toBe(first)
  await press(' ')
  await expect.poll(panelTitles).toEqual([focusedRow()])
})

describe('in the middle of the wizard', () => {
  test('after a reload the focus is in the field it was in, and in the list beside it for who was there', async () => {
    const app = await openList({ path: `/orders?row=${first}` })
    await beginOrder()
    const path = `${location.pathname}${location.search}`
    const reload = async (open: OpenApp) => {
      const prepare = keepStorage()
      open.close()
      return openApp({ path, account: DISPATCH, server: app.server, prepare })
    }
    const again = await reload(app)
    await expect.element(page.getByLabelText('Gewicht (kg)')).toHaveFocus()
    await expect.element(page.getByLabelText('Warenbeschreibung')).toHaveValue('Papier')
    await press('F6')
    await press('shift+F6')
    await expect.poll(focusedRow).toBe(first)
    await reload(again)
    await expect.poll(focusedRow).toBe(first)
  })

  test('after a new login the focus is in the field it was in', async () => {
    await openList({ path: `/orders?row=${first}` })
    await beginOrder()
    // Another tab has signed out.
    for (const key of ['auth_token', 'auth-state']) localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: null, storageArea: localStorage }))
    await expect.element(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
    await userEvent.fill(page.getByRole('textbox', { name: 'E-Mail' }), DISPATCH)
    await userEvent.fill(page.getByLabelText('Passwort'), 'Frachtbrief-2026')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByLabelText('Gewicht (kg)')).toHaveFocus()
    await expect.element(page.getByLabelText('Warenbeschreibung')).toHaveValue('Papier')
  })
})

test('from step to step the focus is in the wizard at every moment, also while a price is on its way', async () => {
  await openList({ path: `/orders?row=${first}` })
  await press('shift+n')
  const date = page.getByRole('textbox', { name: 'Datum' })
  await expect.element(date).toHaveFocus()
  const lost: string[] = []
  const look = () => {
    if (document.activeElement === document.body) lost.push(document.querySelector('aside')?.textContent ?? '')
  }
  // What has lost the focus for good is looked at in the next turn, and in the next frame.
  const onFocusOut = () => {
    setTimeout(look)
    requestAnimationFrame(look)
  }
  document.addEventListener('focusout', onFocusOut, { capture: true })
  onTestFinished(() => document.removeEventListener('focusout', onFocusOut, { capture: true }))
  for (const [day, step] of [
    ['+2', 'Schritt 4 von 7'],
    ['+4', 'Schritt 5 von 7'],
  ] as const) {
    await expect.element(date).toHaveFocus()
    await userEvent.keyboard(day)
    await press('ctrl+Enter')
    await expect.element(page.getByText(step)).toBeVisible()
  }
  await expect.element(page.getByText('Brutto')).toBeVisible()
  expect(lost).toEqual([])
})

test('Ctrl+Enter straight after n goes on in the wizard, which says what is missing', async () => {
  await openList({ path: `/orders?row=${first}` })
  // Both keys go to the row, the wizard is not there yet.
  await Promise.all([press('n'), press('ctrl+Enter')])
  await expect.element(page.getByRole('alert')).toHaveTextContent('Bitte einen Kunden wählen oder anlegen')
  await expect.poll(focusedField).toBe('customer.customerId')
  expect(panelTitles()).toEqual(['Auftrag anlegen'])
})

describe('below 900 px', () => {
  const narrow = async (path: string) => {
    await page.viewport(800, 800)
    onTestFinished(() => page.viewport(1280, 800))
    return openApp({ path, account: DISPATCH })
  }

  test('Space in a list shows the record and has the keyboard in it; Esc leads back to the row, and so does Back', async () => {
    await narrow(`/orders?row=${first}`)
    await expect.poll(focusedRow).toBe(first)
    const lost = watchBody()
    await press(' ')
    await expect.poll(panelTitles).toEqual([first])
    await expect.element(page.getByRole('complementary', { name: first })).toBeVisible()
    await expect.poll(() => document.activeElement?.closest('aside')).toBeTruthy()
    await expect.poll(() => getComputedStyle(document.querySelector('main')!).visibility).toBe('hidden')
    // Nothing stands beside it that it could be sized against.
    expect(document.querySelectorAll('[role="separator"]')).toHaveLength(0)
    await press('Escape')
    await expect.poll(focusedRow).toBe(first)
    await expect.poll(panelTitles).toEqual([])
    await press(' ')
    await expect.poll(panelTitles).toEqual([first])
    await expect.poll(() => document.activeElement?.closest('aside')).toBeTruthy()
    history.back()
    await expect.poll(panelTitles).toEqual([])
    await expect.poll(focusedRow).toBe(first)
    expect(lost()).toEqual([])
  })
})
