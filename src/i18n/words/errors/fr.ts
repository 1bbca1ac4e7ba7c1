import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const fr: Translation<typeof de> = {
  'errors.page.title': 'Une erreur s’est produite',
  'errors.page.text': 'Impossible d’afficher cette page. Les brouillons enregistrés sont intacts.',
  'errors.panel.title': 'Impossible d’afficher ce volet',
  'errors.panel.text': 'Le reste de l’espace de travail est intact.',
  'errors.toDispatcher': 'À l’exploitation',
  'errors.reload': 'Recharger la page',
  'errors.critical.title': 'Erreur critique',
  'errors.critical.text': 'Impossible d’afficher l’application. Les brouillons enregistrés sont intacts.',
  'errors.critical.countdown_one': 'La page se recharge dans {{count}} seconde.',
  'errors.critical.countdown_other': 'La page se recharge dans {{count}} secondes.',
  'errors.critical.stopped': 'La page ne se recharge plus d’elle-même.',
  'errors.critical.stop': 'Arrêter',
  'errors.critical.reload': 'Recharger',
  'errors.critical.reset': 'Effacer les données locales',
  'errors.critical.resetText':
    'Brouillons, réglages et connexion sur cet ordinateur seront perdus. Les données du serveur restent.',
  'errors.critical.resetSure': 'Oui, effacer',
  'errors.start.connecting': 'Initialisation de la connexion API…',
  'errors.start.title': 'L’application ne peut pas démarrer',
  'errors.start.text': 'L’adresse du serveur est mal réglée. Veuillez le signaler à votre administration.',
}
