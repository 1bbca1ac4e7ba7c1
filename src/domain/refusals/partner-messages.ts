/** What is refused about partners, their papers and tariffs, in German. A part of the table of all refusals, in `reason-messages.ts`. */
export const partnerMessages = {
  'reason.partner.merged': 'Zusammengeführt mit {{name}} ({{number}})',
  'reason.partner.palletSign': 'Gebucht sind {{quantity}}: Rückgabe und Ausbuchung verringern den Saldo von selbst',
  'reason.partner.mergeSame': 'Ein Partner lässt sich nicht mit sich selbst zusammenführen',
  'reason.partner.mergeKinds': 'Kunde und Frachtführer werden verknüpft, nicht zusammengeführt',
  'reason.partner.twinKind': 'Verknüpft werden ein Kunde und ein Frachtführer',
  'reason.partner.twinTaken': '{{name}} ist schon verknüpft',
  'reason.missing.partner': 'Diesen Partner gibt es nicht',
  'reason.missing.contact': 'Diesen Ansprechpartner gibt es nicht mehr',
  'reason.missing.paper': 'Diesen Nachweis gibt es nicht mehr',
} as const
