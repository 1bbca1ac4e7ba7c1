import { accountMessages } from './account-messages.ts'
import { assignmentMessages } from './assignment-messages.ts'
import { billingMessages } from './billing-messages.ts'
import { campaignMessages } from './campaign-messages.ts'
import { documentMessages } from './document-messages.ts'
import { noticeMessages } from './notice-messages.ts'
import { permissionMessages } from './permission-messages.ts'
import { partnerMessages } from './partner-messages.ts'
import { planMessages } from './plan-messages.ts'

/** Refusals that are known when a rule has judged or the server has answered. */
export const refusalMessages = {
  // Order status
  'reason.sameStatus': 'Hat diesen Status bereits',
  'reason.statusUnknown': 'Status ist unbekannt',
  'reason.onlyFrom.CREATED': 'Nur aus Bestätigt oder Storniert möglich',
  'reason.onlyFrom.CONFIRMED': 'Nur aus Angelegt oder Disponiert möglich',
  'reason.onlyFrom.ASSIGNED': 'Nur aus Bestätigt oder Unterwegs möglich',
  'reason.onlyFrom.IN_TRANSIT': 'Nur aus Disponiert oder Zugestellt möglich',
  'reason.onlyFrom.DELIVERED': 'Nur aus Unterwegs oder Abgerechnet möglich',
  'reason.onlyFrom.BILLED': 'Nur aus Zugestellt möglich',
  'reason.onlyFrom.CANCELLED': 'Nur vor der Zustellung möglich',
  'reason.notesRequired': 'Bitte eine Begründung angeben',
  'reason.customerMissing': 'Kunde fehlt',
  'reason.cargoMissing': 'Ladung fehlt',
  'reason.stopsInvalid': 'Lade- und Entladestelle sind nicht vollständig',
  'reason.postalCodeMissing': 'PLZ fehlt',
  'reason.postalCodePlaceholder': 'PLZ 00000 ist ein Platzhalter',
  'reason.customerPriceMissing': 'Kundenpreis fehlt',
  'reason.carrierPriceMissing': 'Frachtführerpreis fehlt',
  'reason.vatRateMissing': 'USt-Satz fehlt',
  'reason.carrierOrVehicleMissing': 'Frachtführer oder Fahrzeug fehlt',
  'reason.conflicts': 'Offene Konflikte: {{open}}',
  'reason.transportNotLoaded': 'Ware ist noch nicht verladen',
  'reason.adrNameMissing': 'Offizielle Benennung fehlt: {{substances}}. Ohne sie gilt das Beförderungspapier nicht',
  'reason.proofNotVerified': 'Ablieferbeleg ist noch nicht geprüft',
  'reason.onlyWithinMinutes': 'Nur innerhalb von {{minutes}} Minuten möglich',
  'reason.onlyWithinDays': 'Nur innerhalb von {{days}} Tagen möglich',

  // Claims, follow-ups, hand-overs
  'reason.missing.person': 'Diese Person gibt es hier nicht',
  'reason.claim.state': 'Dieser Schritt folgt nicht auf den jetzigen Stand der Reklamation',
  'reason.handover.own': 'Die eigene Übergabe übernimmt jemand anders',
  'reason.handover.taken': '{{name}} hat schon übernommen',

  // What else may be done to an order
  'reason.pickupDateMissing': 'Ladedatum fehlt',
  'reason.deliveryDateMissing': 'Entladedatum fehlt',

  // What a call asks for and cannot have any more
  'reason.recordChanged': 'Der Datensatz wurde inzwischen geändert.',
  'reason.changedMeanwhile': 'Der Auftrag wurde inzwischen geändert',
  'reason.recordChangedMeanwhile': 'Der Eintrag wurde inzwischen geändert',
  'reason.notUndoable': 'Lässt sich nicht rückgängig machen',
  'reason.registrationSettled': 'Die Registrierung ist schon beantwortet oder abgelaufen',
  'reason.notOffered': 'Der angeschlossene Server nimmt hier keine Änderungen an',
  'reason.alertSettled': 'Was der Hinweis gemeldet hat, besteht nicht mehr',
  'reason.wizardGone': 'Die Auftragsanlage ist abgelaufen',
  'reason.wizardCompleted': 'Der Auftrag ist bereits angelegt',
  'reason.stillRunning': 'Dieser Vorgang läuft bereits.',
  'reason.checkInput': 'Bitte prüfen Sie Ihre Eingaben.',
  'reason.tooLarge': 'Die Anfrage ist zu groß: höchstens {{kilobytes}} kB.',
  'reason.unknownSort': 'Nach „{{sort}}“ lässt sich nicht sortieren. Möglich ist: {{sorts}}',
  'reason.badAddress': 'Diese Adresse lässt sich nicht lesen.',
  'reason.tooManyRows': 'Mehr als {{most}} Einträge passen dazu: bitte enger eingrenzen',
  'reason.companiesFull': 'Auf diesem Server ist kein Platz für weitere Firmen',
  'reason.registrationWaiting': 'Ein Administrator Ihrer Firma hat Ihrer Registrierung noch nicht zugestimmt',
  'reason.companyMissing': 'Bitte die Firma angeben',
  'reason.lastAdmin': 'Die Firma braucht mindestens einen Administrator',
  'reason.numbering.gapless': 'Rechnungsnummern müssen lückenlos sein: Dieser Nummernkreis läuft von selbst weiter',
  'reason.numbering.moved': 'Inzwischen wurde eine weitere Nummer vergeben',
  'reason.numberTaken': 'Diese Nummer ist schon vergeben',
  'reason.wrongPassword': 'Das bisherige Passwort stimmt nicht',
  'reason.emailTaken': 'Diese E-Mail-Adresse ist bereits registriert',

  // What a call names and no one knows
  'reason.missing.registration': 'Diese Registrierung wartet nicht mehr',
  'reason.recurring.made': 'Für diesen Tag gibt es schon einen Auftrag',
  'reason.recurring.noDate': 'An diesem Tag ist kein Auftrag vorgesehen',
  'reason.missing.order': 'Auftrag {{id}} wurde nicht gefunden',
  'reason.missing.transport': 'Transport {{id}} wurde nicht gefunden',
  'reason.missing.tour': 'Tour {{id}} wurde nicht gefunden',
  'reason.missing.customer': 'Kunde wurde nicht gefunden',
  'reason.missing.document': 'Dokument wurde nicht gefunden',
  'reason.missing.carrier': 'Frachtführer wurde nicht gefunden',
  'reason.missing.vehicle': 'Fahrzeug wurde nicht gefunden',
  'reason.missing.driver': 'Fahrer wurde nicht gefunden',
  'reason.missing.wizard': 'Die Auftragsanlage wurde nicht gefunden',

  // Transport status
  'reason.transport.cancelled': 'Transport ist storniert',
  'reason.transport.oneStepBack': 'Nur einen Schritt zurück möglich',
  'reason.transport.cancelBeforeDelivery': 'Nur vor der Zustellung möglich',
  'reason.transport.completeFromDelivered': 'Nur aus Zugestellt möglich',
  'reason.transport.nobodyLoads': 'Ohne Fahrzeug oder Frachtführer wird nichts geladen: bitte zuerst zuweisen',
  'reason.transport.loadedKeepsVehicle': 'Die Ware ist geladen: ein anderes Fahrzeug ist möglich, keines nicht',
  'reason.transport.transshipment': 'Die Ware ist schon geladen: {{to}} heißt umladen',
  'reason.transport.transshipmentFrom': 'Die Ware ist auf {{from}} geladen: {{to}} heißt umladen',
  'reason.transport.orderNotConfirmed': 'Nur ein bestätigter Auftrag bekommt einen Transport',

  // Loads
  'reason.load.followsOrder': 'Der Status folgt dem Auftrag {{order}}',
  'reason.load.ofOrder': 'Die Ladung gehört zum Auftrag {{order}}',
  'reason.transport.exists': 'Auftrag {{order}} hat bereits einen Transport',
  'reason.transport.finished': 'Transport ist bereits zugestellt',
  'reason.transport.orderUnderWay': 'Auftrag {{order}} ist disponiert oder unterwegs',
  'reason.transport.deleteOnlyFrom': 'Nur aus Anfrage, In Planung oder Storniert löschbar',

  // Orders read by OCR
  'reason.enhanced.inquiryMoved': 'Der Transport dieser Anfrage ist schon disponiert',
  'reason.enhanced.converted': 'Schon umgewandelt, der Auftrag selbst ist zu ändern',
  'reason.import.ordersStay': 'Bearbeitet und deshalb geblieben: {{orders}}',
  'reason.import.otherList': 'Unter dieser Nummer läuft ein anderer Import',
  'reason.enhanced.workedOn': 'Mit Auftrag {{order}} ist seither gearbeitet worden',

  // Tours
  'reason.tour.stopsIncomplete': 'Auftrag {{order}} muss in der Tour genau einmal geladen und einmal entladen werden',
  'reason.tour.deliveryFirst': 'Auftrag {{order}} würde entladen, bevor er geladen ist',
  'reason.tour.stopDone': 'Erledigte Stopps von Auftrag {{order}} bleiben, wie sie sind',
  'reason.tour.otherCarriage': 'Auftrag {{order}} fährt mit einem anderen Fahrzeug oder Frachtführer',
  'reason.tour.notOnTheWay': 'Auftrag {{order}} ist nicht disponiert',
  'reason.tour.ridesWithOthers': 'Auftrag {{order}} fährt mit anderen auf Tour {{tour}}',
  'reason.tour.staysWithOne': 'Beide Touren brauchen mindestens einen Auftrag',
  'reason.tour.isSame': 'Das ist dieselbe Tour',
  'reason.tour.changedBy': 'Tour {{tour}} wurde inzwischen von {{person}} geändert',
  'reason.tour.orderTakenBy': 'Auftrag {{order}} wurde inzwischen von {{person}} auf Tour {{tour}} disponiert',
  'reason.tour.orderChangedBy': 'Auftrag {{order}} wurde inzwischen von {{person}} geändert',

  // Sending
  'reason.send.notAssigned': 'Nur für disponierte Aufträge möglich',
  'reason.send.noCarrier': 'Der Auftrag hat keinen Frachtführer',
  'reason.send.noVehicle': 'Der Auftrag fährt nicht mit einem eigenen Fahrzeug',
  'reason.send.noProofMissing': 'Es fehlt kein Ablieferbeleg',
  'reason.send.adrGoodsMissing':
    'Gefahrgut ohne UN-Nummer: im Auftrag {{order}} unter „Gefahrgut“ eintragen, dann senden',
  'reason.send.adrNameMissing':
    '{{substances}} ohne offizielle Benennung: im Auftrag {{order}} unter „Gefahrgut“ eintragen, dann senden',
  'reason.email.unreadable': 'Das ist keine lesbare E-Mail',
  'reason.email.noSender': 'Diese E-Mail nennt keinen Absender, dem geantwortet werden kann',
  'reason.email.hasOrder': 'Aus der E-Mail ist schon Auftrag {{order}} angelegt',
  'reason.email.replyLeft': 'Die Antwort ist schon gesendet',
  'reason.email.replyStopped': 'Die Antwort wurde angehalten: über „Antworten“ geht sie neu hinaus',
  'reason.send.mailbox': 'Bitte eine E-Mail-Adresse angeben',
  'reason.send.recipient': 'Bitte eine Mobilnummer oder E-Mail-Adresse angeben',
  'reason.send.noPdf': 'Die Datei ist kein PDF',
  'reason.send.tooLarge': 'Die Datei ist größer als 5 MB',
  'reason.send.alreadySent': 'Bereits am {{date}} um {{time}} Uhr von {{name}} an {{recipient}} gesendet',
  'reason.send.noFreight':
    'Für den Frachtführer ist kein Preis vereinbart: im Transportauftrag bleibt die Fracht leer.',
  'reason.send.nothingToRemind': 'Hier steht keine Antwort aus',
  'reason.acceptedByCarrier': '{{carrier}} hat diesen Auftrag am {{date}} angenommen',
  'reason.answer.unknown': 'Dieser Link ist nicht bekannt',
  'reason.answer.answered': 'Dieser Auftrag ist bereits beantwortet',
  'reason.answer.replaced': 'Dieser Auftrag wurde durch eine neuere Version ersetzt',
  'reason.answer.expired': 'Die Frist für die Antwort ist abgelaufen',
  'reason.answer.closed': 'Dieser Auftrag kann nicht mehr beantwortet werden',
  'reason.answer.papers': 'Mehr als {{most}} Dokumente nimmt dieser Link nicht an',
  'reason.answer.name': 'Bitte den Namen angeben',
  'reason.answer.reason': 'Bitte einen Grund angeben',
  'reason.driver.over': 'Dieser Link ist abgelaufen. Bitte fragen Sie die Disposition',
  'reason.storageFull':
    'Auf dem Server ist kein Speicherplatz frei. Es wurde nichts gespeichert. Bitte die Administration informieren',
  'reason.driver.clock': 'Die Uhrzeit der Meldung kann nicht stimmen. Bitte die Uhr des Geräts prüfen',
  'reason.driver.closed':
    'Diese Tour fährt inzwischen jemand anders, oder sie ist abgesagt. Bitte fragen Sie die Disposition',
  'reason.driver.noStop': 'Dieser Stopp gehört nicht mehr zur Tour',
  'reason.driver.order':
    'Zuerst fertig melden: {{place}}. Hat sich die Reihenfolge geändert, rufen Sie bitte die Disposition an',
  'reason.driver.arriveFirst': 'Bitte zuerst „Angekommen“ melden',

  // Offers and matching
  'reason.match.accepted': 'Bereits von {{name}} angenommen, {{time}}',
  'reason.match.needsReason': '{{score}} Punkte, empfohlen ab {{threshold}}: bitte eine Begründung angeben',
  'reason.match.nothing': 'Bitte einen Auftrag, eine Ladung oder ein Angebot nennen',
  'reason.match.noCandidate': 'Bitte einen Frachtführer oder ein Fahrzeug nennen',
  'reason.match.noOrder': 'Zu dieser Ladung gibt es keinen Auftrag',
  'reason.match.closed': 'Dieser Vorschlag ist nicht mehr offen',
  'reason.offer.notOpen': 'Das Angebot ist nicht mehr offen',
  'reason.offer.expired': 'Das Angebot galt bis {{date}}',
  'reason.offer.hasOrder': 'Aus dem Angebot wurde Auftrag {{order}}',
  'reason.price.closed': 'Die Preisanfrage ist abgeschlossen',
  'reason.price.noQuote': '{{name}} hat keinen Preis genannt',
  'reason.price.quoteOver': 'Der Preis von {{name}} galt bis {{date}} {{time}}',
  'reason.price.notAsked': 'Dieser Frachtführer wurde nicht gefragt',
  'reason.price.noAddress': '{{name}} hat keine E-Mail-Adresse',
  'reason.price.deadline': 'Die Frist muss in der Zukunft liegen',

  // Documents
  ...documentMessages,

  // Assignment
  ...assignmentMessages,

  // Accounts
  ...accountMessages,

  // Billing
  ...billingMessages,
  ...campaignMessages,

  // Planning
  ...planMessages,
  ...noticeMessages,

  // Partners
  ...partnerMessages,
} as const

/**
 * Why something is refused, in German: every "no" of the domain, one short sentence each.
 * The German words of the interface include this table, and the backend takes its `message` texts from it.
 */
export const reasonMessages = { ...permissionMessages, ...refusalMessages } as const

/** The key of one refusal sentence. */
export type ReasonCode = keyof typeof reasonMessages

/** A refusal as it travels: its sentence by key, and what stands in it. Words are those of anyone who reads it. */
export interface Reason {
  code: ReasonCode
  values?: Readonly<Record<string, string | number>> | undefined
}
