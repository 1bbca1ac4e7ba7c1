import { expect, test } from 'vitest'
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

test('Each e-mail stands in three lines, newest first; the one the keyboard is on stands beside the list', async () => {
  await openInbox()
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
})

test('Enter goes into the e-mail, arrows show its attachments, Esc leads back', async () => {
  await openInbox()
  await press('j', 'enter')
  await expect.poll(spoken).toBe(SECOND)
  await press('right')
  await expect.poll(mailText).toContain('Eine Tabelle: Ihre Zeilen lassen sich als Aufträge anlegen.')
  await press('left')
  await expect.poll(mailText).toContain('Günther Voß')
  await press('escape')
  await expect.poll(focusedMail).toBe(SECOND)
})

test('e files an e-mail, the next one has the keyboard; Strg+Z brings it back', async () => {
  const { server } = await openInbox()
  const store = server.store('nordkurs')
  await press('e')
  await expect.poll(toasts).toContain(`${FIRST}: Erledigt`)
  await expect.poll(tabs).toEqual(['Neu 8', 'Meine 2', 'Wiedervorlage 3', 'Erledigt 3'])
  await expect.poll(focusedMail).toBe(SECOND)
  expect((await store.find('emails', 'eml-0001'))?.status).toBe('processed')
  await press('mod+z')
  await expect.poll(tabs).toEqual(['Neu 9', 'Meine 2', 'Wiedervorlage 3', 'Erledigt 2'])
  expect((await store.find('emails', 'eml-0001'))?.status).toBe('new')
})

test('Ticked e-mails are filed together and come back in one step', async () => {
  await openInbox()
  await press('x', 'j', 'x', 'e')
  await expect.poll(tabs).toEqual(['Neu 7', 'Meine 2', 'Wiedervorlage 3', 'Erledigt 4'])
  await press('mod+z')
  await expect.poll(tabs).toEqual(['Neu 9', 'Meine 2', 'Wiedervorlage 3', 'Erledigt 2'])
})

test('p gives an e-mail to a person: the one at work stands first', async () => {
  await openInbox()
  await press('p')
  await expect.poll(() => document.querySelector('[cmdk-item]')?.textContent ?? '').toContain('(ich)')
  await press('enter')
  await expect.poll(tabs).toEqual(['Neu 9', 'Meine 3', 'Wiedervorlage 3', 'Erledigt 2'])
  await expect.poll(mailText).toContain('Bearbeitet von Jürgen Weiß')
})

test('t says how the time was understood; the e-mail comes back then and not before', async () => {
  const { server } = await openInbox()
  await press('t')
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
  await userEvent.keyboard('gestern')
  await press('enter')
  await expect.poll(() => document.querySelector('[role=dialog]')?.textContent).toMatch(/schon vorbei|Kein Zeitpunkt/)
  await userEvent.keyboard('{Control>}a{/Control}mi 14:30')
  await expect.poll(() => document.querySelector('[role=dialog]')?.textContent).toContain('Mi 25.11. 14:30')
  await press('enter')
  await expect.poll(tabs).toEqual(['Neu 8', 'Meine 2', 'Wiedervorlage 4', 'Erledigt 2'])
  expect((await server.store('nordkurs').find('emails', 'eml-0001'))?.followUpAt).toBe('2026-11-25T13:30:00.000Z')
  await press('3')
  await expect.poll(subjects).toContain(FIRST)
})

test('a answers: nothing empty goes, and what goes stands in the outbox', async () => {
  const { server } = await openInbox()
  await press('a')
  await expect.poll(() => document.body.textContent).toContain('Ohne Vorlage')
  await userEvent.keyboard('ohne')
  await press('enter')
  await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA')
  await press('mod+enter')
  await expect.poll(() => document.querySelector('[role=dialog] [aria-invalid=true]')).not.toBeNull()
  await userEvent.keyboard('Wird gemacht.')
  await press('mod+enter')
  await expect.poll(() => toasts().join(' ')).toContain('Antwort gesendet')
  const [message] = await server.store('nordkurs').all('messages', { emailId: 'eml-0001' })
  expect([message?.kind, message?.recipient, message?.subject, message?.text]).toEqual([
    'reply',
    'ines.richter@elbtal-glas.example',
    `AW: ${FIRST}`,
    'Wird gemacht.',
  ])
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

test('A reply template is made from the palette, says who it is for, and is deleted again', async () => {
  const { server } = await openInbox()
  const store = server.store('nordkurs')
  const before = (await store.all('replyTemplates', {})).length
  await press('mod+k')
  await userEvent.keyboard('Antwortvorlagen')
  await press('enter')
  await expect.poll(() => document.body.textContent).toContain('Neue Antwortvorlage …')
  await userEvent.keyboard('Neue')
  await press('enter')
  await expect.poll(() => document.querySelector('[role=dialog] textarea')).not.toBeNull()
  await userEvent.keyboard('Rückruf')
  const text = document.querySelector('[role=dialog] textarea')
  if (text) await userEvent.fill(text, 'Guten Tag {{contactPerson}}, wir rufen an.')
  await press('mod+enter')
  await expect.poll(async () => (await store.all('replyTemplates', {})).length).toBe(before + 1)
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
  await press('a')
  await expect.poll(() => document.body.textContent).toContain('Rückruf')
  await userEvent.keyboard('Rückruf')
  await press('enter')
  await expect
    .poll(() => document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea')?.value)
    .toBe('Guten Tag Ines Richter, wir rufen an.')
})
