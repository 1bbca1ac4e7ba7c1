import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'

const TOKEN = 'nordkurs-cam001x2'

/** The page of the link in a mail, as somebody reads it who has no account. */
async function openLink(token: string, server = createTestServer({ now: () => TEST_NOW })) {
  const spy = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE'])
  onTestFinished(() => spy.mockRestore())
  await server.ready
  const { close } = await openApp({ path: `/abmelden/${token}`, account: undefined, signedOut: true, server })
  await expect
    .element(page.getByRole('heading', { name: 'Von E-Mails abmelden', level: 1 }), { timeout: 60_000 })
    .toBeVisible()
  return { server, store: server.store('nordkurs'), close }
}

const said = () => page.getByRole('main').getByRole('status')
const confirm = page.getByRole('button', { name: 'Abmelden bestätigen' })

test('who writes and to which mailbox stands there, nothing else of the house; Enter twice says no once, to every campaign', async () => {
  const { store, close, server } = await openLink(TOKEN)
  const [recipient] = await store.all('campaignRecipients', { token: TOKEN })
  const address = recipient?.address ?? ''
  expect(address).toMatch(/@/)
  await expect
    .element(said())
    .toHaveTextContent(`Möchten Sie an ${address} keine Werbung von Nordkurs Spedition GmbH mehr erhalten?`)
  expect(document.querySelector('main')?.textContent).not.toContain(recipient?.partnerName)
  ;(confirm.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect
    .element(said())
    .toHaveTextContent(`${address} ist abgemeldet. Nordkurs Spedition GmbH sendet dorthin keine Werbung mehr.`)
  expect(confirm.elements()).toHaveLength(0)
  expect(document.activeElement?.textContent).toContain('ist abgemeldet')
  const partner = await store.find('partners', recipient?.partnerId ?? '')
  expect(partner?.contacts.find(({ email }) => email === address)?.noAdsSince ?? partner?.noAdsSince).toBe('2026-11-23')
  expect(await store.count('events', { recordId: partner?.id ?? '', type: 'opted_out' })).toBe(1)
  // Opened once more it says so, and asks nothing.
  close()
  const again = await openLink(TOKEN, server)
  await expect.element(said()).toHaveTextContent(`${address} ist abgemeldet`)
  expect(confirm.elements()).toHaveLength(0)
  again.close()
  // No further campaign reaches them, nor one that is open.
  await openApp({ path: '/campaigns?panels=campaign:cam-003', account: 'vertrieb@nordkurs.example', server })
  await userEvent.click(page.getByRole('tab', { name: /Empfänger/ }))
  const list = page.getByRole('list', { name: 'Ausgenommen' })
  await expect.element(list).toHaveTextContent(address)
  await expect.element(list).toHaveTextContent('keine Werbung seit 23.11.2026')
  expect(page.getByRole('list', { name: 'Empfänger' }).element().textContent).not.toContain(address)
})
