import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { openApp } from '#tests/support/open-app.tsx'
import {
  FINANCE,
  groups,
  invoicesOf,
  openBilling,
  panelText,
  rowAtKeyboard,
  statusOf,
  toBill,
} from './billing-support.tsx'
import { panelTitles, selectedRows, stripText } from './orders-support.tsx'

const question = () => document.querySelector('dialog[open]')?.textContent ?? ''
const heading = () => document.querySelector('main h1')?.textContent
const tabs = () => [...document.querySelectorAll('main nav button')].map((tab) => tab.textContent)

test('orders to bill stand behind g b by customer; x on a head ticks its group, Leertaste shows the order of a row, 1 to 4 change the view, and what waits says why', async () => {
  const app = await openApp({ account: FINANCE })
  await expect.poll(() => document.activeElement?.closest('main')).toBeTruthy()
  await press('g', 'b')
  await expect.poll(heading).toBe('Abrechnung')
  const orders = await toBill(app)
  await expect.poll(rowAtKeyboard).toBe(orders[0]?.customerName)
  const own = orders.filter(({ customerId }) => customerId === orders[0]?.customerId)
  const sum = own.reduce((cents, { netCents }) => cents + netCents, 0)
  const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(sum / 100)
  expect(groups()[0]).toEqual([
    own[0]?.customerName,
    own.length === 1 ? '1 Auftrag' : `${own.length} Aufträge`,
    euros.replace('\u00a0', ' '),
  ])
  await press('x')
  await expect.poll(() => selectedRows().length).toBe(own.length + 1)
  expect(stripText()).toContain(`${own.length} ausgewählt`)
  expect(stripText()).toMatch(/\d,\d\d € netto/)
  await press('x')
  await expect.poll(selectedRows).toEqual([])
  await press('j')
  await expect.poll(rowAtKeyboard).toBe(orders[0]?.orderNumber)
  await press(' ')
  await expect.poll(panelTitles).toEqual([orders[0]?.orderNumber])
  await press('Escape')
  await expect.poll(panelTitles).toEqual([])
  expect(tabs().length).toBe(8)
  await press('3')
  await expect.poll(() => location.search).toContain('tab=open')
  await press('1')
  await expect.poll(() => location.search).toContain('tab=waiting')
  await expect.poll(rowAtKeyboard).toBeTruthy()
  await press('j')
  await expect.poll(() => document.activeElement?.textContent).toContain('Ungeprüft')
  await press('2')
  await expect.poll(() => location.search).not.toContain('tab=')
})

/** Ticks nothing, goes to the first group whose customer is billed together, and begins its invoice. */
async function beginCollective() {
  const app = await openBilling()
  const orders = await toBill(app)
  const first = orders.find(({ mode }) => mode === 'collective')
  const own = orders.filter(({ customerId }) => customerId === first?.customerId)
  for (let steps = 0; steps < 60 && rowAtKeyboard() !== first?.customerName; steps++) {
    const before = rowAtKeyboard()
    await press('j')
    await expect.poll(rowAtKeyboard).not.toBe(before)
  }
  await press('+')
  const title = own.length > 1 ? 'Sammelrechnung' : 'Einzelrechnung'
  await expect.poll(panelTitles).toContain(title)
  await expect.poll(() => document.activeElement?.closest('aside')).toBeTruthy()
  return { app, own, title }
}

