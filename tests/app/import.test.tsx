import { expect, test } from 'vitest'
import { openKeptFiles } from '#src/storage/kept-files.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { tourList } from '#tests/support/tour-list.ts'
import { userEvent } from '#tests/support/typing.ts'
import {
  buttons,
  focusedRow,
  giveFile,
  listFor,
  many,
  openImport,
  openWith,
  paste,
  row,
  tabs,
  watchDownloads,
  windows1252,
} from './import-support.tsx'
import { toasts } from './orders-support.tsx'

test('A list of 200 rows with twelve faults becomes 188 orders and a list of twelve, which one undo takes all back', async () => {
  const { store, customer } = await openImport()
  const before = await store.count('orders')
  giveFile(windows1252(tourList(), 'Touren_KW49.csv'))
  const downloads = watchDownloads()
  await press('d')
  await expect.poll(tabs).toEqual(['Alle 200', 'Fehlerhaft 200', 'In Ordnung 0'])
  // Whose list it is stands nowhere in it.
  await press('u')
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox')
  await userEvent.keyboard(customer)
  await press('Enter')
  await expect.poll(tabs).toEqual(['Alle 200', 'Fehlerhaft 12', 'In Ordnung 188'])
  await expect.poll(focusedRow).toBe('7')
  await press('ctrl+Enter')
  await expect.poll(() => toasts()[0], { timeout: 10_000 }).toBe('188 angelegt, 12 offen')
  expect(await store.count('orders')).toBe(before + 188)
  const first = (await store.all('importRows', {})).find(({ line }) => line === 1)
  const order = await store.find('orders', first?.orderId ?? '')
  expect([order?.customerReference, order?.pickupCompany]).toEqual(['NM-7701', 'Mühle Kiel-Wik'])
  await press('shift+E')
  await expect.poll(async () => (await downloads()).length).toBe(1)
  const [csv = ''] = await downloads()
  const lines = csv
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n')
  expect(lines.map((line) => line.split(';')[0]?.replaceAll('"', ''))).toEqual([
    'Zeile',
    ...['7', '14', '23', '38', '52', '61', '77', '96', '118', '133', '150', '187'],
  ])
  expect(lines[1]).toContain('„8033“')
  await press('ctrl+z')
  await expect.poll(() => store.count('orders'), { timeout: 10_000 }).toBe(before)
})

test('What is wrong is walked by Tab, mended by 1 or typed anew by e; all become orders by one key, a second press makes none, and one Strg+Z takes all back', async () => {
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
  await press('ctrl+Enter', 'ctrl+Enter')
  await expect.poll(() => toasts()[0]).toBe('4 angelegt, 0 offen')
  expect(await store.count('orders')).toBe(before + 4)
  await press('ctrl+z')
  await expect.poll(() => store.count('orders')).toBe(before)
  // What was taken back can be created again.
  await expect.poll(buttons).toContain('4 Aufträge anlegenStrg+Eingabe')
})

test('All proposals are taken by one key, what is still wrong is told by its row, and a page that is left in the middle shows the rows again as they were mended', async () => {
  const { server, close, store } = await openWith([
    row(1, { 9: '264.000' }),
    row(2, { 2: '31.11.2026', 6: '2819', 9: 'viel' }),
    row(3),
  ])
  await expect.poll(tabs).toEqual(['Alle 3', 'Fehlerhaft 2', 'In Ordnung 1'])
  await press('shift+A')
  await expect.poll(tabs).toEqual(['Alle 3', 'Fehlerhaft 1', 'In Ordnung 2'])
  expect(toasts()).toEqual(['1 Vorschlag übernommen', 'Zeile 2: Gewicht „viel“ ist keine Zahl'])
  // Kept in the background.
  const [user] = await store.all('users', { email: 'dispo@nordkurs.example' })
  const kept = openKeptFiles('nordkurs', user?.id ?? '', 'import')
  await expect.poll(async () => JSON.stringify((await kept.all()).map(({ facts }) => facts))).toContain('26400')
  close()
  await openApp({ path: '/import', account: 'dispo@nordkurs.example', server, keepsFiles: true })
  await expect.poll(tabs).toEqual(['Alle 3', 'Fehlerhaft 1', 'In Ordnung 2'])
})

test('A long list is checked while the page goes on, and says how far it is', async () => {
  const { customer } = await openImport()
  const told: string[] = []
  let asked: Promise<void> | undefined
  const watch = new MutationObserver(() => {
    const bar = document.querySelector('main [role="progressbar"]')
    if (bar === null) return
    told.push(`${bar.getAttribute('aria-label')} ${bar.getAttribute('aria-valuenow')}`)
    // A key in the middle of it.
    asked ??= press('ctrl+k')
  })
  watch.observe(document.body, { subtree: true, childList: true, attributes: true })
  paste(listFor(customer, many(1500)))
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox')
  expect(tabs()).toEqual([])
  await asked
  await press('Escape')
  await expect.poll(tabs, { timeout: 10_000 }).toEqual(['Alle 1.500', 'Fehlerhaft 0', 'In Ordnung 1.500'])
  watch.disconnect()
  expect(told[0]).toMatch(/^Zeilen werden geprüft … \d+$/)
  expect(new Set(told).size).toBeGreaterThan(3)
})
