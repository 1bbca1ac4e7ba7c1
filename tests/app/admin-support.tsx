import { expect } from 'vitest'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { focusedRow, tableText } from './orders-support.tsx'

export const storeOf = ({ server }: Pick<OpenApp, 'server'>) => server.store('nordkurs')

/** Opens the administration as its admin and waits until a row has the focus. */
export async function openAdmin(search = '', options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path: `/admin${search}`, ...options })
  await expect.poll(focusedRow, { timeout: 30_000 }).toBeTruthy()
  return app
}

/** An account as the server has it, by its address. */
export const accountOf = (app: OpenApp, email: string) =>
  storeOf(app).first('users', { email: `${email}@nordkurs.example` })

/** The row of somebody. */
export const rowOf = (name: string) => tableText(100).find((row) => row.startsWith(name))
