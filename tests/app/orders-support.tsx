import { expect } from 'vitest'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'

/** Opens the app at the order list and waits until its first row has the focus or nothing matches. */
export async function openList(options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path: '/orders', account: 'dispo@nordkurs.example', ...options })
  const first = () => focusedRow() ?? document.querySelector('main h2')?.textContent
  await expect.poll(first, { timeout: 30_000 }).toBeTruthy()
  return app
}

/** What the list shows, row by row, as text. */
export function tableText(rows = 3): string[] {
  return [...document.querySelectorAll('main tr[data-index]')].slice(0, rows).map((row) =>
    [...row.querySelectorAll('td')]
      .map((cell) => cell.textContent)
      .filter(Boolean)
      .join(' | '),
  )
}

/** Order number of the row the keyboard is on. */
export function focusedRow(): string | undefined {
  const row = document.activeElement?.closest('tr[data-index]')
  return row?.querySelectorAll('td')[1]?.textContent ?? undefined
}

export const address = () => `${location.pathname}${location.search}`

/** What the address says of filters and order, by name; the row it names too follows the focus a moment later. */
export function filters(): Record<string, string> {
  const { row: _row, ...others } = Object.fromEntries(new URLSearchParams(location.search))
  return others
}

/** Order numbers of the rows shown. */
export const numbers = (rows = 5) => tableText(rows).map((row) => row.split(' | ')[0])

/** Order numbers of the ticked rows on the screen. */
export const selectedRows = () =>
  [...document.querySelectorAll('main tr[data-selected]')].map((row) => row.querySelectorAll('td')[1]?.textContent)

/** The line below the list. */
export const footText = () => document.querySelector('main :is([data-foot], div.h-10)')?.textContent

export const stripText = () => document.querySelector('footer[aria-label="Status"]')?.textContent ?? ''

/** Titles of the side panels. */
export const panelTitles = () => [...document.querySelectorAll('aside h2')].map((title) => title.textContent)

/** What the toasts say, line by line. */
export const toasts = () =>
  document.querySelector<HTMLElement>('[aria-label="Meldungen"]')?.innerText.split('\n').filter(Boolean) ?? []

/** A row of the list, by its order number. */
export const rowText = (number: string) => tableText(200).find((row) => row.startsWith(number))

/** The text of a section of the order panel. */
export function section(title: string): string[] {
  const found = document.querySelector<HTMLElement>(`aside section[aria-label="${title}"]`)
  return found?.innerText.split('\n').filter(Boolean) ?? []
}

interface Answer {
  status: number
  body: Record<string, never>
}

/** Somebody else at work in the same tenant, beside the app under test. */
export async function colleague(app: Pick<OpenApp, 'server'>, email: string) {
  const tenant = email.slice(email.indexOf('@') + 1, email.lastIndexOf('.'))
  let token: string | undefined
  const send = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const headers = {
      ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
      'x-tenant-id': tenant,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const csrf = method === 'GET' || token === undefined ? undefined : await send('GET', '/api/csrf/token')
    const answer = await app.server.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers: { ...headers, ...(csrf && { 'x-csrf-token': csrf.body['csrfToken'] ?? '' }) },
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      }),
    )
    return { status: answer.status, body: (await answer.json()) as Record<string, never> }
  }
  const login = await send('POST', '/api/auth/login', { email, password: 'Frachtbrief-2026' })
  token = login.body['token'] ?? login.body['access_token']
  return send
}
