import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import {
  dropEmail,
  focusedMail,
  mailRow,
  mailText,
  openInbox,
  pasteText,
  rawEmail,
  spoken,
  subjects,
  tabs,
} from './inbox-support.tsx'
import { toasts } from './orders-support.tsx'

const [FIRST, SECOND, THIRD] = [
  'Ladeauftrag EG-4471 Dresden – München',
  'Touren wie besprochen, 200 Sendungen',
  'Transportauftrag 77120 Hannover – Rostock',
]

test('Each e-mail stands in three lines, newest first, put off ones below; it stands beside the list, is gone into by Enter, and is unread until then', async () => {
  const { server } = await openInbox()
  await expect.poll(() => document.querySelector('main h1')?.parentElement?.innerText).toContain('8 ungelesen')
  await expect.poll(tabs).toEqual(['Neu 9', 'Meine 2', 'Wiedervorlage 3', 'Erledigt 2'])
  expect(subjects().slice(0, 3)).toEqual([FIRST, SECOND, THIRD])
  expect(mailRow(SECOND)).toEqual([
    'neu',
    'Allerpark Automotive Teile GmbH, Disposition',
    '1',
    'Anhänge: 1',
    '13:47',
    SECOND,
    'Tourenliste · 200 Zeilen',
  ])
  await expect.poll(mailText).toContain('Unsere Nummer: EG-4471')
  await press('j')
  await expect.poll(mailText).toContain('anbei die Touren der nächsten Woche')
  const heads = [...document.querySelectorAll<HTMLElement>('main ul > li:not([data-index])')].map((head) =>
    head.innerText.split('\n').filter(Boolean),
  )
  expect(heads).toEqual([
    ['Heute', '9'],
    ['Wiedervorlage', '3, davon 2 heute'],
  ])
  expect(subjects().at(9)).toBe('Bitte Anlieferung Köln bestätigen')
  expect(mailRow('Bitte Anlieferung Köln bestätigen')[1]).toBe('heute 15:00')
  await press('Home')
  await press('j', 'Enter')
  await expect.poll(spoken).toBe(SECOND)
  await press('ArrowRight')
  await expect.poll(mailText).toContain('Eine Tabelle: Ihre Zeilen lassen sich als Aufträge anlegen.')
  await press('ArrowLeft')
  await expect.poll(mailText).toContain('Günther Voß')
  await press('Escape')
  await expect.poll(focusedMail).toBe(SECOND)
  await press('Home')
  const unread = () => document.querySelector('main h1')?.parentElement?.innerText ?? ''
  await expect.poll(unread).toContain('7 ungelesen')
  expect(mailRow(THIRD)[0]).toBe('neu')
  await press('j', 'j')
  await expect.poll(mailText).toContain('Ole Kowalski')
  // Passing by is no opening.
  expect(mailRow(THIRD)[0]).toBe('neu')
  await press('Enter')
  await expect.poll(unread).toContain('6 ungelesen')
  expect(mailRow(THIRD)[0]).not.toBe('neu')
  const link = () => document.querySelector<HTMLElement>('nav a[href^="/inbox"]')?.innerText ?? ''
  await expect.poll(link).toContain('6')
  const email = await server.store('nordkurs').find('emails', 'eml-0003')
  expect([email?.version, email?.readAt !== undefined]).toEqual([1, true])
})

test('e files an e-mail, or those that are ticked, and Strg+Z brings them back in one step; p gives one to a person', async () => {
  const { server } = await openInbox()
  const store = server.store('nordkurs')
  await press('e')
  await expect.poll(toasts).toContain(`${FIRST}: Erledigt`)
  await expect.poll(tabs).toEqual(['Neu 8', 'Meine 2', 'Wiedervorlage 3', 'Erledigt 3'])
  await expect.poll(focusedMail).toBe(SECOND)
  expect((await store.find('emails', 'eml-0001'))?.status).toBe('processed')
  await press('ctrl+z')
  await expect.poll(tabs).toEqual(['Neu 9', 'Meine 2', 'Wiedervorlage 3', 'Erledigt 2'])
  expect((await store.find('emails', 'eml-0001'))?.status).toBe('new')
  await press('Home')
  await expect.poll(focusedMail).toBe(FIRST)
  await press('x', 'j', 'x', 'e')
  await expect.poll(tabs).toEqual(['Neu 7', 'Meine 2', 'Wiedervorlage 3', 'Erledigt 4'])
  await press('ctrl+z')
  await expect.poll(tabs).toEqual(['Neu 9', 'Meine 2', 'Wiedervorlage 3', 'Erledigt 2'])
  await press('Escape', 'Home')
  await expect.poll(focusedMail).toBe(FIRST)
  await press('p')
  await expect.poll(() => document.querySelector('[cmdk-item]')?.textContent ?? '').toContain('(ich)')
  await press('Enter')
  await expect.poll(tabs).toEqual(['Neu 9', 'Meine 3', 'Wiedervorlage 3', 'Erledigt 2'])
  await expect.poll(mailText).toContain('Bearbeitet von Jürgen Weiß')
  expect(mailText()).toContain('Unsere Nummer: EG-4471')
})

