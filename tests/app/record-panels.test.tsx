import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'

/** Title of each side panel, and the status beside it. */
const heads = () =>
  [...document.querySelectorAll('aside h2')].map((title) => [title.textContent, title.nextElementSibling?.textContent])

test('A vehicle is headed by its plate, a blocked carrier says so, and nobody else', async () => {
  await page.viewport(2560, 900)
  onTestFinished(() => page.viewport(1280, 800))
  const server = createTestServer({ now: () => TEST_NOW })
  const store = server.store('nordkurs')
  await server.ready
  const [vehicle] = await store.all('vehicles', { status: 'workshop' })
  const [blocked] = await store.all('partners', { blocked: true })
  const [free] = await store.all('partners', { kind: 'carrier', blocked: false })
  const panels = `vehicle:${vehicle?.id},partner:${blocked?.id},partner:${free?.id}`
  await openApp({ path: `/orders?panels=${panels}`, account: 'dispo@nordkurs.example', server })
  await expect.poll(heads).toEqual([
    [vehicle?.licencePlate, 'Werkstatt'],
    [blocked?.name, 'Gesperrt'],
    [free?.name, 'Frachtführer'],
  ])
})
