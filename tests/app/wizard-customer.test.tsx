import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { holdAnswers } from './reliability-support.tsx'

const DISPATCH = 'dispo@nordkurs.example'
const ELBUFER = 'Elbufer Maschinenbau AG'
const GO_ON = '{Control>}{Enter}{/Control}'

const customer = () => page.getByRole('combobox', { name: 'Kunde' })
const goods = () => page.getByLabelText('Warenbeschreibung')
const isAtStep = async (number: number) => expect.element(page.getByText(`Schritt ${number} von 7`)).toBeVisible()
const isSearch = ({ path, url }: { path: string; url: URL }) =>
  path === '/api/partners' && url.searchParams.get('q') !== null

async function openWizard() {
  const app = await openApp({ path: '/orders', account: DISPATCH })
  await expect.element(page.getByRole('heading', { name: 'Aufträge', level: 1 })).toBeVisible()
  const store = app.server.store('nordkurs')
  const [elbufer] = (await store.all('partners')).filter(({ name }) => name === ELBUFER)
  if (elbufer === undefined) throw new Error('Not in the seed world')
  await store.patch('partners', elbufer.id, { email: 'versand@elbufer.example', phone: '040 99-11', paymentTerms: 21 })
  await store.insert('partners', {
    ...{ ...elbufer, id: 'prt-x1', number: 'K-91001', name: 'Quittenhof Nord GmbH', city: 'Stade' },
    ...{ email: 'nord@quitte.example', phone: undefined, paymentTerms: 45, contactPerson: 'Frau Nord' },
  })
  await store.insert('partners', {
    ...elbufer,
    id: 'prt-x2',
    number: 'K-91002',
    name: 'Quittenhof Süd GmbH',
    city: 'Stade',
  })
  await press('n')
  await expect.element(customer()).toHaveFocus()
  return app
}

const savedCustomer = async ({ server }: Awaited<ReturnType<typeof openWizard>>) => {
  const [session] = await server.store('nordkurs').all('wizardSessions')
  const { customerId, name, email, phone, paymentTerms } = session?.data.customer ?? {}
  return { isKnown: customerId !== undefined, name, email, phone, paymentTerms }
}
const KNOWN = { isKnown: true, name: ELBUFER, email: 'versand@elbufer.example', phone: '040 99-11', paymentTerms: 21 }

describe('who is meant by a name', () => {
  test('Eingabe and Strg+Eingabe right behind the letters: the one who fits is taken, then the next step begins', async () => {
    const app = await openWizard()
    const held = holdAnswers(app.server, isSearch)
    await userEvent.keyboard(`elbufer{Enter}${GO_ON}`)
    await expect.poll(held.count).toBe(1)
    await isAtStep(1)
    await held.release()
    await isAtStep(2)
    expect(await savedCustomer(app)).toEqual(KNOWN)
  })

  test('several who fit are named and asked about; nobody goes on with them, and none of what follows is typed there', async () => {
    await openWizard()
    await userEvent.keyboard(`quittenhof{Tab}`)
    await expect
      .element(customer())
      .toHaveAccessibleDescription(/Wer ist gemeint\? Quittenhof Nord GmbH, Quittenhof Süd GmbH\. Bitte wählen/)
    expect(page.getByText('neu', { exact: true }).elements()).toEqual([])
    await press('ctrl+Enter')
    await expect.element(customer()).toHaveFocus()
    await isAtStep(1)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(customer()).toHaveValue('Quittenhof Süd GmbH')
    await userEvent.keyboard('{Enter}')
    await isAtStep(2)
  })

  test('what was typed ahead of a question is entered nowhere, and stands there to be read', async () => {
    const app = await openWizard()
    const held = holdAnswers(app.server, isSearch)
    await userEvent.keyboard(`quittenhof${GO_ON}`)
    await press('9', ' ', 'P', 'x', 'Backspace', 'a', 'l')
    await held.release()
    await expect.element(page.getByText('Vorausgetippt und nicht eingetragen: 9 Pal')).toBeVisible()
    await expect.element(customer()).toHaveValue('quittenhof')
    await expect.element(customer()).toHaveFocus()
    await expect.element(page.getByRole('option', { name: 'Quittenhof Nord GmbH' })).toBeVisible()
  })
})

describe('where nobody can look', () => {
  test('the field says so, nothing is lost, and only who says it goes on with somebody new', async () => {
    const app = await openWizard()
    app.server.faults.fail('partners.list', 500, { times: 50, body: {} })
    await userEvent.keyboard(`elbufer{Enter}`)
    await expect.element(customer()).toHaveAccessibleDescription(/Die Kundensuche antwortet nicht/)
    await press('ctrl+Enter')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Die Kundensuche antwortet nicht')
    await isAtStep(1)
    await expect.element(customer()).toHaveValue('elbufer')
    app.server.faults.reset()
    await page.getByRole('button', { name: /^Weiter\b/ }).click()
    await isAtStep(2)
    expect(await savedCustomer(app)).toEqual(KNOWN)
  })
})

describe('what is typed behind Strg+Eingabe', () => {
  test('belongs to the next step, with its Tabs, and the next Strg+Eingabe as well', async () => {
    const app = await openWizard()
    await userEvent.keyboard('elbufer{Enter}')
    await expect.element(customer()).toHaveValue(ELBUFER)
    const held = holdAnswers(app.server, ({ path }) => path.startsWith('/wizard') || path.includes('/wizard'))
    await userEvent.keyboard(GO_ON)
    await expect.poll(held.count).toBe(1)
    for (const key of ['M', 'e', 'h', 'l', 'Tab', '9', 'Tab', 'Tab', '4', '2', '0', '0', 'ctrl+Enter', 'X'])
      await press(key)
    await expect.element(customer()).toHaveValue(ELBUFER)
    await held.release()
    await isAtStep(3)
    await expect.element(page.getByLabelText('Ladestelle', { exact: true })).toHaveValue('X')
    const [session] = await app.server.store('nordkurs').all('wizardSessions')
    expect(session?.data.cargo).toMatchObject({ description: 'Mehl', packageCount: 9, weightKg: 4200 })
  })

  test('is taken back by Esc, which then leaves the wizard open', async () => {
    const app = await openWizard()
    await userEvent.keyboard('elbufer{Enter}')
    await expect.element(customer()).toHaveValue(ELBUFER)
    const held = holdAnswers(app.server, ({ path }) => path.includes('/wizard'))
    await userEvent.keyboard(GO_ON)
    await expect.poll(held.count).toBe(1)
    await press('M', 'e', 'Escape')
    await held.release()
    await isAtStep(2)
    await expect.element(goods()).toHaveValue('')
  })
})
