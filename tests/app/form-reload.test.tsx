import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, toasts } from './orders-support.tsx'
import { keepStorage } from './reliability-support.tsx'

const DISPO = 'dispo@nordkurs.example'
const dialogs = () => [...document.querySelectorAll('dialog[open] h2')].map((title) => title.textContent)
const text = (name: string) => page.getByRole('dialog').getByRole('textbox', { name }).first()

const openLoads = async (options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> => {
  const app = await openApp({ path: '/loads', account: DISPO, ...options })
  await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Ladungen')
  return app
}

/** The page is reloaded, with all that the computer and the tab have kept. */
async function reload(app: OpenApp, path: string): Promise<OpenApp> {
  const prepare = keepStorage()
  app.close()
  return openApp({ path, account: DISPO, server: app.server, prepare })
}

async function beginLoad(): Promise<OpenApp> {
  const app = await openLoads()
  await expect.poll(focusedRow).toBeTruthy()
  await press('shift+N')
  await expect.element(text('Ladung')).toHaveFocus()
  return app
}

/** Time in which a form would have come. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 500))

describe('a form that stood open when the page was left', () => {
  test('stands again with what was typed and is sent as if nothing had been; it stays away where nothing was typed or all was sent', async () => {
    const empty = await beginLoad()
    const app = await reload(empty, '/loads')
    await expect.poll(focusedRow).toBeTruthy()
    await settled()
    expect(dialogs()).toEqual([])
    await press('shift+N')
    await expect.element(text('Ladung')).toHaveFocus()
    await userEvent.keyboard('12 Europaletten Fisch{Tab}20457{Tab}Hamburg{Tab}{Tab}{Tab}Kiel')
    const again = await reload(app, '/loads')
    await expect.poll(dialogs).toEqual(['Ladung anlegen'])
    await expect.element(text('Ladung')).toHaveFocus()
    await expect.element(text('Ladung')).toHaveValue('12 Europaletten Fisch')
    await userEvent.keyboard('{Enter}')
    await expect.poll(toasts).toContain('Hamburg → Kiel: angelegt')
    await reload(again, '/loads')
    await expect.poll(focusedRow).toBeTruthy()
    await settled()
    expect(dialogs()).toEqual([])
  })

  test('of a record that was chosen stands over that record as it is now', async () => {
    const app = await openLoads()
    const point = {
      id: 'lpt-x',
      name: 'Lager Billbrook',
      street: 'Halskestraße 4',
      postalCode: '20457',
      city: 'Hamburg',
    }
    await app.server.store('nordkurs').insert('loadingPoints', { ...point, country: 'Deutschland', ramp: 'Rampe 7' })
    await press('ctrl+k')
    await expect.element(page.getByRole('combobox', { name: 'Suchen oder Befehl' })).toHaveFocus()
    await userEvent.keyboard('Ladestelle bearbeiten')
    await expect.element(page.getByRole('option').first()).toHaveTextContent('Ladestelle bearbeiten')
    await userEvent.keyboard('{Enter}Billbrook')
    await expect.element(page.getByRole('option').first()).toHaveTextContent('Lager Billbrook')
    await userEvent.keyboard('{Enter}')
    await expect.element(text('Name')).toHaveFocus()
    await text('Rampe').fill('Rampe 9')
    await reload(app, '/loads')
    await expect.poll(dialogs).toEqual(['Ladestelle bearbeiten'])
    await expect.element(text('Name')).toHaveValue('Lager Billbrook')
    await expect.element(text('Rampe')).toHaveValue('Rampe 9')
  })
})
