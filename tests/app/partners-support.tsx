import { expect } from 'vitest'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { focusedRow } from './orders-support.tsx'

export const DISPO = 'dispo@nordkurs.example'

export const storeOf = ({ server }: Pick<OpenApp, 'server'>) => server.store('nordkurs')

/** Opens the list of partners and waits until a row has the focus. */
export async function openPartners(search = '', options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path: `/partners${search}`, account: DISPO, ...options })
  await expect.poll(focusedRow).toBeTruthy()
  return app
}

/** Opens the page of a partner and waits until his papers are there. */
export async function openPage(id: string, options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path: `/partners/${id}`, account: DISPO, ...options })
  await expect.poll(() => document.querySelector('main h2')?.textContent).toBe('Nachweise')
  return app
}

/** The partner as the server has him. */
export const partnerOf = (app: OpenApp, id: string) => storeOf(app).find('partners', id)

/** The rows of a block of the page, as text. */
export const blockRows = (name: string) =>
  [...document.querySelectorAll(`main section[aria-label="${name}"] tbody tr`)].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim()).join(' | '),
  )

/** The whole text of a block. */
export const blockText = (name: string) =>
  document.querySelector(`main section[aria-label="${name}"]`)?.textContent ?? ''
