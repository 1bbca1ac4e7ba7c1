import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { toasts } from './orders-support.tsx'

const DISPO = 'dispo@nordkurs.example'
const number = 'NK-2026-004739'
const dialog = page.getByRole('dialog', { name: 'Auftragsbestätigung senden' })
const recipient = dialog.getByRole('textbox', { name: 'E-Mail des Empfängers' })
const text = dialog.getByRole('textbox', { name: 'Text' })

test('an order is confirmed to its customer by one key and Enter, once whatever is pressed, with its PDF; he finds it behind his link', async () => {
  const app = await openApp({ path: `/orders/${number}`, account: DISPO })
  const store = app.server.store('nordkurs')
  await expect.element(page.getByRole('heading', { name: number, level: 1 })).toBeVisible()
  await expect.poll(() => document.querySelector('main [data-field="pickupAddress"]')).not.toBeNull()
  await press('shift+y')
  await expect.element(recipient).toHaveFocus()
  await expect.element(dialog.getByRole('button', { name: 'PDF öffnen' })).toBeVisible()
  await expect.element(text).toHaveValue(expect.stringContaining(`Auftragsbestätigung ${number}`))
  await userEvent.fill(recipient, 'ines.richter@elbtal-glas.example')
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await expect.poll(() => toasts()[0]).toContain('Auftragsbestätigung gesendet')
  const [message, ...others] = await store.all('messages')
  expect([message?.kind, message?.recipient, others]).toEqual([
    ...['orderConfirmation', 'ines.richter@elbtal-glas.example'],
    [],
  ])
  const file = await store.find('messageFiles', message?.id ?? '')
  const kept = await new Response(await app.server.blobs.read('nordkurs', file?.blobId ?? '')).text()
  expect([kept.startsWith('%PDF-'), file?.name]).toEqual([true, `Auftragsbestätigung ${number}.pdf`])
  await expect.element(page.getByRole('region', { name: 'Versand' })).toHaveTextContent('Auftragsbestätigung')
  await press('ctrl+z')
  await expect.poll(() => toasts().join(' ')).toContain('Lässt sich nicht rückgängig machen')
})

test('behind his link a customer reads his order and says what is wrong with it', async () => {
  const language = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE'])
  const one = vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE')
  onTestFinished(() => {
    language.mockRestore()
    one.mockRestore()
  })
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const store = server.store('nordkurs')
  await store.insert('messages', {
    ...{ id: 'msg-kunde', kind: 'orderConfirmation', channel: 'email', status: 'sent' },
    ...{ orderId: number, orderNumber: number, recipientName: 'Elbtal Glas AG', recipient: 'ines@elbtal.example' },
    ...{ subject: 'Auftragsbestätigung', text: '', fileSize: 0, isOutdated: false, changedFields: [], reminders: 0 },
    ...{ sentAt: new Date(TEST_NOW).toISOString(), sentBy: 'Jana Petersen', token: 'nordkurs-kunde' },
    paper: { orderNumber: number, cargoDescription: 'Glasflaschen', customerPrice: 960, currency: 'EUR' },
  })
  await openApp({ server, path: '/answer/nordkurs-kunde', account: undefined })
  await expect.element(page.getByRole('heading', { name: `Auftragsbestätigung ${number}` })).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('status'))
    .toHaveTextContent('bestätigt Ihren Auftrag wie folgt')
  await expect.element(page.getByText('960,00 €')).toBeVisible()
  await userEvent.click(page.getByRole('textbox', { name: 'Ihr Name' }))
  await userEvent.keyboard('Ines Richter')
  await userEvent.click(page.getByRole('button', { name: 'Etwas stimmt nicht' }))
  await expect.element(page.getByRole('textbox', { name: 'Was stimmt nicht?' })).toHaveFocus()
  await userEvent.keyboard('Es sind 24 Paletten')
  await userEvent.click(page.getByRole('button', { name: 'Absenden' }))
  await expect.element(page.getByRole('main').getByRole('status')).toHaveTextContent('Beanstandet von Ines Richter')
  expect((await store.find('messages', 'msg-kunde'))?.status).toBe('declined')
})
