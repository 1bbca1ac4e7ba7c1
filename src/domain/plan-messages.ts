/**
 * What a place on the board would break, in German: one short title each. A part of the table of all refusals, in
 * `reason-messages.ts`. Durations and figures come in as they are written, as they are the same in all languages.
 */
export const planMessages = {
  'reason.plan.overlap': 'Überschneidung {{duration}} mit Tour {{tour}}',
  'reason.plan.unreachable': '{{duration}} zu wenig für die Fahrt nach {{city}}',
  'reason.plan.past': 'Beginn liegt in der Vergangenheit',
  'reason.plan.loadingMeters': '{{over}} LDM zu viel zwischen {{from}} und {{to}}',
  'reason.plan.weight': '{{over}} kg zu viel zwischen {{from}} und {{to}}',
  'reason.plan.pallets': '{{over}} Paletten zu viel zwischen {{from}} und {{to}}',
  'reason.plan.vehicleType': '{{order}} verlangt ein anderes Fahrzeug als {{plate}}',
  'reason.plan.tailLift': '{{order}} braucht eine Ladebordwand, {{plate}} hat keine',
  'reason.plan.adr': '{{plate}} hat keine ADR-Ausrüstung',
  'reason.plan.cooling': '{{order}} muss gekühlt werden, {{plate}} kühlt nicht',
  'reason.plan.window': '{{duration}} nach dem Zeitfenster in {{city}}',
  'reason.plan.early': '{{duration}} vor dem Zeitfenster in {{city}}',
  'reason.plan.closed': '{{place}} ist dann geschlossen',
  'reason.plan.sundayBan': '{{duration}} im Sonntagsfahrverbot',
  'reason.plan.holidayBan': '{{duration}} im Feiertagsfahrverbot, {{holiday}}',
  'reason.plan.break': 'Pause von 45 min fehlt, {{driven}} Lenkzeit am Stück',
  'reason.plan.dailyDriving': 'Lenkzeit {{driven}}, erlaubt {{allowed}}',
  'reason.plan.longDay': 'Lenkzeit {{driven}} statt 9 h',
  'reason.plan.drivingReserve': 'Lenkzeit {{driven}} von 9 h',
  'reason.plan.shift': 'Schicht {{shift}}, erlaubt {{allowed}}',
  'reason.plan.rest': 'Ruhezeit {{rest}}, nötig {{needed}}',
  'reason.plan.shortRest': 'Verkürzte Ruhezeit {{rest}} statt {{before}}',
  'reason.plan.restNeeded': 'Unterwegs ist eine Ruhezeit von 11 h nötig',
  'reason.plan.weeklyDriving': 'Lenkzeit {{driven}} in einer Woche, erlaubt 56 h',
  'reason.plan.fortnight': 'Lenkzeit {{driven}} in zwei Wochen, erlaubt 90 h',
  'reason.plan.weeklyRest': 'Wöchentliche Ruhezeit fehlt seit {{days}} Tagen',
  'reason.plan.notConfirmed': 'Auftrag {{order}} ist noch nicht bestätigt',
  'reason.plan.closedOrder': 'Auftrag {{order}} wird nicht mehr gefahren',
  'reason.plan.underWay': 'Tour {{tour}} ist schon unterwegs',
  'reason.plan.loss': 'Kostet mehr, als der Auftrag bringt',
} as const

/** What a place on the board would break, by key. */
export type PlanMessage = keyof typeof planMessages
