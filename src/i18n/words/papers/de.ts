export const de = {
  'papers.title': 'Auftragspapiere',
  'papers.copy': 'Ausfertigung',
  'papers.copy.next': 'Nächste Ausfertigung',
  'papers.copy.1': '1 · für den Absender (rot)',
  'papers.copy.2': '2 · für den Empfänger (blau)',
  'papers.copy.3': '3 · für den Frachtführer (grün)',
  'papers.copy.4': '4 · für die Verwaltung (schwarz)',
  'papers.companyFailed': 'Die Firmendaten konnten nicht geladen werden. Der Briefkopf bleibt leer.',
  'papers.carrierUnknown': 'Vom Frachtführer ist nur der Name bekannt. Seine übrigen Angaben bleiben leer.',
  'papers.tourFailed': 'Die Tour konnte nicht geladen werden. Das Papier nennt nur diesen Auftrag.',
  'papers.customerUnknown': 'Vom Kunden ist nur der Name bekannt. Seine Anschrift bleibt leer.',
  'papers.choose.noCarrier': 'noch kein Frachtführer',
  'papers.choose.international': 'CMR',
  'papers.choose.national': 'nach § 408 HGB',
  'papers.paper.forwarding': 'Transportauftrag',
  'papers.paper.cmr': 'CMR-Frachtbrief',
  'papers.paper.national': 'Frachtbrief',
  'papers.paper.delivery': 'Lieferschein',
  'papers.paper.confirmation': 'Auftragsbestätigung',
  'papers.print': 'Papiere drucken …',
  'papers.choose': 'Papier wählen',
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
