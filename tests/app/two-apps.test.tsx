import { expect, test } from 'vitest'
import { userEvent } from '#tests/support/typing.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'

const ACCOUNT = 'dispo@nordkurs.example'

const find = ({ element }: OpenApp, selector: string) => element.querySelector<HTMLElement>(selector)
const rowsOf = ({ element }: OpenApp) => element.querySelectorAll('main tr[data-index]').length
const status = (app: OpenApp) => find(app, 'footer')?.textContent ?? ''
const ticked = ({ element }: OpenApp) => element.querySelectorAll('main tr[data-selected]').length
const dialogs = ({ element }: OpenApp) => element.querySelectorAll('dialog[open]').length

/** Two apps of one person over one backend, both at the same address. */
async function openTwo(path: string): Promise<[OpenApp, OpenApp]> {
  const first = await openApp({ path, account: ACCOUNT })
  const second = await openApp({ path, account: ACCOUNT, server: first.server })
  return [first, second]
}

test('two apps in one page do not see what the other one has selected and opened', async () => {
  const [first, second] = await openTwo('/orders')
  await expect.poll(() => Math.min(rowsOf(first), rowsOf(second))).toBeGreaterThan(5)
  const box = find(first, 'main tr[data-index] [role="checkbox"], main tr[data-index] input[type="checkbox"]')
  await userEvent.click(box!)
  await expect.poll(() => ticked(first)).toBe(1)
  await expect.poll(() => status(first)).toContain('1 ausgewählt')
  expect([ticked(second), status(second).includes('ausgewählt')]).toEqual([0, false])

  await userEvent.click(find(second, 'header button')!)
  await expect.poll(() => dialogs(second)).toBe(1)
  expect(dialogs(first)).toBe(0)
})

test('an app that ends leaves the other one its wizard and its focus', async () => {
  const [first, second] = await openTwo('/dispatcher?panels=wizard')
  const customer = (app: OpenApp) => app.element.querySelector<HTMLInputElement>('[name="customer.customerId"]')
  await expect.poll(() => [customer(first), customer(second)].includes(null)).toBe(false)
  await userEvent.fill(customer(first)!, 'Werft Ost GmbH')
  expect([customer(first)?.value, customer(second)?.value]).toEqual(['Werft Ost GmbH', ''])
  first.close()
  await userEvent.fill(customer(second)!, 'Hafenkontor Neu GmbH')
  expect(customer(second)?.value).toBe('Hafenkontor Neu GmbH')
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.poll(() => second.element.contains(document.activeElement)).toBe(true)
})
