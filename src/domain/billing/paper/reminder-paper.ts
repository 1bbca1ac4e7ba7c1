import { zonedToEpoch, type PlainDate } from '../../basics/dates.ts'
import type { Cents } from '../../basics/money.ts'
import { mm, type Pen, type Span } from '../../papers/pen.ts'
import { type PaperTools, Sheet } from '../../papers/sheet.ts'
import { DEFAULT_LUMP_SUM, defaultFrom, defaultInterest } from '../default-interest.ts'
import { amountText, dayText, rateText } from '../figures.ts'
import { type InvoiceDocument, recipientOf, writerOf } from '../invoice-document.ts'
import { eurosText } from '../lines.ts'
import type { ReminderLevel } from '../states.ts'
import { paymentReference } from '../xml/stated.ts'
import { letterForm, letterTop, type LetterRow, SIZE, SMALL } from './letter.ts'
import { page } from './table.ts'

/** A reminder of an invoice that is not paid. Money in cents, days plain. */
export interface Reminder {
  level: ReminderLevel
  date: PlainDate
  /** The last day it sets. */
  dueDate: PlainDate
  openCents: Cents
  feeCents: Cents
  /** The day of the first reminder, if this is another one. */
  firstReminder?: PlainDate | undefined
}

/** What the steps of dunning are called. */
export const REMINDER_TITLES: Readonly<Record<ReminderLevel, string>> = {
  1: 'Zahlungserinnerung',
  2: '1. Mahnung',
  3: '2. Mahnung',
}

/** The sentences of a reminder, those of the mail and of the paper. */
export function reminderTexts(document: InvoiceDocument, { level, dueDate }: Reminder): string[] {
  const invoice = `Rechnung ${document.number} vom ${dayText(document.issueDate)}`
  const until = dayText(dueDate)
  if (level === 1) {
    return [
      `unsere ${invoice} ist noch offen. Sicher haben Sie sie nur übersehen.`,
      `Bitte überweisen Sie den offenen Betrag bis ${until}. Haben Sie bereits gezahlt, ist dieses Schreiben gegenstandslos.`,
    ]
  }
  if (level === 2) {
    return [
      `auf unsere ${invoice} haben wir trotz Erinnerung keine vollständige Zahlung erhalten.`,
      `Bitte überweisen Sie den Gesamtbetrag bis ${until}.`,
    ]
  }
  return [
    `auch auf unsere Mahnung haben wir zur ${invoice} keine vollständige Zahlung erhalten.`,
    `Wir setzen Ihnen eine letzte Frist bis ${until}. Danach übergeben wir die Forderung ohne weitere Ankündigung an ein Inkassounternehmen oder beantragen einen Mahnbescheid.`,
  ]
}

/**
 * The interest of default and the lump sum as information, from the second step on: they are owed by law and not part of what is asked
 * for. Source: § 286, § 288 Abs. 2 and 5 BGB
 */
export function defaultText(
  document: InvoiceDocument,
  { level, date, openCents, firstReminder }: Reminder,
): string | undefined {
  if (level === 1 || document.dueDate === undefined) return undefined
  const from = defaultFrom(document.dueDate, firstReminder)
  const { cents, percent, base, since, days } = defaultInterest(openCents, from, date)
  if (days === 0) return undefined
  const rate = `${rateText(percent)} % (9 Prozentpunkte über dem Basiszinssatz von ${rateText(base)} % seit ${dayText(since)})`
  const owed = `Seit ${dayText(from)} sind Sie in Verzug (§ 286 BGB). Uns stehen Verzugszinsen von ${rate} zu, bis heute ${eurosText(cents)}`
  return `${owed}, und eine Pauschale von ${eurosText(DEFAULT_LUMP_SUM)} (§ 288 Abs. 2 und 5 BGB). Wir behalten uns vor, beides geltend zu machen.`
}

/** The reminder on paper, a letter as the invoice is one; A4, German, with its file name. The same reminder gives the same bytes. */
export async function reminderPaper(document: InvoiceDocument, reminder: Reminder, tools: PaperTools): Promise<File> {
  const title = `${REMINDER_TITLES[reminder.level]} zu ${document.number}`
  const at = new Date(zonedToEpoch(reminder.date, '12:00'))
  const label = `${title} vom ${dayText(reminder.date)}`
  const author = writerOf(document).name
  const sheet = new Sheet(tools, title, { language: 'de', author, at }, letterForm(document, title, label))
  sheet.put(letterTop(document, title, reminderRows(document, reminder)))
  const paragraph = (text: string) => sheet.put((pen, y) => pen.text(text, page, y, { size: SIZE }) + mm(2.5))
  paragraph('Guten Tag,')
  for (const text of reminderTexts(document, reminder)) paragraph(text)
  sheet.put((pen, y) => amounts(document, reminder, pen, y + mm(2)))
  const byLaw = defaultText(document, reminder)
  if (byLaw !== undefined) sheet.put((pen, y) => pen.text(byLaw, page, y, { size: SMALL }) + mm(2.5))
  paragraph(`Verwendungszweck: ${paymentReference(document)}. Unser Konto steht am Fuß dieser Seite.`)
  paragraph('Freundliche Grüße')
  paragraph(writerOf(document).contactName ?? writerOf(document).name)
  return sheet.file(`${title}.pdf`)
}

function reminderRows(document: InvoiceDocument, { date }: Reminder): LetterRow[] {
  const own = writerOf(document)
  const rows: [string, string | undefined][] = [
    ['Datum', dayText(date)],
    ['Rechnung', document.number],
    ['Kundennummer', recipientOf(document).number],
    ['Ansprechpartner', own.contactName],
    ['Telefon', own.phone],
    ['E-Mail', own.email],
  ]
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}

/** The invoice, what is paid of it, the fee, and what is asked for. */
function amounts(document: InvoiceDocument, { openCents, feeCents }: Reminder, pen: Pen, top: number): number {
  const { totals, issueDate, dueDate, number } = document
  const paid = totals.grossCents - openCents
  const within: Span = page
  const row = (label: string, value: string, y: number, bold = false) => {
    pen.text(label, within, y, { size: SIZE, bold })
    return pen.text(value, within, y, { size: SIZE, bold, align: 'right' }) + mm(0.8)
  }
  const due = dueDate === undefined ? '' : `, fällig am ${dayText(dueDate)}`
  let y = row(`${number} vom ${dayText(issueDate)}${due}`, amountText(totals.grossCents), top)
  if (paid !== 0) y = row('Davon bezahlt', amountText(-paid), y)
  if (feeCents > 0) y = row('Mahnkosten', amountText(feeCents), y)
  pen.rule(within, y, 0.7)
  return row('Zu zahlen', eurosText(openCents + feeCents), y + mm(1), true) + mm(3)
}
