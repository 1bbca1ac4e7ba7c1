import { zonedToEpoch, type PlainDate } from '../../basics/dates.ts'
import type { Cents } from '../../basics/money.ts'
import { mm, type Pen, type Span } from '../../papers/pen.ts'
import { type PaperTools, Sheet } from '../../papers/sheet.ts'
import { DEFAULT_LUMP_SUM, defaultFrom, defaultInterest, type InterestStretch } from '../default-interest.ts'
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

/** An invoice that a letter reminds of. */
export interface RemindedDocument {
  document: InvoiceDocument
  reminder: Reminder
}

type Letter = readonly [RemindedDocument, ...RemindedDocument[]]

/** `2. Mahnung zu RE-2026-01184`, of several invoices by the highest step: `2. Mahnung zu 3 Rechnungen` */
export function letterTitle(items: Letter): string {
  const [{ document }] = items
  const level = items.reduce<ReminderLevel>((most, { reminder }) => (reminder.level > most ? reminder.level : most), 1)
  const about = items.length === 1 ? document.number : `${items.length} Rechnungen`
  return `${REMINDER_TITLES[level]} zu ${about}`
}

/** What a letter asks for: all that is open, and its fees. Cents. */
export const letterSum = (items: readonly RemindedDocument[]): Cents =>
  items.reduce((sum, { reminder }) => sum + reminder.openCents + reminder.feeCents, 0)

/** The sentences of a letter that reminds of one invoice or several, those of the mail and of the paper. */
export function letterTexts(items: Letter): string[] {
  const [first, second] = items
  if (second === undefined) return reminderTexts(first.document, first.reminder)
  const until = dayText(first.reminder.dueDate)
  const last = items.filter(({ reminder }) => reminder.level === 3).map(({ document }) => document.number)
  return [
    `die folgenden ${items.length} Rechnungen sind noch offen.`,
    `Bitte überweisen Sie den Gesamtbetrag bis ${until}. Haben Sie bereits gezahlt, ist dieses Schreiben gegenstandslos.`,
    ...(last.length === 0
      ? []
      : [
          `Für ${last.join(', ')} ist das die letzte Frist. Danach übergeben wir die Forderung ohne weitere Ankündigung an ein Inkassounternehmen oder beantragen einen Mahnbescheid.`,
        ]),
  ]
}

/** The sentences of a reminder of one invoice. */
function reminderTexts(document: InvoiceDocument, { level, dueDate }: Reminder): string[] {
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
  const { cents, stretches, days } = defaultInterest(openCents, from, date)
  if (days === 0) return undefined
  const rate = `${stretches.map(stretchText).join(', ')} (9 Prozentpunkte über dem jeweiligen Basiszinssatz, § 247 BGB)`
  const owed = `Seit ${dayText(from)} sind Sie in Verzug (§ 286 BGB). Uns stehen Verzugszinsen von ${rate} zu, bis heute ${eurosText(cents)}`
  return `${owed}, und eine Pauschale von ${eurosText(DEFAULT_LUMP_SUM)} (§ 288 Abs. 2 und 5 BGB). Wir behalten uns vor, beides geltend zu machen.`
}

/** `10,27 % vom 01.07.2025 bis 20.01.2026` */
const stretchText = ({ percent, from, through }: InterestStretch): string =>
  `${rateText(percent)} % vom ${dayText(from)} bis ${dayText(through)}`

/**
 * The reminder on paper, a letter as an invoice is one, of all invoices that it reminds of; A4, German, with its file name. The same
 * reminders give the same bytes.
 */
export async function reminderPaper(items: Letter, tools: PaperTools): Promise<File> {
  const [{ document, reminder }] = items
  const title = letterTitle(items)
  const at = new Date(zonedToEpoch(reminder.date, '12:00'))
  const label = `${title} vom ${dayText(reminder.date)}`
  const author = writerOf(document).name
  const sheet = new Sheet(tools, title, { language: 'de', author, at }, letterForm(document, title, label))
  sheet.put(letterTop(document, title, reminderRows(items)))
  const paragraph = (text: string) => sheet.put((pen, y) => pen.text(text, page, y, { size: SIZE }) + mm(2.5))
  paragraph('Guten Tag,')
  for (const text of letterTexts(items)) paragraph(text)
  for (const [index, item] of items.entries()) {
    const isNamed = items.length > 1
    sheet.put((pen, y) => invoiceAmounts(item, isNamed, pen, index === 0 ? y + mm(2) : y))
  }
  sheet.put((pen, y) => sumOf(items, pen, y))
  for (const { document: own, reminder: step } of items) {
    const byLaw = defaultText(own, step)
    const said = byLaw !== undefined && items.length > 1 ? `${own.number}: ${byLaw}` : byLaw
    if (said !== undefined) sheet.put((pen, y) => pen.text(said, page, y, { size: SMALL }) + mm(2.5))
  }
  const references = items.map(({ document: own }) => paymentReference(own)).join(', ')
  paragraph(`Verwendungszweck: ${references}. Unser Konto steht am Fuß dieser Seite.`)
  paragraph('Freundliche Grüße')
  paragraph(writerOf(document).contactName ?? writerOf(document).name)
  return sheet.file(`${title}.pdf`)
}

function reminderRows(items: Letter): LetterRow[] {
  const [{ document, reminder }] = items
  const own = writerOf(document)
  const rows: [string, string | undefined][] = [
    ['Datum', dayText(reminder.date)],
    ['Rechnung', items.length === 1 ? document.number : undefined],
    ['Kundennummer', recipientOf(document).number],
    ['Ansprechpartner', own.contactName],
    ['Telefon', own.phone],
    ['E-Mail', own.email],
  ]
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}

function amountRow(pen: Pen, label: string, value: string, y: number, bold = false): number {
  const within: Span = page
  pen.text(label, within, y, { size: SIZE, bold })
  return pen.text(value, within, y, { size: SIZE, bold, align: 'right' }) + mm(0.8)
}

/** An invoice and what is paid of it; one of several with its step. */
function invoiceAmounts({ document, reminder }: RemindedDocument, isNamed: boolean, pen: Pen, top: number): number {
  const { totals, issueDate, dueDate, number } = document
  const paid = totals.grossCents - reminder.openCents
  const due = dueDate === undefined ? '' : `, fällig am ${dayText(dueDate)}`
  const step = isNamed ? `${REMINDER_TITLES[reminder.level]}: ` : ''
  const label = `${step}${number} vom ${dayText(issueDate)}${due}`
  const y = amountRow(pen, label, amountText(totals.grossCents), top)
  return paid === 0 ? y : amountRow(pen, 'Davon bezahlt', amountText(-paid), y)
}

/** The fee, and what is asked for. */
function sumOf(items: readonly RemindedDocument[], pen: Pen, top: number): number {
  const feeCents = items.reduce((sum, { reminder }) => sum + reminder.feeCents, 0)
  const y = feeCents > 0 ? amountRow(pen, 'Mahnkosten', amountText(feeCents), top) : top
  pen.rule(page, y, 0.7)
  return amountRow(pen, 'Zu zahlen', eurosText(letterSum(items)), y + mm(1), true) + mm(3)
}
