import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pt: Translation<typeof de> = {
  'papers.title': 'Documentos da ordem',
  'papers.copy': 'Exemplar',
  'papers.copy.next': 'Exemplar seguinte',
  'papers.copy.1': '1 · para o expedidor (vermelho)',
  'papers.copy.2': '2 · para o destinatário (azul)',
  'papers.copy.3': '3 · para o transportador (verde)',
  'papers.copy.4': '4 · para a administração (preto)',
  'papers.companyFailed': 'Não foi possível carregar os dados da empresa. O cabeçalho fica vazio.',
  'papers.carrierUnknown': 'Do transportador só se conhece o nome. Os outros dados ficam vazios.',
  'papers.tourFailed': 'Não foi possível carregar a viagem. O documento indica apenas esta ordem.',
  'papers.customerUnknown': 'Do cliente só se conhece o nome. A morada fica vazia.',
  'papers.choose.noCarrier': 'ainda sem transportador',
  'papers.choose.international': 'CMR',
  'papers.choose.national': 'segundo o § 408 HGB',
  'papers.paper.forwarding': 'Ordem de transporte',
  'papers.paper.cmr': 'Declaração de expedição CMR',
  'papers.paper.national': 'Guia de transporte',
  'papers.paper.delivery': 'Guia de remessa',
  'papers.paper.confirmation': 'Confirmação da ordem',
  'papers.print': 'Imprimir documentos …',
  'papers.choose': 'Escolher documento',
}
