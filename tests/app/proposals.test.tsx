import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'

const panel = (name: string | RegExp) => page.getByRole('complementary', { name })
const panels = () => new URL(location.href).searchParams.get('panels')
/** The option with the focus, by its place among them. */
const marked = () => {
  const option = document.activeElement?.closest('[data-panel^="proposals"] li')
  return option === null || option === undefined
    ? undefined
    : [...(option.parentElement?.children ?? [])].indexOf(option)
}

test('proposes places for the order of the work list, plans the marked one, and takes it back', async () => {
  const app = await openApp({ account: 'dispo@nordkurs.example' })
  const work = page.getByRole('list', { name: 'Arbeitsvorrat', exact: true })
  await expect.element(work).toBeVisible()
  await expect.poll(() => document.activeElement?.closest('[data-index]') !== null).toBe(true)
  // The last one: the first of the work list are those nobody can load on their day any more.
  await press('End', 'shift+v')
  await expect.element(panel(/^Vorschläge/)).toBeVisible()
  const [, orderId = ''] = /^proposals:(.+)$/.exec(panels() ?? '') ?? []
  const options = panel(/^Vorschläge/).getByRole('listitem')
  await expect.poll(() => options.elements().length).toBe(5)
  await expect.poll(marked).toBe(0)
  await press('3')
  await expect.poll(marked).toBe(2)
  await press('ArrowUp')
  await expect.poll(marked).toBe(1)
  await press('1')
  await expect.poll(marked).toBe(0)
  await expect.element(options.first()).toHaveTextContent(/Strecke .*km.*Leer .*km.*Beginn/)
  await expect.element(options.first()).toHaveTextContent(/Kein Verstoß|Lenkzeit/)
  const statusOf = async () => (await app.server.store('nordkurs').find('orders', orderId))?.status
  expect(await statusOf()).toBe('CONFIRMED')
  await press('Enter')
  await expect.poll(statusOf).toBe('ASSIGNED')
  await expect.poll(panels).toBeNull()
  await expect.poll(() => document.activeElement !== document.body).toBe(true)
  await press('mod+z')
  await expect.poll(statusOf).toBe('CONFIRMED')
})

test('proposes the day, takes tours over one by one, and stops when it is told to', async () => {
  const app = await openApp({ account: 'dispo@nordkurs.example', path: '/dispatcher?panels=proposals' })
  const day = panel('Tagesvorschlag')
  await expect.element(day).toBeVisible()
  const options = day.getByRole('listitem')
  await expect.poll(() => options.elements().length, { timeout: 40_000 }).toBeGreaterThan(1)
  const count = options.elements().length
  const waiting = async () => {
    const orders = await app.server.store('nordkurs').all('orders')
    return orders.filter(({ status }) => status === 'CONFIRMED').length
  }
  const before = await waiting()
  await day.getByRole('listitem').first().click()
  await expect.poll(marked).toBe(0)
  await press('Enter')
  await expect.element(day.getByText('1 übernommen')).toBeVisible()
  await expect.poll(() => options.elements().length).toBe(count - 1)
  expect(await waiting()).toBeLessThan(before)
  await expect.poll(marked).toBe(0)
  await press('shift+g')
  await expect.element(day.getByRole('progressbar')).toBeVisible()
  await press('Delete')
  await expect.element(day.getByRole('progressbar')).not.toBeInTheDocument()
  expect(options.elements().length).toBe(count - 1)
})
