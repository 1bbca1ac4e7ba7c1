import { expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { toasts } from './orders-support.tsx'

const heads = [
  ...[
    'Auftrags-Nr.',
    'Kunde',
    'Ladedatum',
    'PLZ Beladung',
    'Ort Beladung',
    'Lieferdatum',
    'PLZ Entladung',
    'Ort Entladung',
  ],
  ...['Pal.', 'kg brutto', 'Ldm', 'Fracht netto'],
]
const row = (number: number, changes: Record<number, string> = {}) =>
  [
    ...[`IM-${number}`, 'CUSTOMER', '30.11.2026', '24103', 'Kiel', '01.12.2026', '28195', 'Bremen'],
    ...['12', '9600', '4,8', '612,00'],
  ]
    .map((text, at) => changes[at] ?? text)
    .join('\t')
let customer = ''
/** Rows name a customer that is known. */
const list = (rows: readonly string[]) => [heads.join('\t'), ...rows].join('\n').replaceAll('CUSTOMER', customer)

/** The import with rows pasted as a spreadsheet copies them. */
async function openWith(rows: readonly string[]) {
  const app = await openApp({ path: '/import', account: 'dispo@nordkurs.example' })
  const [partner] = await app.server.store('nordkurs').all('partners', { kind: 'customer' })
  customer = partner?.name ?? ''
  await expect.poll(() => document.querySelector('main h2')?.textContent).toBe('Noch keine Zeilen')
  paste(list(rows))
  await expect.poll(tabs).not.toEqual([])
  return { ...app, store: app.server.store('nordkurs') }
}

function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  window.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const tabs = () =>
  [...document.querySelectorAll<HTMLElement>('main [role="tab"]')].map((tab) => tab.innerText.replace(/\s+/g, ' '))
const buttons = () => [...document.querySelectorAll('main button')].map((button) => button.textContent)
const focusedRow = () => document.activeElement?.closest('tr[data-index]')?.querySelector('td')?.textContent

const many = (count: number) => Array.from({ length: count }, (_, at) => row(at + 1))

test('Pasted rows become orders by one key, a second press makes none, and one Strg+Z takes all back', async () => {
  const { store } = await openWith(many(3))
  const before = await store.count('orders')
  await expect.poll(tabs).toEqual(['Alle 3', 'Fehlerhaft 0', 'In Ordnung 3'])
  await press('ctrl+Enter', 'ctrl+Enter')
  await expect.poll(() => document.body.innerText).toContain('3 angelegt, 0 offen')
  expect(await store.count('orders')).toBe(before + 3)
  await press('ctrl+z')
  await expect.poll(() => store.count('orders')).toBe(before)
})

test('What is wrong is walked by Tab, mended by 1 or typed anew by e, and the rest is created meanwhile', async () => {
  const { store } = await openWith([row(1), row(2, { 6: '2819' }), row(3, { 9: '264.000' }), row(4)])
  const before = await store.count('orders')
  await expect.poll(tabs).toEqual(['Alle 4', 'Fehlerhaft 2', 'In Ordnung 2'])
  await expect.poll(focusedRow).toBe('2')
  await press('Tab')
  await expect.poll(focusedRow).toBe('3')
  await press('1')
  await expect.poll(tabs).toEqual(['Alle 4', 'Fehlerhaft 1', 'In Ordnung 3'])
  await expect.poll(focusedRow).toBe('2')
  await press('e')
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('imports.cell')
  await userEvent.keyboard('{Control>}a{/Control}28195')
  await press('Enter')
  await expect.poll(tabs).toEqual(['Alle 4', 'Fehlerhaft 0', 'In Ordnung 4'])
  await press('ctrl+Enter')
  await expect.poll(() => toasts()[0]).toBe('4 angelegt, 0 offen')
  expect(await store.count('orders')).toBe(before + 4)
})

test('The same rows again are known before anything is created', async () => {
  const { server, close, store } = await openWith(many(2))
  await press('ctrl+Enter')
  await expect.poll(() => toasts()[0]).toBe('2 angelegt, 0 offen')
  const after = await store.count('orders')
  close()
  await openApp({ path: '/import', account: 'dispo@nordkurs.example', server })
  await expect.poll(() => document.querySelector('main h2')?.textContent).toBe('Noch keine Zeilen')
  await expect.poll(() => document.querySelector('main table td')?.textContent).toBe('Eingefügte Zeilen')
  paste(list(many(2)))
  await expect.poll(() => document.querySelector<HTMLElement>('main')?.innerText).toContain('2 Zeilen ausgelassen')
  await press('ctrl+Enter')
  expect(await store.count('orders')).toBe(after)
  expect(buttons().some((text) => text.startsWith('0 Aufträge anlegen'))).toBe(true)
})

test('A page that is left in the middle shows the rows again, with what was mended', async () => {
  const { server, close } = await openWith([row(1), row(2, { 9: '264.000' })])
  await expect.poll(tabs).toEqual(['Alle 2', 'Fehlerhaft 1', 'In Ordnung 1'])
  await press('1')
  await expect.poll(tabs).toEqual(['Alle 2', 'Fehlerhaft 0', 'In Ordnung 2'])
  // Kept in the background: the next page asks until it is there.
  await new Promise((resolve) => setTimeout(resolve, 300))
  close()
  await openApp({ path: '/import', account: 'dispo@nordkurs.example', server, keepsFiles: true })
  await expect.poll(tabs).toEqual(['Alle 2', 'Fehlerhaft 0', 'In Ordnung 2'])
})
