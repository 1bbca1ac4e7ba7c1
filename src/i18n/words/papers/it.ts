import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const it: Translation<typeof de> = {
  'papers.title': 'Documenti di trasporto',
  'papers.copy': 'Esemplare',
  'papers.copy.next': 'Esemplare successivo',
  'papers.copy.1': '1 · per il mittente (rosso)',
  'papers.copy.2': '2 · per il destinatario (blu)',
  'papers.copy.3': '3 · per il vettore (verde)',
  'papers.copy.4': '4 · per l’amministrazione (nero)',
  'papers.companyFailed': 'Impossibile caricare i dati della ditta. L’intestazione resta vuota.',
  'papers.carrierUnknown': 'Del vettore è noto solo il nome. Gli altri dati restano vuoti.',
  'papers.tourFailed': 'Impossibile caricare il viaggio. Il documento riporta solo questo ordine.',
  'papers.customerUnknown': 'Del cliente è noto solo il nome. Il suo indirizzo resta vuoto.',
  'papers.choose.noCarrier': 'ancora nessun vettore',
  'papers.choose.international': 'CMR',
  'papers.choose.national': 'secondo § 408 HGB',
  'papers.paper.forwarding': 'Ordine di trasporto',
  'papers.paper.cmr': 'Lettera di vettura CMR',
  'papers.paper.national': 'Lettera di vettura',
  'papers.paper.delivery': 'DDT',
  'papers.paper.confirmation': 'Conferma d’ordine',
  'papers.print': 'Stampa documenti …',
  'papers.choose': 'Scegli documento',
}
