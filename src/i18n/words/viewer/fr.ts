import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const fr: Translation<typeof de> = {
  'commands.group.viewer': 'Aperçu',
  'viewer.title': 'Aperçu de {{name}}',
  'viewer.page': 'Page {{page}} sur {{count}}',
  'viewer.zoomIn': 'Agrandir le document',
  'viewer.zoomOut': 'Réduire le document',
  'viewer.fit': 'Afficher la page entière',
  'viewer.turn': 'Faire pivoter le document',
  'viewer.boxes': 'Afficher ou masquer les champs lus',
  'viewer.nextPage': 'Page suivante du document',
  'viewer.previousPage': 'Page précédente du document',
  'viewer.panLeft': 'Déplacer la vue à gauche',
  'viewer.panRight': 'Déplacer la vue à droite',
  'viewer.panUp': 'Déplacer la vue vers le haut',
  'viewer.panDown': 'Déplacer la vue vers le bas',
  'viewer.download': 'Télécharger le document',
  'viewer.foot.zoom': 'Zoom',
  'viewer.foot.page': 'Page',
  'viewer.foot.turn': 'Pivoter',
  'viewer.foot.boxes': 'Champs oui/non',
  'viewer.noPreview': 'Pas d’aperçu',
  'viewer.noPreviewText':
    'Ce fichier ne peut pas être affiché ici. Une fois téléchargé, le programme correspondant l’ouvre.',
  'viewer.failed': 'Le fichier n’a pas pu être chargé',
  'viewer.asOf': 'Hors ligne, état à {{time}}',
  'viewer.problem.encrypted': 'Protégé par un mot de passe',
  'viewer.problemText.encrypted':
    'Sans mot de passe, ce PDF est illisible. Demandez une version ouverte à l’expéditeur.',
  'viewer.problem.broken': 'Fichier endommagé',
  'viewer.problemText.broken': 'Le fichier ne s’ouvre pas. Le document est conservé.',
  'viewer.problem.tooSlow': 'Affichage interrompu',
  'viewer.problemText.tooSlow':
    'Le fichier met trop de temps à s’afficher. Une fois téléchargé, un autre programme l’ouvre.',
  'viewer.problem.noReader': 'Affichage impossible',
  'viewer.problemText.noReader': 'Le lecteur PDF n’a pas pu démarrer. Rechargez la page ou téléchargez le fichier.',
  'viewer.reason.none': 'Aucune page n’est visible ici',
}
