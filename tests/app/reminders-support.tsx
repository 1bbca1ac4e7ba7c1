import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import type { OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'

export const DISPO = 'dispo@nordkurs.example'
export const MINUTE = 60_000
export const KEPT = 'reminders:nordkurs:usr-nordkurs-dispo'

export const field = () => document.querySelector<HTMLInputElement>('dialog[open] form input')
export const dialogTitle = () => document.querySelector('dialog[open] h2')?.textContent
/** What the corner of one of several pages says. */
export const corner = ({ element }: OpenApp) =>
  element.querySelector<HTMLElement>('[aria-label="Meldungen"]')?.innerText.split('\n').filter(Boolean) ?? []

const list = () => document.querySelector<HTMLElement>('aside[data-panel="notifications"]')
export const rows = () => [...(list()?.querySelectorAll<HTMLElement>('[data-message]') ?? [])]
export const row = (about: string) => rows().find((candidate) => candidate.innerText.includes(about))
export const headings = () => [...(list()?.querySelectorAll('h3') ?? [])].map((heading) => heading.textContent)

/** Asks to be reminded, of what the keyboard is on. */
export async function ask(text: string): Promise<void> {
  await press('shift+w')
  await expect.poll(field).not.toBeNull()
  await expect.element(page.getByRole('textbox', { name: 'Wann und woran' })).toHaveFocus()
  await userEvent.keyboard(text)
}

export async function remind(text: string): Promise<void> {
  await ask(text)
  await userEvent.keyboard('{Enter}')
  await expect.poll(field).toBeNull()
}

/** Somebody looks at the page at this time. */
export function lookAt(now: number): void {
  vi.setSystemTime(now)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** What lies there from before, as an earlier page has kept it. */
export function kept(...reminders: readonly object[]): void {
  localStorage.setItem(KEPT, JSON.stringify(reminders))
}
