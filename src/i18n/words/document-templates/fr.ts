import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const fr: Translation<typeof de> = {
  'documentTemplates.manage.title': 'Modèles de document …',
  'documentTemplates.manage.choose': 'Modifier ou créer un modèle',
  'documentTemplates.new': 'Nouveau modèle …',
  'documentTemplates.change': 'Modifier le modèle',
  'documentTemplates.created': 'créé',
  'documentTemplates.changed': 'modifié',
  'documentTemplates.delete.title': 'Supprimer un modèle …',
  'documentTemplates.delete.choose': 'Quel modèle',
  'documentTemplates.delete.confirm': 'Supprimer le modèle',
  'documentTemplates.name': 'Nom du modèle',
  'documentTemplates.fields': 'Champs',
  'documentTemplates.fields.hint': 'Un champ par ligne, dans l’ordre d’affichage',
  'documentTemplates.description': 'Description',
}
