import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { toasts } from './orders-support.tsx'

const DISPO = 'dispo@nordkurs.example'
const number = 'NK-2026-004727'

const delay = page.getByRole('dialog', { name: 'Verspätung dem Kunden melden' })
const avis = page.getByRole('dialog', { name: 'Avis an Empfänger senden' })
const recipientOf = (dialog: typeof delay) => dialog.getByRole('textbox', { name: 'E-Mail des Empfängers' })
const textOf = (dialog: typeof delay) => dialog.getByRole('textbox', { name: 'Text' })
const outbox = (app: OpenApp) => app.server.store('nordkurs').all('messages')

/** The page of an order with an own vehicle, and a notice opened by its key; its text is there. */
async function opened(key: string, dialog: typeof delay, options: Parameters<typeof openApp>[0] = {}) {
  const app = await openApp({ path: `/orders/${number}`, account: DISPO, ...options })
  await expect.element(page.getByRole('heading', { name: number, level: 1 })).toBeVisible()
  await expect.poll(() => document.querySelector('main [data-field="pickupAddress"]')).not.toBeNull()
  await press(key)
  await expect.element(recipientOf(dialog)).toHaveFocus()
  await expect.element(textOf(dialog)).toHaveValue(expect.stringContaining(number))
  return app
}

test('a delay is told to the customer by one key and Enter, once whatever is pressed; it cannot be called back, and told once more only on purpose; Esc sends nothing, and without network what was typed stays', async () => {
  const app = await opened('shift+h', delay)
  await expect.element(recipientOf(delay)).toHaveValue(expect.stringContaining('@'))
  await expect
    .element(textOf(delay))
    .toHaveValue(expect.stringMatching(/verspätet sich[\s\S]*Vereinbart: [\s\S]*Ansprechpartner: /))
  await expect.element(delay.getByText(/^Vereinbart: /)).toBeVisible()
  await press('Escape')
  await expect.element(delay).not.toBeInTheDocument()
  expect(await outbox(app)).toEqual([])
  await press('shift+h')
  await expect.element(textOf(delay)).toHaveValue(expect.stringContaining(number))
  await recipientOf(delay).fill('einkauf@kunde.example')
  app.server.faults.offline()
  await userEvent.keyboard('{Enter}')
  await expect.element(delay.getByText(/^Noch nicht gesendet: keine Verbindung/)).toBeVisible()
  expect(await outbox(app)).toEqual([])
  app.server.faults.online()
  app.server.faults.slow('messages.sendNotice', 300)
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await expect.poll(() => toasts()[0]).toContain('Verspätung gemeldet')
  expect(await outbox(app)).toMatchObject([
    { kind: 'delayNotice', orderNumber: number, recipient: 'einkauf@kunde.example' },
  ])
  await expect.element(page.getByRole('region', { name: 'Versand' })).toHaveTextContent('Verspätungsmeldung')
  await press('ctrl+z')
  await expect.poll(() => toasts().join(' ')).toContain('Lässt sich nicht rückgängig machen')
  expect(await outbox(app)).toHaveLength(1)
  // Once more it says when and to whom it was told, and asks.
  await press('shift+h')
  await expect.element(textOf(delay)).toHaveValue(expect.stringContaining(number))
  await userEvent.keyboard('{Enter}')
  await expect.element(delay.getByText(/^Diese Verspätung ist schon gemeldet: am /)).toBeVisible()
  expect(await outbox(app)).toHaveLength(1)
  await expect.element(delay.getByRole('button', { name: 'Erneut senden' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await recipientOf(delay).click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => outbox(app)).toHaveLength(2)
})

test('an Avis whose address is missing asks for it, keeps it in the order, and sends what was written', async () => {
  const app = await opened('shift+x', avis)
  await expect.element(avis.getByText('Fehlt im Auftrag, wird dort gespeichert')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(recipientOf(avis)).toHaveAccessibleDescription(/Bitte eine E-Mail-Adresse angeben/)
  await expect.element(recipientOf(avis)).toHaveFocus()
  expect(await outbox(app)).toEqual([])
  await recipientOf(avis).fill('we@empfang.example')
  await textOf(avis).fill('Anlieferung 8 Uhr, Tor 3.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => toasts()[0]).toContain('Avis an Empfänger gesendet')
  expect(await outbox(app)).toMatchObject([
    { kind: 'deliveryNotice', recipient: 'we@empfang.example', text: 'Anlieferung 8 Uhr, Tor 3.' },
  ])
  expect((await app.server.store('nordkurs').find('orders', number))?.deliveryEmail).toBe('we@empfang.example')
  await press('shift+x')
  await expect.element(recipientOf(avis)).toHaveValue('we@empfang.example')
})

test('in the list of transports the same key tells of the order that is carried', async () => {
  const app = await openApp({ path: '/transports?view=verspaetet', account: DISPO })
  await expect.poll(() => document.querySelectorAll('main tr[data-index]').length).toBeGreaterThan(0)
  await press('shift+h')
  await expect.element(recipientOf(delay)).toHaveFocus()
  await expect.element(textOf(delay)).toHaveValue(expect.stringMatching(/Neue voraussichtliche Ankunft: .* Uhr/))
  await expect.element(textOf(delay)).toHaveValue(expect.stringMatching(/\nGrund: /))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => toasts()[0]).toContain('Verspätung gemeldet')
  const [message] = await outbox(app)
  const carried = await app.server.store('nordkurs').find('orders', message?.orderId ?? '')
  expect([message?.kind, carried?.status]).toEqual(['delayNotice', 'IN_TRANSIT'])
})
