import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { colleague, toasts } from './orders-support.tsx'

const section = () => document.querySelector<HTMLElement>('section[aria-label="Ereignisse"]')
const events = () => [...(section()?.querySelectorAll('li') ?? [])].map((line) => line.innerText)

test('the events of an order come fifty at a time, the focus stays; they are filtered by kind and person, and what is left is saved as a file', async () => {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const [order] = await server.store('nordkurs').all('orders', { status: 'IN_TRANSIT' })
  const store = server.store('nordkurs')
  const send = await colleague({ server }, 'admin@nordkurs.example')
  expect((await send('PUT', `/api/orders/${order?.id}`, { internalNotes: 'Rampe 4' })).status).toBe(200)
  const [event] = await store.all('events', { recordId: order?.id, type: 'updated' })
  const known = await store.count('events', { recordId: order?.id })
  if (event === undefined) throw new Error('Nothing was changed')
  for (let at = known; at < 60; at++) await store.insert('events', { ...event, id: `${event.id}-${at}` })
  const files: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return '#'
  })
  onTestFinished(() => create.mockRestore())
  await openApp({ path: `/orders/${order?.id}`, account: 'dispo@nordkurs.example', server })
  await expect.poll(() => events().length).toBe(50)
  const more = () => section()?.querySelector<HTMLElement>(':scope > button')
  expect(more()?.textContent).toBe('Weitere 10 laden')
  more()?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => events().length).toBe(60)
  expect(more()).toBeNull()
  await expect.poll(() => document.activeElement).toBe(section()?.querySelectorAll('li')[50])
  const all = events().length
  ;(page.getByRole('button', { name: 'Filtern', exact: true }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.selectOptions(page.getByLabelText('Art', { exact: true }), 'Auftrag angelegt')
  await expect.poll(() => events().length).toBe(1)
  expect(events()[0]).toContain('Auftrag angelegt')
  expect(section()?.innerText).toContain(`1 von ${all}`)
  await page.getByRole('button', { name: 'Ereignisse als CSV exportieren' }).click()
  await expect.poll(toasts).toContain('Ereignisse exportiert: 1')
  const lines = (await files[0]?.text())?.trim().split('\r\n') ?? []
  expect(lines).toHaveLength(2)
  expect(lines[0]).toBe('Tag;Uhrzeit;Person;Art;Feld;Vorher;Nachher;Begründung')
  expect(lines[1]).toMatch(/^\d\d\.\d\d\.2026;\d\d:\d\d;[^;]+;Auftrag angelegt;;;;$/)
  await userEvent.selectOptions(page.getByLabelText('Art', { exact: true }), 'Alle')
  const person = page.getByLabelText('Person', { exact: true })
  const names = [...(person.element() as HTMLSelectElement).options].map(({ text }) => text)
  expect(names.length).toBeGreaterThan(1)
  await userEvent.selectOptions(person, names[1] ?? '')
  await expect.poll(() => events().every((line) => line.includes(names[1] ?? ''))).toBe(true)
  await page.getByRole('button', { name: 'Filtern', exact: true }).click()
  await expect.poll(() => events().length).toBe(all)
})
