import { dayText, periodText } from '../figures.ts'
import { type DocumentKind, type InvoiceDocument, isSelfBilling, recipientOf, writerOf } from '../invoice-document.ts'
import type { InvoiceFormat } from '../states.ts'

/** What a document is called; papers are German in every language of the interface. */
const TITLES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Rechnung',
  cancellation: 'Stornorechnung',
  selfBilling: 'Gutschrift',
  selfBillingCancellation: 'Storno der Gutschrift',
}

/** `Sammelrechnung RE-2026-01184`; a document that cancels is called so, however many orders it has. */
export function documentTitle({ kind, number, orders }: InvoiceDocument): string {
  return `${kind === 'invoice' && orders.length > 1 ? 'Sammelrechnung' : TITLES[kind]} ${number}`
}

/** What it comes to. */
export const TOTAL_WORD: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Rechnungsbetrag',
  cancellation: 'Stornobetrag',
  selfBilling: 'Gutschriftsbetrag',
  selfBillingCancellation: 'Stornobetrag',
}

/** The sentence over the table. */
export function introText({ kind, orders, preceding, reason }: InvoiceDocument): string {
  const isOne = orders.length === 1
  if (preceding !== undefined) {
    const what = kind === 'cancellation' ? 'Rechnung' : 'Gutschrift'
    const why = reason === undefined ? '' : ` Grund: ${reason}`
    return `Wir stornieren die ${what} ${preceding.number} vom ${dayText(preceding.issueDate)}.${why}`
  }
  if (kind === 'selfBilling') {
    return isOne
      ? 'Für den von Ihnen ausgeführten Transport schreiben wir Ihnen gut:'
      : 'Für die von Ihnen im Leistungszeitraum ausgeführten Transporte schreiben wir Ihnen gut:'
  }
  return isOne
    ? 'Für den ausgeführten Transport berechnen wir Ihnen:'
    : 'Für die im Leistungszeitraum ausgeführten Transporte berechnen wir Ihnen:'
}

/** Names and values beside the address. */
export function letterRows(document: InvoiceDocument): { label: string; value: string; bold?: boolean }[] {
  const { number, issueDate, period, preceding, buyerReference } = document
  const [own, other] = [writerOf(document), recipientOf(document)]
  const word = isSelfBilling(document) ? 'Gutschrift' : 'Rechnung'
  const rows: [string, string | undefined][] = [
    [`${word}snummer`, number],
    [`${word}sdatum`, dayText(issueDate)],
    [`Zu ${word}`, preceding?.number],
    [period.from === period.to ? 'Leistungsdatum' : 'Leistungszeitraum', periodText(period)],
    [isSelfBilling(document) ? 'Ihre Nummer' : 'Kundennummer', other.number],
    ['Ihre USt-IdNr.', other.vatId],
    ['Ihre Steuernummer', isSelfBilling(document) && !other.vatId ? other.taxNumber : undefined],
    ['Käuferreferenz', buyerReference],
    ['Ansprechpartner', own.contactName],
    ['Telefon', own.phone],
    ['E-Mail', own.email],
  ]
  return rows.flatMap(([label, value], at) =>
    value === undefined || value.trim() === '' ? [] : [{ label, value, ...(at === 0 && { bold: true }) }],
  )
}

/** What the paper is beside the electronic document. */
export function formatNote({ issueDate }: InvoiceDocument, format: InvoiceFormat): string | undefined {
  if (format === 'xrechnung') {
    const day = dayText(issueDate)
    return `Ansicht der E-Rechnung (XRechnung 3.0, EN 16931). Maßgeblich ist die am ${day} elektronisch zugestellte XML-Datei.`
  }
  return format === 'zugferd' ? 'Diese Datei enthält die E-Rechnung als XML (ZUGFeRD, EN 16931).' : undefined
}

const SUPERSCRIPTS = ['¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹']

/** The footnote of each reason for which no tax is charged, in the order of the VAT table. */
export function footnotes({ totals }: InvoiceDocument): { sign: string; reason: string }[] {
  const reasons = new Set(totals.groups.flatMap(({ reason }) => reason ?? []))
  return [...reasons].map((reason, at) => ({ sign: SUPERSCRIPTS[at] ?? `(${at + 1})`, reason }))
}

const COUNTRY_NAMES = new Intl.DisplayNames('de', { type: 'region' })

/** The German name of a country by its code. */
export const countryName = (code: string): string => COUNTRY_NAMES.of(code) ?? code
