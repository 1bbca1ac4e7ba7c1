import type { PartnerPaperKind } from './partner-terms.ts'

/** What papers are called in mails, which are German (decision A35). */
const GERMAN: Readonly<Record<PartnerPaperKind, string>> = {
  euLicence: 'EU-Lizenz',
  liability: 'Haftpflichtversicherung nach § 7a GüKG',
  complianceCheck: 'Auskunft zur Prüfung nach § 7c GüKG',
  driverAttestation: 'Fahrerbescheinigungen',
  a1: 'A1-Bescheinigungen',
  tradeRegistration: 'Gewerbeanmeldung',
  minimumWage: 'Erklärung zum Mindestlohn',
  other: 'Weitere Nachweise',
}

export const germanPaper = (kind: PartnerPaperKind): string => GERMAN[kind]
