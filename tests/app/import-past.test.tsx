import { expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import type { openApp } from '#tests/support/open-app.tsx'
import { buttons, listFor, mainText, many, openImport, openWith, paste, row, tabs } from './import-support.tsx'
import { address, filters, tableText, toasts } from './orders-support.tsx'

/** The past imports: what each is called, and its rows, orders and open rows. */
const past = () =>
  tableText(9).map((line) => {
    const [name, , , ...figures] = line.split(' | ')
    return [name, ...figures].join(' | ')
  })
const pastButton = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('main [data-foot] button')].find(
    ({ textContent }) => textContent?.startsWith(name) === true,
  )

/** An import of three rows that was done in another browser. */
async function imported() {
  const app = await openWith(many(3))
  const before = await app.store.count('orders')
  await press('ctrl+Enter')
  await expect.poll(() => toasts()[0]).toBe('3 angelegt, 0 offen')
  app.close()
  return { ...app, before }
}

/** The past imports with the keyboard on the first. */
async function openPast(options: Parameters<typeof openApp>[0]) {
  const app = await openImport(options)
  await expect.poll(() => tableText(1)).not.toEqual([])
  await press('ArrowDown')
  await expect.poll(() => document.activeElement?.matches('tr[data-index="0"]')).toBe(true)
  return app
}

test('A past import is taken back by one key in a browser that knows nothing of it, comes back by Strg+Umschalt+Z, and leads to its orders by Enter; its rows are known when they are pasted again', async () => {
  const { server, store, before, customer } = await imported()
  await openPast({ server })
  expect(past()).toEqual(['Eingefügte Zeilen | 3 | 3'])
  await press('z')
  await expect.poll(() => store.count('orders')).toBe(before)
  await expect.poll(past).toEqual(['Eingefügte Zeilen | 3 | 0'])
  await press('z')
  await expect.poll(() => toasts().join(' ')).toContain('Von diesem Import ist kein Auftrag mehr da')
  await press('ctrl+shift+z')
  await expect.poll(() => store.count('orders')).toBe(before + 3)
  await expect.poll(past).toEqual(['Eingefügte Zeilen | 3 | 3'])
  paste(listFor(customer, many(3)))
  await expect.poll(mainText).toContain('3 Zeilen ausgelassen')
  await press('ctrl+Enter')
  expect(await store.count('orders')).toBe(before + 3)
  expect(buttons().some((text) => text.startsWith('0 Aufträge anlegen'))).toBe(true)
  await press('Escape')
  await expect.poll(past).toEqual(['Eingefügte Zeilen | 3 | 3'])
  await press('ArrowDown')
  await expect.poll(() => document.activeElement?.matches('tr[data-index="0"]')).toBe(true)
  await press('Enter')
  await expect.poll(() => tableText(9).length).toBe(3)
  const [only] = await store.all('imports', {})
  expect([location.pathname, filters()['import']]).toEqual(['/orders', only?.id])
  await expect.poll(() => document.querySelector('main')?.innerText).toMatch(/Import\s*:?\s*Eingefügte Zeilen/)
})

test('Open rows are not lost with the import that is closed: they lie with the past ones, also after a reload', async () => {
  const { server, store, close } = await openWith([row(1), row(2, { 9: '264.000' })])
  const before = await store.count('orders')
  await expect.poll(tabs).toEqual(['Alle 2', 'Fehlerhaft 1', 'In Ordnung 1'])
  await press('ctrl+Enter')
  await expect.poll(() => toasts()[0]).toBe('1 angelegt, 1 offen')
  await press('Escape')
  await expect.poll(past).toEqual(['Eingefügte Zeilen | 2 | 1 | 1'])
  expect(toasts()).toContain('1 offene Zeile liegt bei den früheren Importen')
  close()
  await openPast({ server, keepsFiles: true })
  await expect.poll(past).toEqual(['Eingefügte Zeilen | 2 | 1 | 1'])
  await press('e')
  await expect.poll(tabs).toEqual(['Alle 2', 'Fehlerhaft 1', 'In Ordnung 1'])
  await press('1')
  await expect.poll(tabs).toEqual(['Alle 2', 'Fehlerhaft 0', 'In Ordnung 2'])
  await press('ctrl+Enter')
  await expect.poll(() => store.count('orders')).toBe(before + 2)
  await expect.poll(() => document.body.innerText).toContain('2 angelegt, 0 offen')
  await press('Escape')
  // Nothing of it is open any more.
  await expect.poll(past).toEqual(['Eingefügte Zeilen | 2 | 2'])
  expect(
    pastButton('offene Zeilen')?.getAttribute('aria-disabled') ?? pastButton('offene Zeilen')?.disabled,
  ).toBeTruthy()
})

test('Another list takes the place of open rows without losing them, and Entf throws them away once it is confirmed', async () => {
  const { customer } = await openWith([row(1, { 9: '264.000' })])
  paste(listFor(customer, many(2)))
  await expect.poll(tabs).toEqual(['Alle 2', 'Fehlerhaft 0', 'In Ordnung 2'])
  expect(toasts()).toContain('1 offene Zeile liegt bei den früheren Importen')
  await press('Escape')
  await expect.poll(past).toEqual(['Eingefügte Zeilen | 2 | 0 | 2', 'Eingefügte Zeilen | 1 | 0 | 1'])
  await press('ArrowDown')
  await expect.poll(() => document.activeElement?.matches('tr[data-index="0"]')).toBe(true)
  await press('Delete')
  await expect.poll(() => document.querySelector('[role="alertdialog"], dialog')?.textContent).toContain('verwerfen?')
  await press('Escape')
  expect(past().length).toBe(2)
  await expect.poll(() => document.activeElement?.matches('tr[data-index="0"]')).toBe(true)
  await press('Delete')
  await expect.poll(() => document.querySelector('[role="alertdialog"], dialog')?.textContent).toContain('verwerfen?')
  await userEvent.keyboard('{Enter}')
  await expect.poll(past).toEqual(['Eingefügte Zeilen | 1 | 0 | 1'])
  expect(address()).toMatch(/^\/import/)
})