test('t says how the time was understood; the e-mail comes back then by itself and not before, on top and unread', async () => {
  const { server } = await openInbox()
  await press('t')
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
  await userEvent.keyboard('gestern')
  await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('So 22.11. 07:00 ist schon vorbei')
  await userEvent.keyboard('{Control>}a{/Control}mi 14:30')
  await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('Mi 25.11. 14:30')
  await press('ctrl+Enter')
  await expect.poll(tabs).toEqual(['Neu 8', 'Meine 2', 'Wiedervorlage 4', 'Erledigt 2'])
  expect((await server.store('nordkurs').find('emails', 'eml-0001'))?.followUpAt).toBe('2026-11-25T13:30:00.000Z')
  await press('3')
  await expect.poll(subjects).toContain(FIRST)
  await press('1')
  await expect.poll(subjects).not.toContain(FIRST)
  // Its moment has come: it is back on top, and unread.
  const store = server.store('nordkurs')
  const [job] = (await store.all('jobs', {})).filter(({ name }) => name === 'emails.comeBack')
  await store.patch('jobs', job?.id ?? '', { runAt: 0 })
  await server.runDue()
  await expect.poll(tabs).toEqual(['Neu 9', 'Meine 2', 'Wiedervorlage 3', 'Erledigt 2'])
  await expect.poll(() => subjects()[0]).toBe(FIRST)
  expect(mailRow(FIRST)[0]).toBe('neu')
  expect(mailRow(FIRST)).toContain('wieder vorgelegt')
})

test('a answers with a template, and nothing empty goes; an answer is stopped before it leaves, and its words are there to go on with', async () => {
  const { server } = await openInbox()
  const store = server.store('nordkurs')
  await press('a')
  await expect.poll(() => document.body.textContent).toContain('Auftrag angenommen')
  await userEvent.keyboard('angenommen')
  await press('Enter')
  await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA')
  const text = document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value ?? ''
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  await press('ctrl+Enter')
  await expect.poll(() => document.querySelector('dialog [aria-invalid=true]')).not.toBeNull()
  expect(await store.count('messages', { emailId: 'eml-0001' })).toBe(0)
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: 'Text' }), `${text} Bis gleich.`)
  await press('ctrl+Enter')
  await expect.poll(() => toasts().join(' ')).toMatch(/Die Antwort geht gleich hinaus.*\d s.*Anhalten/s)
  const [message] = await store.all('messages', { emailId: 'eml-0001' })
  expect([message?.kind, message?.recipient, message?.subject, message?.templateId]).toEqual([
    'reply',
    'ines.richter@elbtal-glas.example',
    `AW: ${FIRST}`,
    'tpl-nk-1',
  ])
  await press('ctrl+z')
  await expect.poll(() => store.count('messages', { emailId: 'eml-0001' })).toBe(0)
  expect((await store.find('emails', 'eml-0001'))?.repliedAt).toBeUndefined()
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
  await press('a')
  await expect.poll(() => document.querySelector('[cmdk-item]')?.textContent ?? '').toContain('Angehaltene Antwort')
  await press('Enter')
  await expect
    .poll(() => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value ?? '')
    .toMatch(/^Guten Tag Ines Richter,.* Bis gleich\.$/s)
  await press('ctrl+Enter')
  await expect.poll(() => store.count('messages', { emailId: 'eml-0001' })).toBe(1)
})

test('A pasted text enters above, the keyboard stays where it was; a dropped file that is there comes once', async () => {
  await openInbox()
  await press('j')
  pasteText('Transportanfrage Kassel\nBitte um Rückruf.')
  await expect.poll(() => subjects()[0]).toBe('Transportanfrage Kassel')
  expect(focusedMail()).toBe(SECOND)
  const raw = rawEmail(
    {
      From: 'Rheinstahl <versand@rheinstahl.example>',
      Subject: 'Coils Duisburg',
      Date: 'Mon, 23 Nov 2026 13:55:00 +0100',
      'Message-ID': '<1@rheinstahl.example>',
    },
    ['2 Coils'],
  )
  dropEmail(raw)
  await expect.poll(tabs).toEqual(['Neu 11', 'Meine 2', 'Wiedervorlage 3', 'Erledigt 2'])
  dropEmail(raw)
  await expect
    .poll(() => toasts().filter((line) => line.includes('In den Posteingang gelegt')).length)
    .toBeGreaterThan(1)
  expect(subjects().filter((subject) => subject === 'Coils Duisburg')).toEqual(['Coils Duisburg'])
})
