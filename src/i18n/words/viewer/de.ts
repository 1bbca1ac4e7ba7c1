export const de = {
  'commands.group.viewer': 'Ansicht',
  'viewer.title': 'Ansicht von {{name}}',
  'viewer.page': 'Seite {{page}} von {{count}}',
  'viewer.zoomIn': 'Dokument vergrößern',
  'viewer.zoomOut': 'Dokument verkleinern',
  'viewer.fit': 'Ganze Seite zeigen',
  'viewer.turn': 'Dokument drehen',
  'viewer.boxes': 'Gelesene Felder ein- oder ausblenden',
  'viewer.nextPage': 'Nächste Seite des Dokuments',
  'viewer.previousPage': 'Vorige Seite des Dokuments',
  'viewer.panLeft': 'Ausschnitt nach links',
  'viewer.panRight': 'Ausschnitt nach rechts',
  'viewer.panUp': 'Ausschnitt nach oben',
  'viewer.panDown': 'Ausschnitt nach unten',
  'viewer.download': 'Dokument herunterladen',
  'viewer.foot.zoom': 'Zoom',
  'viewer.foot.page': 'Seite',
  'viewer.foot.turn': 'Drehen',
  'viewer.foot.boxes': 'Felder ein/aus',
  'viewer.noPreview': 'Keine Vorschau',
  'viewer.noPreviewText':
    'Diese Datei lässt sich hier nicht anzeigen. Heruntergeladen öffnet sie das Programm, zu dem sie gehört.',
  'viewer.failed': 'Die Datei konnte nicht geladen werden',
  'viewer.asOf': 'Offline, Stand {{time}}',
  'viewer.problem.encrypted': 'Mit einem Kennwort geschützt',
  'viewer.problemText.encrypted':
    'Ohne Kennwort ist diese PDF nicht lesbar. Bitten Sie den Absender um eine Version ohne Kennwort.',
  'viewer.problem.broken': 'Datei beschädigt',
  'viewer.problemText.broken': 'Die Datei lässt sich nicht öffnen. Das Dokument bleibt erhalten.',
  'viewer.problem.tooSlow': 'Anzeige abgebrochen',
  'viewer.problemText.tooSlow':
    'Die Datei braucht zu lange zum Anzeigen. Heruntergeladen öffnet sie ein anderes Programm.',
  'viewer.problem.noReader': 'Anzeige nicht möglich',
  'viewer.problemText.noReader':
    'Der Leser für PDF konnte nicht gestartet werden. Laden Sie die Seite neu oder die Datei herunter.',
  'viewer.reason.none': 'Hier ist keine Seite zu sehen',
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
