import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { filters, panelTitles, tableText, toasts } from './orders-support.tsx'
import { watchFocus } from './reliability-support.tsx'

const FINANCE = 'finanzen@nordkurs.example'
/** The proof of delivery that was uploaded last. */
const proof = { id: 'doc-0042', order: 'NK-2026-004719', name: 'Ablieferbeleg NK-2026-004719.pdf' }

/** The document the keyboard is on, as its row says it: name and mark. */
function focusedDocument(): string | undefined {
  const cells = [...(document.activeElement?.closest('tr[data-index]')?.querySelectorAll('td') ?? [])]
  return cells.length === 0 ? undefined : `${cells[1]?.textContent} ${cells[4]?.textContent}`
}

/** What the server holds: whether the document is checked, and whether its order counts as proven. */
async function held({ server }: OpenApp): Promise<unknown[]> {
  const store = server.store('nordkurs')
  const document = await store.find('documents', proof.id)
  return [document?.verified, (await store.find('orders', proof.order))?.proofOfDeliveryVerified]
}

async function openAtProof(account: string): Promise<OpenApp> {
  const app = await openApp({ path: '/documents', account })
  await expect.poll(focusedDocument).toBe('CMR-Frachtbrief NK-2026-004773.pdf Geprüft')
  await press('j', 'j')
  await expect.poll(focusedDocument).toBe(`${proof.name} Geprüft`)
  return app
}

describe('Umschalt+V on a document', () => {
  test('takes the check back and checks again, in the list and in the panel; its order follows', async () => {
    const app = await openAtProof(FINANCE)
    expect(await held(app)).toEqual([true, true])
    await press('shift+V')
    await expect.poll(focusedDocument).toBe(`${proof.name} Ungeprüft`)
    await expect.poll(toasts).toContain(`${proof.name} ist wieder ungeprüft`)
    expect(await held(app)).toEqual([false, false])
    await press('shift+V')
    await expect.poll(focusedDocument).toBe(`${proof.name} Geprüft`)
    await expect.poll(toasts).toContain(`${proof.name} ist geprüft`)
    expect(await held(app)).toEqual([true, true])
    await press(' ')
    await expect.poll(panelTitles).toEqual([proof.name])
    await press('w', '2', 'shift+V')
    const status = () => /(?:Ung|G)eprüft/.exec(document.querySelector('aside header')?.textContent ?? '')?.[0]
    await expect.poll(status).toBe('Ungeprüft')
    await expect.poll(() => tableText(3)[2]).toContain('Ungeprüft')
    expect(await held(app)).toEqual([false, false])
  })

  test('among the unchecked ones takes the row away, and the keyboard is on the next one', async () => {
    const app = await openAtProof(FINANCE)
    await press('ctrl+k')
    for (const words of ['Ansicht wählen', 'Nur ungeprüfte']) {
      await userEvent.fill(page.getByRole('combobox'), words)
      await expect.poll(() => document.querySelector('dialog [role="option"]')?.textContent).toContain(words)
      await press('Enter')
    }
    await expect.poll(filters).toEqual({ view: 'ungeprueft', verified: 'false', sort: 'uploadedAt', dir: 'desc' })
    const marks = () => new Set(tableText(200).map((row) => row.split(' | ')[3]))
    await expect.poll(marks).toEqual(new Set(['Ungeprüft']))
    const store = app.server.store('nordkurs')
    const [unchecked, all] = [await store.count('documents', { verified: false }), await store.count('documents', {})]
    expect(document.querySelector('main header')?.textContent).toContain(`Dokumente${unchecked} von ${all}`)
    const [first = '', second = ''] = tableText(2).map((row) => row.split(' | ')[0])
    await expect.poll(focusedDocument).toBe(`${first} Ungeprüft`)
    const lost = watchFocus()
    await press('shift+V')
    await expect.poll(focusedDocument).toBe(`${second} Ungeprüft`)
    await expect.poll(toasts).toContain(`${first} ist geprüft`)
    expect(await lost()).toEqual([])
  })
})
