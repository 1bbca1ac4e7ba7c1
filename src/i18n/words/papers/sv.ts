import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const sv: Translation<typeof de> = {
  'papers.title': 'Uppdragshandlingar',
  'papers.copy': 'Exemplar',
  'papers.copy.next': 'Nästa exemplar',
  'papers.copy.1': '1 · för avsändaren (rött)',
  'papers.copy.2': '2 · för mottagaren (blått)',
  'papers.copy.3': '3 · för åkeriet (grönt)',
  'papers.copy.4': '4 · för administrationen (svart)',
  'papers.companyFailed': 'Företagsuppgifterna kunde inte laddas. Brevhuvudet förblir tomt.',
  'papers.carrierUnknown': 'Av åkeriet är bara namnet känt. Övriga uppgifter förblir tomma.',
  'papers.tourFailed': 'Turen kunde inte laddas. Dokumentet anger bara detta uppdrag.',
  'papers.customerUnknown': 'Av kunden är bara namnet känt. Adressen förblir tom.',
  'papers.choose.noCarrier': 'inget åkeri än',
  'papers.choose.international': 'CMR',
  'papers.choose.national': 'enligt § 408 HGB',
  'papers.paper.forwarding': 'Transportuppdrag',
  'papers.paper.cmr': 'CMR-fraktsedel',
  'papers.paper.national': 'Fraktsedel',
  'papers.paper.delivery': 'Följesedel',
  'papers.paper.confirmation': 'Orderbekräftelse',
  'papers.print': 'Skriv ut handlingar …',
  'papers.choose': 'Välj handling',
}
