import { expect } from 'vitest'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'

/** Opens the inbox and waits until its first row has the keyboard. */
export async function openInbox(options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path: '/inbox', account: 'dispo@nordkurs.example', ...options })
  await expect
    .poll(() => focusedMail() ?? document.querySelector('main h2')?.textContent, { timeout: 60_000 })
    .toBeTruthy()
  return app
}

const linesOf = (element: Element | null | undefined) =>
  element instanceof HTMLElement ? element.innerText.split('\n').filter(Boolean) : []

/** The e-mail the keyboard is on in the list, line by line. */
export function focusedMail(): string | undefined {
  const row = document.activeElement?.closest('main li[data-index]')
  return row ? subjectOf(row) : undefined
}

const subjectOf = (row: Element) => row.querySelector('.truncate.text-chip')?.textContent ?? ''

/** Subjects in the order they are listed in. */
export const subjects = () => [...document.querySelectorAll('main li[data-index]')].map(subjectOf)

/** The row of an e-mail, line by line. */
export const mailRow = (subject: string) =>
  linesOf([...document.querySelectorAll('main li[data-index]')].find((row) => subjectOf(row) === subject))

/** The lists with how many e-mails each has. */
export const tabs = () =>
  [...document.querySelectorAll('main nav[aria-label="Ansicht"] button')].map((tab) => linesOf(tab).join(' '))

/** The text of the e-mail beside the list. */
export const mailText = () => document.querySelector<HTMLElement>('main [data-beside]')?.innerText ?? ''

/** What a side panel says, line by line. */
export const panelLines = () => linesOf(document.querySelector('aside'))

/** What the keyboard is on, as it is spoken. */
export const spoken = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''

/** Brings a file as a person does who drops it on the window. */
export function dropEmail(raw: string): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([raw], 'nachricht.eml', { type: 'message/rfc822' }))
  document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

/** Pastes a text outside of any field. */
export function pasteText(text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
}

/** An e-mail as it comes, from its head and its lines. */
export const rawEmail = (head: Readonly<Record<string, string>>, lines: readonly string[]): string =>
  [
    ...Object.entries({ 'MIME-Version': '1.0', 'Content-Type': 'text/plain; charset=utf-8', ...head }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    ...lines,
  ].join('\r\n')
