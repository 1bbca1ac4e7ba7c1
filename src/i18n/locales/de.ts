import { issueMessages } from '#src/domain/issue-messages.ts'
import { reasonMessages } from '#src/domain/reason-messages.ts'
import { statusLabels } from '#src/domain/status-labels.ts'

/** All words of the interface in German, the default and fallback language. Every other language has the same keys. */
export const de = {
  ...issueMessages,
  ...reasonMessages,
  ...statusLabels,
  // --- app ---
  'app.name': 'Dispo',
  // --- ui ---
  // --- reasons ---
  'reasons.offline': 'Offline – erst wieder verbinden',
  'reasons.selectOrder': 'Zuerst einen Auftrag auswählen',
  'reasons.selectTransport': 'Zuerst einen Transport auswählen',
  'reasons.selectVehicle': 'Zuerst ein Fahrzeug auswählen',
  'reasons.selectLoad': 'Zuerst eine Ladung auswählen',
  'reasons.selectPartner': 'Zuerst einen Partner auswählen',
  'reasons.selectDocument': 'Zuerst ein Dokument auswählen',
  'reasons.selectRecord': 'Zuerst eine Zeile auswählen',
  'reasons.onlyOne': 'Nur für einen einzelnen Eintrag',
  'reasons.noList': 'Hier ist keine Liste',
  'reasons.noPanel': 'Kein Seitenpanel offen',
  'reasons.nothingToUndo': 'Keine eigene Änderung vorhanden',
  'reasons.nothingToRedo': 'Nichts zurückgenommen',
  'reasons.notAllowed': 'Ihre Rolle darf das nicht',
  // --- commands ---
  'commands.group.general': 'Überall',
  'commands.group.list': 'Liste',
  'commands.group.order': 'Auftrag',
  'commands.group.transport': 'Transport',
  'commands.group.vehicle': 'Fahrzeug',
  'commands.group.load': 'Ladung',
  'commands.group.partner': 'Partner',
  'commands.group.document': 'Dokument',
  'commands.group.dispatch': 'Dispo',
  'commands.group.matching': 'Matching',
  'commands.group.billing': 'Abrechnung',
  'commands.group.wizard': 'Neuer Auftrag',
  'commands.group.form': 'Formular',
  'commands.group.panels': 'Panels',
  'commands.group.goto': 'Gehe zu',
  'commands.group.administration': 'Verwaltung',
  'commands.key.ctrl': 'Strg',
  'commands.key.alt': 'Alt',
  'commands.key.shift': 'Umschalt',
  'commands.key.enter': 'Eingabe',
  'commands.key.space': 'Leertaste',
  'commands.key.escape': 'Esc',
  'commands.key.tab': 'Tab',
  'commands.key.backspace': 'Rück',
  'commands.key.delete': 'Entf',
  'commands.key.insert': 'Einfg',
  'commands.key.home': 'Pos1',
  'commands.key.end': 'Ende',
  'commands.key.pageUp': 'Bild↑',
  'commands.key.pageDown': 'Bild↓',
  'commands.forbidden.alt': 'Alt und AltGr gehören dem System',
  'commands.forbidden.untypable': 'Dieses Zeichen braucht AltGr oder ist eine Tottaste',
  'commands.forbidden.browser': 'Diese Taste gehört dem Browser',
  'commands.palette.open': 'Suchen oder Befehl',
  'commands.palette.search': 'Suchen',
  'commands.palette.jumpToOrder': 'Auftragsnummer anspringen',
  'commands.palette.actions': 'Aktionen',
  'commands.help.cheatSheet': 'Tastenübersicht',
  'commands.help.keymap': 'Tasten ändern',
  'commands.navigation.toggle': 'Navigation ein- oder ausklappen',
  'commands.undo.undo': 'Rückgängig',
  'commands.undo.redo': 'Wiederherstellen',
  'commands.undo.history': 'Eigene Änderungen',
  'commands.panels.left': 'Panel links',
  'commands.panels.right': 'Panel rechts',
  'commands.panels.focus': 'Panel {{number}}',
  'commands.panels.zoom': 'Panel vergrößern',
  'commands.panels.close': 'Panel schließen',
  'commands.copy.record': 'Als Text kopieren',
  'commands.copy.link': 'Link kopieren',
  'commands.copied': 'Kopiert',
  'commands.form.save': 'Speichern',
  'commands.list.down': 'Nach unten',
  'commands.list.up': 'Nach oben',
  'commands.list.pageDown': 'Seite nach unten',
  'commands.list.pageUp': 'Seite nach oben',
  'commands.list.first': 'Erste Zeile',
  'commands.list.last': 'Letzte Zeile',
  'commands.list.toggle': 'Auswählen',
  'commands.list.extendDown': 'Auswahl nach unten erweitern',
  'commands.list.extendUp': 'Auswahl nach oben erweitern',
  'commands.list.selectAll': 'Alle auswählen',
  'commands.list.clear': 'Auswahl aufheben',
  'commands.list.peek': 'Im Panel zeigen',
  'commands.list.open': 'Öffnen',
  'commands.list.openBeside': 'In weiterem Panel öffnen',
  'commands.list.filter': 'Filter',
  'commands.list.clearFilters': 'Filter zurücksetzen',
  // --- workspace ---
  'workspace.navigation': 'Hauptnavigation',
  'workspace.status': 'Status',
  'workspace.resize': 'Breite des Panels',
  // --- chrome ---
  // --- session ---
  // --- settings ---
  // --- status ---
  'alert.lowVehicleAvailability.title': 'Wenige Fahrzeuge frei',
  'alert.lowVehicleAvailability.message': 'Freie Fahrzeuge: {{value}} (Schwelle {{threshold}})',
  'alert.highTransportActivity.title': 'Viele aktive Transporte',
  'alert.highTransportActivity.message': 'Aktive Transporte: {{value}} (Schwelle {{threshold}})',
  'alert.lowCompletionRate.title': 'Niedrige Erfüllungsquote',
  'alert.lowCompletionRate.message': 'Erfüllungsquote: {{value}} % (Schwelle {{threshold}} %)',
  // --- issues ---
  // --- errors ---
  // --- orders ---
  // --- wizard ---
  // --- dispatch ---
  // --- records ---
  // --- search ---
  // --- help ---
} as const
