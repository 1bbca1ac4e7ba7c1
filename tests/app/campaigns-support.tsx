import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, panelTitles } from './orders-support.tsx'

export const SALES = 'vertrieb@nordkurs.example'

export const storeOf = ({ server }: Pick<OpenApp, 'server'>) => server.store('nordkurs')

/** A server whose clock goes on when it is told to; what is due then is done. */
export function serverInTime() {
  let at = TEST_NOW
  const server = createTestServer({ now: () => at })
  return {
    server,
    async pass(milliseconds: number): Promise<void> {
      at += milliseconds
      for (let part = 0; part < 6; part += 1) await server.runDue()
    },
  }
}

/** Opens the list of campaigns and waits until a row has the focus. */
export async function openCampaigns(search = '', options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path: `/campaigns${search}`, account: SALES, ...options })
  await expect.poll(focusedRow, { timeout: 60_000 }).toBeTruthy()
  return app
}

/** Opens a campaign beside the list; the keyboard is in its panel. */
export async function openCampaign(id: string, options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path: `/campaigns?panels=campaign:${id}`, account: SALES, ...options })
  await expect.poll(() => panelTitles().length, { timeout: 60_000 }).toBe(1)
  await expect.poll(() => panelText()).toContain('Empfängerkreis')
  await press('w', 'l')
  await expect.poll(() => document.activeElement?.closest('aside')).toBeTruthy()
  return app
}

export const panelText = () => document.querySelector<HTMLElement>('aside')?.innerText ?? ''

/** The campaign as the server has it. */
export const campaignOf = (app: OpenApp, id: string) => storeOf(app).find('campaigns', id)

/** The mails of a campaign, by recipient. */
export const mailsOf = (app: OpenApp, aboutId: string) => storeOf(app).all('messages', { aboutId })

const TEXT = 'Guten Tag {{Ansprechpartner}},\n\nfreier Laderaum ab {{Ort}}.'

/** Makes a campaign by its form: its panel has the keyboard then. */
export async function makeCampaign(app: OpenApp, name: string): Promise<string> {
  await press('shift+N')
  const form = page.getByRole('dialog', { name: 'Kampagne anlegen' })
  await expect.element(form.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard(name)
  await userEvent.fill(form.getByRole('textbox', { name: 'Betreff' }), 'Laderaum für {{Firma}}')
  await userEvent.fill(form.getByRole('textbox', { name: 'Text' }), TEXT)
  await press('ctrl+Enter')
  await expect.poll(panelTitles).toEqual([name])
  await expect.poll(() => document.activeElement?.closest('aside')).toBeTruthy()
  await expect.poll(panelText).toContain('Empfänger')
  return (await storeOf(app).all('campaigns', { name }))[0]?.id ?? ''
}
