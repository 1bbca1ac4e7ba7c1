import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { dueAtOf } from '#src/domain/follow-ups/follow-ups.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'

export const DISPO = 'dispo@nordkurs.example'
export const ADMIN = 'admin@nordkurs.example'
export const MINUTE = 60_000

export const storeOf = ({ server }: Pick<OpenApp, 'server'>) => server.store('nordkurs')

/** A backend whose clock is that of the page. */
export const clockedServer = () => createTestServer({ now: () => Date.now() })

export const dialogTitle = () => document.querySelector('dialog[open] h2')?.textContent
export const field = () => document.querySelector<HTMLInputElement>('dialog[open] form input')

/** What stands below the field. */
export const below = () =>
  (field()?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.innerText)
    .filter(Boolean)

/** Begins a follow-up of what the keyboard is on. */
export async function ask(text: string): Promise<void> {
  await press('shift+W')
  await expect.element(page.getByRole('textbox', { name: 'Wann und was' })).toHaveFocus()
  await userEvent.keyboard(text)
}

export async function followUp(text: string): Promise<void> {
  await ask(text)
  await userEvent.keyboard('{Enter}')
  await expect.poll(field).toBeNull()
}

/** What a section of a panel or a page says, line by line. */
export function sectionLines(title: RegExp): string[] {
  const found = [...document.querySelectorAll<HTMLElement>('section[aria-label]')].find(
    (one) => title.test(one.getAttribute('aria-label') ?? '') && one.offsetParent !== null,
  )
  return found?.innerText.split('\n').filter(Boolean) ?? []
}

/** The clock of page and server goes on, and what has become due comes up. */
export async function goOn({ server }: Pick<OpenApp, 'server'>, now: number): Promise<void> {
  vi.setSystemTime(now)
  await server.runDue()
}

/** The list of follow-ups of a dispatcher who has some. */
export async function openFollowUps(
  own: readonly { dueOn?: string; dueTime?: string; text: string; isTeam?: boolean; aboutId?: string }[],
): Promise<OpenApp> {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const person = { assigneeId: 'usr-nordkurs-dispo', assigneeName: 'Jürgen Weiß' }
  for (const [index, { dueOn = '2026-11-23', dueTime, text, isTeam = false, aboutId }] of own.entries()) {
    await server.store('nordkurs').insert('followUps', {
      ...{ id: `own-${index}`, dueOn, dueTime, dueAt: dueAtOf(dueOn, dueTime), text, isTeam, ...(!isTeam && person) },
      ...(aboutId !== undefined && { aboutKind: 'order', aboutId, aboutLabel: aboutId }),
      ...{ createdById: person.assigneeId, createdBy: person.assigneeName },
      ...{ createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' },
    })
  }
  const app = await openApp({ path: '/follow-ups', account: DISPO, server })
  await expect.poll(() => document.activeElement?.closest('tr[data-index]')).toBeTruthy()
  return app
}
