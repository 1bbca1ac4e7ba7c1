export const de = {
  'handovers.title': 'Schichtübergabe',
  'handovers.failed': 'Die Übergabe konnte nicht geladen werden',
  'handovers.noPermission': 'Schichten übergibt die Disposition.',
  'handovers.part.troubled': 'Transporte mit Störung',
  'handovers.part.unassigned': 'Nicht disponiert, bis morgen',
  'handovers.part.followUps': 'Wiedervorlagen des Teams',
  'handovers.part.claims': 'Offene Reklamationen',
  'handovers.part.alerts': 'Ungelesene Hinweise',
  'handovers.nothing': 'Nichts offen',
  'handovers.note': 'Notiz',
  'handovers.page': 'Seite',
  'handovers.earlier': 'Frühere Übergaben',
  'handovers.waiting': 'Noch nicht übernommen',
  'handovers.takenBy': 'Übernommen von {{name}}, {{at}}',
  'handovers.create.title': 'Schicht übergeben …',
  'handovers.create.question': 'Schicht übergeben',
  'handovers.create.detail': 'Was offen ist, wird festgehalten, wie es jetzt steht.',
  'handovers.create.confirm': 'Übergeben',
  'handovers.created': 'Schicht übergeben',
  'handovers.takeOver.title': 'Schicht übernehmen',
  'handovers.taken': 'Schicht übernommen',
  'handovers.send.title': 'Per E-Mail weitergeben',
  'handovers.print.title': 'Übergabe drucken',
  'handovers.reason.notShown': 'Zuerst die Schichtübergabe öffnen',
  'handovers.reason.taken': 'Schon übernommen',
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
