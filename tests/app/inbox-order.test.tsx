import { expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { focusedMail, mailText, openInbox, panelLines, spoken, tabs } from './inbox-support.tsx'
import { toasts } from './orders-support.tsx'

const [FIRST, SECOND] = ['Ladeauftrag EG-4471 Dresden – München', 'Touren wie besprochen, 200 Sendungen']

/** The order of the e-mail the keyboard is on, read. */
async function showOrder() {
  await press('space')
  await expect.poll(panelLines, { timeout: 15_000 }).toContain('2 prüfen')
}

const current = () => document.querySelector('main mark.font-semibold')?.textContent

test('Leertaste shows the order in the e-mail: fields with how sure they are, and where they stand in the text', async () => {
  await openInbox()
  await showOrder()
  const lines = panelLines()
  expect(lines).toContain('456 km · 6 h 31 min')
  expect(lines).toContain('Erst 2 prüfen')
  expect([...document.querySelectorAll('main mark')].map((mark) => mark.textContent)).toContain('14,3 t')
  // The panel is passive: no field is the current one.
  expect(current()).toBeUndefined()
  await press('w', '2', 'tab')
  await expect.poll(current).toBeTruthy()
  document.querySelector<HTMLElement>('main mark[data-read="cargo.weightKg"]')?.click()
  await expect.poll(spoken).toMatch(/^Gewicht: 14\.300 kg/)
})

test('Two keys put it right, Strg+Eingabe twice makes one order, Strg+Z takes both back', async () => {
  const { server } = await openInbox()
  const store = server.store('nordkurs')
  const orders = await store.count('orders', {})
  await showOrder()
  await press('w', '2')
  await press('mod+enter')
  // Nothing is made as long as somebody has to look at a field.
  await expect.poll(spoken).toContain('prüfen')
  expect(await store.count('orders', {})).toBe(orders)
  await press('1')
  await expect.poll(panelLines).toContain('1 prüfen')
  await press('1')
  await expect.poll(() => document.activeElement?.textContent).toContain('Auftrag anlegen')
  await press('b')
  await press('mod+enter', 'mod+enter')
  await expect.poll(() => toasts().join(' ')).toMatch(/Auftrag NK-2026-\d{6} angelegt/)
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
  await press('mod+z')
  await expect.poll(tabs).toEqual(['Neu 9', 'Meine 2', 'Wiedervorlage 3', 'Erledigt 2'])
  expect(await store.count('orders', {})).toBe(orders)
})

test('Wanted, the confirmation to the customer opens once the order is made', async () => {
  await openInbox()
  await showOrder()
  expect(panelLines().join(' ')).toContain('Danach Auftragsbestätigung an Ines Richter vorbereiten')
  await press('w', '2', 'tab', '1', '1', 'mod+enter')
  await expect.poll(() => document.querySelector('[role=dialog]')?.textContent ?? '').toContain('Auftragsbestätigung')
})

test('What was chosen outlives a reload', async () => {
  const { server, close } = await openInbox()
  await showOrder()
  await press('w', '2', 'tab', '1')
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
})

test('Without an order in it there is another way: n, the wizard', async () => {
  await openInbox()
  await press('j', 'j', 'j', 'j', 'space')
  await expect.poll(panelLines, { timeout: 15_000 }).toContain('Kein Auftrag erkannt')
  await press('n')
  await expect
    .poll(() => [...document.querySelectorAll('aside h2')].map((title) => title.textContent).join(' '))
    .toContain('Auftrag anlegen')
})

test('n goes on in the wizard with what was read and chosen', async () => {
  await openInbox()
  await press('n')
  await expect.poll(() => document.body.innerText, { timeout: 15_000 }).toContain(FIRST)
  await expect
    .poll(() => [...document.querySelectorAll<HTMLInputElement>('aside input')].map(({ value }) => value))
    .toContain('EG-4471')
})

test('An e-mail whose order is made says which one, and makes no other', async () => {
  const { server } = await openInbox({
    path: '/inbox?tab=done',
  })
  const store = server.store('nordkurs')
  const [order] = await store.all('orders', {})
  await store.patch('emails', 'eml-0013', { orderId: order?.id })
  await press('j', 'k', 'space')
  await expect.poll(panelLines).toContain('Schon angelegt als')
  await press('mod+enter')
  await expect.poll(() => toasts().join(' ')).toContain('Aus dieser E-Mail ist schon ein Auftrag angelegt')
  void mailText
})
