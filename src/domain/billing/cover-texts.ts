import { dayText, periodText } from './figures.ts'
import { type InvoiceDocument, isCancellation, isSelfBilling, writerOf } from './invoice-document.ts'
import { eurosText } from './lines.ts'
import { documentTitle } from './paper/words.ts'
import { letterSum, letterTexts, letterTitle, type RemindedDocument } from './paper/reminder-paper.ts'

/** Subject and text of a mail, German as the papers are. */
export interface CoverText {
  subject: string
  text: string
}

const letter = (document: InvoiceDocument, lines: readonly string[], sender: string): string => {
  const { name, phone } = writerOf(document)
  const end = ['Freundliche Grüße', sender, name, phone].filter(Boolean).join('\n')
  return ['Guten Tag,', lines.join('\n'), end].join('\n\n')
}

/** What the mail says that brings an issued document. */
export function coverText(document: InvoiceDocument, sender: string): CoverText {
  const { period, totals, dueDate, preceding } = document
  const title = documentTitle(document)
  const gross = eurosText(totals.grossCents)
  const what = isSelfBilling(document) ? 'Gutschrift' : 'Rechnung'
  const lines = isCancellation(document)
    ? [`anbei die ${title} über ${gross}. Sie hebt die ${what} ${preceding?.number ?? ''} vollständig auf.`]
    : [
        `anbei erhalten Sie die ${title} über ${gross} für ${periodText(period)}.`,
        ...(dueDate === undefined
          ? []
          : [
              isSelfBilling(document)
                ? `Wir zahlen bis ${dayText(dueDate)}.`
                : `Zahlbar ohne Abzug bis ${dayText(dueDate)}.`,
            ]),
      ]
  return { subject: `${title}, ${writerOf(document).name}`, text: letter(document, lines, sender) }
}

/** What the mail says that reminds of an invoice, or of several. */
export function reminderCoverText(
  items: readonly [RemindedDocument, ...RemindedDocument[]],
  sender: string,
): CoverText {
  const [{ document }] = items
  const asked = `Zu zahlen sind ${eurosText(letterSum(items))}.`
  return {
    subject: `${letterTitle(items)}, ${writerOf(document).name}`,
    text: letter(document, [...letterTexts(items), asked], sender),
  }
}
