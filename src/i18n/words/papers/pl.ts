import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pl: Translation<typeof de> = {
  'papers.title': 'Dokumenty zlecenia',
  'papers.copy': 'Egzemplarz',
  'papers.copy.next': 'Następny egzemplarz',
  'papers.copy.1': '1 · dla nadawcy (czerwony)',
  'papers.copy.2': '2 · dla odbiorcy (niebieski)',
  'papers.copy.3': '3 · dla przewoźnika (zielony)',
  'papers.copy.4': '4 · dla administracji (czarny)',
  'papers.companyFailed': 'Nie udało się załadować danych firmy. Nagłówek pozostaje pusty.',
  'papers.carrierUnknown': 'O przewoźniku wiadomo tylko, jak się nazywa. Pozostałe dane pozostają puste.',
  'papers.tourFailed': 'Nie udało się załadować trasy. Dokument wymienia tylko to zlecenie.',
  'papers.customerUnknown': 'Znana jest tylko nazwa klienta. Jego adres pozostaje pusty.',
  'papers.choose.noCarrier': 'jeszcze bez przewoźnika',
  'papers.choose.international': 'CMR',
  'papers.choose.national': 'wg § 408 HGB',
  'papers.paper.forwarding': 'Zlecenie transportowe',
  'papers.paper.cmr': 'List przewozowy CMR',
  'papers.paper.national': 'List przewozowy',
  'papers.paper.delivery': 'Dokument WZ',
  'papers.paper.confirmation': 'Potwierdzenie zlecenia',
  'papers.print': 'Drukuj dokumenty …',
  'papers.choose': 'Wybierz dokument',
}
