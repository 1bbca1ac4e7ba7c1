import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const nl: Translation<typeof de> = {
  'papers.title': 'Opdrachtpapieren',
  'papers.copy': 'Exemplaar',
  'papers.copy.next': 'Volgend exemplaar',
  'papers.copy.1': '1 · voor de afzender (rood)',
  'papers.copy.2': '2 · voor de ontvanger (blauw)',
  'papers.copy.3': '3 · voor de vervoerder (groen)',
  'papers.copy.4': '4 · voor de administratie (zwart)',
  'papers.companyFailed': 'De bedrijfsgegevens konden niet worden geladen. Het briefhoofd blijft leeg.',
  'papers.carrierUnknown': 'Van de vervoerder is alleen de naam bekend. De overige gegevens blijven leeg.',
  'papers.tourFailed': 'De rit kon niet worden geladen. Het document noemt alleen deze opdracht.',
  'papers.customerUnknown': 'Van de klant is alleen de naam bekend. Het adres blijft leeg.',
  'papers.choose.noCarrier': 'nog geen vervoerder',
  'papers.choose.international': 'CMR',
  'papers.choose.national': 'volgens § 408 HGB',
  'papers.paper.forwarding': 'Transportopdracht',
  'papers.paper.cmr': 'CMR-vrachtbrief',
  'papers.paper.national': 'Vrachtbrief',
  'papers.paper.delivery': 'Leverbon',
  'papers.paper.confirmation': 'Opdrachtbevestiging',
  'papers.print': 'Papieren afdrukken …',
  'papers.choose': 'Papier kiezen',
}
