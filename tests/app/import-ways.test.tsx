import { expect, test } from 'vitest'
import { openKeptFiles } from '#src/storage/kept-files.ts'
import { areKeysHeld, press } from '#tests/support/keyboard.ts'
import { listFor, many, mainText, openImport, openWith, row, tabs } from './import-support.tsx'
import { toasts } from './orders-support.tsx'
import { holdAnswers, setOnline } from './reliability-support.tsx'

const isCreate = ({ method, path }: { method: string; path: string }) => method === 'POST' && path === '/api/v1/imports'
const orders = (app: { store: { count(entity: 'orders'): Promise<number> } }) => app.store.count('orders')

test('Halted after a part it goes on with the rest by the same key, and all of it is one step back', async () => {
  const app = await openWith(many(150))
  const before = await orders(app)
  await expect.poll(tabs).toEqual(['Alle 150', 'Fehlerhaft 0', 'In Ordnung 150'])
  const held = holdAnswers(app.server, isCreate)
  await press('ctrl+Enter')
  await expect.poll(held.count).toBe(1)
  await press('shift+B')
  await expect.poll(mainText).toContain('Hält an, sobald die laufende Änderung fertig ist')
  await held.release()
  await expect.poll(mainText).toContain('100 angelegt, 50 offen')
  expect(await orders(app)).toBe(before + 100)
  await press('ctrl+Enter')
  await expect.poll(mainText, { timeout: 10_000 }).toContain('150 angelegt, 0 offen')
  expect(await orders(app)).toBe(before + 150)
  await press('ctrl+z')
  await expect.poll(() => orders(app), { timeout: 10_000 }).toBe(before)
})

test('While another window creates the same import this one says so and sends nothing', async () => {
  const app = await openWith(many(2))
  const before = await orders(app)
  await expect.poll(tabs).toEqual(['Alle 2', 'Fehlerhaft 0', 'In Ordnung 2'])
  // The other window holds the lock of this import, whose id is kept for both.
  const [user] = await app.store.all('users', { email: 'dispo@nordkurs.example' })
  const kept = openKeptFiles('nordkurs', user?.id ?? '', 'import')
  const idOf = (facts: unknown) => String(Reflect.get(Object(facts), 'id'))
  await expect.poll(async () => (await kept.all()).length).toBe(1)
  const [name] = (await kept.all()).map(({ facts }) => `import ${idOf(facts)}`)
  let leave: (() => void) | undefined
  const left = new Promise<void>((resolve) => (leave = resolve))
  const other = navigator.locks.request(name ?? '', () => left)
  await expect.poll(async () => (await navigator.locks.query()).held?.some((lock) => lock.name === name)).toBe(true)
  await press('ctrl+Enter')
  await expect.poll(() => toasts()[0]).toBe('Dieser Import wird gerade in einem anderen Fenster angelegt')
  expect(await orders(app)).toBe(before)
  leave?.()
  await other
  // It is free again; the same keys at once would be those of the attempt that was refused.
  await expect.poll(areKeysHeld).toBe(false)
  await press('ctrl+Enter')
  await expect.poll(() => orders(app)).toBe(before + 2)
})

test('Without a connection nothing is sent and nothing is lost; with it the same key goes on', async () => {
  const app = await openWith([row(1), row(2)])
  const before = await orders(app)
  await expect.poll(tabs).toEqual(['Alle 2', 'Fehlerhaft 0', 'In Ordnung 2'])
  setOnline(false)
  await press('ctrl+Enter')
  await expect.poll(() => toasts().join(' ')).toMatch(/offline/i)
  expect([tabs(), await orders(app)]).toEqual([['Alle 2', 'Fehlerhaft 0', 'In Ordnung 2'], before])
  setOnline(true)
  await expect.poll(() => document.querySelector('footer[aria-label="Status"]')?.textContent).toContain('Online')
  await press('ctrl+Enter')
  await expect.poll(() => orders(app)).toBe(before + 2)
})

test('A file dropped anywhere on the window while the import is shown is read as its rows', async () => {
  const { customer } = await openImport()
  const dataTransfer = new DataTransfer()
  const text = listFor(customer, many(4)).replaceAll('\t', ';')
  dataTransfer.items.add(new File([text], 'Liste.csv', { type: 'text/csv' }))
  const given = { bubbles: true, cancelable: true, dataTransfer }
  // Files are taken once the page rests.
  const told = async () => {
    document.body.dispatchEvent(new DragEvent('dragenter', given))
    await new Promise((drawn) => setTimeout(drawn))
    return document.body.textContent
  }
  await expect.poll(told, { timeout: 10_000 }).toContain('Hier ablegen: Die Zeilen werden zu Aufträgen')
  document.body.dispatchEvent(new DragEvent('drop', given))
  await expect.poll(tabs).toEqual(['Alle 4', 'Fehlerhaft 0', 'In Ordnung 4'])
  expect(mainText()).toContain('Liste.csv')
})
