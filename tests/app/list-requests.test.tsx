import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { countDraws, type Draws } from '#tests/support/draws.ts'
import { press } from '#tests/support/keyboard.ts'
import { focusedRow, footText, openList } from './orders-support.tsx'
import { watchedServer } from './reliability-support.tsx'

const rows = () => [...document.querySelectorAll('main tr[data-index]')]

/** What is drawn from here until nothing has been for a while. */
async function drawnBy(act: () => Promise<void>): Promise<Draws> {
  await quiet()
  const draws = countDraws()
  await act()
  await quiet()
  return draws.end()
}

async function quiet(): Promise<void> {
  for (let still = 0; still < 30;) {
    const draws = countDraws()
    await new Promise((done) => setTimeout(done, 10))
    still = draws.end().commits === 0 ? still + 1 : 0
  }
}

async function step(): Promise<void> {
  const before = focusedRow()
  await userEvent.keyboard('j')
  await expect.poll(focusedRow).not.toBe(before)
}

/** A fresh backend, and the pages of orders it is asked for, as `page 1 of 50`. */
function watchedPages() {
  const { server } = watchedServer()
  const pages: string[] = []
  const { fetch } = server
  server.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input), location.href)
    if (pathname === '/api/orders') pages.push(`page ${searchParams.get('page')} of ${searchParams.get('limit')}`)
    return fetch(input, init)
  }
  return { server, pages }
}

const firstRow = () => document.querySelector('main tr[data-index="0"]')?.textContent

async function sortBy(column: string): Promise<void> {
  const before = firstRow()
  await userEvent.click(page.getByRole('columnheader', { name: column }).getByRole('button'))
  await expect.poll(firstRow).not.toBe(before)
}

test('a sort asks for one page of fifty, and draws the rows once: the screen for its mark and for the answer; on the move it asks for the next hundred', async () => {
  const { server, pages } = watchedPages()
  await openList({ server })
  await drawnBy(() => Promise.resolve())
  expect(pages).toEqual(['page 1 of 50'])
  const table = document.querySelector('main table')?.parentElement ?? document.body
  // Ten rows more than are seen.
  await expect.poll(() => rows().length).toBe(Math.ceil((table.clientHeight - 28) / 32) + 10)
  // The row is in the address from here on.
  await step()
  await drawnBy(() => Promise.resolve())
  pages.length = 0
  const draws = await drawnBy(() => sortBy('Kunde'))
  expect(pages).toEqual(['page 1 of 50'])
  // And the row the keyboard stays on once more.
  expect(draws.of('TableRowView')).toBe(rows().length + 1)
  expect(draws.of('PermittedList')).toBe(2)

  await sortBy('Auftrag')
  await drawnBy(() => Promise.resolve())
  pages.length = 0
  const again = await drawnBy(() => sortBy('Kunde'))
  expect(pages).toEqual([])
  expect(again.of('PermittedList')).toBe(1)
  // What nothing has changed for.
  expect(['CommandButton', 'KeyCaps', 'ViewButton'].map((name) => again.of(name))).toEqual([0, 0, 0])
  expect(again.of('TableRowView')).toBe(rows().length + 1)

  await press('PageDown', 'PageDown')
  await expect.poll(footText).not.toBe('Zeile 1 von 240')
  await expect.poll(() => pages.slice(0, 2)).toEqual(['page 2 of 50', 'page 3 of 50'])
})

test('a sort stands there before the address says so, which follows with the next painting, or before the next key', async () => {
  await openList()
  await sortBy('Kunde')
  await sortBy('Auftrag')
  await drawnBy(() => Promise.resolve())
  const sorted = () => new URLSearchParams(location.search).get('sort')
  const before = { first: firstRow(), sort: sorted() }
  const head = page.getByRole('columnheader', { name: 'Kunde' }).getByRole('button').element() as HTMLElement

  let saidThen: string | null | undefined
  const observer = new MutationObserver(() => (saidThen ??= firstRow() === before.first ? undefined : sorted()))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  head.click()
  await expect.poll(sorted).not.toBe(before.sort)
  observer.disconnect()
  expect(saidThen).toBe(before.sort)
  const after = { first: firstRow(), sort: sorted() }
  expect(after.first).not.toBe(before.first)

  history.back()
  await expect.poll(firstRow).toBe(before.first)
  expect(sorted()).toBe(before.sort)
  history.forward()
  await expect.poll(firstRow).toBe(after.first)
  history.back()
  await expect.poll(firstRow).toBe(before.first)

  head.click()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  expect(sorted()).toBe(after.sort)
  expect(firstRow()).toBe(after.first)
})
