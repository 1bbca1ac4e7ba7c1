/** Refusals of campaigns. */
export const campaignMessages = {
  'reason.campaign.notDraft': 'Nur ein Entwurf lässt sich ändern',
  'reason.campaign.begun': 'Der Versand hat begonnen und lässt sich nicht rückgängig machen',
  'reason.campaign.noSubject': 'Der Betreff fehlt',
  'reason.campaign.noText': 'Der Text fehlt',
  'reason.campaign.noOne': 'Niemand gehört zu den Empfängern',
  'reason.campaign.tooMany': 'Höchstens {{most}} Empfänger sind möglich: bitte enger eingrenzen',
  'reason.campaign.otherCount': 'Inzwischen sind es {{count}} Empfänger: bitte noch einmal prüfen',
  'reason.campaign.past': 'Dieser Zeitpunkt ist vorbei',
  'reason.campaign.notScheduled': 'Die Kampagne ist nicht geplant',
  'reason.campaign.notRunning': 'Die Kampagne läuft nicht',
  'reason.campaign.notHalted': 'Die Kampagne ist nicht angehalten',
} as const
