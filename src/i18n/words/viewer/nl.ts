import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const nl: Translation<typeof de> = {
  'commands.group.viewer': 'Weergave',
  'viewer.title': 'Weergave van {{name}}',
  'viewer.page': 'Pagina {{page}} van {{count}}',
  'viewer.zoomIn': 'Document vergroten',
  'viewer.zoomOut': 'Document verkleinen',
  'viewer.fit': 'Hele pagina tonen',
  'viewer.turn': 'Document draaien',
  'viewer.boxes': 'Gelezen velden tonen of verbergen',
  'viewer.nextPage': 'Volgende pagina van het document',
  'viewer.previousPage': 'Vorige pagina van het document',
  'viewer.panLeft': 'Uitsnede naar links',
  'viewer.panRight': 'Uitsnede naar rechts',
  'viewer.panUp': 'Uitsnede naar boven',
  'viewer.panDown': 'Uitsnede naar beneden',
  'viewer.download': 'Document downloaden',
  'viewer.foot.zoom': 'Zoom',
  'viewer.foot.page': 'Pagina',
  'viewer.foot.turn': 'Draaien',
  'viewer.foot.boxes': 'Velden aan/uit',
  'viewer.noPreview': 'Geen voorbeeld',
  'viewer.noPreviewText':
    'Dit bestand kan hier niet worden getoond. Na het downloaden opent het bijbehorende programma het.',
  'viewer.failed': 'Het bestand kon niet worden geladen',
  'viewer.asOf': 'Offline, stand {{time}}',
  'viewer.problem.encrypted': 'Met een wachtwoord beveiligd',
  'viewer.problemText.encrypted': 'Zonder wachtwoord is deze pdf niet leesbaar. Vraag de afzender om een open versie.',
  'viewer.problem.broken': 'Bestand beschadigd',
  'viewer.problemText.broken': 'Het bestand kan niet worden geopend. Het document blijft bewaard.',
  'viewer.problem.tooSlow': 'Weergave afgebroken',
  'viewer.problemText.tooSlow':
    'Het tonen van het bestand duurt te lang. Na het downloaden opent een ander programma het.',
  'viewer.problem.noReader': 'Weergave niet mogelijk',
  'viewer.problemText.noReader':
    'De pdf-lezer kon niet worden gestart. Laad de pagina opnieuw of download het bestand.',
  'viewer.reason.none': 'Hier is geen pagina te zien',
}
