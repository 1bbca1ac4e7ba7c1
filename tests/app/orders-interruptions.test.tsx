import { createRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { createQuestions, QuestionDialog } from '#src/app/questions/questions.tsx'
import { press } from '#tests/support/keyboard.ts'
import type { OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { button, choices, dialogTitle, focusedText, tick } from './orders-bulk-support.tsx'
import { focusedRow, numbers, openList, rowText, selectedRows, toasts } from './orders-support.tsx'
import { holdAnswers, watchedServer } from './reliability-support.tsx'

const ADMIN = 'admin@nordkurs.example'
const confirmed = 'NK-2026-004796'
const created = '/orders?status=CREATED'
const send = '{Control>}{Enter}{/Control}'
const reason = () => page.getByRole('textbox', { name: 'Begründung' })
const alert = () => document.querySelector<HTMLElement>('dialog[open] [role="alert"]')?.innerText
const statusOf = (number: string) => rowText(number)?.split(' | ')[1]
const ordersOf = (app: OpenApp, ids: readonly string[]) =>
  app.server.store('nordkurs').all('orders', { id: { in: [...ids] } })

/** Opens the list with one order in focus. */
async function openAt(number: string, options: Parameters<typeof openList>[0] = {}) {
  const app = await openList({ path: `/orders?row=${number}`, ...options })
  await expect.poll(focusedRow).toBe(number)
  return app
}

describe('a typed reason', () => {
  test('stays where the server fails or the answer is lost, and is sent again by the person', async () => {
    const app = await openAt(confirmed)
    await press('s')
    await expect.poll(choices).not.toEqual([])
    await userEvent.keyboard('Storniert{Enter}')
    await expect.element(reason()).toHaveFocus()
    app.server.faults.fail('orders.setStatus', 503, { times: 1, body: { message: 'Wartung' } })
    await userEvent.keyboard(`Kunde hat abgesagt${send}`)
    await expect.poll(alert).toBe('Nicht gespeichert. Ihre Eingabe bleibt hier stehen.\nWartung')
    await expect.element(reason()).toHaveValue('Kunde hat abgesagt')
    await expect.element(reason()).toHaveFocus()
    expect(statusOf(confirmed)).toBe('Bestätigt')

    app.server.faults.loseResponse('orders.setStatus', 2)
    await userEvent.keyboard(send)
    await expect.poll(alert).toContain('Nicht gesendet. Ihre Eingabe bleibt hier stehen.')
    await expect.element(reason()).toHaveValue('Kunde hat abgesagt')
    button('Jetzt senden').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => toasts()[0]).toBe(`${confirmed}: Status Storniert`)
    await expect.poll(dialogTitle).toBeUndefined()
    const events = await app.server.store('nordkurs').all('events', { recordId: confirmed })
    const cancelled = events.filter(({ payload }) => payload?.['notes'] === 'Kunde hat abgesagt')
    expect(cancelled).toHaveLength(1)
  })

  test('who leaves while it is being sent is told what became of it', async () => {
    const { server } = watchedServer()
    await openAt(confirmed, { server })
    const held = holdAnswers(server, ({ method, path }) => method === 'PUT' && path.endsWith('/status'))
    await press('s')
    await expect.poll(choices).not.toEqual([])
    await userEvent.keyboard('Storniert{Enter}')
    await expect.element(reason()).toHaveFocus()
    await userEvent.keyboard(`Abgesagt${send}`)
    await expect.poll(held.count).toBe(1)
    await userEvent.keyboard('{Escape}')
    await expect.poll(dialogTitle).toBeUndefined()
    await held.release()
    await expect.poll(() => toasts()[0]).toBe(`${confirmed}: Status Storniert`)
  })
})

describe('questions', () => {
  test('two with the same words are two: the text of the first does not stand in the second', async () => {
    const questions = createQuestions()
    const element = document.createElement('div')
    document.body.append(element)
    const root = createRoot(element)
    onTestFinished(() => {
      root.unmount()
      element.remove()
    })
    root.render(<QuestionDialog questions={questions} />)
    const asked = { title: 'Warum?', label: 'Begründung' }
    const answers = [questions.ask(asked), questions.ask(asked)]
    await expect.element(page.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard(`eins${send}`)
    expect(await answers[0]).toBe('eins')
    await expect.element(page.getByRole('textbox')).toHaveValue('')
    await userEvent.keyboard('zwei')
    // The first one still belongs to what was sent before; another key in between, and the next one is meant.
    await press('ctrl+Enter', 'x', 'ctrl+Enter')
    expect(await answers[1]).toBe('zweix')
    const given = questions.ask({ ...asked, text: 'schon gegeben' })
    await expect.element(page.getByRole('textbox')).toHaveValue('schon gegeben')
    await userEvent.keyboard('{Escape}')
    expect(await given).toBeUndefined()
  })
})

describe('deleting many', () => {
  const deletions = (sent: readonly { method: string }[]) => sent.filter(({ method }) => method === 'DELETE').length

  /** Ticks so many orders, the server watched, and says yes to deleting them, whose answers are kept back. */
  async function begin(count: number) {
    const { server, sent } = watchedServer()
    const app = await openList({ path: created, account: ADMIN, server })
    await expect.poll(() => numbers(count)).toHaveLength(count)
    const ids = numbers(count).map(String)
    await tick(...ids)
    const held = holdAnswers(server, ({ method }) => method === 'DELETE')
    await press('Delete')
    await expect.element(page.getByRole('alertdialog', { name: `${count} Aufträge löschen?` })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(held.count).toBe(4)
    return { app, ids, held, sent }
  }

  test('shows how far it is and can be halted: what was not sent stays and stays selected', async () => {
    const { app, ids, held } = await begin(7)
    await expect.poll(dialogTitle).toBe('Wird gelöscht')
    expect(focusedText()).toContain('Anhalten')
    await press('Escape')
    await held.release()
    await expect.poll(() => toasts()[0]).toBe('4 von 7 Aufträgen gelöscht')
    expect(toasts()).toContain('3 nicht gesendet')
    await expect.poll(dialogTitle).toBeUndefined()
    await expect.poll(selectedRows).toEqual(ids.slice(4))
    expect(await ordersOf(app, ids)).toHaveLength(3)
    await press('ctrl+z')
    await expect.poll(async () => (await ordersOf(app, ids)).length).toBe(7)
  })

  test('nothing more is sent once the session has ended', async () => {
    const { app, ids, sent } = await begin(9)
    for (const key of ['auth_token', 'auth-state']) localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: null, storageArea: localStorage }))
    await expect.element(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
    expect(deletions(sent)).toBe(4)
    expect((await ordersOf(app, ids)).length).toBeGreaterThanOrEqual(5)
  })
})
