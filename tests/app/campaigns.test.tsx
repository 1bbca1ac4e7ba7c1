import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import {
  campaignOf,
  mailsOf,
  makeCampaign,
  openCampaign,
  openCampaigns,
  panelText,
  SALES,
  serverInTime,
  storeOf,
} from './campaigns-support.tsx'
import { footText, focusedRow, panelTitles, tableText, toasts } from './orders-support.tsx'

const question = () => document.querySelector('dialog[open]')?.textContent ?? ''

describe('campaigns', () => {
  test('stand in the navigation of sales behind g c, each in its state, with how many it reaches; Umschalt+N makes a draft, an unknown placeholder is refused by its name', async () => {
    const app = await openApp({ account: SALES })
    await expect.poll(() => document.activeElement?.closest('main'), { timeout: 60_000 }).toBeTruthy()
    await press('g', 'c')
    await expect.poll(() => document.querySelector('main h1')?.textContent, { timeout: 60_000 }).toBe('Kampagnen')
    await expect.poll(focusedRow).toBeTruthy()
    expect(document.querySelector('nav [aria-current="page"]')?.textContent).toContain('Kampagnen')
    expect(footText()).toBe('Zeile 1 von 4')
    expect(tableText(4)).toEqual([
      'Feste Partner 2027 | Angehalten | Partnerschaft mit {{Haus}} | So 22.11. 14:03 | 15 | 7 | 22.11. 14:03',
      'Fahrten zwischen den Jahren | Geplant | Wir fahren auch an den Feiertagen | Sa 28.11. 09:00 | – | – | 20.11. 14:03',
      'Kunden im Norden | Entwurf | Ihr nächster Transport | – | – | – | 19.11. 14:03',
      'Laderaum Nord, Oktober | Versendet | Freier Laderaum ab {{Ort}} | Fr 30.10. 14:03 | 20 | 20 | 30.10. 14:03',
    ])
    await press('shift+N')
    const form = page.getByRole('dialog', { name: 'Kampagne anlegen' })
    await expect.element(form.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('Frühjahr')
    const text = form.getByRole('textbox', { name: 'Text' })
    await userEvent.fill(text, 'Guten Tag {{Vorname}}')
    await press('ctrl+Enter')
    await expect.element(text).toHaveAccessibleDescription(/Den Platzhalter „Vorname“ gibt es hier nicht/)
    await userEvent.fill(text, 'Guten Tag {{Ansprechpartner}}')
    await press('ctrl+Enter')
    await expect.poll(panelTitles).toEqual(['Frühjahr'])
    const made = () => storeOf(app).all('campaigns', { name: 'Frühjahr' })
    expect(await made()).toMatchObject([{ status: 'draft', audienceKind: 'customer', createdBy: 'Svenja Petersen' }])
    await press('ctrl+z')
    await expect.poll(async () => (await made()).length).toBe(0)
  })

  test('the panel counts whom the filter finds, says why others are left out, shows the mail of the first, and v takes the words of a template', async () => {
    const app = await openCampaign('cam-004')
    await expect.poll(panelText).toContain('3 Empfänger')
    expect(panelText()).toContain('1 ausgenommen: keine Werbung 1')
    const preview = page.getByRole('group', { name: 'Vorschau' })
    await expect.element(preview).toHaveTextContent('Wie Elbufer Maschinenbau AG sie liest')
    await expect.element(preview).toHaveTextContent('Guten Tag Íñigo Größl, für Elbufer Maschinenbau AG fahren wir')
    await expect.element(preview).toHaveTextContent('Svenja Petersen Nordkurs Spedition GmbH')
    // Another filter is another count, before anything is sent.
    await press('e')
    await userEvent.fill(page.getByRole('combobox'), 'PLZ')
    await press('Enter')
    await expect.element(page.getByRole('textbox', { name: 'PLZ-Gebiete' })).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}Hamburg{Enter}')
    await expect.poll(panelText).toContain('20, 22-25')
    await userEvent.keyboard('{Control>}a{/Control}0-9{Enter}')
    await expect.poll(panelText).toContain('20 Empfänger')
    expect((await campaignOf(app, 'cam-004'))?.postalAreas).toBe('0-9')
    await press('Escape')
    await press('v')
    await expect.poll(() => document.querySelectorAll('[cmdk-item]').length).toBe(4)
    const rows = [...document.querySelectorAll('[cmdk-item]')].map((row) => row.textContent)
    expect(rows.filter((row) => row?.includes('Den Platzhalter „Betreff“ gibt es in Kampagnen nicht'))).toHaveLength(3)
    await userEvent.keyboard('anbieten')
    await press('Enter')
    await expect.poll(async () => (await campaignOf(app, 'cam-004'))?.subject).toBe('Freier Laderaum ab {{Ort}}')
    await press('ctrl+z')
    await expect.poll(async () => (await campaignOf(app, 'cam-004'))?.subject).toBe('Ihr nächster Transport')
  })

  test('+ asks with the count before it sends; Esc sends nothing, Enter twice sends once; halted from its message nothing goes, h lets it go on, and each recipient gets one mail', async () => {
    const { server, pass } = serverInTime()
    const app = await openCampaigns('', { server })
    const id = await makeCampaign(app, 'Laderaum Nord')
    await expect.poll(panelText).toContain('20 Empfänger')
    await press('+')
    await expect.poll(question).toContain('„Laderaum Nord“ an 20 Empfänger senden?')
    expect(question()).toContain('Ausgenommen: 3.')
    await press('Escape')
    await expect.poll(question).toBe('')
    expect((await campaignOf(app, id))?.status).toBe('draft')
    await press('+')
    await expect.poll(question).toContain('senden?')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(async () => (await campaignOf(app, id))?.status).toBe('running')
    await expect.poll(() => toasts().join(' ')).toContain('Laderaum Nord: Versand beginnt in 10 Sekunden')
    const stop = page.getByRole('region', { name: 'Meldungen' }).getByRole('button', { name: /Versand anhalten/ })
    await expect.element(stop).toBeVisible()
    await userEvent.click(stop)
    await expect.poll(async () => (await campaignOf(app, id))?.halted).toBe(true)
    await pass(60_000)
    expect(await mailsOf(app, id)).toHaveLength(0)
    const goOn = page.getByRole('complementary').getByRole('button', { name: /Versand fortsetzen/ })
    await expect.element(goOn).toBeVisible()
    ;(goOn.element() as HTMLElement).focus()
    await press('h')
    await expect.poll(async () => (await campaignOf(app, id))?.halted).toBe(false)
    await pass(10_000)
    expect(new Set((await mailsOf(app, id)).map(({ recipient }) => recipient)).size).toBe(20)
    expect(await mailsOf(app, id)).toHaveLength(20)
    await expect.poll(panelText).toContain('20 von 20 gesendet')
    expect(await storeOf(app).count('events', { recordId: id, type: 'sent' })).toBe(1)
    // What has been sent is not taken back.
    await press('ctrl+z')
    expect((await campaignOf(app, id))?.status).toBe('done')
  })

  test('t sends it to oneself alone; z plans it for a moment as people type it, which is past is refused; at its moment it is sent', async () => {
    const { server, pass } = serverInTime()
    const app = await openCampaign('cam-004', { server })
    await press('t')
    await expect.poll(() => toasts().join(' ')).toContain('Test-E-Mail an vertrieb@nordkurs.example gesendet')
    expect((await mailsOf(app, 'cam-004')).map(({ recipient }) => recipient)).toEqual(['vertrieb@nordkurs.example'])
    await press('z')
    const moment = page.getByRole('textbox', { name: 'Zeitpunkt' })
    await expect.element(moment).toHaveFocus()
    await userEvent.keyboard('heute 8:00')
    await press('ctrl+Enter')
    expect((await campaignOf(app, 'cam-004'))?.status).toBe('draft')
    await userEvent.fill(moment, 'di 9:00')
    await expect.poll(question).toContain('Verstanden: Di 24.11. 09:00')
    await press('ctrl+Enter')
    await expect.poll(panelText).toContain('Versand geplant für Di 24.11. 09:00')
    expect(await campaignOf(app, 'cam-004')).toMatchObject({ status: 'scheduled', sendAt: '2026-11-24T08:00:00.000Z' })
    await press('shift+Z')
    await expect.poll(async () => (await campaignOf(app, 'cam-004'))?.status).toBe('draft')
    await press('ctrl+z')
    await expect.poll(async () => (await campaignOf(app, 'cam-004'))?.status).toBe('scheduled')
    await pass(24 * 3_600_000)
    expect((await campaignOf(app, 'cam-004'))?.status).toBe('done')
  })

  test('one that is sent shows what came of it and who got it; it is changed no more, d makes a draft of it', async () => {
    const app = await openCampaign('cam-001')
    await expect.poll(panelText).toContain('178.790,00')
    const lines = panelText().split('\n').filter(Boolean)
    const results = lines.slice(lines.indexOf('20 von 20 gesendet'), lines.indexOf('Inhalt'))
    expect(results).toEqual([
      ...['20 von 20 gesendet', 'Fr 30.10. 14:03', 'Nicht zugestellt', '0', 'Abgemeldet', '0', 'Antworten', '6'],
      ...['Aufträge', '185', 'Umsatz netto', '178.790,00 €'],
      'So gezählt: Antworten von derselben Adresse und Aufträge desselben Kunden bis 30 Tage nach der E-Mail.',
    ])
    await press('+', 'z', 'delete')
    expect(await campaignOf(app, 'cam-001')).toMatchObject({ status: 'done', version: 1 })
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(0)
    await userEvent.click(page.getByRole('tab', { name: /Empfänger/ }))
    await expect.element(page.getByRole('list', { name: 'Ausgenommen' })).toHaveTextContent('keine Werbung seit')
    expect(page.getByRole('list', { name: 'Empfänger' }).getByRole('listitem').elements()).toHaveLength(20)
    await press('d')
    await expect.poll(panelTitles).toEqual(['Laderaum Nord, Oktober (Kopie)'])
    expect(await storeOf(app).all('campaigns', { name: 'Laderaum Nord, Oktober (Kopie)' })).toMatchObject([
      { status: 'draft', sentCount: 0 },
    ])
  })
})