describe('an invoice', () => {
  test('is begun by + on a group as a draft on the server, tells less after 3, is for fewer orders after x, and is issued by Strg+Eingabe after a question that names it', async () => {
    const { app, own, title } = await beginCollective()
    const invoices = () => invoicesOf(app, own[0]?.id ?? '')
    expect((await invoices()).map(({ state, number, orderIds }) => [state, number, orderIds.length])).toEqual([
      ['draft', undefined, own.length],
    ])
    await expect.poll(() => panelText(title)).toMatch(/wird RE-\d{4}-\d{5}/)
    const [draft] = await invoices()
    await expect.poll(() => decodeURIComponent(location.search)).toContain(`invoice:${draft?.id ?? '?'}`)
    await press('3')
    await expect.poll(async () => (await invoices())[0]?.split).toBe('sumOnly')
    document.querySelector<HTMLElement>(`[data-draft-order] input[aria-label="${own[1]?.orderNumber ?? ''}"]`)?.focus()
    await press('x')
    await expect.poll(async () => (await invoices())[0]?.orderIds.length).toBe(own.length - 1)
    expect(panelTitles()).toContain(title)
    await press('ctrl+Enter')
    await expect.poll(question).toContain(`Rechnung an ${own[0]?.customerName ?? ''}`)
    // What it comes to is read whole.
    const heading = document.querySelector<HTMLElement>('dialog[open] h2')
    expect(heading?.textContent).toMatch(/ über [\d.]+,\d\d € stellen\?$/)
    expect([heading?.scrollWidth, heading && getComputedStyle(heading).whiteSpaceCollapse]).toEqual([
      heading?.clientWidth,
      'collapse',
    ])
    expect(heading && getComputedStyle(heading).textOverflow).toBe('clip')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => statusOf(app, own[0]?.id ?? '')).toBe('BILLED')
    expect(await statusOf(app, own[1]?.id ?? '')).toBe('DELIVERED')
    const [invoice] = await invoices()
    await expect.poll(panelTitles).toEqual([invoice?.number])
    await expect.poll(() => panelText(invoice?.number ?? '')).toContain('Schritt 2 von 4 · Gestellt')
    expect(panelText(invoice?.number ?? '')).toContain(own[0]?.orderNumber)
  })

  test('in draft is taken back by Strg+Z with its panel, or thrown away by Entf after a question; its orders are free again', async () => {
    const { app, own, title } = await beginCollective()
    const count = async () => (await invoicesOf(app, own[0]?.id ?? '')).length
    await press('ctrl+z')
    await expect.poll(count).toBe(0)
    await expect.poll(panelTitles).toEqual([])
    await expect.poll(rowAtKeyboard).toBe(own[0]?.customerName)
    await press('+')
    await expect.poll(panelTitles).toContain(title)
    await expect.poll(() => document.activeElement?.closest('aside')).toBeTruthy()
    await press('Delete')
    await expect.poll(question).toContain('verwerfen')
    await userEvent.keyboard('{Enter}')
    await expect.poll(count).toBe(0)
  })
})

describe('the status of an order', () => {
  test('Abgerechnet says that an invoice is made, and makes it; back asks why and cancels that invoice', async () => {
    const app = await openBilling()
    const [first] = await toBill(app)
    await press('j')
    await expect.poll(rowAtKeyboard).toBe(first?.orderNumber)
    await press('Enter')
    await expect.poll(panelTitles).toContain(first?.orderNumber)
    await expect.poll(() => document.activeElement?.closest('aside')).toBeTruthy()
    await choosesStatus('Abgerechnet')
    await expect.poll(question).toContain('Es wird eine Einzelrechnung gestellt.')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => statusOf(app, first?.id ?? '')).toBe('BILLED')
    const [invoice] = await invoicesOf(app, first?.id ?? '')
    expect([invoice?.state, invoice?.orderIds]).toEqual(['sent', [first?.id]])
    await choosesStatus('Zugestellt')
    await expect.poll(question).toContain('Die Rechnung wird storniert')
    await userEvent.fill(page.getByRole('textbox', { name: 'Begründung' }), 'Falscher Preis')
    await press('ctrl+Enter')
    await expect.poll(() => statusOf(app, first?.id ?? '')).toBe('DELIVERED')
    const after = await invoicesOf(app, first?.id ?? '')
    expect(after.map(({ type, state }) => [type, state]).toSorted()).toEqual([
      ['cancellation', 'sent'],
      ['invoice', 'cancelled'],
    ])
  })
})

/** Gives the order at the keyboard a status by its name. */
async function choosesStatus(name: string) {
  await press('s')
  await expect.poll(() => document.querySelectorAll('[role="option"]').length).toBeGreaterThan(0)
  await userEvent.keyboard(name)
  await userEvent.keyboard('{Enter}')
}
