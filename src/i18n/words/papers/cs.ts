import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const cs: Translation<typeof de> = {
  'papers.title': 'Doklady k zakázce',
  'papers.copy': 'Vyhotovení',
  'papers.copy.next': 'Další vyhotovení',
  'papers.copy.1': '1 · pro odesílatele (červené)',
  'papers.copy.2': '2 · pro příjemce (modré)',
  'papers.copy.3': '3 · pro dopravce (zelené)',
  'papers.copy.4': '4 · pro správu (černé)',
  'papers.companyFailed': 'Údaje o firmě nelze načíst. Záhlaví zůstane prázdné.',
  'papers.carrierUnknown': 'O dopravci je známo jen jméno. Ostatní údaje zůstanou prázdné.',
  'papers.tourFailed': 'Jízdu nelze načíst. Doklad uvádí jen tuto zakázku.',
  'papers.customerUnknown': 'O zákazníkovi je známo jen jméno. Jeho adresa zůstane prázdná.',
  'papers.choose.noCarrier': 'zatím bez dopravce',
  'papers.choose.international': 'CMR',
  'papers.choose.national': 'podle § 408 HGB',
  'papers.paper.forwarding': 'Přepravní zakázka',
  'papers.paper.cmr': 'Nákladní list CMR',
  'papers.paper.national': 'Nákladní list',
  'papers.paper.delivery': 'Dodací list',
  'papers.paper.confirmation': 'Potvrzení zakázky',
  'papers.print': 'Tisk dokladů …',
  'papers.choose': 'Vybrat doklad',
}
