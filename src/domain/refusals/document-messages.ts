/** Why a document stays. */
export const documentMessages = {
  'reason.document.proof': 'Als Nachweis der Beförderung bis {{date}} aufzubewahren (§ 147 AO)',
  'reason.document.accounting': 'Als Buchungsbeleg bis {{date}} aufzubewahren (§ 147 AO)',
  'reason.document.letter': 'Als Geschäftsbrief bis {{date}} aufzubewahren (§ 147 AO)',
  'reason.document.kind': 'Bis {{date}} aufzubewahren (§ 147 AO): Als diese Art ließe sich das Dokument löschen',
} as const
