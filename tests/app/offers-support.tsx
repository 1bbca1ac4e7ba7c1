import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { openApp, TEST_NOW, type OpenApp } from '#tests/support/open-app.tsx'
import { colleague, focusedRow } from './orders-support.tsx'

export const DISPO = 'dispo@nordkurs.example'

export const freshServer = () => createTestServer({ now: () => TEST_NOW })

/** Opens the list of offers and waits until a row has the focus. */
export async function openOffers(search = '', options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path: `/angebots-matching${search}`, account: DISPO, ...options })
  await expect.poll(focusedRow).toBeTruthy()
  return app
}

const storeOf = ({ server }: Pick<OpenApp, 'server'>) => server.store('nordkurs')

/** An offer as the server holds it. */
export const offerOf = (app: Pick<OpenApp, 'server'>, id: string) => storeOf(app).find('offers', id)

/** How many orders there are. */
export const orderCount = (app: Pick<OpenApp, 'server'>) => storeOf(app).count('orders')

interface FoundOffer {
  autoSelectedCarrierId?: string
  matches: { carrierId: string; score: number }[]
}

/** The open offers, each with whether a carrier would be chosen for it without asking. */
export async function searched(server: OpenApp['server']): Promise<{ sure: string[]; unsure: string[] }> {
  const ask = await colleague({ server } as OpenApp, DISPO)
  // Asked of the server: what it holds is only whole once it has answered more than a login.
  const { body: page } = await ask('GET', '/api/v1/offers?status=open')
  const { data: open } = page as unknown as { data: { id: string }[] }
  const found: { id: string; body: FoundOffer }[] = []
  for (const { id } of open) {
    const { body } = await ask('POST', '/api/smart-matching/find-matches', { customerOfferId: id })
    found.push({ id, body: body as unknown as FoundOffer })
  }
  const isSure = ({ body }: { body: FoundOffer }) => body.autoSelectedCarrierId !== undefined
  return {
    sure: found.filter(isSure).map(({ id }) => id),
    unsure: found.filter((one) => !isSure(one) && one.body.matches.length > 0).map(({ id }) => id),
  }
}

/** The question for a reason. */
export const reason = page.getByRole('textbox', { name: 'Begründung' })
