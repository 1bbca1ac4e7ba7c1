import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const fr: Translation<typeof de> = {
  'papers.title': 'Documents de transport',
  'papers.copy': 'Exemplaire',
  'papers.copy.next': 'Exemplaire suivant',
  'papers.copy.1': '1 · pour l’expéditeur (rouge)',
  'papers.copy.2': '2 · pour le destinataire (bleu)',
  'papers.copy.3': '3 · pour le transporteur (vert)',
  'papers.copy.4': '4 · pour l’administration (noir)',
  'papers.companyFailed': 'Impossible de charger les données de l’entreprise. L’en-tête reste vide.',
  'papers.carrierUnknown': 'Seul le nom du transporteur est connu. Ses autres données restent vides.',
  'papers.tourFailed': 'Impossible de charger la tournée. Le document ne cite que cette commande.',
  'papers.customerUnknown': 'Du client, on ne connaît que le nom. Son adresse reste vide.',
  'papers.choose.noCarrier': 'pas encore de transporteur',
  'papers.choose.international': 'CMR',
  'papers.choose.national': 'selon § 408 HGB',
  'papers.paper.forwarding': 'Ordre de transport',
  'papers.paper.cmr': 'Lettre de voiture CMR',
  'papers.paper.national': 'Lettre de voiture',
  'papers.paper.delivery': 'Bon de livraison',
  'papers.paper.confirmation': 'Confirmation de commande',
  'papers.print': 'Imprimer les documents …',
  'papers.choose': 'Choisir le document',
}
