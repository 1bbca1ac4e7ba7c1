import { expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { focusedMail, openInbox, panelLines, spoken, tabs } from './inbox-support.tsx'
import { toasts } from './orders-support.tsx'
import { holdAnswers } from './reliability-support.tsx'

const [FIRST, SECOND] = ['Ladeauftrag EG-4471 Dresden – München', 'Touren wie besprochen, 200 Sendungen']

/** The order of the e-mail the keyboard is on, read. */
async function showOrder() {
  await press(' ')
  await expect.poll(panelLines, { timeout: 15_000 }).toContain('2 prüfen')
}

const current = () => document.querySelector('main mark.font-semibold')?.textContent

test('Leertaste shows the order in the e-mail with where its fields stand; two keys put it right, Strg+Eingabe twice makes one order, Strg+Z takes both back', async () => {
  const { server } = await openInbox()
  const store = server.store('nordkurs')
  const orders = await store.count('orders', {})
  await showOrder()
  expect(panelLines()).toContain('Erst 2 prüfen')
  // A section nobody has to look at is one row.
  expect(panelLines()).toContain('München · Fr 27.11. ab 07:00')
  expect([...document.querySelectorAll('main mark')].map((mark) => mark.textContent)).toContain('14,3 t')
  // The panel is passive: no field is the current one.
  expect(current()).toBeUndefined()
  await press('w', '2')
  await userEvent.keyboard('{Tab}')
  await expect.poll(current).toBe('11,5 Ldm')
  document.querySelector<HTMLElement>('main mark[data-read="cargo.weightKg"]')?.click()
  await expect.poll(spoken).toMatch(/^Gewicht: 14\.300 kg/)
  await press('ctrl+Enter')
  // Nothing is made as long as somebody has to look at a field.
  await expect.poll(spoken).toContain('prüfen')
  expect(await store.count('orders', {})).toBe(orders)
  await press('1')
  await expect.poll(panelLines).toContain('1 prüfen')
  await press('1')
  await expect.poll(() => document.activeElement?.textContent).toContain('Auftrag anlegen')
  await press('b')
  // However late the list answers, the keyboard goes on with the next e-mail.
  const held = holdAnswers(server, ({ method, path }) => method === 'GET' && path.endsWith('/emails'))
  await press('ctrl+Enter', 'ctrl+Enter')
  await expect.poll(() => toasts().join(' ')).toMatch(/Auftrag NK-2026-\d{6} angelegt/)
  await expect.poll(held.count).toBeGreaterThan(0)
  await held.release()
  expect(await store.count('orders', {})).toBe(orders + 1)
  const email = await store.find('emails', 'eml-0001')
  const order = await store.find('orders', email?.orderId ?? '')
  expect([email?.status, order?.pickupCity, order?.deliveryCity, order?.weight, order?.customerPrice]).toEqual([
    'processed',
    'Dresden',
    'München',
    14_300,
    960,
  ])
  await expect.poll(tabs).toEqual(['Neu 8', 'Meine 2', 'Wiedervorlage 3', 'Erledigt 3'])
  await expect.poll(focusedMail).toBe(SECOND)
  await press('ctrl+z')
  await expect.poll(tabs).toEqual(['Neu 9', 'Meine 2', 'Wiedervorlage 3', 'Erledigt 2'])
  expect(await store.count('orders', {})).toBe(orders)
})

test('What was chosen outlives a reload; wanted, the confirmation to the customer opens once the order is made', async () => {
  const { server, close } = await openInbox()
  await showOrder()
  await press('w', '2', 'ctrl+Enter', '1')
  await expect.poll(panelLines).toContain('1 bestätigt')
  const kept = Object.entries({ ...localStorage })
  close()
  await openApp({
    path: '/inbox?panels=email:eml-0001',
    account: 'dispo@nordkurs.example',
    server,
    prepare: () => kept.forEach(([key, value]) => localStorage.setItem(key, String(value))),
  })
  await expect.poll(panelLines, { timeout: 15_000 }).toContain('1 bestätigt')
  expect(panelLines()).toContain('1 prüfen')
  expect(panelLines().join(' ')).toContain('Danach Auftragsbestätigung an Ines Richter vorbereiten')
  await press('w', '2', 'ctrl+Enter')
  await expect.poll(spoken).toContain('prüfen')
  await press('1')
  await expect.poll(() => document.activeElement?.textContent).toContain('Auftrag anlegen')
  await press('ctrl+Enter')
  await expect.poll(() => document.querySelector('dialog')?.textContent ?? '').toContain('Auftragsbestätigung')
})

test('An e-mail whose order is made says which one; without an order in it there is another way: n, the wizard', async () => {
  const { server } = await openInbox({ path: '/inbox?tab=done' })
  const store = server.store('nordkurs')
  const [order] = await store.all('orders', {})
  await store.patch('emails', 'eml-0014', { orderId: order?.id })
  await press('j', ' ')
  await expect.poll(panelLines).toContain(`Schon angelegt als ${order?.orderNumber}`)
  expect(panelLines()).toContain('Auftrag der E-Mail öffnen')
  await press('1')
  await expect.poll(focusedMail).toBe(FIRST)
  await press('j', 'j', 'j', 'j', ' ')
  await expect.poll(panelLines, { timeout: 15_000 }).toContain('Kein Auftrag erkannt')
  await press('n')
  await expect.poll(() => document.body.innerText).toContain('Gelesen aus AW: Preisanfrage Hamburg – Leipzig')
})

/** The fields that are boxed on the paper beside the list. */
const boxes = () => [...document.querySelectorAll<HTMLElement>('main [data-box]')].map(({ dataset }) => dataset['box'])

test('r reads the attachment in the page, again after a reload: its fields join those of the text, and it becomes a paper of the order', async () => {
  const { server, close } = await openInbox()
  const store = server.store('nordkurs')
  await press('r')
  await expect
    .poll(() => document.querySelector('main [role=region][aria-label*="Ladeauftrag_EG-4471.pdf"]'))
    .not.toBeNull()
  await expect.poll(panelLines, { timeout: 30_000 }).toContain('11,0 LDM')
  // The paper knows until when goods are taken, and says something else of the loading meters.
  expect(panelLines()).toContain('München · Fr 27.11. 07:00–12:00')
  await expect.poll(boxes).toContain('cargo.loadingMeters')
  // It is read again after a reload.
  const kept = Object.entries({ ...localStorage })
  close()
  await openApp({
    path: '/inbox?panels=email:eml-0001&row=eml-0001',
    account: 'dispo@nordkurs.example',
    server,
    prepare: () => kept.forEach(([key, value]) => localStorage.setItem(key, String(value))),
  })
  await expect.poll(panelLines, { timeout: 30_000 }).toContain('11,0 LDM')
  // The keyboard is on its row.
  await expect.poll(focusedMail).toBe(FIRST)
  await press('w', '2', 'ctrl+Enter')
  await expect.poll(spoken).toContain('Kunde')
  await press('1')
  await expect.poll(spoken).toContain('Lademeter')
  await press('1')
  await expect.poll(() => document.activeElement?.textContent).toContain('Auftrag anlegen')
  await press('b')
  await press('ctrl+Enter')
  await expect.poll(() => toasts().join(' ')).toMatch(/Auftrag NK-2026-\d{6} angelegt/)
  const email = await store.find('emails', 'eml-0001')
  const order = await store.find('orders', email?.orderId ?? '')
  expect([order?.loadingMeters, order?.deliveryTimeTo]).toEqual([11, '12:00'])
  const paper = await store.find('documents', email?.attachments[0]?.documentId ?? '')
  expect([paper?.name, paper?.orderId]).toEqual(['Ladeauftrag_EG-4471.pdf', order?.id])
  await press('ctrl+z')
  await expect.poll(() => store.find('orders', order?.id ?? '')).toBeUndefined()
  expect(await store.find('documents', paper?.id ?? '')).toBeUndefined()
})
